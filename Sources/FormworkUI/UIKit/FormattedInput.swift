#if canImport(UIKit) && !os(watchOS)
import FormworkField
import UIKit

/// A stock control whose text a format can drive: what the adapter needs of it, and no more.
///
/// Text fields and text views differ in how they tell of changes and in who their delegate is. All
/// else they share through `UITextInput`, and the adapter is written against that.
@MainActor
protocol FormattedInput: FormattedTextControl, TraitBearing, DelegatingInput {
  /// The text that is shown, marked text included.
  var shownText: String { get }

  /// Assigns the whole text, as an app would.
  func assign(text: String)

  /// Whether the text is hidden from onlookers.
  var isSecure: Bool { get }

  /// Whether the system may offer to fill the field in.
  var invitesAutoFill: Bool { get }

  /// How the text is set against the edges.
  var textAlignment: NSTextAlignment { get set }

  /// Whether a line break can be typed.
  var isMultiline: Bool { get }

  /// Whether the adapter hears of a change before the app does, so that the app never sees the raw
  /// text in a callback.
  var isToldFirst: Bool { get }

  /// Sends what UIKit would have sent.
  func send(_ event: TextEvent)

  /// The notifications that editing begins and ends.
  var notifications: (began: Notification.Name, ended: Notification.Name) { get }

  /// A proxy that can stand in for a delegate of that protocol.
  static func makeProxy(_ chain: DelegateChain) -> any InputProxy

  /// Asks the delegate, as UIKit would, whether a change may be made.
  func delegateAllows(_ text: String, in range: NSRange) -> Bool

  /// Calls back when the text is assigned, until the observations go.
  func observeText(_ changed: @escaping @Sendable () -> Void) -> [NSKeyValueObservation]

  /// Calls back when the text is hidden from onlookers, or shown to them.
  func observeSecurity(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation

  /// Calls the adapter when editing begins and ends and the text changes, until the result goes.
  func listen(for adapter: FieldAdapter) -> FieldObservation
}

/// A proxy that an adapter listens at.
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
