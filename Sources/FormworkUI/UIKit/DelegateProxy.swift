#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A proxy for the app's delegate. It handles the calls that the adapter needs, and forwards all of
/// them.
///
/// It implements every method of the protocol. It always responds to those whose presence changes
/// nothing, and to the others only if the app's delegate does. Methods that it doesn't know are
/// forwarded to the app's delegate unchanged.
final class DelegateProxy: NSObject, UITextFieldDelegate, InputProxy {
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
    guard let method = DelegateMethod(rawValue: name) else {
      return super.responds(to: selector) || DelegateChain.responds(self, to: selector)
    }
    switch method {
    case .shouldChangeRanges where !DelegateChain.knowsSeveralRanges,
      .editMenuForRanges where !DelegateChain.knowsSeveralRanges:
      return false
    default: break
    }
    return !method.changesBehaviorByPresence || DelegateChain.responds(self, to: selector)
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector, DelegateChain.responds(self, to: selector) else {
      return super.forwardingTarget(for: selector)
    }
    nonisolated(unsafe) var target: Any?
    MainActor.assumeIsolated { target = chain.outermost }
    return target
  }
}

extension DelegateProxy {
  /// Calls the next delegate; `nil` if there is none, or it doesn't have the method. The subject
  /// distinguishes a forwarded call from a new one.
  @MainActor
  func ask<Answer>(
    _ method: DelegateMethod, _ field: UITextField, about subject: String = "",
    _ body: (any UITextFieldDelegate) -> Answer?
  ) -> Answer? {
    chain.ask(chain.call(method.rawValue, of: field, about: subject), body)
  }

  /// Returns the adapter, unless the call is about another field, or was forwarded by a wrapper, so
  /// that the adapter has already handled it.
  @MainActor
  func adapter(
    for method: DelegateMethod, _ field: UITextField, about subject: String = ""
  ) -> FieldAdapter? {
    chain.isFirst(chain.call(method.rawValue, of: field, about: subject), of: field) ? adapter : nil
  }
}

/// The methods of a text field's delegate, by their Objective-C names.
///
/// Source: the documentation of `UITextFieldDelegate`.
package enum DelegateMethod: String, CaseIterable {
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

  /// Whether the presence of the method changes what UIKit does, so that the proxy may only respond
  /// to it if the app's delegate does.
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

/// The two forms of the question before a change. Since iOS 26, a delegate that has both is only
/// asked with several ranges, so the proxy must respond to the same forms as the app's delegate.
extension DelegateProxy {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    decide(.shouldChangeRange, textField, [range], string) { ranges in
      ask(.shouldChangeRange, textField, about: subject(ranges, string)) {
        $0.answer(textField, ranges, string)
      } ?? true
    }
  }

  #if compiler(>=6.2)
  @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    let ranges = ranges.map(\.rangeValue)
    return decide(.shouldChangeRanges, textField, ranges, string) { ranges in
      ask(.shouldChangeRanges, textField, about: subject(ranges, string)) { app in
        app.textField?(
          textField, shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
          replacementString: string) ?? app.answer(textField, ranges, string)
      } ?? true
    }
  }
  #endif

  /// Asks the adapter, or forwards a wrapper's question to the delegate before it.
  @MainActor
  private func decide(
    _ method: DelegateMethod, _ field: UITextField, _ ranges: [NSRange], _ string: String,
    asking app: ([NSRange]) -> Bool
  ) -> Bool {
    guard let adapter = adapter(for: method, field, about: subject(ranges, string)) else {
      return app(ranges)
    }
    return adapter.shouldChange(ranges, to: string, asking: app)
  }

  /// The subject of a question: its ranges and the replacement.
  private func subject(_ ranges: [NSRange], _ string: String) -> String {
    ranges.map { "\($0.location),\($0.length);" }.joined() + string
  }
}

extension UITextFieldDelegate {
  /// Asks a delegate that only handles one range, once; `nil` if it doesn't have the method.
  @MainActor
  fileprivate func answer(
    _ field: UITextField, _ ranges: [NSRange], _ string: String
  ) -> Bool? {
    DelegateChain.union(of: ranges).flatMap {
      textField?(field, shouldChangeCharactersIn: $0, replacementString: string)
    }
  }
}
#endif
