#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import Formwork

extension NSTextField: FormattedInput {
  /// The text that is shown: that of the editor which the window lends the field, while it does.
  var shownText: String { currentEditor()?.string ?? stringValue }

  /// A field drops what is being edited when its text is assigned, so the editor's is assigned.
  func assign(text: String) {
    guard let editor = focusedEditor else { return stringValue = text }
    editor.string = text
    if let storage = editor.textStorage {
      editor.undoManager?.removeAllActions(withTarget: storage)
    }
    editor.setSelectedRange(NSRange(location: text.utf16.count, length: 0))
  }

  var isMultiline: Bool { false }
  var isSecure: Bool { self is NSSecureTextField }
  var focusedEditor: NSTextView? { currentEditor() as? NSTextView }

  func makeAdapter(_ format: AnyInputFormat, owner: ControlFormatting) -> any ControlAdapter {
    TextFieldAdapter(self, format: format, owner: owner)
  }
}
#endif
