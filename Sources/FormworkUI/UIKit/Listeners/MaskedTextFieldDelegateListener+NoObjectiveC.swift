#if canImport(UIKit) && !canImport(ObjectiveC) && !os(watchOS)
public import UIKit

/// The delegate behind a ``MaskedTextFieldDelegate``, where there is no Objective-C to make a
/// method optional.
@MainActor
public protocol MaskedTextFieldDelegateListener: UITextFieldDelegate {
  /// Called once after each change.
  func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextFieldDelegateListener {
  /// Does nothing.
  public func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {}

  /// Tells a listener that wants to know.
  func hear(_ value: String, isComplete: Bool, of field: UITextField) {
    textField(field, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#endif
