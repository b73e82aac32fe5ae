#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Stands in for the app's delegate: what the adapter needs passes through it, all of it goes on.
///
/// It has every method of the protocol, and says so only of those that change nothing by being
/// there; the others it has if the app's delegate has them. Methods that it doesn't know reach
/// the app's delegate untouched.
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
  /// Asks the next delegate; `nil` if there is none or it hasn't got the method. What the call is
  /// about tells a forwarded call from a new one.
  @MainActor
  func ask<Answer>(
    _ method: DelegateMethod, _ field: UITextField, about subject: String = "",
    _ body: (any UITextFieldDelegate) -> Answer?
  ) -> Answer? {
    chain.ask(chain.call(method.rawValue, of: field, about: subject), body)
  }

  /// The adapter, unless the call is about another field, or was forwarded by a wrapper: then its
  /// work is done already.
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

/// The question that matters, in its two forms. Since iOS 26 a delegate that has both is asked
/// only with several ranges, so one of them alone would hide what the app's delegate has.
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

  /// Lets the adapter decide, or a wrapper's question go on to the delegate before it.
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

  /// What a question is about.
  private func subject(_ ranges: [NSRange], _ string: String) -> String {
    ranges.map { "\($0.location),\($0.length);" }.joined() + string
  }
}

extension UITextFieldDelegate {
  /// The answer of a delegate that knows one range only, which is asked once; `nil` if it hasn't
  /// got the method.
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
