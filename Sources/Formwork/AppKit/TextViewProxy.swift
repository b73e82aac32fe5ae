#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// A proxy for the app's delegate of a text view. It handles the question before a change and the
/// notifications after it and at the end of editing; the runtime forwards everything else.
final class TextViewProxy: DelegateProxy, NSTextViewDelegate {
  override class var delegateProtocol: Protocol { (any NSTextViewDelegate).self }
  override class var handledMethods: Set<String> { methods }

  /// If a delegate implements both `shouldChange` methods, AppKit only calls the one with several
  /// ranges. Source: the documentation of `NSTextViewDelegate` and `NSTextDelegate`.
  private nonisolated static let methods: Set<String> = [
    "textView:shouldChangeTextInRange:replacementString:",
    "textView:shouldChangeTextInRanges:replacementStrings:", "textDidChange:",
    "textDidEndEditing:", "textView:doCommandBySelector:",
  ]

  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool {
    let strings = replacementString.map { [$0] }
    return decide(
      "textView:shouldChangeTextInRange:replacementString:", textView, [affectedCharRange], strings
    ) {
      $0.answer(textView, $1, strings)
    }
  }

  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool {
    decide(
      "textView:shouldChangeTextInRanges:replacementStrings:", textView,
      affectedRanges.map(\.rangeValue), replacementStrings
    ) {
      app, ranges in
      app.textView?(
        textView, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) },
        replacementStrings: replacementStrings)
        ?? app.answer(textView, ranges, replacementStrings)
    }
  }

  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    let name = commandSelector.description
    let adapter = adapter(for: "textView:doCommandBySelector:", textView, name)
    let isDone = ask("textView:doCommandBySelector:", textView, name) {
      $0.textView?(textView, doCommandBy: commandSelector)
    }
    if isDone == true { return true }
    guard let command = StepCommand(commandSelector), textView.isEditable else { return false }
    return adapter?.step(by: command.steps) ?? false
  }

  func textDidChange(_ notification: Notification) {
    let view = notification.object as? NSTextView
    // If the text had to be replaced, the app was already notified of the replacement.
    guard adapter(for: "textDidChange:", view)?.textDidChange(.callback) != false else { return }
    _ = ask("textDidChange:", view) {
      $0.textDidChange?(notification)
    }
  }

  /// Handles the end of editing. The view is finished before the app's delegate is called.
  func textDidEndEditing(_ notification: Notification) {
    let view = notification.object as? NSTextView
    adapter(for: "textDidEndEditing:", view)?.editingDidEnd()
    _ = ask("textDidEndEditing:", view) {
      $0.textDidEndEditing?(notification)
    }
  }

  /// Asks the adapter about a change, or forwards a wrapper's question to the delegate before it.
  @MainActor
  private func decide(
    _ method: String, _ view: NSTextView, _ ranges: [NSRange], _ strings: [String]?,
    asking body: (any NSTextViewDelegate, [NSRange]) -> Bool?
  ) -> Bool {
    let details = "\(ranges) \(strings ?? [])"
    func app(_ asked: [NSRange]) -> Bool { ask(method, view, details) { body($0, asked) } ?? true }
    guard let adapter = adapter(for: method, view, details) else { return app(ranges) }
    return adapter.shouldChange(ranges, to: strings, asking: app)
  }

  @MainActor
  private func ask<Answer>(
    _ method: String, _ control: NSTextView?, _ details: String = "",
    _ body: (any NSTextViewDelegate) -> Answer?
  ) -> Answer? {
    super.ask(method, control, details, body)
  }
}

extension NSTextViewDelegate {
  /// Asks a delegate that only handles one range about each range; `nil` if it doesn't have the
  /// method.
  @MainActor
  fileprivate func answer(
    _ textView: NSTextView, _ ranges: [NSRange], _ strings: [String]?
  ) -> Bool? {
    var answer: Bool?
    for (index, range) in ranges.enumerated() {
      let string = strings.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      let one = self.textView?(
        textView, shouldChangeTextIn: range, replacementString: string)
      guard let one else { return nil }
      answer = (answer ?? true) && one
    }
    return answer
  }
}
#endif
