public import Foundation

// The bodies of methods that a delegate doesn't implement.
extension UITextViewDelegate {
  /// Stands for a method that isn't implemented.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textViewDidEndEditing(_ textView: UITextView) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textViewDidChange(_ textView: UITextView) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.absent(nil)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.absent(nil)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    OptionalRequirement.absent(nil)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    OptionalRequirement.absent(nil)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] {
    OptionalRequirement.absent([])
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {
    OptionalRequirement.absent(())
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {
    OptionalRequirement.absent(())
  }
}
