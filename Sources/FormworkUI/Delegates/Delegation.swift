#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Keeps the proxy in the place of the field's delegate, with the app's delegate behind it.
///
/// The app may set its delegate at any time, before or after: an assignment is observed, and the
/// proxy is put before the new delegate at once. A proxy of somebody else that passes on what it
/// is asked, and so reaches this one, is left in front.
@MainActor
final class Delegation {
  let proxy: any ChainedProxy
  private weak var field: (any DelegatingInput)?
  private var observation: NSKeyValueObservation?
  private var isInstalling = false

  /// Whether the system has been seen to report assignments. Taking the place is the first of them.
  private(set) var isObserved = false

  init(of field: any DelegatingInput, proxy: any ChainedProxy) {
    self.field = field
    self.proxy = proxy
  }

  /// The app's delegate, whatever the field's property says.
  var appDelegate: AnyObject? {
    observation == nil ? field?.delegateObject : proxy.chain.outermost
  }

  /// Takes the delegate's place, now that the proxy has an adapter.
  func begin() {
    guard observation == nil, let field else { return }
    observation = field.observeDelegate { [weak self] in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { self?.delegateWasAssigned() }
    }
    check()
  }

  /// Gives the place back. Where another proxy stands in front and passes calls on, this one
  /// stays behind it and passes them on in turn.
  func end() {
    proxy.detach()
    observation = nil
    guard let field, field.delegateObject === proxy else { return }
    isInstalling = true
    field.delegateObject = proxy.chain.outermost
    proxy.chain.removeAll()
    isInstalling = false
  }

  /// Puts the proxy back into its place, if it has lost it unobserved.
  func check() {
    guard !isInstalling, proxy.isAttached, let field else { return }
    guard let delegate = field.delegateObject else { return install() }
    wrap(delegate)
  }

  private func delegateWasAssigned() {
    isObserved = true
    guard !isInstalling, proxy.isAttached, let field else { return }
    let assigned = field.delegateObject
    defer { field.delegateWasAssigned(assigned) }
    if let delegate = assigned {
      // Who puts the proxy back, as it was found, was a wrapper and goes.
      delegate === proxy ? proxy.chain.dropWrapper() : wrap(delegate)
    } else {
      proxy.chain.removeAll()
      install()
    }
  }

  private func wrap(_ delegate: AnyObject) {
    if delegate === proxy || reachesProxy(delegate) { return }
    proxy.chain.push(delegate)
    install()
  }

  private func reachesProxy(_ delegate: AnyObject) -> Bool {
    (delegate as? any NSObjectProtocol)?.responds(to: Selector((DelegateChain.mark))) ?? false
  }

  /// A control remembers which methods a delegate has from when it was set, so it is set anew.
  private func install() {
    isInstalling = true
    field?.delegateObject = nil
    field?.delegateObject = proxy
    isInstalling = false
  }
}

/// What stands in for a delegate, and passes on what it is asked.
@MainActor
protocol ChainedProxy: AnyObject {
  var chain: DelegateChain { get set }

  /// Whether an adapter listens.
  var isAttached: Bool { get }

  /// Only passes on from now on.
  func detach()
}

/// A control with a delegate that can be replaced by a proxy.
@MainActor
protocol DelegatingInput: AnyObject {
  /// The delegate, of whichever protocol it is.
  var delegateObject: AnyObject? { get set }

  /// Calls back when the delegate is assigned, until the observation goes.
  func observeDelegate(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation

  /// Takes note of the delegate that the app has assigned.
  func delegateWasAssigned(_ delegate: AnyObject?)
}
#endif
