#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A text field with features that a stock field can't have; a mask doesn't need it.
///
///     let field = MaskedUITextField()
///     field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
///     field.copies = .value
///     field.onBackspaceAtStart = { field in previousField.becomeFirstResponder() }
open class MaskedUITextField: UITextField {
  /// The content that Cut and Copy put on the pasteboard. The default is the text.
  open var copies = PasteboardContent.text

  /// The interpretation of pasted content, from the menu or by key. The default is text.
  open var pastes = PasteboardContent.text

  /// A closure that runs when Backspace is pressed with nothing before the caret.
  open var onBackspaceAtStart: (@MainActor (MaskedUITextField) -> Void)?

  /// Deletes backward, or runs ``onBackspaceAtStart``.
  open override func deleteBackward() {
    if findsStart(deletingBy: { super.deleteBackward() }) { onBackspaceAtStart?(self) }
  }

  /// The keys of a hardware keyboard, including Up and Down if the format can step.
  open override var keyCommands: [UIKeyCommand]? { keys(after: super.keyCommands) }

  /// Copies the selection as ``copies`` specifies.
  open override func copy(_ sender: Any?) { copySelection { super.copy(sender) } }

  /// Cuts the selection as ``copies`` specifies.
  open override func cut(_ sender: Any?) { cutSelection { super.cut(sender) } }

  /// Pastes over the selection as ``pastes`` specifies.
  open override func paste(_ sender: Any?) { pasteOverSelection { super.paste(sender) } }
}

/// A text view with features that a stock view can't have; a mask doesn't need it.
///
///     let view = MaskedUITextView()
///     view.formwork.format = .mask("[____]-[____]-[____]")
///     view.copies = .value
///     view.pastes = .value
open class MaskedUITextView: UITextView {
  /// The content that Cut and Copy put on the pasteboard. The default is the text.
  open var copies = PasteboardContent.text

  /// The interpretation of pasted content, from the menu or by key. The default is text.
  open var pastes = PasteboardContent.text

  /// A closure that runs when Backspace is pressed with nothing before the caret.
  open var onBackspaceAtStart: (@MainActor (MaskedUITextView) -> Void)?

  /// Deletes backward, or runs ``onBackspaceAtStart``.
  open override func deleteBackward() {
    if findsStart(deletingBy: { super.deleteBackward() }) { onBackspaceAtStart?(self) }
  }

  /// The keys of a hardware keyboard, including Up and Down if the format can step.
  open override var keyCommands: [UIKeyCommand]? { keys(after: super.keyCommands) }

  /// Copies the selection as ``copies`` specifies.
  open override func copy(_ sender: Any?) { copySelection { super.copy(sender) } }

  /// Cuts the selection as ``copies`` specifies.
  open override func cut(_ sender: Any?) { cutSelection { super.cut(sender) } }

  /// Pastes over the selection as ``pastes`` specifies.
  open override func paste(_ sender: Any?) { pasteOverSelection { super.paste(sender) } }
}
#endif
