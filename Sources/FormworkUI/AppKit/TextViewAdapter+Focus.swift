#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

/// The focus of a text view, and its caret.
extension TextViewAdapter {
  /// The view has got the keys: a certain prefix may appear.
  func editingDidBegin() {
    guard let view, writes == 0, view.isEditable, !view.hasMarkedText() else { return }
    // A text that was assigned without a word is read first.
    _ = current
    if owner?.completesOnFocus(view) == true, let update = session.focus() {
      write(update.rewrite)
      tell(update)
    }
    selectionDidChange()
  }

  /// The view has lost the keys: a bare prefix goes.
  func editingDidEnd() {
    guard let view, writes == 0, !view.hasMarkedText() else { return }
    textDidChange(telling: {})
    if let update = session.blur() {
      write(update.rewrite)
      tell(update)
    }
    owner?.editingDidEnd(session.current)
  }

  /// The caret or the selection was moved, by whomever.
  func selectionDidChange() {
    guard writes == 0, let view, !view.hasMarkedText(), !isUndoing,
      view.string.isIdentical(to: session.current.text)
    else { return }
    let selection = UTF16Offset(view.selectedRange())
    let allowed = owner?.allowed(selection, in: session.current) ?? selection
    guard allowed != selection else { return }
    writes += 1
    view.setSelectedRange(NSRange(allowed))
    writes -= 1
  }
}
#endif
