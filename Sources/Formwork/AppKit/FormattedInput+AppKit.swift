#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkCore

/// A stock control whose text a format can control.
@MainActor
protocol FormattedInput: FormattedTextControl {
  /// The displayed text, including marked text.
  var shownText: String { get }

  /// Assigns the whole text, as an app does.
  func assign(text: String)

  /// Whether the user can enter a line break.
  var isMultiline: Bool { get }

  /// Whether the characters are hidden, as in a password field.
  var isSecure: Bool { get }

  /// The content type, for AutoFill.
  var contentType: NSTextContentType? { get set }

  /// The text view in which the control is edited: the view itself, or the window's editor while a
  /// field uses it.
  var editor: NSTextView? { get }

  /// The editor that receives key presses while the control has the focus.
  var focusedEditor: NSTextView? { get }

  /// The editing rules of AppKit for the control.
  var system: FieldSystem { get }

  /// The state of the control that the state machine needs.
  var state: WidgetState { get }

  /// Shows a text and its value without notifications. AppKit's undo steps refer to the old text,
  /// so they are removed.
  func show(_ text: String, of value: String)

  /// Sends the notifications that AppKit would send for a change.
  func send(_ event: TextEvent)

  /// Whether the app's delegate allows a change that AppKit doesn't make itself.
  func delegateAllows(_ replacement: String, in range: NSRange) -> Bool

  /// Starts observing the control for an adapter.
  func listen(for adapter: ControlAdapter) -> any ControlListening
}

extension FormattedInput {
  /// Whether the system may offer to fill in the control.
  var invitesAutoFill: Bool { contentType != nil }
}

extension NSTextField: FormattedInput {
  /// The displayed text: the text of the window's editor, while the field uses it.
  var shownText: String { currentEditor()?.string ?? stringValue }

  /// Assigns the text of the editor, because assigning the field's text discards the edit in
  /// progress.
  func assign(text: String) {
    guard let editor = focusedEditor else { return stringValue = text }
    editor.show(text)
  }

  var isMultiline: Bool { false }
  var isSecure: Bool { self is NSSecureTextField }
  var editor: NSTextView? { focusedEditor }
  var system: FieldSystem { .desktopField }
  var focusedEditor: NSTextView? { currentEditor() as? NSTextView }

  var state: WidgetState {
    var state =
      focusedEditor?.editingState ?? WidgetState(text: stringValue, value: objectValue as? String)
    state.isSecure = isSecure
    return state
  }

  func show(_ text: String, of value: String) {
    if let focusedEditor { focusedEditor.show(text) } else { objectValue = value }
  }

  /// Does nothing, because AppKit sends the notifications for a change in a field's editor.
  func send(_ event: TextEvent) {}

  /// Returns `true`, because the delegate of a field is never asked about ranges.
  func delegateAllows(_ replacement: String, in range: NSRange) -> Bool { true }

  func listen(for adapter: ControlAdapter) -> any ControlListening {
    FieldListening(to: self, for: adapter)
  }
}

extension NSTextView: FormattedInput {
  var shownText: String { string }
  func assign(text: String) { string = text }
  var isMultiline: Bool { !isFieldEditor }
  var isSecure: Bool { false }
  var editor: NSTextView? { self }
  var system: FieldSystem { .desktopView }
  var focusedEditor: NSTextView? { window?.firstResponder === self ? self : nil }

  var state: WidgetState {
    var state = editingState
    state.isToldFirst = true
    return state
  }

  func show(_ text: String, of value: String) { show(text) }

  func send(_ event: TextEvent) {
    let name = NSText.didChangeNotification
    switch event {
    case .callback: delegate?.textDidChange?(Notification(name: name, object: self))
    case .notification: NotificationCenter.default.post(name: name, object: self)
    }
  }

  func delegateAllows(_ replacement: String, in range: NSRange) -> Bool {
    delegate?.textView?(
      self, shouldChangeTextInRanges: [NSValue(range: range)], replacementStrings: [replacement])
      ?? delegate?.textView?(self, shouldChangeTextIn: range, replacementString: replacement)
      ?? true
  }

  func listen(for adapter: ControlAdapter) -> any ControlListening {
    ViewListening(to: self, for: adapter)
  }
}

/// A text view, or the editor of a field, during editing.
extension NSTextView {
  fileprivate var editingState: WidgetState {
    let manager = undoManager
    return WidgetState(
      text: string, selection: UTF16Offset(selectedRange()),
      marked: hasMarkedText() ? UTF16Offset(markedRange()) : nil,
      isUndoing: manager?.isUndoing == true || manager?.isRedoing == true)
  }

  fileprivate func show(_ text: String) {
    if hasMarkedText() || !string.isIdentical(to: text) { string = text }
    if let textStorage { undoManager?.removeAllActions(withTarget: textStorage) }
  }

  /// Replaces a part of the text as a change that AppKit reports and can undo.
  func rewrite(_ rewrite: TextRewrite, selecting selection: Range<UTF16Offset>) {
    let range = NSRange(rewrite.range)
    breakUndoCoalescing()
    guard shouldChangeText(in: range, replacementString: rewrite.replacement) else { return }
    textStorage?.replaceCharacters(
      in: range,
      with: NSAttributedString(string: rewrite.replacement, attributes: typingAttributes))
    setSelectedRange(NSRange(selection))
    didChangeText()
  }
}
#endif
