#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// The focus of a field and its caret, which are the window's editor's.
extension TextFieldAdapter {
  /// The window has lent its editor to the field: a certain prefix may appear.
  func editingDidBegin() {
    guard let field, let editor = field.focusedEditor, editor.isEditable, !editor.hasMarkedText()
    else { return }
    if owner?.completesOnFocus(field) == true {
      let before = current
      let focused = format.focused(before)
      // A key may have come first where code gave the focus: it is still to be told.
      if !focused.text.isIdentical(to: before.text) {
        show(focused)
        tell(.focus, after: before)
      }
    }
    selectionDidChange()
  }

  /// AppKit has taken what was there as the value, and may not have told of all of it: a composition
  /// that is left is committed. What the app assigns drops the editing, and doesn't end it.
  func wasCommitted() {
    guard cause == nil, let field, field.currentEditor() == nil else { return }
    let value = formatter.reading(field.stringValue).value
    if !value.isIdentical(to: told.value) { cause = .inputMethod }
  }

  /// AppKit has taken the value and shows it by the formatter, so a bare prefix is gone.
  func editingDidEnd() {
    guard let field else { return }
    let before = told
    let shown = formatter.reading(field.stringValue)
    told = format.blurred(shown)
    if !told.text.isIdentical(to: shown.text) { show(told) }
    // Another value is one that the app has assigned, unless a change is still to be told.
    if cause != nil || told.value.isIdentical(to: before.value) {
      tell(cause ?? .focus, after: before)
    }
    cause = nil
    owner?.editingDidEnd(told)
  }

  /// The caret or the selection was moved, in this field's editor or in another's.
  func selectionDidChange() {
    guard !isWriting, let editor = field?.focusedEditor, !editor.hasMarkedText() else { return }
    let current = current
    // A text that isn't formed yet has no prefix.
    guard current.text.isIdentical(to: editor.string) else { return }
    let selection = UTF16Offset(editor.selectedRange())
    let allowed = owner?.allowed(selection, in: current) ?? selection
    if allowed != selection { editor.setSelectedRange(NSRange(allowed)) }
  }
}
#endif
