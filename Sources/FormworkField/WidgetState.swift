package import FormworkText

/// What a widget shows, and what it is about, at the moment of an event.
///
/// An adapter reads it from the widget whenever the machine is to know; the machine remembers none
/// of it. Offsets are UTF-16 code units of ``text``.
package struct WidgetState: Hashable, Sendable {
  /// The whole text, what is marked included.
  package var text: String

  /// The selection; `nil` while the widget isn't being edited.
  package var selection: Range<UTF16Offset>?

  /// What an input method has marked as not committed.
  package var marked: Range<UTF16Offset>?

  /// Whether something isn't committed though nothing is marked, as while dictation listens.
  package var isListening: Bool

  /// Whether the text is hidden from onlookers.
  package var isSecure: Bool

  /// Whether a line break can be typed, which the app may take for the end of the editing.
  package var isMultiline: Bool

  /// Whether an undo manager is taking back or repeating a change right now.
  package var isUndoing: Bool

  /// Whether the machine hears of a change before the app does, which so never sees the raw text.
  package var isToldFirst: Bool

  /// Describes a widget.
  package init(
    text: String, selection: Range<UTF16Offset>? = nil, marked: Range<UTF16Offset>? = nil,
    isListening: Bool = false, isSecure: Bool = false, isMultiline: Bool = false,
    isUndoing: Bool = false, isToldFirst: Bool = false
  ) {
    self.text = text
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

  /// Whether some of the text isn't committed.
  package var isComposing: Bool { marked != nil || isListening }

  /// Whether a person is at it that some of the text isn't committed.
  ///
  /// What a system predicts while one types is marked, too, but stands behind the caret, where no
  /// input method puts what it composes.
  package var isBeingComposed: Bool {
    guard let marked, let selection else { return isComposing }
    return selection.upperBound > marked.lowerBound || marked.isEmpty
  }

  /// The text without what is marked.
  package var committedText: String {
    guard let marked else { return text }
    var units = Array(text.utf16)
    let end = min(marked.upperBound.value, units.count)
    units.removeSubrange(min(marked.lowerBound.value, end)..<end)
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether nothing visible is shown.
  var isBlank: Bool { text.isBlank }
}

extension String {
  /// Whether there is nothing in it that can be seen.
  var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}
