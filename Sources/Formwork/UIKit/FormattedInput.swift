#if canImport(UIKit) && !os(watchOS)
import FormworkCore
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
  static func makeProxy(_ calls: DelegateCalls, for delegate: AnyObject?) -> DelegateProxy

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

extension FormattedInput {
  func delegateWasAssigned(_ delegate: AnyObject?) {
    FieldFormatting.present(in: self)?.delegateWasAssigned(delegate)
  }
}

extension FormattedInput {
  /// The selection and the text. They distinguish a call about a change from the next one.
  var shown: String { "\(shownSelection.map { "\($0)" } ?? "") \(shownText)" }
}

extension DelegateProxy {
  /// Asks the adapter about a change, or forwards a wrapper's question to the delegate before it.
  ///
  /// A delegate that only handles one range is asked once, about all of the ranges, as the system
  /// does.
  @MainActor
  func decide<Delegate>(
    _ method: String, _ field: any FormattedInput, _ ranges: [NSRange], _ string: String,
    one: (Delegate, NSRange) -> Bool?, several: (Delegate, [NSRange]) -> Bool? = { _, _ in nil }
  ) -> Bool {
    let details = "\(ranges) \(string)"
    func app(_ asked: [NSRange]) -> Bool {
      let union = asked.dropFirst().reduce(asked.first) { $0?.union($1) }
      return ask(method, field, details) { app in
        several(app, asked) ?? union.flatMap { one(app, $0) }
      } ?? true
    }
    guard let adapter = adapter(for: method, field, details) else { return app(ranges) }
    if string == "\n", (field as? UITextView)?.formwork.returnPolicy == .endsEditing {
      // The app may still prevent it, like any change.
      if app(ranges) { _ = field.resignFirstResponder() }
      return false
    }
    return adapter.shouldChange(ranges, to: string, asking: app)
  }
}

extension Delegation {
  convenience init(of field: any FormattedInput) {
    let control = type(of: field)
    self.init(of: field) { control.makeProxy($0, for: $1) }
  }
}
#endif
