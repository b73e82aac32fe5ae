#if canImport(UIKit) && !os(watchOS)
import FormworkField
import UIKit

/// A stock control whose text a format can control, with the members that the adapter needs.
///
/// Text fields and text views report changes in different ways and have different delegates.
/// Everything else they share through `UITextInput`, which the adapter uses.
@MainActor
protocol FormattedInput: FormattedTextControl, TraitBearing, DelegatingInput {
  /// The displayed text, including marked text.
  var shownText: String { get }

  /// Assigns the whole text, as an app does.
  func assign(text: String)

  /// Whether the characters are hidden, as in a password field.
  var isSecure: Bool { get }

  /// Whether the system may offer to fill in the field.
  var invitesAutoFill: Bool { get }

  /// The text alignment.
  var textAlignment: NSTextAlignment { get set }

  /// Whether the user can enter a line break.
  var isMultiline: Bool { get }

  /// Whether the adapter is notified of a change before the app, so that the app's callbacks never
  /// see the raw text.
  var isToldFirst: Bool { get }

  /// Sends the events that UIKit would send.
  func send(_ event: TextEvent)

  /// The notifications that UIKit posts when editing begins and ends.
  var notifications: (began: Notification.Name, ended: Notification.Name) { get }

  /// Creates a proxy for a delegate of the control's protocol.
  static func makeProxy(_ chain: DelegateChain) -> any InputProxy

  /// Asks the delegate, as UIKit would, whether a change is allowed.
  func delegateAllows(_ text: String, in range: NSRange) -> Bool

  /// Calls back when the text is assigned, for as long as the results live.
  func observeText(_ changed: @escaping @Sendable () -> Void) -> [NSKeyValueObservation]

  /// Calls back when `isSecureTextEntry` changes.
  func observeSecurity(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation

  /// Calls the adapter when editing begins and ends and when the text changes, for as long as the
  /// result lives.
  func listen(for adapter: FieldAdapter) -> FieldObservation
}

/// A delegate proxy that forwards to an adapter.
@MainActor
protocol InputProxy: ChainedProxy {
  var adapter: FieldAdapter? { get set }
}

extension InputProxy {
  func detach() { adapter = nil }
}

extension FormattedInput {
  func delegateWasAssigned(_ delegate: AnyObject?) {
    FieldFormatting.present(in: self)?.delegateWasAssigned(delegate)
  }
}

extension Delegation {
  convenience init(of field: any FormattedInput) {
    let control = type(of: field)
    self.init(of: field) { chain in control.makeProxy(chain) }
  }

  func begin(_ adapter: FieldAdapter) {
    begin { [weak adapter] proxy in (proxy as? any InputProxy)?.adapter = adapter }
  }
}
#endif
