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
    if name == DelegateChain.mark { return true }
    guard let method = DelegateMethod(rawValue: name) else {
      return super.responds(to: selector) || DelegateChain.responds(self, to: selector)
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
    _ method: DelegateMethod, about subject: String = "",
    _ body: (any UITextFieldDelegate) -> Answer?
  ) -> Answer? {
    let delegate = chain.enter(method.rawValue + subject)
    defer { chain.leave(method.rawValue + subject) }
    guard let delegate = delegate as? any UITextFieldDelegate else { return nil }
    return body(delegate)
  }

  /// The adapter, unless the call was forwarded by a wrapper: then its work is done already.
  @MainActor
  func adapter(for method: DelegateMethod, about subject: String = "") -> FieldAdapter? {
    chain.isReentered(method.rawValue + subject) ? nil : adapter
  }
}
#endif
