#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Keeps a proxy as the control's delegate, and forwards to the app's delegate.
///
/// The state is what the control's `delegate` property answers, and one rule for each answer:
///
///     one of our proxies    nothing to do: it represents the delegate that it was made for
///     an object that        it stays in front, because a reactive proxy requires that the property
///     forwards to one       answers with it
///     any other object      a proxy for it is installed
///     nil                   a proxy for no delegate is installed
///
/// A proxy always represents the same delegate. Another library may keep a proxy for any length of
/// time, forward to it, or set it again: it then gets the delegate that it has replaced.
@MainActor
final class Delegation {
  private let calls: DelegateCalls
  private let makeProxy: (DelegateCalls, AnyObject?) -> DelegateProxy
  private weak var control: (any DelegatingInput)?
  private weak var adapter: DelegateAdapter?
  private var observation: NSKeyValueObservation?
  private var isInstalling = false

  /// At most two proxies for each delegate, because others may keep them weakly.
  private var proxies: [DelegateProxy] = []

  /// The proxy that was installed or set last.
  private var current: DelegateProxy?

  /// The object that the control answers with instead of the current proxy, if a subclass wraps its
  /// delegate.
  private weak var substitute: AnyObject?

  /// Whether the system was seen to report assignments of the delegate. The first one is the
  /// installation of a proxy.
  private(set) var isObserved = false

  init(
    of control: any DelegatingInput,
    proxy: @escaping (DelegateCalls, AnyObject?) -> DelegateProxy
  ) {
    self.control = control
    calls = DelegateCalls(of: control)
    makeProxy = proxy
  }

  /// The delegate that the app has set last, whatever the control's property answers.
  var wrappedDelegate: AnyObject? {
    let answer = control?.delegateObject
    return answer == nil || answer !== substitute
      ? DelegateProxy.unwrapped(answer) : current?.target
  }

  /// Installs a proxy as the delegate, and passes the calls to an adapter.
  func begin(_ adapter: DelegateAdapter) {
    guard observation == nil, let control else { return }
    self.adapter = adapter
    for proxy in proxies { proxy.adapter = adapter }
    observation = control.observeDelegate { [weak self] in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { self?.delegateWasAssigned() }
    }
    accept(control.delegateObject)
    renewForwarder()
  }

  /// Restores the app's delegate. If another object forwards to a proxy, both stay, and the proxy
  /// only forwards.
  func end() {
    for proxy in proxies { proxy.adapter = nil }
    adapter = nil
    observation = nil
    if let proxy = control?.delegateObject as? DelegateProxy, proxy.calls === calls {
      install(proxy.target)
    } else {
      renewForwarder()
    }
  }

  /// Installs a proxy again if its removal wasn't observed.
  func check() {
    guard !isInstalling, observation != nil, let control else { return }
    let answer = control.delegateObject
    if answer != nil, answer === current || answer === substitute { return }
    accept(answer)
  }

  private func delegateWasAssigned() {
    isObserved = true
    guard !isInstalling, observation != nil, let control else { return }
    accept(control.delegateObject)
    control.delegateWasAssigned(wrappedDelegate)
  }

  /// Applies the rule for what the control answers with.
  private func accept(_ answer: AnyObject?) {
    guard let proxy = answer as? DelegateProxy else { return installProxy(for: answer) }
    if proxy.calls !== calls {
      // It would answer for another control's text.
      accept(proxy.target)
    } else if proxy !== current, let target = proxy.target, target === current?.target {
      // A wrapper that has wrapped twice found its own proxy, and is done.
      installProxy(for: proxy.delegateAfterTarget)
    } else {
      current = proxy
    }
  }

  /// Installs a proxy for a delegate, unless the delegate forwards to one.
  private func installProxy(for delegate: AnyObject?) {
    if let delegate, delegate === control?.delegateObject,
      DelegateProxy.responds(delegate, to: calls.mark)
    {
      return DelegateLifetime.observe(delegate, for: self)
    }
    let known = proxies.filter { $0.target === delegate }
    // A delegate that is set again may forward to the proxy that it found.
    let isHeld = delegate != nil && current?.target === delegate
    let proxy = known.first { !isHeld || $0 !== current } ?? add(for: delegate)
    proxy.replaced = isHeld ? current?.replaced : current?.target
    proxy.isSuperseded = false
    if isHeld { current?.isSuperseded = true }
    // The control remembers their methods, too.
    for delegate in proxy.findForwardees() { DelegateLifetime.observe(delegate, for: self) }
    current = proxy
    install(proxy)
    substitute = nil
    guard let answer = control?.delegateObject, answer !== proxy,
      !DelegateProxy.responds(answer, to: calls.mark)
    else { return }
    substitute = answer
  }

  private func add(for delegate: AnyObject?) -> DelegateProxy {
    // Proxies of dead delegates do nothing. One that is in use stays with its user.
    let front = control?.delegateObject
    proxies.removeAll { proxy in
      proxy.wasReleased && proxy !== current && proxy !== front
        && !(front.map { DelegateProxy.responds($0, to: proxy.mark) } ?? false)
    }
    let proxy = makeProxy(calls, delegate)
    proxy.adapter = adapter
    proxies.append(proxy)
    if let delegate { DelegateLifetime.observe(delegate, for: self) }
    return proxy
  }

  /// Sets the delegate again, so that the control checks which methods it has now.
  func renew() {
    guard let answer = control?.delegateObject else { return }
    // A subclass that answers with itself has the proxy inside.
    let isInside = answer === control && DelegateProxy.responds(answer, to: calls.mark)
    install(nil)
    install(isInside ? current : answer)
  }

  /// Handles the release of a delegate. The control remembers which methods it had, and would call
  /// them.
  fileprivate func delegateWasReleased() {
    let answer = control?.delegateObject
    let proxy = answer as? DelegateProxy
    if answer == nil || proxy?.calls === calls && proxy?.wasReleased == true {
      if observation == nil { install(nil) } else { installProxy(for: nil) }
    } else if observation != nil {
      renew()
      check()
    } else {
      renewForwarder()
    }
  }

  /// Sets a delegate again that forwards to a proxy, because the proxy has other methods now.
  private func renewForwarder() {
    guard let answer = control?.delegateObject, !(answer is DelegateProxy),
      DelegateProxy.responds(answer, to: calls.mark)
    else { return }
    renew()
  }

  private func install(_ delegate: AnyObject?) {
    let isNested = isInstalling
    isInstalling = true
    control?.delegateObject = delegate
    isInstalling = isNested
  }
}

/// A control with a delegate that can be replaced by a proxy.
@MainActor
protocol DelegatingInput: AnyObject {
  /// The delegate, regardless of its protocol.
  var delegateObject: AnyObject? { get set }

  /// Calls back when the delegate is assigned, for as long as the result lives.
  func observeDelegate(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation

  /// Handles a delegate that the app has assigned.
  func delegateWasAssigned(_ delegate: AnyObject?)
}

/// Reports the release of a delegate to the delegations that forward to it. The delegate owns it.
private final class DelegateLifetime {
  /// A byte whose address is the unique key of the association.
  @MainActor private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private struct Listener: Sendable {
    weak var delegation: Delegation?
  }

  private var listeners: [Listener] = []

  @MainActor static func observe(_ delegate: AnyObject, for delegation: Delegation) {
    let lifetime =
      objc_getAssociatedObject(delegate, key) as? DelegateLifetime ?? DelegateLifetime()
    lifetime.listeners.removeAll { $0.delegation == nil || $0.delegation === delegation }
    lifetime.listeners.append(Listener(delegation: delegation))
    objc_setAssociatedObject(delegate, key, lifetime, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  deinit {
    let listeners = listeners
    let report: @MainActor @Sendable () -> Void = {
      for listener in listeners { listener.delegation?.delegateWasReleased() }
    }
    if Thread.isMainThread {
      MainActor.assumeIsolated(report)
    } else {
      Task { @MainActor in report() }
    }
  }
}
#endif
