/// A format that applies the edits of a user to text, and formats values.
///
/// Masks, filters, regular expressions, and wrappers are input formats. To write your own, implement two pure
/// functions: one applies an edit, and the other formats a value. This format changes letters to upper case:
///
///     struct Shouting: InputFormat {
///       func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
///         var loud = edit
///         loud.replacement = edit.replacement.uppercased()
///         return AllowedCharacters.any.apply(loud, to: current)
///       }
///
///       func formatted(value: String) -> FormattedText {
///         AllowedCharacters.any.formatted(value: value.uppercased())
///       }
///     }
///
/// The other requirements, such as the keyboard, have default implementations. See ``FormatBehavior``.
///
/// Formatting a formatted text must not change it, a rejected edit must not change anything, and no offset
/// may trap. Formwork's own property tests check these rules.
public protocol InputFormat: FormatBehavior {
  /// Applies one user edit to a text of this format.
  ///
  /// - Parameters:
  ///   - edit: The edit. Its range may be stale, so clamp it.
  ///   - current: A text of this format, or an empty text.
  /// - Returns: The text after the edit, or the rejection.
  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome

  /// Formats `value`, and places the caret at the end.
  ///
  /// If the value doesn't fit, the text shows its beginning. The result then has an issue, isn't complete,
  /// and keeps the assigned value until the next edit.
  func formatted(value: String) -> FormattedText
}

extension FormattedText {
  /// Returns the same text with the caret at its end.
  package func withCaretAtEnd() -> FormattedText {
    var copy = self
    copy.caret = end
    return copy
  }
}
