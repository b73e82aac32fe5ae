/// The methods of the delegate protocols, by their Objective-C names.
///
/// Source: the documentation of the protocols. The double declares only some of a scroll view's.
enum DeclaredMethods {
  /// A method that a later system adds to both protocols. Nothing calls it.
  static let later = "textInputDidFrobnicate:"

  static let field: Set<String> = [
    "textFieldShouldBeginEditing:", "textFieldDidBeginEditing:", "textFieldShouldEndEditing:",
    "textFieldDidEndEditing:", "textFieldDidEndEditing:reason:",
    "textField:shouldChangeCharactersInRange:replacementString:",
    "textField:shouldChangeCharactersInRanges:replacementString:", "textFieldDidChangeSelection:",
    "textFieldShouldClear:", "textFieldShouldReturn:",
    "textField:editMenuForCharactersInRange:suggestedActions:",
    "textField:editMenuForCharactersInRanges:suggestedActions:",
    "textField:willPresentEditMenuWithAnimator:", "textField:willDismissEditMenuWithAnimator:",
    "textField:insertInputSuggestion:", later,
  ]

  static let view: Set<String> = scroll.union([
    "textViewShouldBeginEditing:", "textViewDidBeginEditing:", "textViewShouldEndEditing:",
    "textViewDidEndEditing:", "textView:shouldChangeTextInRange:replacementText:",
    "textView:shouldChangeTextInRanges:replacementText:", "textViewDidChange:",
    "textViewDidChangeSelection:", "textView:editMenuForTextInRange:suggestedActions:",
    "textView:editMenuForTextInRanges:suggestedActions:",
    "textView:willPresentEditMenuWithAnimator:", "textView:willDismissEditMenuWithAnimator:",
    "textView:shouldInteractWithURL:inRange:interaction:",
    "textView:shouldInteractWithTextAttachment:inRange:interaction:",
    "textView:shouldInteractWithURL:inRange:",
    "textView:shouldInteractWithTextAttachment:inRange:",
    "textView:primaryActionForTextItem:defaultAction:",
    "textView:menuConfigurationForTextItem:defaultMenu:",
    "textView:textItemMenuWillDisplayForTextItem:animator:",
    "textView:textItemMenuWillEndForTextItem:animator:", "textViewWritingToolsWillBegin:",
    "textViewWritingToolsDidEnd:", "textView:writingToolsIgnoredRangesInEnclosingRange:",
    "textView:willBeginFormattingWithViewController:",
    "textView:didBeginFormattingWithViewController:",
    "textView:willEndFormattingWithViewController:",
    "textView:didEndFormattingWithViewController:", "textView:insertInputSuggestion:", later,
  ])

  static let scroll: Set<String> = ["scrollViewDidScroll:", "scrollViewWillBeginDragging:"]

  /// A method of text inputs that no header declares. UIKit asks delegates for it, too.
  static let keyboardSelection = "keyboardInputChangedSelection:"

  static func of(_ type: Any.Type) -> Set<String> {
    if type == (any UITextFieldDelegate).self { return field }
    if type == (any UITextViewDelegate).self { return view }
    return type == (any UIScrollViewDelegate).self ? scroll : []
  }

  static func mayImplement(_ selector: Selector, _ object: NSObject) -> Bool {
    let name = selector.description
    if name == keyboardSelection { return object is any UITextInput }
    return object is any UITextFieldDelegate && field.contains(name)
      || object is any UITextViewDelegate && view.contains(name)
      || object is any UIScrollViewDelegate && scroll.contains(name)
  }
}
