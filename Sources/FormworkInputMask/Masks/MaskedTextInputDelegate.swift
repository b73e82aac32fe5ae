#if canImport(UIKit) && !os(watchOS)
public import UIKit
import FormworkMasks
import FormworkCompatibility
import FormworkUI

/// What ``MaskedTextFieldDelegate``, ``MaskedTextViewDelegate`` and ``MaskedTextInputListener``
/// share: an object with the settings of a mask that is set as the delegate of a field.
///
/// The object doesn't format by itself. The field that it is set on gets its mask, as by
/// ``FormworkControl/setMask(_:syntax:alternatives:strategy:notations:options:)``, when the
/// object first hears of it: at the latest when editing is about to begin. From then on it is the
/// app's delegate behind Formwork's own.
///
/// It has the methods of a text field's delegate and of a text view's. Subclasses say which they
/// are by conforming, so that none can be set where its listener wouldn't be told.
///
/// One object can serve several fields. Fields hold their delegates weakly: keep the object.
#if canImport(ObjectiveC)
@objcMembers
#endif
open class MaskedTextInputDelegate: MaskedTextInputSettings {
  var fields: [WeakField] = []
  var isStale = false

  /// The delegate that a field's questions are passed on to; subclasses have one.
  var forwardee: (any NSObjectProtocol)? { nil }

  /// The same for a text view's.
  var viewForwardee: (any NSObjectProtocol)? { forwardee }

  /// Whether a key is rejected when the delegate behind says so.
  var countsDecision: Bool { respectsListenerDecision }

  /// Tells the listener, then the closure; subclasses know both.
  func tell(_ result: Mask.Result, of field: any FormattedTextControl) {}

  /// The whole pattern as a person may be shown it.
  open var placeholder: String { primaryMask.placeholder }

  /// The format in the place of the masks, where a subclass has one.
  func makeFormat() -> AnyInputFormat? { nil }

  /// Takes note that `makeFormat()` would make another one.
  final func formatDidChange() { settingsDidChange() }

  /// Changes are gathered: the pattern may only be readable with the notations that come next.
  override func settingsDidChange() {
    if isStale || fields.isEmpty { return }
    isStale = true
    DispatchQueue.main.async { [weak self] in self?.refresh() }
  }

  /// Gives the field its mask, then asks the listener.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    attach(to: textField)
    return fieldListener?.textFieldShouldBeginEditing?(textField) ?? true
  }

  /// Gives the field its mask, then tells the listener.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    attach(to: textField)
    fieldListener?.textFieldDidBeginEditing?(textField)
  }

  /// Asks the listener.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    fieldListener?.textFieldShouldEndEditing?(textField) ?? true
  }

  /// Tells the listener.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    fieldListener?.textFieldDidEndEditing?(textField)
  }

  /// Tells the listener, in the form that it has.
  open func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    let told: Void? = fieldListener?.textFieldDidEndEditing?(textField, reason: reason)
    if told == nil { textFieldDidEndEditing(textField) }
  }

  /// Gives the field its mask, if this is the first that is heard of it; then asks the listener,
  /// whose answer counts if ``respectsListenerDecision`` says so.
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

  /// Tells the listener.
  open func textFieldDidChangeSelection(_ textField: UITextField) {
    fieldListener?.textFieldDidChangeSelection?(textField)
  }

  /// Asks the listener; clearing is told as every change is.
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

  /// Gives the text view its mask, then asks the listener.
  open func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    attach(to: textView)
    return viewListener?.textViewShouldBeginEditing?(textView) ?? true
  }

  /// Gives the text view its mask, then tells the listener.
  open func textViewDidBeginEditing(_ textView: UITextView) {
    attach(to: textView)
    viewListener?.textViewDidBeginEditing?(textView)
  }

  /// Asks the listener.
  open func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    viewListener?.textViewShouldEndEditing?(textView) ?? true
  }

  /// Tells the listener.
  open func textViewDidEndEditing(_ textView: UITextView) {
    viewListener?.textViewDidEndEditing?(textView)
  }

  /// Gives the text view its mask, if this is the first that is heard of it; then asks the
  /// listener, whose answer counts if ``respectsListenerDecision`` says so.
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

  /// Gives the text view its mask, if nothing else was heard of it: dictation asks nobody. Then
  /// tells the listener.
  open func textViewDidChange(_ textView: UITextView) {
    attach(to: textView)
    viewListener?.textViewDidChange?(textView)
  }

  /// Tells the listener.
  open func textViewDidChangeSelection(_ textView: UITextView) {
    viewListener?.textViewDidChangeSelection?(textView)
  }

  /// Whether UIKit may call a method: those that change what it does by being there are there if
  /// the listener has them.
  override open func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    switch ownership(of: selector) {
    case .none: return false
    case .own: return super.responds(to: selector)
    case .listener: return forwardee(having: selector) != nil
    case .either: return super.responds(to: selector) || forwardee(having: selector) != nil
    }
  }

  /// The listener, for the methods that are there for its sake.
  override open func forwardingTarget(for selector: Selector!) -> Any? {
    guard let selector, responds(to: selector), let target = forwardee(having: selector) else {
      return super.forwardingTarget(for: selector)
    }
    return target
  }
}
#endif
