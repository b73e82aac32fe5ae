public import Foundation

/// A control with a value.
@MainActor open class NSControl: NSView {
  /// Posted after a change of a field's text.
  nonisolated public static let textDidChangeNotification =
    Notification.Name("NSControlTextDidChangeNotification")

  /// Posted when a field's text loses the keys.
  nonisolated public static let textDidEndEditingNotification =
    Notification.Name("NSControlTextDidEndEditingNotification")

  /// What turns texts into values and back.
  open var formatter: Formatter?

  /// Whether the person can use the control; an editor stays where it is.
  open var isEnabled = true
}

/// A field. While it is edited, the window's editor shows its text.
@MainActor open class NSTextField: NSControl, NSTextViewDelegate {
  private var object: Any?
  private weak var editor: NSTextView?

  /// Whether the person can edit the text.
  open var isEditable = true

  /// Whether the person can select the text.
  open var isSelectable = true

  /// What the text is for, if the app says so.
  open var contentType: NSTextContentType?

  /// Who is told.
  open weak var delegate: (any NSTextFieldDelegate)?

  /// What a binding of the value writes to, when the editing ends.
  public var boundValue: (@MainActor (Any?) -> Void)?

  /// Creates a field.
  public convenience init() { self.init(frame: .zero) }

  /// The view at a place, of those that take clicks.
  open func hitTest(_ point: NSPoint) -> NSView? { self }

  /// The editor, while it is lent to this field.
  open func currentEditor() -> NSText? { editor }

  /// The text. Reading it takes over what is being edited, assigning it drops that.
  open var stringValue: String {
    get {
      validateEditing()
      return formatter?.string(for: object) ?? object as? String ?? ""
    }
    set {
      abortEditing()
      object = value(of: newValue) ?? newValue
    }
  }

  /// The value.
  open var objectValue: Any? {
    get {
      validateEditing()
      return object
    }
    set {
      abortEditing()
      object = newValue
    }
  }

  /// Takes the value of what is being edited.
  open func validateEditing() {
    guard let editor, let value = value(of: editor.string) else { return }
    object = value
    guard Simulation.current.profile.readingFormatsEditor, let formatter,
      let text = formatter.string(for: value), !text.utf8.elementsEqual(editor.string.utf8)
    else { return }
    Simulation.current.note("READ\"\(text)\"")
    editor.string = text
  }

  /// Drops what is being edited.
  @discardableResult
  open func abortEditing() -> Bool {
    guard let editor else { return false }
    self.editor = nil
    editor.delegate = nil
    undoManager?.removeAllActions(withTarget: editor.storage)
    window?.drop(editor)
    Simulation.current.note("ABORT")
    return true
  }

  /// Borrows the window's editor.
  open override func becomeFirstResponder() -> Bool {
    guard let window else { return false }
    window.lendEditor(to: self)
    return true
  }

  func beginEditing(with editor: NSTextView) {
    let text = object.flatMap { formatter?.editingString(for: $0) } ?? stringValue
    editor.string = text
    editor.setSelectedRange(NSRange(location: 0, length: text.utf16.count))
    editor.delegate = self
    self.editor = editor
  }

  func endEditing(with editor: NSTextView, by movement: NSTextMovement = .other) -> Bool {
    guard value(of: editor.string) != nil else { return false }
    textDidEndEditing(
      Notification(
        name: NSText.didEndEditingNotification, object: editor,
        userInfo: [NSText.movementUserInfoKey: movement.rawValue]))
    return true
  }

  /// Tells that the editor lets go; after Return the field borrows it again, with all selected.
  open func textDidEndEditing(_ notification: Notification) {
    guard let editor else { return }
    validateEditing()
    self.editor = nil
    editor.delegate = nil
    undoManager?.removeAllActions(withTarget: editor.storage)
    boundValue?(object)
    let news = Notification(name: NSControl.textDidEndEditingNotification, object: self)
    delegate?.controlTextDidEndEditing(news)
    NotificationCenter.default.post(news)
    let movement = notification.userInfo?[NSText.movementUserInfoKey] as? Int
    if movement == NSTextMovement.return.rawValue { window?.lendEditor(to: self) }
  }

  private func value(of text: String) -> Any? {
    guard let formatter else { return text }
    let result = AutoreleasingUnsafeMutablePointer<AnyObject?>(to: nil)
    guard formatter.getObjectValue(result, for: text, errorDescription: nil) else { return nil }
    return result.pointee.map { String(describing: $0) }
  }

  /// Tells of a change in the editor.
  public func textDidChange(_ notification: Notification) {
    let news = Notification(name: NSControl.textDidChangeNotification, object: self)
    delegate?.controlTextDidChange(news)
    NotificationCenter.default.post(news)
  }

  /// Passes a command of the editor on to the app.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    delegate?.control(self, textView: textView, doCommandBy: commandSelector) ?? false
  }

  /// Asks the formatter about a change in the editor.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString: String?
  ) -> Bool {
    guard let formatter, let replacementString else { return true }
    let original = textView.string
    let storage = NSTextStorage()
    storage.string = original
    storage.replaceCharacters(in: range, with: replacementString)
    let proposed = NSString(string: storage.string)
    let pointer = AutoreleasingUnsafeMutablePointer<NSString>(to: proposed)
    var selection = NSRange(location: range.location + replacementString.utf16.count, length: 0)
    let isValid = formatter.isPartialStringValid(
      pointer, proposedSelectedRange: &selection, originalString: original,
      originalSelectedRange: textView.selectedRange(), errorDescription: nil)
    if isValid { return true }
    if pointer.pointee === proposed {
      Simulation.current.note("REJECTED")
      delegate?.control(
        self, didFailToValidatePartialString: storage.string, errorDescription: nil)
      return false
    }
    let text = String(describing: pointer.pointee)
    if text == original, !(pointer.pointee is NSMutableString) {
      // An immutable string that is the same may be the same object: then AppKit sees no answer.
      Simulation.current.crash("the original text was given back, and not as a copy")
    }
    show(text, selection, in: textView)
    return false
  }

  /// Puts the formatter's text in the place of the old one, as a change that can be undone.
  private func show(_ text: String, _ selection: NSRange, in editor: NSTextView) {
    let whole = NSRange(location: 0, length: editor.storage.length)
    if text != editor.string {
      editor.register(
        UndoStep(NSRange(location: 0, length: text.utf16.count), editor.string))
    }
    editor.breakUndoCoalescing()
    editor.storage.replaceCharacters(in: whole, with: text)
    editor.setSelectedRange(selection)
    if Simulation.current.profile.formatterReplacementSendsChange { editor.didChangeText() }
  }
}
