#if canImport(UIKit) && !os(watchOS)
public import UIKit

#if canImport(ObjectiveC)
/// The delegate behind a ``MaskedTextFieldDelegate``: it is asked all that a field's delegate is
/// asked, and hears of the value.
@objc @MainActor
public protocol MaskedTextFieldDelegateListener: UITextFieldDelegate {
  /// Called once after each change.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - complete: Whether nothing that the mask demands is missing.
  ///   - value: What the app wants.
  @objc optional func textField(
    _ textField: UITextField, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextFieldDelegateListener {
  /// Tells a listener that wants to know.
  func hear(_ value: String, isComplete: Bool, of field: UITextField) {
    textField?(field, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#else
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
#endif
