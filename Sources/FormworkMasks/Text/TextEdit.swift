/// One change that a user proposes to a text: a range, its replacement, and the kind of key.
///
///     TextEdit(inserting: "5", at: 8)                // a key, a paste, a drop
///     TextEdit(replacing: 4..<7, with: "")           // removes a selection
///     TextEdit(deletingBackward: 8..<9)              // Backspace
///
/// The range is in UTF-16 code units of the text that the user sees. It may be stale, too long, or inside a
/// character, because it is clamped when the edit is applied.
public struct TextEdit: Hashable, Sendable {
  /// The range to replace, in UTF-16 code units.
  public var range: Range<UTF16Offset>

  /// The new text.
  public var replacement: String

  /// The kind of key.
  public var direction: Direction

  /// Creates an edit that replaces `range` with `replacement`.
  ///
  /// - Parameters:
  ///   - range: The range to replace, in UTF-16 code units.
  ///   - replacement: The new text, or an empty string to remove a selection.
  @inlinable
  public init(replacing range: Range<UTF16Offset>, with replacement: String) {
    self.range = range
    self.replacement = replacement
    direction = .insertion
  }

  /// Creates an edit that inserts `text` at `offset`.
  @inlinable
  public init(inserting text: String, at offset: UTF16Offset) {
    self.init(replacing: offset..<offset, with: text)
  }

  /// Creates the edit of Backspace, which removes `range` to the left of the caret.
  @inlinable
  public init(deletingBackward range: Range<UTF16Offset>) {
    self.init(replacing: range, with: "")
    direction = .backward
  }

  /// Creates the edit of forward Delete, which removes `range` to the right of the caret.
  @inlinable
  public init(deletingForward range: Range<UTF16Offset>) {
    self.init(replacing: range, with: "")
    direction = .forward
  }
}

extension TextEdit {
  /// The kind of key that caused an edit.
  public enum Direction: Hashable, Sendable {
    /// Typing, pasting, or dropping. With an empty replacement, the removal of a selection.
    case insertion

    /// Backspace, including its forms for words and lines.
    case backward

    /// Forward Delete, including its forms for words and lines.
    case forward
  }
}

extension TextEdit {
  /// Creates the edit that turns one text into another.
  ///
  /// The caret in the new text decides which of several equal characters is the new one.
  package init(from old: String, to new: String, caret: UTF16Offset?) {
    self = Difference.edit(from: old, to: new, caret: caret)
  }

  /// Returns this edit with another replacement.
  package func replacing(with replacement: String) -> TextEdit {
    var edit = self
    edit.replacement = replacement
    return edit
  }
}

/// The effect of typing on the following characters: they move, or are replaced.
///
///     let time = try Mask("[00]:[00]", options: Mask.Options(insertion: .replace))
///     let text = time.formatted(value: "1230")
///     time.apply(TextEdit(inserting: "4", at: 1), to: text).formatted.text  // "14:30"
public enum InsertionMode: Hashable, Sendable {
  /// The following characters move.
  case insert

  /// The following characters are replaced one by one.
  case replace
}
