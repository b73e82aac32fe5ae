package import FormworkMasks

/// The state of a widget during an event.
///
/// An adapter reads it from the widget for each event; the machine doesn't store it. Offsets are
/// UTF-16 code units of ``text``.
package struct WidgetState: Hashable, Sendable {
  /// The whole text, including marked text.
  package var text: String

  /// The value of the text; `nil` unless the widget keeps one, as a field of AppKit does while it
  /// isn't being edited. The text may show only a part of it.
  package var value: String?

  /// The selection; `nil` while the widget isn't being edited.
  package var selection: Range<UTF16Offset>?

  /// The range that an input method has marked as not committed.
  package var marked: Range<UTF16Offset>?

  /// Whether there is uncommitted text without a mark, as during dictation.
  package var isListening: Bool

  /// Whether the characters are hidden, as in a password field.
  package var isSecure: Bool

  /// Whether the user can enter a line break, which the app may interpret as the end of editing.
  package var isMultiline: Bool

  /// Whether an undo manager is undoing or redoing a change right now.
  package var isUndoing: Bool

  /// Whether the machine is notified of a change before the app, which therefore never sees the raw
  /// text.
  package var isToldFirst: Bool

  /// Creates a state.
  package init(
    text: String, value: String? = nil, selection: Range<UTF16Offset>? = nil,
    marked: Range<UTF16Offset>? = nil, isListening: Bool = false, isSecure: Bool = false,
    isMultiline: Bool = false, isUndoing: Bool = false, isToldFirst: Bool = false
  ) {
    self.text = text
    self.value = value
    self.selection = selection
    self.marked = marked
    self.isListening = isListening
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.isUndoing = isUndoing
    self.isToldFirst = isToldFirst
  }

  /// Whether the widget is being edited.
  package var isEdited: Bool { selection != nil }

  /// Whether a part of the text isn't committed.
  package var isComposing: Bool { marked != nil || isListening }

  /// Whether the user is composing a part of the text, which isn't committed yet.
  ///
  /// A system's prediction is also marked, but it follows the caret, unlike the text that an input
  /// method composes.
  package var isBeingComposed: Bool {
    guard let marked, let selection else { return isComposing }
    return selection.upperBound > marked.lowerBound || marked.isEmpty
  }

  /// The text without its marked part.
  package var committedText: String {
    guard let marked else { return text }
    var units = Array(text.utf16)
    let end = min(marked.upperBound.value, units.count)
    units.removeSubrange(min(marked.lowerBound.value, end)..<end)
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether the text has no visible character.
  var isBlank: Bool { text.isBlank }
}

extension String {
  /// Whether the text has no visible character.
  var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}
