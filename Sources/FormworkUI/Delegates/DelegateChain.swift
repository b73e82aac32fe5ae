#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The delegates behind the proxies of a field, all weak: the app's, and what wrapped itself
/// around a proxy.
///
/// Usually there is one. A keyboard manager that saves the field's delegate (a proxy), takes
/// its place and forwards to it makes two: the manager is asked first, and when it forwards, a
/// proxy is entered again for the same method and passes on to the delegate before the manager.
/// So calls run through the chain once and never in a circle.
@MainActor
package final class DelegateChain {
  /// The field that they are the delegates of. A proxy may be asked about another one, whose
  /// delegate it was made.
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

  /// Whether a call is about the field whose delegates these are.
  func isAbout(_ field: AnyObject) -> Bool { field === self.field }

  /// What tells a call from others: its method, the field, and what else it is about.
  func call(_ method: String, of field: AnyObject, about subject: String = "") -> String {
    isAbout(field) ? method + subject : "\(method)\(subject) \(ObjectIdentifier(field))"
  }

  /// Whether a call that arrives now was forwarded by a wrapper: the same method, about the same
  /// thing, is under way.
  func isReentered(_ call: String) -> Bool { depths[call, default: 0] > 0 }

  /// Whether a call is for the adapter: it is about this field, and not forwarded, so that the adapter
  /// hasn't done its work yet.
  func isFirst(_ call: String, of field: AnyObject) -> Bool {
    isAbout(field) && !isReentered(call)
  }

  /// Puts a delegate before those that are there: it may forward to them, or have replaced them.
  func push(_ delegate: AnyObject) {
    links.removeAll { $0.delegate == nil || $0.delegate === delegate }
    links.insert(Link(delegate: delegate), at: 0)
    // More are only ever there when wrappers are put on without being taken off.
    if links.count > 8 { links.removeLast() }
  }

  /// Makes these the delegates.
  func replace(with links: [Link]) {
    self.links = links
  }

  /// Asks the delegate whose turn it is.
  ///
  /// - Parameters:
  ///   - call: What tells the call from others; a delegate that forwards it comes here again.
  ///   - body: Asks, if the delegate has the method.
  /// - Returns: Its answer; `nil` if there is no delegate, or none of that protocol.
  func ask<Delegate, Answer>(_ call: String, _ body: (Delegate) -> Answer?) -> Answer? {
    let depth = depths[call, default: 0]
    depths[call] = depth + 1
    defer { depths[call] = depth > 0 ? depth : nil }
    let delegate = depth < links.count ? links[depth].delegate as? Delegate : nil
    return delegate.flatMap(body)
  }
}

extension DelegateChain {
  /// Whether a name is one that only proxies answer to, those of some field.
  package nonisolated static func isMark(_ name: String) -> Bool { name.hasPrefix(markPrefix) }

  private nonisolated static let markPrefix = "formwork_isReachedThroughProxy"

  /// A name that only proxies of this field answer to: who forwards it, forwards to one of them.
  nonisolated var mark: String {
    "\(Self.markPrefix)\(UInt(bitPattern: ObjectIdentifier(self).hashValue)):"
  }

  /// The app's delegate that is meant where a proxy was copied from another field, as by
  /// `one.delegate = other.delegate`.
  static func unwrapped(_ delegate: AnyObject?, for chain: DelegateChain? = nil) -> AnyObject? {
    guard let proxy = delegate as? any ChainedProxy, proxy.chain !== chain else { return delegate }
    return proxy.chain.outermost
  }

  /// Whether the delegate behind a proxy has a method.
  ///
  /// The system asks on the main thread; on another one nothing is known of the app's delegate.
  nonisolated static func responds(_ proxy: some ChainedProxy, to selector: Selector) -> Bool {
    guard Thread.isMainThread else { return false }
    nonisolated(unsafe) let proxy = proxy
    return MainActor.assumeIsolated {
      (proxy.chain.outermost as? any NSObjectProtocol)?.responds(to: selector) ?? false
    }
  }

  /// Whether the methods with several ranges are compiled, which the SDK of iOS 26 brought.
  nonisolated static var knowsSeveralRanges: Bool {
    #if compiler(>=6.2)
    true
    #else
    false
    #endif
  }

  /// The range that a delegate is asked about that knows one only, as the system asks it.
  static func union(of ranges: [NSRange]) -> NSRange? {
    ranges.dropFirst().reduce(ranges.first) { $0?.union($1) }
  }
}
#endif
