public import Foundation

/// A field that hides its text.
@MainActor open class NSSecureTextField: NSTextField {}

/// A field to search by, which tells its action of the text when typing pauses.
@MainActor open class NSSearchField: NSTextField {
  /// What the field tells, here at the end of the turn after each change.
  public var searched: (@MainActor (String) -> Void)?

  private var isAwaited = false

  open override func textDidChange(_ notification: Notification) {
    super.textDidChange(notification)
    guard searched != nil, !isAwaited else { return }
    isAwaited = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      isAwaited = false
      searched?(currentEditor()?.string ?? stringValue)
    }
  }

  /// Empties the field by its button: the text goes without a question, and the action is told.
  public func pressCancelButton() {
    if let editor = currentEditor() as? NSTextView {
      let whole = NSRange(location: 0, length: editor.string.utf16.count)
      if Simulation.current.profile.cancelButtonAsks {
        editor.insertText("", replacementRange: whole)
      } else {
        editor.string = ""
        editor.didChangeText()
      }
    } else {
      stringValue = ""
    }
    searched?("")
  }
}

/// A field with a list of texts beside it.
@MainActor open class NSComboBox: NSTextField {
  /// The texts of the list.
  public var items: [String] = []

  /// Whether the rest of an item that begins like the text is put in, and selected.
  public var completes = false

  /// Chooses an item of the list: the text is assigned, and the field tells of a choice only.
  public func selectItem(at index: Int) {
    guard items.indices.contains(index) else { return }
    if let editor = currentEditor() as? NSTextView {
      editor.string = items[index]
      editor.setSelectedRange(NSRange(location: 0, length: editor.string.utf16.count))
    } else {
      stringValue = items[index]
    }
  }

  open override func textDidChange(_ notification: Notification) {
    super.textDidChange(notification)
    guard completes, let editor = currentEditor() as? NSTextView, !editor.hasMarkedText() else {
      return
    }
    let text = editor.string
    let caret = editor.selectedRange()
    guard caret.length == 0, caret.location == text.utf16.count, !text.isEmpty,
      let item = items.first(where: { $0.hasPrefix(text) && $0 != text })
    else { return }
    editor.string = item
    editor.setSelectedRange(
      NSRange(location: text.utf16.count, length: item.utf16.count - text.utf16.count))
  }
}

/// A field of tokens: the value is a list.
@MainActor open class NSTokenField: NSTextField {}
