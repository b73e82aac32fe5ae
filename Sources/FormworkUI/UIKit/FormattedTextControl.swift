#if canImport(UIKit) && !os(watchOS)
import FormworkField
public import UIKit

/// A stock control whose text Formwork can form while it is typed: `UITextField`, `UITextView`, and
/// every subclass of theirs.
///
///     phoneField.setMask("+1 ([000]) [000]-[0000]")
///     notesView.maximumTextLength = 280
///
/// Both have the same settings, under the same names. No other type can conform.
@MainActor
public protocol FormattedTextControl: UIView, UITextInput {
  /// What Formwork makes of the control; of no use to an app.
  var formwork: FormworkInput { get }
}

extension UITextField: FormattedTextControl {
  /// What Formwork makes of the field.
  public var formwork: FormworkInput { FormworkInput(input: self) }
}

extension FormworkInput {
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
