#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A proxy for the app's delegate of a text field.
///
/// It implements every method of the protocol. It always responds to those whose presence changes
/// nothing, and to the others only if the app's delegate does.
final class FieldDelegateProxy: DelegateProxy, UITextFieldDelegate {
  override class var delegateProtocol: Protocol { (any UITextFieldDelegate).self }
  override class var handledMethods: Set<String> { fieldMethods }
  override class var hiddenMethods: Set<String> {
    knowsSeveralRanges
      ? [] : [question, "textField:editMenuForCharactersInRanges:suggestedActions:"]
  }

  fileprivate nonisolated static let question =
    "textField:shouldChangeCharactersInRanges:replacementString:"

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    ask("textFieldShouldBeginEditing:", textField) { $0.textFieldShouldBeginEditing?(textField) }
      ?? true
  }

  /// Handles the beginning of editing. Characters that appear with the focus are there before the
  /// app's delegate is called.
  func textFieldDidBeginEditing(_ textField: UITextField) {
    adapter(for: "textFieldDidBeginEditing:", textField)?.editingDidBegin()
    _ = ask("textFieldDidBeginEditing:", textField) { $0.textFieldDidBeginEditing?(textField) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    let adapter = adapter(for: "textFieldShouldEndEditing:", textField)
    let isAllowed =
      ask("textFieldShouldEndEditing:", textField) { $0.textFieldShouldEndEditing?(textField) }
      ?? true
    if isAllowed { adapter?.editingWillEnd() }
    return isAllowed
  }

  /// Handles the end of editing. The field is finished before the app's delegate is called.
  func textFieldDidEndEditing(_ textField: UITextField) {
    adapter(for: "textFieldDidEndEditing:", textField)?.editingDidEnd()
    _ = ask("textFieldDidEndEditing:", textField) { $0.textFieldDidEndEditing?(textField) }
  }

  /// Handles the end of editing. UIKit calls this method instead of the plain one, as long as it
  /// remembers that the delegate has it.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let isForwarded = calls.isInProgress(Call("textFieldDidEndEditing:reason:"), of: textField)
    adapter(for: "textFieldDidEndEditing:reason:", textField)?.editingDidEnd()
    let answer: Void? = ask("textFieldDidEndEditing:reason:", textField) { next in
      // A wrapper that forwards the reason expects the delegate before it to be called, which may
      // only have the plain method.
      next.textFieldDidEndEditing?(textField, reason: reason)
        ?? (isForwarded ? next.textFieldDidEndEditing?(textField) : nil)
    }
    if answer == nil, !isForwarded { textFieldDidEndEditing(textField) }
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    let shown = textField.shown
    adapter(for: "textFieldDidChangeSelection:", textField, shown)?.selectionDidChange()
    _ = ask("textFieldDidChangeSelection:", textField, shown) {
      $0.textFieldDidChangeSelection?(textField)
    }
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    let adapter = adapter(for: "textFieldShouldClear:", textField)
    let isAllowed =
      ask("textFieldShouldClear:", textField) { $0.textFieldShouldClear?(textField) } ?? true
    if isAllowed { adapter?.willClear() }
    return isAllowed
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    ask("textFieldShouldReturn:", textField) { $0.textFieldShouldReturn?(textField) } ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    decide(
      "textField:shouldChangeCharactersInRange:replacementString:", textField, [range], string,
      one: answer(textField, string))
  }

  @MainActor
  private func answer(
    _ field: UITextField, _ string: String
  ) -> (any UITextFieldDelegate, NSRange) -> Bool? {
    { $0.textField?(field, shouldChangeCharactersIn: $1, replacementString: string) }
  }

  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    decide(
      "textField:shouldChangeCharactersInRanges:replacementString:", textField,
      ranges.map(\.rangeValue), string, one: answer(textField, string)
    ) {
      $0.textField?(
        textField, shouldChangeCharactersInRanges: $1.map { NSValue(range: $0) },
        replacementString: string)
    }
  }
  #endif

  @available(iOS 16.0, tvOS 16.0, *)
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    ask("textField:editMenuForCharactersInRange:suggestedActions:", textField) {
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
    ask("textField:editMenuForCharactersInRanges:suggestedActions:", textField) {
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
    _ = ask("textField:willPresentEditMenuWithAnimator:", textField) {
      $0.textField?(textField, willPresentEditMenuWith: animator)
    }
  }

  @available(iOS 16.0, *)
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {
    _ = ask("textField:willDismissEditMenuWithAnimator:", textField) {
      $0.textField?(textField, willDismissEditMenuWith: animator)
    }
  }
  #endif

  #if !os(tvOS) && !os(visionOS) && !targetEnvironment(macCatalyst)
  @available(iOS 18.4, *)
  func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {
    _ = ask("textField:insertInputSuggestion:", textField) {
      $0.textField?(textField, insertInputSuggestion: inputSuggestion)
    }
  }
  #endif

  @MainActor
  private func ask<Answer>(
    _ method: String, _ control: UITextField?, _ details: String = "",
    _ body: (any UITextFieldDelegate) -> Answer?
  ) -> Answer? {
    super.ask(method, control, details, body)
  }
}

extension DelegateProxy {
  /// Source: the documentation of `UITextFieldDelegate`.
  package static let fieldMethods: Set<String> = [
    "textFieldShouldBeginEditing:", "textFieldDidBeginEditing:", "textFieldShouldEndEditing:",
    "textFieldDidEndEditing:", "textFieldDidChangeSelection:", "textFieldShouldClear:",
    "textFieldShouldReturn:", "textField:shouldChangeCharactersInRange:replacementString:",
    knowsSeveralRanges ? FieldDelegateProxy.question : "textFieldShouldReturn:",
  ]
}
#endif
