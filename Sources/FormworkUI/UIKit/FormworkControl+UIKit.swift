#if canImport(UIKit) && !os(watchOS)
import FormworkField
public import UIKit

/// A control of UIKit with text input.
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
  /// What the control carries, made when it is first asked for.
  var formatting: any InputFormatting { FieldFormatting.of(input) }

  /// What the control carries, if anything was ever set.
  var presentFormatting: (any InputFormatting)? { FieldFormatting.present(in: input) }
}

extension FieldFormatting: InputFormatting {
  var format: AnyInputFormat? { adapter?.session.format }
  var current: FormattedText? { adapter?.session.current }
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
