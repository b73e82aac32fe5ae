public import Foundation

/// What a text field asks and tells; every method is optional.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells that editing ended, and why; called in place of the plain form.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks whether `range` may become `string`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Asks whether `ranges` may become `string`; preferred from iOS 26 on.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  /// Tells that the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks whether the field may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks what Return does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Asks for the edit menu of `range`.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asks for the edit menu of `ranges`.
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Tells that the edit menu appears.
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// Tells that the edit menu goes.
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// Gives a suggestion to insert, instead of text.
  func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  )
}
