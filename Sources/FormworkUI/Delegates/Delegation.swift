#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Keeps a proxy in the place of the field's delegate, with the app's delegate behind it.
///
/// The app may set its delegate at any time, before or after: an assignment is observed, and a
/// proxy is put before the new delegate at once. A proxy of somebody else that passes on what it
/// is asked, and so reaches this one, is left in front.
///
/// Each assignment gets a proxy of its own. Who wraps itself around the field's delegate holds
/// the one that it found, and puts that back when it goes, which tells what to go back to.
@MainActor
final class Delegation {
  private let chain: DelegateChain
  private let makeProxy: (DelegateChain) -> any ChainedProxy
  private var attach: (any ChainedProxy) -> Void = { _ in }
  private weak var field: (any DelegatingInput)?
  private var observation: NSKeyValueObservation?
  private var isInstalling = false

  /// The proxies that were put into the field, the latest last; somebody may hold any of them.
  private var stages: [Stage] = []

  /// What stands in the place of the delegate.
  private var proxy: (any ChainedProxy)?

  /// A proxy, and the delegates that it stood for when it was put into the field.
  private struct Stage {
    var proxy: any ChainedProxy
    var links: [DelegateChain.Link]
  }

  /// Whether the system has been seen to report assignments. Taking the place is the first of them.
  private(set) var isObserved = false

  init(of field: any DelegatingInput, proxy: @escaping (DelegateChain) -> any ChainedProxy) {
    self.field = field
    chain = DelegateChain(of: field)
    makeProxy = proxy
  }

  /// The app's delegate, whatever the field's property says.
  var wrappedDelegate: AnyObject? {
    observation == nil ? meant(by: field?.delegateObject) : chain.outermost
  }

  /// Takes the delegate's place, with proxies that an adapter listens at.
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

  /// Gives the place back. Where another proxy stands in front and passes calls on, this one
  /// stays behind it and passes them on in turn; so do those that wrappers hold.
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

  /// Puts a proxy back into its place, if it has lost it unobserved.
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

  /// A proxy of another field stands for that field's delegate, and would answer for its text.
  private func meant(by delegate: AnyObject?) -> AnyObject? {
    DelegateChain.unwrapped(delegate, for: chain)
  }

  private func stand(before delegate: AnyObject) {
    if delegate === proxy { return }
    if let stage = stages.first(where: { $0.proxy === delegate }) {
      // Who puts back what it found goes, whether it was ever asked anything or not.
      chain.replace(with: stage.links)
      return install(stage.proxy)
    }
    if reachesProxy(delegate) { return }
    chain.push(delegate)
    // Who wraps once more has found what stood for itself; put back, that means what is behind.
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

  /// Sets who is in the place anew, for the control to look which methods there are now.
  func renew() {
    guard let field, let delegate = field.delegateObject else { return }
    isInstalling = true
    field.delegateObject = nil
    field.delegateObject = delegate
    isInstalling = false
  }

  /// A control remembers which methods a delegate has from when it was set, so it is set anew.
  private func install(_ proxy: any ChainedProxy) {
    self.proxy = proxy
    isInstalling = true
    field?.delegateObject = nil
    field?.delegateObject = proxy
    isInstalling = false
  }
}

/// What stands in for a delegate, and passes on what it is asked.
@MainActor
protocol ChainedProxy: AnyObject {
  var chain: DelegateChain { get }

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
