#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Keeps a proxy as the field's delegate, and forwards to the app's delegate.
///
/// The app may set its delegate at any time. Each assignment is observed, and a proxy for the new
/// delegate is installed at once. If another library's proxy forwards to this one, it stays in
/// front.
///
/// Each assignment gets a new proxy. A wrapper keeps the proxy that it found, and restores it when
/// it is done. That proxy then identifies the delegates to return to.
@MainActor
final class Delegation {
  private let chain: DelegateChain
  private let makeProxy: (DelegateChain) -> any ChainedProxy
  private var attach: (any ChainedProxy) -> Void = { _ in }
  private weak var field: (any DelegatingInput)?
  private var observation: NSKeyValueObservation?
  private var isInstalling = false

  /// The proxies that were installed, the latest last. Other code may hold any of them.
  private var stages: [Stage] = []

  /// The proxy that is the field's delegate.
  private var proxy: (any ChainedProxy)?

  /// A proxy, and the delegates that it forwarded to when it was installed.
  private struct Stage {
    var proxy: any ChainedProxy
    var links: [DelegateChain.Link]
  }

  /// Whether the system was seen to report assignments. The first one is the installation of a
  /// proxy.
  private(set) var isObserved = false

  init(of field: any DelegatingInput, proxy: @escaping (DelegateChain) -> any ChainedProxy) {
    self.field = field
    chain = DelegateChain(of: field)
    makeProxy = proxy
  }

  /// The app's delegate, regardless of the field's property.
  var wrappedDelegate: AnyObject? {
    observation == nil ? meant(by: field?.delegateObject) : chain.outermost
  }

  /// Installs a proxy as the delegate, and attaches an adapter to it.
  func begin(attach: @escaping (any ChainedProxy) -> Void) {
    guard observation == nil, let field else { return }
    self.attach = attach
    for stage in stages { attach(stage.proxy) }
    if meant(by: field.delegateObject) == nil {
      proxy = nil
      chain.replace(with: [])
    }
    observation = field.observeDelegate { [weak self] in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { self?.delegateWasAssigned() }
    }
    check()
  }

  /// Restores the app's delegate. If another proxy in front forwards calls, this one stays, and so
  /// do the proxies that wrappers hold. They forward calls, too.
  func end() {
    for stage in stages { stage.proxy.detach() }
    attach = { _ in }
    observation = nil
    guard let field, field.delegateObject === proxy else { return }
    isInstalling = true
    field.delegateObject = chain.outermost
    chain.replace(with: Array(chain.links.dropFirst()))
    isInstalling = false
  }

  /// Installs a proxy again if its removal wasn't observed.
  func check() {
    guard !isInstalling, observation != nil, let field else { return }
    let assigned = field.delegateObject
    if let delegate = meant(by: assigned) {
      stand(before: delegate)
    } else if assigned != nil {
      standForNobody()
    } else if let proxy {
      install(proxy)
    } else {
      standForChain()
    }
  }

  private func delegateWasAssigned() {
    isObserved = true
    guard !isInstalling, observation != nil, let field else { return }
    let assigned = meant(by: field.delegateObject)
    defer { field.delegateWasAssigned(assigned) }
    if let delegate = assigned {
      stand(before: delegate)
    } else {
      standForNobody()
    }
  }

  /// Returns the delegate of the other field if `delegate` is that field's proxy, which would
  /// answer for the wrong text.
  private func meant(by delegate: AnyObject?) -> AnyObject? {
    DelegateChain.unwrapped(delegate, for: chain)
  }

  private func stand(before delegate: AnyObject) {
    if delegate === proxy { return }
    if let stage = stages.first(where: { $0.proxy === delegate }) {
      // A wrapper that restores the delegate it found is removed, even if it was never called.
      chain.replace(with: stage.links)
      return install(stage.proxy)
    }
    if reachesProxy(delegate) { return }
    chain.push(delegate)
    // A wrapper that wraps twice finds its own proxy. If it restores that proxy, the delegates
    // after it are meant.
    if let last = stages.lastIndex(where: { $0.proxy === proxy }),
      stages[last].links.first?.delegate === delegate
    {
      stages[last].links.removeFirst()
    }
    standForChain()
  }

  private func reachesProxy(_ delegate: AnyObject) -> Bool {
    (delegate as? any NSObjectProtocol)?.responds(to: Selector((chain.mark))) ?? false
  }

  private func standForNobody() {
    chain.replace(with: [])
    standForChain()
  }

  private func standForChain() {
    let proxy = makeProxy(chain)
    attach(proxy)
    stages.append(Stage(proxy: proxy, links: chain.links))
    if stages.count > 8 { stages.removeFirst() }
    install(proxy)
  }

  /// Sets the delegate again, so that the control checks which methods it has now.
  func renew() {
    guard let field, let delegate = field.delegateObject else { return }
    isInstalling = true
    field.delegateObject = nil
    field.delegateObject = delegate
    isInstalling = false
  }

  /// Sets a proxy as the delegate. A control caches which methods a delegate has when it is set, so
  /// even the same proxy is set again.
  private func install(_ proxy: any ChainedProxy) {
    self.proxy = proxy
    isInstalling = true
    field?.delegateObject = nil
    field?.delegateObject = proxy
    isInstalling = false
  }
}

/// An object that replaces a delegate and forwards calls to it.
@MainActor
protocol ChainedProxy: AnyObject {
  var chain: DelegateChain { get }

  /// Forwards all calls from now on, without handling any.
  func detach()
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
#endif
