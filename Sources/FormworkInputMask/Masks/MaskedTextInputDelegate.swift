#if canImport(UIKit) && !os(watchOS)
public import UIKit
import Formwork

/// The common superclass of ``MaskedTextFieldDelegate``, ``MaskedTextViewDelegate``, and
/// ``MaskedTextInputListener``: a field's delegate with the settings of a mask.
///
/// The object doesn't format text itself. When it receives the first call from a field, at the
/// latest when editing begins, it sets its mask on the field. From then on, Formwork's own delegate
/// forwards to it, as to any app's delegate.
///
/// It implements the methods of both a text field's and a text view's delegate. Subclasses only
/// conform to the protocols that their listener supports.
///
/// An object can serve several fields. Fields don't retain their delegates, so keep a reference.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class MaskedTextInputDelegate: MaskedTextInputSettings {
  var fields: [WeakField] = []
  var isStale = false

  /// The delegate to which a text field's calls are forwarded, set by subclasses.
  var forwardee: (any NSObjectProtocol)? { nil }

  /// The delegate to which a text view's calls are forwarded.
  var viewForwardee: (any NSObjectProtocol)? { forwardee }

  /// Whether a key is rejected if the forwardee rejects it.
  var countsDecision: Bool { respectsListenerDecision }

  /// Notifies the listener, and then calls the closure; subclasses implement it.
  func tell(_ result: Mask.Result, of field: any FormattedTextControl) {}

  /// The placeholder of the whole pattern.
  open var placeholder: String { primaryMask.placeholder }

  /// Creates a format that replaces the masks; subclasses may implement it.
  func makeFormat() -> AnyInputFormat? { nil }

  /// Handles a change of the result of `makeFormat()`.
  final func formatDidChange() { settingsDidChange() }

  /// Collects changes, because a pattern may only be readable with notations that are set later.
  override func settingsDidChange() {
    if isStale || fields.isEmpty { return }
    isStale = true
    DispatchQueue.main.async { [weak self] in self?.refresh() }
  }

  /// Sets the mask on the field, and then asks the listener.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    attach(to: textField)
    return fieldListener?.textFieldShouldBeginEditing?(textField) ?? true
  }

  /// Sets the mask on the field, and then notifies the listener.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    attach(to: textField)
    fieldListener?.textFieldDidBeginEditing?(textField)
  }

  /// Asks the listener.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    fieldListener?.textFieldShouldEndEditing?(textField) ?? true
  }

  /// Notifies the listener.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    fieldListener?.textFieldDidEndEditing?(textField)
  }

  /// Notifies the listener, with the method that it implements.
  open func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let told: Void? = fieldListener?.textFieldDidEndEditing?(textField, reason: reason)
    if told == nil { textFieldDidEndEditing(textField) }
  }

  /// Sets the mask on a new field, and then asks the listener, whose answer counts if
  /// ``respectsListenerDecision`` is set.
  #if canImport(ObjectiveC)
  @objc(textField:shouldChangeCharactersInRange:replacementString:)
  #endif
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    decide(textField, string) { delegate in
      (delegate as? any UITextFieldDelegate)?.allows(string, in: range, of: textField)
    }
  }

  /// Notifies the listener.
  open func textFieldDidChangeSelection(_ textField: UITextField) {
    fieldListener?.textFieldDidChangeSelection?(textField)
  }

  /// Asks the listener. Clearing is then reported like any other change.
  open func textFieldShouldClear(_ textField: UITextField) -> Bool {
    if let installed = newlyInstalledDelegate(of: textField) {
      return (installed as? any UITextFieldDelegate)?.textFieldShouldClear?(textField) ?? true
    }
    return fieldListener?.textFieldShouldClear?(textField) ?? true
  }

  /// Asks the listener.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    fieldListener?.textFieldShouldReturn?(textField) ?? true
  }

  /// Sets the mask on the text view, and then asks the listener.
  open func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    attach(to: textView)
    return viewListener?.textViewShouldBeginEditing?(textView) ?? true
  }

  /// Sets the mask on the text view, and then notifies the listener.
  open func textViewDidBeginEditing(_ textView: UITextView) {
    attach(to: textView)
    viewListener?.textViewDidBeginEditing?(textView)
  }

  /// Asks the listener.
  open func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    viewListener?.textViewShouldEndEditing?(textView) ?? true
  }

  /// Notifies the listener.
  open func textViewDidEndEditing(_ textView: UITextView) {
    viewListener?.textViewDidEndEditing?(textView)
  }

  /// Sets the mask on a new text view, and then asks the listener, whose answer counts if
  /// ``respectsListenerDecision`` is set.
  #if canImport(ObjectiveC)
  @objc(textView:shouldChangeTextInRange:replacementText:)
  #endif
  open func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    decide(textView, text) { delegate in
      (delegate as? any UITextViewDelegate)?.allows(text, in: range, of: textView)
    }
  }

  /// Sets the mask on a new text view, because dictation changes text without asking, and then
  /// notifies the listener.
  open func textViewDidChange(_ textView: UITextView) {
    attach(to: textView)
    viewListener?.textViewDidChange?(textView)
  }

  /// Notifies the listener.
  open func textViewDidChangeSelection(_ textView: UITextView) {
    viewListener?.textViewDidChangeSelection?(textView)
  }

  /// Returns a Boolean value that indicates whether UIKit may call a method. A method whose
  /// presence changes what UIKit does is only available if the listener implements it.
  override open func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    switch ownership(of: selector) {
    case .none: return false
    case .own: return super.responds(to: selector)
    case .listener: return forwardee(having: selector) != nil
    case .either: return super.responds(to: selector) || forwardee(having: selector) != nil
    }
  }

  /// Returns the listener for methods that it implements.
  override open func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector, responds(to: selector), let target = forwardee(having: selector) else {
      return super.forwardingTarget(for: selector)
    }
    return target
  }
}
#endif
