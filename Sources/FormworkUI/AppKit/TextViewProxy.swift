#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// A proxy for the app's delegate of a text view. It handles the question before a change and the
/// notification after it, and forwards everything else unchanged.
final class TextViewProxy: NSObject, NSTextViewDelegate, ChainedProxy {
  @MainActor weak var adapter: ControlAdapter?
  @MainActor let chain: DelegateChain

  @MainActor init(_ chain: DelegateChain) {
    self.chain = chain
    super.init()
  }

  @MainActor func detach() { adapter = nil }

  /// The methods that the proxy implements, by their Objective-C names.
  ///
  /// If a delegate implements both `shouldChange` methods, AppKit only calls the one with several
  /// ranges. Source: the documentation of `NSTextViewDelegate` and `NSTextDelegate`.
  enum Method: String, CaseIterable {
    case shouldChangeRange = "textView:shouldChangeTextInRange:replacementString:"
    case shouldChangeRanges = "textView:shouldChangeTextInRanges:replacementStrings:"
    case didChange = "textDidChange:"
    case doCommand = "textView:doCommandBySelector:"
  }

  override func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    let name = selector.description
    if DelegateChain.isMark(name) { return name == chain.mark }
    if Method(rawValue: name) != nil { return true }
    return super.responds(to: selector) || DelegateChain.responds(self, to: selector)
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector, Method(rawValue: selector.description) == nil,
      DelegateChain.responds(self, to: selector)
    else { return super.forwardingTarget(for: selector) }
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated { target = chain.outermost }
    return target
  }

  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool {
    let strings = replacementString.map { [$0] }
    return decide(.shouldChangeRange, textView, [affectedCharRange], strings) { ranges in
      ask(.shouldChangeRange, textView, about: ranges, strings) {
        $0.answer(textView, ranges, strings)
      } ?? true
    }
  }

  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool {
    decide(.shouldChangeRanges, textView, affectedRanges.map(\.rangeValue), replacementStrings) {
      ranges in
      ask(.shouldChangeRanges, textView, about: ranges, replacementStrings) { app in
        app.textView?(
          textView, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) },
          replacementStrings: replacementStrings)
          ?? app.answer(textView, ranges, replacementStrings)
      } ?? true
    }
  }

  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    let name = [commandSelector.description]
    let adapter = adapter(for: call(.doCommand, textView, [], name), textView)
    let isDone = ask(.doCommand, textView, about: [], name) {
      $0.textView?(textView, doCommandBy: commandSelector)
    }
    if isDone == true { return true }
    guard let command = StepCommand(commandSelector), textView.isEditable else { return false }
    return adapter?.step(by: command.steps) ?? false
  }

  func textDidChange(_ notification: Notification) {
    let view = notification.object as? NSTextView
    func app() { _ = ask(.didChange, view) { $0.textDidChange?(notification) } }
    let adapter = adapter(for: call(.didChange, view, [], nil), view)
    // If the text had to be replaced, the app was already notified of the replacement.
    if adapter?.textDidChange(.callback) != false { app() }
  }
}

extension TextViewProxy {
  /// Asks the adapter, or forwards a wrapper's question to the delegate before it.
  @MainActor
  private func decide(
    _ method: Method, _ view: NSTextView, _ ranges: [NSRange], _ strings: [String]?,
    asking app: ([NSRange]) -> Bool
  ) -> Bool {
    guard let adapter = adapter(for: call(method, view, ranges, strings), view) else {
      return app(ranges)
    }
    return adapter.shouldChange(ranges, to: strings, asking: app)
  }

  /// Calls the next delegate; `nil` if there is none, or it doesn't have the method.
  @MainActor
  private func ask<Answer>(
    _ method: Method, _ view: NSTextView?, about ranges: [NSRange] = [],
    _ strings: [String]? = nil, _ body: (any NSTextViewDelegate) -> Answer?
  ) -> Answer? {
    chain.ask(call(method, view, ranges, strings), body)
  }

  /// Returns the identity of a call, which distinguishes a forwarded call from a nested new one.
  private func call(
    _ method: Method, _ view: NSTextView?, _ ranges: [NSRange], _ strings: [String]?
  ) -> String {
    let ranges = ranges.map { "\($0.location),\($0.length)" }
    let subject = " \(ranges) \(strings ?? [])"
    return chain.call(method.rawValue, of: view ?? self, about: subject)
  }

  /// Returns the adapter, unless the call is about another view, or was forwarded by a wrapper.
  @MainActor
  private func adapter(for call: String, _ view: NSTextView?) -> ControlAdapter? {
    guard let view, chain.isFirst(call, of: view) else { return nil }
    return adapter
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
