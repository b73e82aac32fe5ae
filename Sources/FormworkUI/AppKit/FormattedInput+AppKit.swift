#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkMasks
import FormworkField

/// A stock control whose text a format can drive.
@MainActor
protocol FormattedInput: FormattedTextControl {
  /// The text that is shown, marked text included.
  var shownText: String { get }

  /// Assigns the whole text, as an app would.
  func assign(text: String)

  /// Whether a line break can be typed.
  var isMultiline: Bool { get }

  /// Whether the text is hidden from onlookers.
  var isSecure: Bool { get }

  /// What the system may offer to fill in.
  var contentType: NSTextContentType? { get set }

  /// What is edited, while it can be: the view itself, or what the window lends to a field.
  var editor: NSTextView? { get }

  /// What takes the keys while they are the control's.
  var focusedEditor: NSTextView? { get }

  /// How AppKit edits the control.
  var system: FieldSystem { get }

  /// What the machine has to know of what the control shows.
  var state: WidgetState { get }

  /// Shows a text silently, with the value that it stands for. What AppKit could undo has ranges of the
  /// text before, so it goes.
  func show(_ text: String, of value: String)

  /// Sends what AppKit would have sent of a change.
  func send(_ event: TextEvent)

  /// Whether the app's delegate lets a change be made that AppKit knows nothing of.
  func delegateAllows(_ replacement: String, in range: NSRange) -> Bool

  /// Listens for an adapter.
  func listen(for adapter: ControlAdapter) -> any ControlListening
}

extension FormattedInput {
  /// Whether the system may offer to fill the control in.
  var invitesAutoFill: Bool { contentType != nil }
}

extension NSTextField: FormattedInput {
  /// The text that is shown: that of the editor which the window lends the field, while it does.
  var shownText: String { currentEditor()?.string ?? stringValue }

  /// A field drops what is being edited when its text is assigned, so the editor's is assigned.
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
    var state = focusedEditor?.editingState ?? WidgetState(text: stringValue)
    state.isSecure = isSecure
    return state
  }

  func show(_ text: String, of value: String) {
    if let focusedEditor { focusedEditor.show(text) } else { objectValue = value }
  }

  /// AppKit itself tells of what a field's editor tells of.
  func send(_ event: TextEvent) {}

  /// The delegate of a field is never asked with ranges.
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

/// A text view, or the editor of a field, as it is edited.
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

  /// Replaces a part of the text as a change that AppKit can undo, and tells of.
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
