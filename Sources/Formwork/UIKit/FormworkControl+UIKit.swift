#if canImport(UIKit) && !os(watchOS)
import FormworkCore
public import UIKit

/// A UIKit control with text input.
package protocol StockControl: UIView, UITextInput {}

extension UITextField: FormattedTextControl {
  /// The format, settings, and state that Formwork adds to the field.
  ///
  ///     phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
  ///     phoneField.formwork.value  // "2125550100"
  public var formwork: FormworkControl<UITextField> { FormworkControl(input: self) }

  package var formworkInput: FormworkInput { FormworkInput(input: self) }
}

extension UITextView: FormattedTextControl {
  /// The format, settings, and state that Formwork adds to the text view.
  ///
  ///     notesView.formwork.maximumLength = 280
  public var formwork: FormworkControl<UITextView> { FormworkControl(input: self) }

  package var formworkInput: FormworkInput { FormworkInput(input: self) }
}

extension FormworkControl {
  /// The formatting of the control, created on first use.
  var formatting: any InputFormatting { FieldFormatting.of(input) }

  /// The formatting of the control, or `nil` if nothing was ever set.
  var presentFormatting: (any InputFormatting)? { FieldFormatting.present(in: input) }
}

extension FieldFormatting: InputFormatting {
  var format: AnyInputFormat? { adapter?.session.format }
  var current: FormattedText? { adapter?.current }
  var showsRemainder: Bool { remainderLabel.isWanted }
  func set(value: String) { adapter?.set(value: value) }
  func restore(_ saved: SavedInput) { adapter?.restore(saved) }
  func step(by steps: Int) -> Bool { adapter?.step(by: steps) ?? false }
  func toggleSign() -> Bool { adapter?.toggleSign() ?? false }

  var issues: IssueDisplay {
    get { adapter?.issues ?? IssueDisplay(moment: validationTiming) }
    set {
      validationTiming = newValue.moment
      adapter?.issues = newValue
    }
  }

  var rejectionAnnouncement: String? {
    get { feedback.announcement }
    set { feedback.announcement = newValue }
  }
}
#endif
