#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
package import UIKit
#else
package import AppKit
#endif

#if canImport(UIKit)
typealias DelegateAdapter = FieldAdapter
#else
typealias DelegateAdapter = ControlAdapter
#endif

/// An object that replaces a control's delegate, handles the calls that the adapter needs, and
/// forwards all of them.
///
/// Subclasses implement methods of the delegate protocol. Each of them calls ``ask(_:_:_:_:)``.
/// Methods that they don't implement are forwarded by the runtime.
package class DelegateProxy: NSObject {
  @MainActor weak var adapter: DelegateAdapter?
  @MainActor let calls: DelegateCalls

  /// The app's delegate that this proxy represents.
  @MainActor private(set) weak var target: AnyObject?

  /// The delegate that the app had set before.
  @MainActor weak var replaced: AnyObject?

  /// Whether another proxy forwards to the same delegate, which may forward to this one.
  @MainActor var isSuperseded = false

  /// The delegate that ``target`` forwarded to when it was set: it may forward to this proxy since,
  /// and forget that delegate.
  @MainActor private weak var forwardee: AnyObject?
  private let hadTarget: Bool

  @MainActor init(_ calls: DelegateCalls, for target: AnyObject?) {
    self.calls = calls
    self.target = target
    hadTarget = target != nil
    super.init()
  }

  /// The protocol of the delegate. Only its methods are forwarded: a control may also ask for
  /// private methods that it has itself, and a control that is its own delegate would call itself
  /// without end.
  class var delegateProtocol: Protocol { (any NSObjectProtocol).self }

  /// The methods that the adapter needs, by their Objective-C names. Their presence doesn't change
  /// what the system does.
  class var handledMethods: Set<String> { [] }

  /// The methods that must not be forwarded, because this SDK doesn't declare them, so that the
  /// adapter doesn't handle them.
  class var hiddenMethods: Set<String> { [] }

  package override func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    let name = selector.description
    if Self.isMark(name) { return name == calls.mark || name == mark }
    guard declares(selector) else { return super.responds(to: selector) }
    let isHandled = Self.handledMethods.contains(name)
    // The app's delegate isn't accessible on other threads.
    guard Thread.isMainThread, !Self.hiddenMethods.contains(name) else { return isHandled }
    nonisolated(unsafe) let proxy = self
    return MainActor.assumeIsolated {
      // Without a format, the proxy has what its target has.
      if isHandled, proxy.adapter != nil { return true }
      let control = proxy.calls.control
      // A delegate that forwards a call may ask first whether this proxy takes it.
      if proxy.calls.isInProgress(Call(name), of: control) { return true }
      return proxy.ask("responds " + name, control) { (delegate: AnyObject) in
        Self.responds(delegate, to: name)
      } ?? false
    }
  }

  package override func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector, declares(selector), Thread.isMainThread else {
      return super.forwardingTarget(for: selector)
    }
    nonisolated(unsafe) let proxy = self
    nonisolated(unsafe) var target: AnyObject?
    MainActor.assumeIsolated { target = proxy.recipient(of: selector) }
    return target
  }

  private func declares(_ selector: Selector) -> Bool {
    protocol_getMethodDescription(Self.delegateProtocol, selector, false, true).name != nil
  }

  /// The object that receives a call which the runtime forwards, so that its end isn't known.
  @MainActor private func recipient(of selector: Selector) -> AnyObject? {
    let isCalledByTarget = isSuperseded || target.map { Self.responds($0, to: mark) } ?? false
    let next = isCalledByTarget ? delegateAfterTarget : target
    if let next, Self.responds(next, to: selector.description) { return next }
    #if canImport(ObjectiveC)
    return AbsentDelegate.shared
    #else
    return nil
    #endif
  }
}

extension DelegateProxy {
  /// A call of a delegate's method. Equal calls, one within the other, are one call that a delegate
  /// forwards.
  struct Call: Hashable {
    var method: String
    var details: String

    /// Creates a call with details, such as the range of a change. A call of the same method with
    /// other details is a new call.
    init(_ method: String, _ details: String = "") {
      (self.method, self.details) = (method, details)
    }
  }

  /// Calls the next delegate that doesn't have the call yet; `nil` if there is none, or it doesn't
  /// have the method.
  @MainActor func ask<Delegate, Answer>(
    _ method: String, _ control: AnyObject?, _ details: String = "",
    _ body: (Delegate) -> Answer?
  ) -> Answer? {
    let call = Call(method, details)
    guard let target else { return calls.pass(call, of: control, to: nil, body) }
    let front = calls.control?.delegateObject
    // A target that forwards to this proxy from the front has the call already.
    let comesAfterTarget =
      front === target || front !== self && Self.responds(target, to: mark)
      || calls.isInProgress(call, of: control, at: target)
    return calls.pass(call, of: control, to: comesAfterTarget ? delegateAfterTarget : target, body)
  }

  /// Returns the adapter, unless the call is about another control, or was forwarded, so that the
  /// adapter has already handled it.
  @MainActor func adapter(
    for method: String, _ control: AnyObject?, _ details: String = ""
  ) -> DelegateAdapter? {
    calls.isFirst(Call(method, details), of: control) ? adapter : nil
  }

  /// The delegate that gets the calls which the target forwards to this proxy.
  @MainActor var delegateAfterTarget: AnyObject? {
    guard let target else { return nil }
    return forwardee ?? (Self.responds(target, to: mark) ? nil : replaced)
  }

  /// Whether the delegate was released.
  @MainActor var wasReleased: Bool { hadTarget && target == nil }

  /// Finds out which delegates the target forwards to, one after the other, before it forwards to
  /// this proxy.
  @MainActor func findForwardees() -> [AnyObject] {
    guard var next = target, !Self.responds(next, to: mark) else { return [] }
    var found: [AnyObject] = []
    while found.count < 8, let object = next as? NSObject,
      let after = Self.unwrapped(Self.forwardee(of: object, among: Self.handledMethods)),
      after !== target, !found.contains(where: { $0 === after })
    {
      found.append(after)
      next = after
    }
    forwardee = found.first
    return found
  }

  /// Returns the object to which another one forwards: by Objective-C's fast path, or as RxCocoa's
  /// proxies do, which forward whole invocations.
  @MainActor private static func forwardee(
    of object: NSObject, among methods: Set<String>
  ) -> AnyObject? {
    for method in methods {
      let selector = Selector(method)
      if object.responds(to: selector), let next = object.forwardingTarget(for: selector) {
        return (next as AnyObject) === object ? nil : next as AnyObject
      }
    }
    let getter = Selector(("_forwardToDelegate"))
    return object.responds(to: getter) ? object.perform(getter)?.takeUnretainedValue() : nil
  }

  /// Returns the app's delegate if `delegate` is a proxy, maybe of another control, as in
  /// `one.delegate = other.delegate`.
  @MainActor static func unwrapped(_ delegate: AnyObject?) -> AnyObject? {
    (delegate as? DelegateProxy)?.target ?? (delegate is DelegateProxy ? nil : delegate)
  }

  @MainActor static func responds(_ delegate: AnyObject, to method: String) -> Bool {
    (delegate as? any NSObjectProtocol)?.responds(to: Selector(method)) ?? false
  }

  private static let markPrefix = "formwork_isReachedThroughProxy"

  /// Whether only proxies of some control respond to a name.
  package static func isMark(_ name: String) -> Bool { name.hasPrefix(markPrefix) }

  /// Returns a name that only an object's proxies respond to: a delegate that responds to it
  /// forwards to one of them.
  fileprivate static func mark(of object: AnyObject) -> String {
    "\(markPrefix)\(UInt(bitPattern: ObjectIdentifier(object).hashValue)):"
  }

  /// The name that only this proxy responds to.
  var mark: String { Self.mark(of: self) }

  /// Whether the SDK declares the methods with several ranges, which were added in iOS 26.
  static var knowsSeveralRanges: Bool {
    #if compiler(>=6.2)
    true
    #else
    false
    #endif
  }
}

/// The calls in progress to the delegates of one control.
@MainActor
final class DelegateCalls {
  private(set) weak var control: (any DelegatingInput)?
  private var called: [Key: [ObjectIdentifier]] = [:]

  /// The name that only the proxies of this control respond to.
  nonisolated var mark: String { DelegateProxy.mark(of: self) }

  private struct Key: Hashable {
    var call: DelegateProxy.Call
    var control: ObjectIdentifier?

    init(_ call: DelegateProxy.Call, _ control: AnyObject?) {
      self.call = call
      self.control = control.map(ObjectIdentifier.init)
    }
  }

  init(of control: any DelegatingInput) {
    self.control = control
  }

  /// Whether a call is about this control, and no proxy has it yet.
  func isFirst(_ call: DelegateProxy.Call, of control: AnyObject?) -> Bool {
    control === self.control && !isInProgress(call, of: control)
  }

  /// Whether a proxy has passed on a call, and it hasn't returned yet.
  func isInProgress(_ call: DelegateProxy.Call, of control: AnyObject?) -> Bool {
    called[Key(call, control)] != nil
  }

  /// Whether a delegate has a call.
  func isInProgress(_ call: DelegateProxy.Call, of control: AnyObject?, at delegate: AnyObject)
    -> Bool
  {
    called[Key(call, control)]?.contains(ObjectIdentifier(delegate)) == true
  }

  /// Passes a call to a delegate, unless it has the call already.
  func pass<Delegate, Answer>(
    _ call: DelegateProxy.Call, of control: AnyObject?, to delegate: AnyObject?,
    _ body: (Delegate) -> Answer?
  ) -> Answer? {
    let key = Key(call, control)
    let before = called[key]
    defer { called[key] = before }
    guard let delegate else {
      called[key] = before ?? []
      return nil
    }
    if before?.contains(ObjectIdentifier(delegate)) == true { return nil }
    called[key] = (before ?? []) + [ObjectIdentifier(delegate)]
    return (delegate as? Delegate).flatMap(body)
  }
}

#if canImport(ObjectiveC)
/// Receives the calls of methods that a released delegate had, and does nothing.
///
/// The system remembers which methods a delegate has. If the delegate is released on another
/// thread, it may call them before the delegation is renewed.
private final class AbsentDelegate: NSObject {
  @MainActor static let shared = AbsentDelegate()

  override static func resolveInstanceMethod(_ selector: Selector!) -> Bool {
    guard let selector else { return false }
    let nothing: @convention(block) (AnyObject) -> Int = { _ in 0 }
    return class_addMethod(self, selector, imp_implementationWithBlock(nothing), "q@:")
  }
}
#endif
#endif
