#if canImport(UIKit) && !os(watchOS)
import FormworkCore
public import UIKit

extension UITextField: FormattedInput {
  var shownText: String { text ?? "" }
  func assign(text: String) { self.text = text }
  var isSecure: Bool { isSecureTextEntry }
  var isMultiline: Bool { false }
  var isToldFirst: Bool { false }
  var invitesAutoFill: Bool { textContentType != nil }

  var offeredContentType: UITextContentType? {
    get { textContentType }
    set { textContentType = newValue }
  }

  var notifications: (began: Notification.Name, ended: Notification.Name) {
    (UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification)
  }

  func send(_ event: TextEvent) {
    switch event {
    case .callback: sendActions(for: .editingChanged)
    case .notification:
      NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }
  }

  var delegateObject: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any UITextFieldDelegate }
  }

  static func makeProxy(_ calls: DelegateCalls, for delegate: AnyObject?) -> DelegateProxy {
    FieldDelegateProxy(calls, for: delegate)
  }

  func delegateAllows(_ text: String, in range: NSRange) -> Bool {
    (delegateObject as? any UITextFieldDelegate)?.allows(text, in: range, of: self) ?? true
  }

  func observeDelegate(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation {
    observe(\.delegate) { _, _ in changed() }
  }

  func observeText(_ changed: @escaping @Sendable () -> Void) -> [NSKeyValueObservation] {
    [observe(\.text) { _, _ in changed() }, observe(\.attributedText) { _, _ in changed() }]
  }

  func observeSecurity(_ changed: @escaping @Sendable () -> Void) -> NSKeyValueObservation {
    observe(\.isSecureTextEntry) { _, _ in changed() }
  }

  func listen(for adapter: FieldAdapter) -> FieldObservation {
    let observation = FieldObservation()
    observation.listen(
      to: .editingChanged, "formwork.adapter", of: self
    ) { [weak adapter] in adapter?.textDidChange(.callback) }
    observation.listen(
      to: .editingDidBegin, "formwork.adapter", of: self
    ) { [weak adapter] in adapter?.editingDidBegin() }
    observation.listen(
      to: .editingDidEnd, "formwork.adapter", of: self
    ) { [weak adapter] in adapter?.editingDidEnd() }
    observation.listen(
      to: UITextField.textDidChangeNotification, of: self
    ) { [weak adapter] in adapter?.textDidChange(.notification) }
    return observation
  }
}

extension UITextFieldDelegate {
  /// Asks the delegate about a change of one range, with the method that UIKit would call; `nil` if
  /// the delegate has neither.
  @MainActor
  package func allows(_ text: String, in range: NSRange, of field: UITextField) -> Bool? {
    #if compiler(>=6.2)
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *),
      let answer = textField?(
        field, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: text)
    {
      return answer
    }
    #endif
    return textField?(field, shouldChangeCharactersIn: range, replacementString: text)
  }
}

extension FormworkControl where Control: UITextField {
  /// Your app's own delegate.
  ///
  /// While the field has a format, its `delegate` is a Formwork object that forwards everything to
  /// yours. Set `delegate` as usual, at any time, and read yours here.
  public var wrappedDelegate: (any UITextFieldDelegate)? {
    guard let formatting = FieldFormatting.present(in: input) else {
      return DelegateProxy.unwrapped(input.delegateObject) as? any UITextFieldDelegate
    }
    return formatting.delegation.wrappedDelegate as? any UITextFieldDelegate
  }
}
#endif
