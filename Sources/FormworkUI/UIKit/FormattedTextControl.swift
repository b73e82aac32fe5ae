#if canImport(UIKit) && !os(watchOS)
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

/// A control as Formwork's adapter sees it.
///
/// Only Formwork can make one, which is why only its own types are formatted text controls.
@MainActor
public struct FormworkInput {
  let input: any FormattedInput
}

extension UITextField: FormattedTextControl {
  /// What Formwork makes of the field.
  public var formwork: FormworkInput { FormworkInput(input: self) }
}
#endif
