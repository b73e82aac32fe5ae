#if canImport(UIKit) && !os(watchOS)
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

  /// The ways by which UIKit tells of a change of the text.
  var events: [FieldAdapter.Event] { get }

  /// Sends what UIKit would have sent.
  func send(_ event: FieldAdapter.Event)

  /// The notifications that editing begins and ends.
  var notifications: (began: Notification.Name, ended: Notification.Name) { get }

  /// A proxy that can stand in for a delegate of that protocol.
  static func makeProxy(_ chain: DelegateChain) -> any InputProxy

  /// Calls back when the text is assigned, until the observations go.
  func observeText(_ changed: @escaping @Sendable () -> Void) -> [NSKeyValueObservation]

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

extension UITextField: FormattedInput {
  var shownText: String { text ?? "" }
  func assign(text: String) { self.text = text }
  var isSecure: Bool { isSecureTextEntry }
  var isMultiline: Bool { false }
  var isToldFirst: Bool { false }
  var invitesAutoFill: Bool { textContentType != nil }
  var events: [FieldAdapter.Event] { [.callback, .notification] }

  var notifications: (began: Notification.Name, ended: Notification.Name) {
    (UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification)
  }

  /// Writing Tools are for text views.
  func keepWritingToolsOff() -> (@MainActor () -> Void)? { nil }

  func send(_ event: FieldAdapter.Event) {
    switch event {
    case .callback: sendActions(for: .editingChanged)
    case .notification:
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }
  }

  var delegateObject: AnyObject? {
    get {
      // The subclass answers with the app's.
      if let field = self as? MaskedUITextField { return field.installedDelegate }
      return delegate
    }
    set { delegate = newValue as? any UITextFieldDelegate }
  }

  static func makeProxy(_ chain: DelegateChain) -> any InputProxy { DelegateProxy(chain) }

  func observeDelegate(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation {
    observe(\.delegate) { _, _ in changed() }
  }

  func observeText(_ changed: @escaping @Sendable () -> Void) -> [NSKeyValueObservation] {
    [observe(\.text) { _, _ in changed() }, observe(\.attributedText) { _, _ in changed() }]
  }

  func listen(for adapter: FieldAdapter) -> FieldObservation {
    let observation = FieldObservation()
    observation.listen(
      to: .editingChanged, "formwork.editingChanged", of: self
    ) { [weak adapter] in adapter?.textDidChange(.callback) }
    observation.listen(
      to: .editingDidBegin, "formwork.editingDidBegin", of: self
    ) { [weak adapter] in adapter?.editingDidBegin() }
    observation.listen(
      to: .editingDidEnd, "formwork.editingDidEnd", of: self
    ) { [weak adapter] in adapter?.editingDidEnd() }
    observation.listen(
      to: UITextField.textDidChangeNotification, of: self
    ) { [weak adapter] in adapter?.textDidChange(.notification) }
    return observation
  }
}
#endif
