#if canImport(UIKit) && !os(watchOS)
import UIKit

extension DelegateProxy {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask(.shouldBeginEditing, textField) { $0.textFieldShouldBeginEditing?(textField) } ?? true
  }

  /// Handles the beginning of editing. Characters that appear with the focus are there before the
  /// app's delegate is called.
  func textFieldDidBeginEditing(_ textField: UITextField) {
    adapter(for: .didBeginEditing, textField)?.editingDidBegin()
    _ = ask(.didBeginEditing, textField) { $0.textFieldDidBeginEditing?(textField) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    ask(.shouldEndEditing, textField) { $0.textFieldShouldEndEditing?(textField) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    _ = ask(.didEndEditing, textField) { $0.textFieldDidEndEditing?(textField) }
  }

  /// Handles the end of editing. UIKit calls this method instead of the plain one, as long as it
  /// remembers that the delegate has it.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let isReentered = chain.isReentered(
      chain.call(DelegateMethod.didEndEditingForReason.rawValue, of: textField))
    let answer: Void? = ask(.didEndEditingForReason, textField) { next in
      // A wrapper that forwards the reason expects the delegate before it to be called, which may
      // only have the plain method.
      next.textFieldDidEndEditing?(textField, reason: reason)
        ?? (isReentered ? next.textFieldDidEndEditing?(textField) : nil)
    }
    if answer == nil, !isReentered { textFieldDidEndEditing(textField) }
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    // A delegate may change the selection in the meantime, which is a new call.
    let selection = textField.shownSelection.map { "\($0.lowerBound.value),\($0.upperBound.value)" }
    let subject = "\(selection ?? "") \(textField.shownText)"
    adapter(for: .didChangeSelection, textField, about: subject)?.selectionDidChange()
    _ = ask(.didChangeSelection, textField, about: subject) {
      $0.textFieldDidChangeSelection?(textField)
    }
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    let adapter = adapter(for: .shouldClear, textField)
    let isAllowed = ask(.shouldClear, textField) { $0.textFieldShouldClear?(textField) } ?? true
    if isAllowed { adapter?.willClear() }
    return isAllowed
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask(.shouldReturn, textField) { $0.textFieldShouldReturn?(textField) } ?? true
  }

  @available(iOS 16.0, tvOS 16.0, *)
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    ask(.editMenuForRange, textField) {
      $0.textField?(
        textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions) ?? nil
    }
  }

  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  func textField(
    _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    ask(.editMenuForRanges, textField) {
      $0.textField?(
        textField, editMenuForCharactersInRanges: ranges, suggestedActions: suggestedActions)
        ?? nil
    }
  }
  #endif

  // If the delegate's method is available, an unavailable method doesn't compile here. A method
  // that the SDK doesn't declare does compile.
  #if !os(tvOS)
  @available(iOS 16.0, *)
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    _ = ask(.willPresentEditMenu, textField) {
      $0.textField?(textField, willPresentEditMenuWith: animator)
    }
  }

  @available(iOS 16.0, *)
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    _ = ask(.willDismissEditMenu, textField) {
      $0.textField?(textField, willDismissEditMenuWith: animator)
    }
  }
  #endif

  #if !os(tvOS) && !os(visionOS) && !targetEnvironment(macCatalyst)
  @available(iOS 18.4, *)
  func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {
    _ = ask(.insertInputSuggestion, textField) {
      $0.textField?(textField, insertInputSuggestion: inputSuggestion)
    }
  }
  #endif
}
#endif
