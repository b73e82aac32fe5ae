#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A proxy for the delegate of a text view, like ``DelegateProxy`` for a field.
///
/// A text view has more optional methods than a field, and a mask doesn't need most of them: those
/// are forwarded by name.
final class ViewDelegateProxy: NSObject, UITextViewDelegate, InputProxy {
  @MainActor weak var adapter: FieldAdapter?
  @MainActor let chain: DelegateChain

  @MainActor init(_ chain: DelegateChain) {
    self.chain = chain
    super.init()
  }

  override func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    let name = selector.description
    if DelegateChain.isMark(name) { return name == chain.mark }
    if let method = ViewDelegateMethod(rawValue: name) {
      return method != .shouldChangeRanges || DelegateChain.knowsSeveralRanges
    }
    return super.responds(to: selector) || DelegateChain.responds(self, to: selector)
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector, ViewDelegateMethod(rawValue: selector.description) == nil,
      DelegateChain.responds(self, to: selector)
    else { return super.forwardingTarget(for: selector) }
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated { target = chain.outermost }
    return target
  }
}

/// The methods of a text view's delegate that the proxy implements, by their Objective-C names.
///
/// The presence of these methods doesn't change what UIKit does. Source: the documentation of
/// `UITextViewDelegate`.
package enum ViewDelegateMethod: String, CaseIterable {
  case shouldBeginEditing = "textViewShouldBeginEditing:"
  case didBeginEditing = "textViewDidBeginEditing:"
  case shouldEndEditing = "textViewShouldEndEditing:"
  case didEndEditing = "textViewDidEndEditing:"
  case shouldChangeRange = "textView:shouldChangeTextInRange:replacementText:"
  case shouldChangeRanges = "textView:shouldChangeTextInRanges:replacementText:"
  case didChange = "textViewDidChange:"
  case didChangeSelection = "textViewDidChangeSelection:"
}

extension ViewDelegateProxy {
  @MainActor
  private func ask<Answer>(
    _ method: ViewDelegateMethod, _ view: UITextView,
    _ body: (any UITextViewDelegate) -> Answer?
  ) -> Answer? {
    chain.ask(chain.call(method.rawValue, of: view), body)
  }

  /// Returns the adapter, unless the call is about another view, or was forwarded by a wrapper, so
  /// that the adapter has already handled it.
  @MainActor
  private func adapter(for method: ViewDelegateMethod, _ view: UITextView) -> FieldAdapter? {
    chain.isFirst(chain.call(method.rawValue, of: view), of: view) ? adapter : nil
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    ask(.shouldBeginEditing, textView) { $0.textViewShouldBeginEditing?(textView) } ?? true
  }

  /// Handles the beginning of editing. Characters that appear with the focus are there before the
  /// app's delegate is called.
  func textViewDidBeginEditing(_ textView: UITextView) {
    adapter(for: .didBeginEditing, textView)?.editingDidBegin()
    _ = ask(.didBeginEditing, textView) { $0.textViewDidBeginEditing?(textView) }
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    ask(.shouldEndEditing, textView) { $0.textViewShouldEndEditing?(textView) } ?? true
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    _ = ask(.didEndEditing, textView) { $0.textViewDidEndEditing?(textView) }
  }

  func textViewDidChange(_ textView: UITextView) {
    adapter(for: .didChange, textView)?.textDidChange(.callback)
    _ = ask(.didChange, textView) { $0.textViewDidChange?(textView) }
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    adapter(for: .didChangeSelection, textView)?.selectionDidChange()
    _ = ask(.didChangeSelection, textView) { $0.textViewDidChangeSelection?(textView) }
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    decide(.shouldChangeRange, textView, [range], text) { ranges in
      ask(.shouldChangeRange, textView) { $0.answer(textView, ranges, text) } ?? true
    }
  }

  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    let ranges = ranges.map(\.rangeValue)
    return decide(.shouldChangeRanges, textView, ranges, text) { ranges in
      ask(.shouldChangeRanges, textView) { app in
        app.textView?(
          textView, shouldChangeTextInRanges: ranges.map { NSValue(range: $0) },
          replacementText: text) ?? app.answer(textView, ranges, text)
      } ?? true
    }
  }
  #endif

  /// Asks the adapter, or forwards a wrapper's question to the delegate before it.
  @MainActor
  private func decide(
    _ method: ViewDelegateMethod, _ view: UITextView, _ ranges: [NSRange], _ text: String,
    asking app: ([NSRange]) -> Bool
  ) -> Bool {
    guard let adapter = adapter(for: method, view) else { return app(ranges) }
    if text == "\n", view.formwork.returnPolicy == .endsEditing {
      // The app may still prevent it, like any change.
      if app(ranges) { _ = view.resignFirstResponder() }
      return false
    }
    return adapter.shouldChange(ranges, to: text, asking: app)
  }
}

extension UITextViewDelegate {
  /// Asks a delegate that only handles one range, once; `nil` if it doesn't have the method.
  @MainActor
  fileprivate func answer(_ view: UITextView, _ ranges: [NSRange], _ text: String) -> Bool? {
    DelegateChain.union(of: ranges).flatMap {
      textView?(view, shouldChangeTextIn: $0, replacementText: text)
    }
  }
}
#endif
