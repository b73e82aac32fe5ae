public import Foundation

// The bodies of methods that a delegate doesn't implement.
extension UITextFieldDelegate {
  /// Stands for a method that isn't implemented.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.absent(nil)
  }
  /// Stands for a method that isn't implemented.
  public func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.absent(nil)
  }
  /// Stands for a method that isn't implemented.
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {
    OptionalRequirement.absent(())
  }
}
