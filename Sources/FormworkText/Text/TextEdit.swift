/// One change that a person proposes to a text: what is removed, what is put there, and how.
///
///     TextEdit(inserting: "5", at: 8)                // a key, a paste, a drop
///     TextEdit(replacing: 4..<7, with: "")           // removes a selection
///     TextEdit(deletingBackward: 8..<9)              // Backspace
///
/// The range counts UTF-16 code units of the text that the person sees. A range that is stale,
/// too long or inside a character is legal: it is clamped when the edit is applied.
public struct TextEdit: Hashable, Sendable {
  /// The part of the text that is replaced, in UTF-16 code units.
  public var range: Range<UTF16Offset>

  /// The text that is put in its place.
  public var replacement: String

  /// Where the edit comes from, as seen from the caret.
  public var direction: Direction

  /// Creates an edit that puts `replacement` in the place of `range`.
  ///
  /// - Parameters:
  ///   - range: The replaced part, in UTF-16 code units.
  ///   - replacement: The new text; empty to remove a selection.
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

  /// Creates the edit of a Backspace, which removes `range` to the left of the caret.
  @inlinable
  public init(deletingBackward range: Range<UTF16Offset>) {
    self.init(replacing: range, with: "")
    direction = .backward
  }

  /// Creates the edit of a forward Delete, which removes `range` to the right of the caret.
  @inlinable
  public init(deletingForward range: Range<UTF16Offset>) {
    self.init(replacing: range, with: "")
    direction = .forward
  }
}

extension TextEdit {
  /// The kind of key that caused an edit.
  public enum Direction: Hashable, Sendable {
    /// Typing, pasting, dropping; with an empty replacement: the removal of a selection.
    case insertion

    /// Backspace, and its word and line forms.
    case backward

    /// Forward Delete, and its word and line forms.
    case forward
  }
}

extension TextEdit {
  /// The edit that makes one text of another; the caret in the new one says which of several equal characters
  /// came last.
  package init(from old: String, to new: String, caret: UTF16Offset?) {
    self = Difference.edit(from: old, to: new, caret: caret)
  }
}
