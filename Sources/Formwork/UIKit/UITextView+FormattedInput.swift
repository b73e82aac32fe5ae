#if canImport(UIKit) && !os(watchOS)
import FormworkCore
public import UIKit

extension FormworkControl where Control: UITextView {
  /// The action of the Return key while the view has a format. The default is `.inserts`.
  public var returnPolicy: ReturnPolicy {
    get { FieldFormatting.present(in: input)?.returnPolicy ?? .inserts }
    nonmutating set { FieldFormatting.of(input).returnPolicy = newValue }
  }
}

/// The action of the Return key in a text view.
public enum ReturnPolicy: Hashable, Sendable {
  /// Inserts a line break if the format accepts one. Masks have no slot for it.
  case inserts

  /// Ends editing, as in a single-line field.
  case endsEditing
}

extension UITextView: FormattedInput {
  var shownText: String { text ?? "" }
  func assign(text: String) { self.text = text }
  var isSecure: Bool { isSecureTextEntry }
  var isMultiline: Bool { true }
  var isToldFirst: Bool { true }
  var invitesAutoFill: Bool { textContentType != nil }

  var offeredContentType: UITextContentType? {
    get { textContentType }
    set { textContentType = newValue }
  }

  var notifications: (began: Notification.Name, ended: Notification.Name) {
    (UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification)
  }

  /// Notifies the delegate through the proxy, because a text view has no control events.
  func send(_ event: TextEvent) {
    switch event {
    case .callback: delegate?.textViewDidChange?(self)
    case .notification:
      NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
  }

  var delegateObject: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any UITextViewDelegate }
  }

  static func makeProxy(_ calls: DelegateCalls, for delegate: AnyObject?) -> DelegateProxy {
    ViewDelegateProxy(calls, for: delegate)
  }

  func delegateAllows(_ text: String, in range: NSRange) -> Bool {
    (delegateObject as? any UITextViewDelegate)?.allows(text, in: range, of: self) ?? true
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
      to: UITextView.textDidBeginEditingNotification, of: self
    ) { [weak adapter] in adapter?.editingDidBegin() }
    observation.listen(
      to: UITextView.textDidEndEditingNotification, of: self
    ) { [weak adapter] in adapter?.editingDidEnd() }
    observation.listen(
      to: UITextView.textDidChangeNotification, of: self
    ) { [weak adapter] in adapter?.textDidChange(.notification) }
    return observation
  }
}

extension UITextViewDelegate {
  /// Asks the delegate about a change of one range, with the method that UIKit would call; `nil` if
  /// the delegate has neither.
  @MainActor
  package func allows(_ text: String, in range: NSRange, of view: UITextView) -> Bool? {
    #if compiler(>=6.2)
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *),
      let answer = textView?(
        view, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: text)
    {
      return answer
    }
    #endif
    return textView?(view, shouldChangeTextIn: range, replacementText: text)
  }
}

extension FormworkControl where Control: UITextView {
  /// Your app's own delegate.
  ///
  /// While the view has a format, its `delegate` is a Formwork object that forwards everything to
  /// yours. Set `delegate` as usual, at any time, and read yours here.
  public var wrappedDelegate: (any UITextViewDelegate)? {
    guard let formatting = FieldFormatting.present(in: input) else {
      return DelegateProxy.unwrapped(input.delegateObject) as? any UITextViewDelegate
    }
    return formatting.delegation.wrappedDelegate as? any UITextViewDelegate
  }
}
#endif
