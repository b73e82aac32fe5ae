#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Stands in for the app's delegate of a text view: the question before a change and the news
/// after it pass through here, everything else goes to the app's delegate untouched.
final class TextViewProxy: NSObject, NSTextViewDelegate, ChainedProxy {
  @MainActor weak var adapter: TextViewAdapter?
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
  }

  override func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    let name = selector.description
    if name == DelegateChain.mark || Method(rawValue: name) != nil { return true }
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
    return decide(.shouldChangeRange, [affectedCharRange], strings) { ranges in
      ask(.shouldChangeRange, about: ranges, strings) {
        $0.answer(textView, ranges, strings)
      } ?? true
    }
  }

  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool {
    decide(.shouldChangeRanges, affectedRanges.map(\.rangeValue), replacementStrings) { ranges in
      ask(.shouldChangeRanges, about: ranges, replacementStrings) { app in
        app.textView?(
          textView, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) },
          replacementStrings: replacementStrings)
          ?? app.answer(textView, ranges, replacementStrings)
      } ?? true
    }
  }

  func textDidChange(_ notification: Notification) {
    func app() { _ = ask(.didChange) { $0.textDidChange?(notification) } }
    guard let adapter, !chain.isReentered(call(.didChange, [], nil)) else { return app() }
    adapter.textDidChange(telling: app)
  }
}

extension TextViewProxy {
  /// Lets the adapter decide, or a wrapper's question go on to the delegate before it.
  @MainActor
  private func decide(
    _ method: Method, _ ranges: [NSRange], _ strings: [String]?, asking app: ([NSRange]) -> Bool
  ) -> Bool {
    guard let adapter, !chain.isReentered(call(method, ranges, strings)) else {
      return app(ranges)
    }
    return adapter.shouldChange(ranges, to: strings, asking: app)
  }

  /// Asks the next delegate; `nil` if there is none or it hasn't got the method.
  @MainActor
  private func ask<Answer>(
    _ method: Method, about ranges: [NSRange] = [], _ strings: [String]? = nil,
    _ body: (any NSTextViewDelegate) -> Answer?
  ) -> Answer? {
    let call = call(method, ranges, strings)
    let delegate = chain.enter(call)
    defer { chain.leave(call) }
    guard let delegate = delegate as? any NSTextViewDelegate else { return nil }
    return body(delegate)
  }

  /// What tells a forwarded call from a new one that is made meanwhile.
  private func call(_ method: Method, _ ranges: [NSRange], _ strings: [String]?) -> String {
    let ranges = ranges.map { "\($0.location),\($0.length)" }
    return "\(method.rawValue) \(ranges) \(strings ?? [])"
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
