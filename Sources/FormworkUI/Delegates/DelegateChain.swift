#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The delegates that the proxies of a field forward to, all weak: the app's, and any wrapper of a
/// proxy.
///
/// Usually there is one delegate. A keyboard manager that saves the field's delegate (a proxy),
/// replaces it, and forwards to it makes two. The manager is asked first. When it forwards a call,
/// a proxy receives the same method again, and passes it on to the delegate before the manager. So
/// each call runs through the chain once and never in a cycle.
@MainActor
package final class DelegateChain {
  /// The field that the delegates belong to. A proxy may receive calls about another field, if it
  /// was made that field's delegate.
  private weak var field: AnyObject?
  private(set) var links: [Link] = []
  private var depths: [String: Int] = [:]

  struct Link {
    weak var delegate: AnyObject?
  }

  init(of field: AnyObject) {
    self.field = field
  }

  /// The delegate that is asked first.
  var outermost: AnyObject? { links.first?.delegate }

  /// Whether a call is about the field of these delegates.
  func isAbout(_ field: AnyObject) -> Bool { field === self.field }

  /// Identifies a call by its method, the field, and other details.
  func call(_ method: String, of field: AnyObject, about subject: String = "") -> String {
    isAbout(field) ? method + subject : "\(method)\(subject) \(ObjectIdentifier(field))"
  }

  /// Whether a wrapper has forwarded this call: the same method, about the same thing, is in
  /// progress.
  func isReentered(_ call: String) -> Bool { depths[call, default: 0] > 0 }

  /// Whether the adapter must handle a call: it is about this field and wasn't forwarded, so the
  /// adapter hasn't handled it yet.
  func isFirst(_ call: String, of field: AnyObject) -> Bool {
    isAbout(field) && !isReentered(call)
  }

  /// Puts a delegate in front of the existing ones, because it may forward to them or have replaced
  /// them.
  func push(_ delegate: AnyObject) {
    links.removeAll { $0.delegate == nil || $0.delegate === delegate }
    links.insert(Link(delegate: delegate), at: 0)
    // There are only more if wrappers are added without being removed.
    if links.count > 8 { links.removeLast() }
  }

  /// Replaces all delegates.
  func replace(with links: [Link]) {
    self.links = links
  }

  /// Calls the next delegate in the chain.
  ///
  /// - Parameters:
  ///   - call: The identity of the call. If a delegate forwards the call, it arrives here again.
  ///   - body: Calls the delegate if it has the method.
  /// - Returns: The delegate's answer; `nil` if there is no delegate, or it has another protocol.
  func ask<Delegate, Answer>(_ call: String, _ body: (Delegate) -> Answer?) -> Answer? {
    let depth = depths[call, default: 0]
    depths[call] = depth + 1
    defer { depths[call] = depth > 0 ? depth : nil }
    let delegate = depth < links.count ? links[depth].delegate as? Delegate : nil
    return delegate.flatMap(body)
  }
}

extension DelegateChain {
  /// Whether only proxies of some field respond to a name.
  package nonisolated static func isMark(_ name: String) -> Bool { name.hasPrefix(markPrefix) }

  private nonisolated static let markPrefix = "formwork_isReachedThroughProxy"

  /// A name that only this field's proxies respond to: a delegate that forwards it, forwards to one
  /// of them.
  nonisolated var mark: String {
    "\(Self.markPrefix)\(UInt(bitPattern: ObjectIdentifier(self).hashValue)):"
  }

  /// Returns the app's delegate if a proxy was copied from another field, as in
  /// `one.delegate = other.delegate`.
  static func unwrapped(_ delegate: AnyObject?, for chain: DelegateChain? = nil) -> AnyObject? {
    guard let proxy = delegate as? any ChainedProxy, proxy.chain !== chain else { return delegate }
    return proxy.chain.outermost
  }

  /// Returns whether the delegate of a proxy has a method.
  ///
  /// The system asks on the main thread. The app's delegate isn't accessible on other threads.
  nonisolated static func responds(_ proxy: some ChainedProxy, to selector: Selector) -> Bool {
    guard Thread.isMainThread else { return false }
    nonisolated(unsafe) let proxy = proxy
    return MainActor.assumeIsolated {
      (proxy.chain.outermost as? any NSObjectProtocol)?.responds(to: selector) ?? false
    }
  }

  /// Whether the SDK declares the methods with several ranges, which were added in iOS 26.
  nonisolated static var knowsSeveralRanges: Bool {
    #if compiler(>=6.2)
    true
    #else
    false
    #endif
  }

  /// Returns the single range for a delegate without the method for several ranges, as the system
  /// does.
  static func union(of ranges: [NSRange]) -> NSRange? {
    ranges.dropFirst().reduce(ranges.first) { $0?.union($1) }
  }
}
#endif
