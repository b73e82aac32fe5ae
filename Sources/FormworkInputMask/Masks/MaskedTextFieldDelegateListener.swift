#if canImport(UIKit) && !os(watchOS)
public import UIKit

#if canImport(ObjectiveC)
/// A text field's delegate that also receives the value from a ``MaskedTextFieldDelegate``.
@objc @MainActor
public protocol MaskedTextFieldDelegateListener: UITextFieldDelegate {
  /// Receives the value, once after each change.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - complete: Whether the value has everything that the mask requires.
  ///   - value: The value.
  @objc optional func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextFieldDelegateListener {
  /// Notifies a listener that implements the method.
  func hear(_ value: String, isComplete: Bool, of field: UITextField) {
    textField?(field, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#else
/// A text field's delegate that also receives the value from a ``MaskedTextFieldDelegate``, on
/// systems without optional methods.
@MainActor
public protocol MaskedTextFieldDelegateListener: UITextFieldDelegate {
  /// Receives the value, once after each change.
  func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextFieldDelegateListener {
  /// Ignores the value.
  public func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {}

  /// Notifies a listener that implements the method.
  func hear(_ value: String, isComplete: Bool, of field: UITextField) {
    textField(field, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#endif
#endif
