#if !os(watchOS)
@_exported import Foundation

@MainActor @objc public protocol UITextFieldDelegate: NSObjectProtocol {
  @objc(textFieldShouldBeginEditing:)
  optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @objc(textFieldDidBeginEditing:)
  optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc(textFieldShouldEndEditing:)
  optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  @objc(textFieldDidEndEditing:)
  optional func textFieldDidEndEditing(_ textField: UITextField)
  @objc(textFieldDidEndEditing:reason:)
  optional func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  @objc(textField:shouldChangeCharactersInRange:replacementString:)
  optional func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @objc(textField:shouldChangeCharactersInRanges:replacementString:)
  optional func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  #endif
  @objc(textFieldDidChangeSelection:)
  optional func textFieldDidChangeSelection(_ textField: UITextField)
  @objc(textFieldShouldClear:)
  optional func textFieldShouldClear(_ textField: UITextField) -> Bool
  @objc(textFieldShouldReturn:)
  optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
  @available(iOS 16.0, tvOS 16.0, *)
  @objc(textField:editMenuForCharactersInRange:suggestedActions:)
  optional func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  @objc(textField:editMenuForCharactersInRanges:suggestedActions:)
  optional func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  #endif
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  @objc(textField:willPresentEditMenuWithAnimator:)
  optional func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  @objc(textField:willDismissEditMenuWithAnimator:)
  optional func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  @available(iOS 18.4, *)
  @available(macCatalyst, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  @objc(textField:insertInputSuggestion:)
  optional func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}
#endif
