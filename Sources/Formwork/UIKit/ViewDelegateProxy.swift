#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A proxy for the app's delegate of a text view.
///
/// A text view has more optional methods than a field, and a mask doesn't need most of them: the
/// runtime forwards those.
final class ViewDelegateProxy: DelegateProxy, UITextViewDelegate {
  override class var delegateProtocol: Protocol { (any UITextViewDelegate).self }
  override class var handledMethods: Set<String> { viewMethods }
  override class var hiddenMethods: Set<String> { knowsSeveralRanges ? [] : [question] }

  fileprivate nonisolated static let question = "textView:shouldChangeTextInRanges:replacementText:"

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    ask("textViewShouldBeginEditing:", textView) { $0.textViewShouldBeginEditing?(textView) }
      ?? true
  }

  /// Handles the beginning of editing. Characters that appear with the focus are there before the
  /// app's delegate is called.
  func textViewDidBeginEditing(_ textView: UITextView) {
    adapter(for: "textViewDidBeginEditing:", textView)?.editingDidBegin()
    _ = ask("textViewDidBeginEditing:", textView) { $0.textViewDidBeginEditing?(textView) }
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    let adapter = adapter(for: "textViewShouldEndEditing:", textView)
    let isAllowed =
      ask("textViewShouldEndEditing:", textView) { $0.textViewShouldEndEditing?(textView) } ?? true
    if isAllowed { adapter?.editingWillEnd() }
    return isAllowed
  }

  /// Handles the end of editing. The view is finished before the app's delegate is called.
  func textViewDidEndEditing(_ textView: UITextView) {
    adapter(for: "textViewDidEndEditing:", textView)?.editingDidEnd()
    _ = ask("textViewDidEndEditing:", textView) { $0.textViewDidEndEditing?(textView) }
  }

  func textViewDidChange(_ textView: UITextView) {
    adapter(for: "textViewDidChange:", textView, textView.shown)?.textDidChange(.callback)
    _ = ask("textViewDidChange:", textView, textView.shown) { $0.textViewDidChange?(textView) }
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    adapter(for: "textViewDidChangeSelection:", textView, textView.shown)?.selectionDidChange()
    _ = ask("textViewDidChangeSelection:", textView, textView.shown) {
      $0.textViewDidChangeSelection?(textView)
    }
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    decide(
      "textView:shouldChangeTextInRange:replacementText:", textView, [range], text,
      one: answer(textView, text))
  }

  @MainActor
  private func answer(
    _ view: UITextView, _ text: String
  ) -> (any UITextViewDelegate, NSRange) -> Bool? {
    { $0.textView?(view, shouldChangeTextIn: $1, replacementText: text) }
  }

  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    decide(
      "textView:shouldChangeTextInRanges:replacementText:", textView, ranges.map(\.rangeValue),
      text,
      one: answer(textView, text)
    ) {
      $0.textView?(
        textView, shouldChangeTextInRanges: $1.map { NSValue(range: $0) }, replacementText: text)
    }
  }
  #endif

  @MainActor
  private func ask<Answer>(
    _ method: String, _ control: UITextView?, _ details: String = "",
    _ body: (any UITextViewDelegate) -> Answer?
  ) -> Answer? {
    super.ask(method, control, details, body)
  }
}

extension DelegateProxy {
  /// Source: the documentation of `UITextViewDelegate`.
  package static let viewMethods: Set<String> = [
    "textViewShouldBeginEditing:", "textViewDidBeginEditing:", "textViewShouldEndEditing:",
    "textViewDidEndEditing:", "textViewDidChange:", "textViewDidChangeSelection:",
    "textView:shouldChangeTextInRange:replacementText:",
    knowsSeveralRanges ? ViewDelegateProxy.question : "textViewDidChange:",
  ]
}
#endif
