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
    let call = chain.call(method.rawValue, of: field, about: subject)
    let delegate = chain.enter(call)
    defer { chain.leave(call) }
    guard let delegate = delegate as? any UITextFieldDelegate else { return nil }
    return body(delegate)
  }

  /// The adapter, unless the call is about another field, or was forwarded by a wrapper: then its
  /// work is done already.
  @MainActor
  func adapter(
    for method: DelegateMethod, _ field: UITextField, about subject: String = ""
  ) -> FieldAdapter? {
    guard chain.isAbout(field) else { return nil }
    return chain.isReentered(chain.call(method.rawValue, of: field, about: subject)) ? nil : adapter
  }
}
#endif
