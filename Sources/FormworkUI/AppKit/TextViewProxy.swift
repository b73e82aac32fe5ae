#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Stands in for the app's delegate of a text view: the question before a change and the news
/// after it pass through here, everything else goes to the app's delegate untouched.
final class TextViewProxy: NSObject, NSTextViewDelegate, ChainedProxy {
  @MainActor weak var adapter: ControlAdapter?
  @MainActor let chain: DelegateChain

  @MainActor init(_ chain: DelegateChain) {
    self.chain = chain
    super.init()
  }

  @MainActor func detach() { adapter = nil }

  /// The methods that the proxy has itself, by their Objective-C names.
  ///
  /// AppKit asks a delegate that has both questions only the one with several ranges. Source: the
  /// documentation of `NSTextViewDelegate` and `NSTextDelegate`.
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
    // Where another text had to be shown, the app has heard of that one.
    if adapter?.textDidChange(.callback) != false { app() }
  }
}

extension TextViewProxy {
  /// Lets the adapter decide, or a wrapper's question go on to the delegate before it.
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

  /// Asks the next delegate; `nil` if there is none or it hasn't got the method.
  @MainActor
  private func ask<Answer>(
    _ method: Method, _ view: NSTextView?, about ranges: [NSRange] = [],
    _ strings: [String]? = nil, _ body: (any NSTextViewDelegate) -> Answer?
  ) -> Answer? {
    chain.ask(call(method, view, ranges, strings), body)
  }

  /// What tells a forwarded call from a new one that is made meanwhile.
  private func call(
    _ method: Method, _ view: NSTextView?, _ ranges: [NSRange], _ strings: [String]?
  ) -> String {
    let ranges = ranges.map { "\($0.location),\($0.length)" }
    let subject = " \(ranges) \(strings ?? [])"
    return chain.call(method.rawValue, of: view ?? self, about: subject)
  }

  /// The adapter, unless the call is about another view, or was forwarded by a wrapper.
  @MainActor
  private func adapter(for call: String, _ view: NSTextView?) -> ControlAdapter? {
    guard let view, chain.isFirst(call, of: view) else { return nil }
    return adapter
  }
}

extension NSTextViewDelegate {
  /// The answer of a delegate that knows one range only: asked for each range; `nil` if it hasn't
  /// got the method.
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
