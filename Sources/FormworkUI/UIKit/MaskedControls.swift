#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A text field with what a mask can't do from outside; never needed for a mask.
///
///     let field = MaskedUITextField()
///     field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
///     field.copies = .value
///     field.onBackspaceAtStart = { field in previousField.becomeFirstResponder() }
open class MaskedUITextField: UITextField {
  /// What Cut and Copy put on the pasteboard; the text unless you say otherwise.
  open var copies = PasteboardContent.text

  /// What Paste, by menu or key, takes the pasteboard's text for; a text unless you say otherwise.
  open var pastes = PasteboardContent.text

  /// Called when Backspace is pressed with nothing before the caret.
  open var onBackspaceAtStart: (@MainActor (MaskedUITextField) -> Void)?

  /// Deletes, or tells that there is nothing to delete.
  open override func deleteBackward() {
    if findsStart(deletingBy: { super.deleteBackward() }) { onBackspaceAtStart?(self) }
  }

  /// The keys of a hardware keyboard: Up and Down too, while there is something to step.
  open override var keyCommands: [UIKeyCommand]? { keys(after: super.keyCommands) }

  /// Copies the selection, as ``copies`` says.
  open override func copy(_ sender: Any?) { copySelection { super.copy(sender) } }

  /// Cuts the selection, as ``copies`` says.
  open override func cut(_ sender: Any?) { cutSelection { super.cut(sender) } }

  /// Pastes over the selection, as ``pastes`` says.
  open override func paste(_ sender: Any?) { pasteOverSelection { super.paste(sender) } }
}

/// A text view with what a mask can't do from outside; never needed for a mask.
///
///     let view = MaskedUITextView()
///     view.formwork.format = .mask("[____]-[____]-[____]")
///     view.copies = .value
///     view.pastes = .value
open class MaskedUITextView: UITextView {
  /// What Cut and Copy put on the pasteboard; the text unless you say otherwise.
  open var copies = PasteboardContent.text

  /// What Paste, by menu or key, takes the pasteboard's text for; a text unless you say otherwise.
  open var pastes = PasteboardContent.text

  /// Called when Backspace is pressed with nothing before the caret.
  open var onBackspaceAtStart: (@MainActor (MaskedUITextView) -> Void)?

  /// Deletes, or tells that there is nothing to delete.
  open override func deleteBackward() {
    if findsStart(deletingBy: { super.deleteBackward() }) { onBackspaceAtStart?(self) }
  }

  /// The keys of a hardware keyboard: Up and Down too, while there is something to step.
  open override var keyCommands: [UIKeyCommand]? { keys(after: super.keyCommands) }

  /// Copies the selection, as ``copies`` says.
  open override func copy(_ sender: Any?) { copySelection { super.copy(sender) } }

  /// Cuts the selection, as ``copies`` says.
  open override func cut(_ sender: Any?) { cutSelection { super.cut(sender) } }

  /// Pastes over the selection, as ``pastes`` says.
  open override func paste(_ sender: Any?) { pasteOverSelection { super.paste(sender) } }
}
#endif
