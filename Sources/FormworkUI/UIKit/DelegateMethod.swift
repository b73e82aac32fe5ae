#if canImport(UIKit) && !os(watchOS)
/// The methods of a text field's delegate, by their Objective-C names.
///
/// Source: the documentation of `UITextFieldDelegate`.
enum DelegateMethod: String, CaseIterable {
  case shouldBeginEditing = "textFieldShouldBeginEditing:"
  case didBeginEditing = "textFieldDidBeginEditing:"
  case shouldEndEditing = "textFieldShouldEndEditing:"
  case didEndEditing = "textFieldDidEndEditing:"
  case didEndEditingForReason = "textFieldDidEndEditing:reason:"
  case shouldChangeRange = "textField:shouldChangeCharactersInRange:replacementString:"
  case shouldChangeRanges = "textField:shouldChangeCharactersInRanges:replacementString:"
  case didChangeSelection = "textFieldDidChangeSelection:"
  case shouldClear = "textFieldShouldClear:"
  case shouldReturn = "textFieldShouldReturn:"
  case editMenuForRange = "textField:editMenuForCharactersInRange:suggestedActions:"
  case editMenuForRanges = "textField:editMenuForCharactersInRanges:suggestedActions:"
  case willPresentEditMenu = "textField:willPresentEditMenuWithAnimator:"
  case willDismissEditMenu = "textField:willDismissEditMenuWithAnimator:"
  case insertInputSuggestion = "textField:insertInputSuggestion:"

  /// Whether a delegate that merely has the method changes what UIKit does, so that the proxy
  /// may only have it if the app's delegate does.
  var changesBehaviorByPresence: Bool {
    switch self {
    case .didEndEditingForReason, .editMenuForRange, .editMenuForRanges, .willPresentEditMenu,
      .willDismissEditMenu, .insertInputSuggestion:
      true
    case .shouldBeginEditing, .didBeginEditing, .shouldEndEditing, .didEndEditing,
      .shouldChangeRange, .shouldChangeRanges, .didChangeSelection, .shouldClear, .shouldReturn:
      false
    }
  }
}
#endif
