/// A format: it applies the edits of a user to text, and formats values.
///
/// Masks, filters, regular expressions, and wrappers are input formats, and so are types of your
/// own. Write two functions, both pure: one applies an edit, the other formats a value. Here is a
/// complete format that changes letters to upper case:
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
/// What else a field asks a format, such as which keyboard it needs, has defaults: see
/// ``FormatBehavior``.
///
/// A format must hold to these rules, which Formwork's own property tests check: formatting a formatted
/// text changes nothing, a rejected edit changes nothing, no offset traps.
public protocol InputFormat: FormatBehavior {
  /// Applies one edit of the user to a text of this format.
  ///
  /// - Parameters:
  ///   - edit: The edit. Its range may be stale; clamp it.
  ///   - current: A text that this format made, or an empty one.
  /// - Returns: The text after the edit, or the rejection.
  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome

  /// Formats `value`, and places the caret at the end.
  ///
  /// A value that doesn't fit whole is shown as far as it goes. The result then has an issue, isn't complete,
  /// and keeps the assigned value until the next edit.
  func formatted(value: String) -> FormattedText
}

extension FormattedText {
  /// The same text with the caret at its end.
  package func withCaretAtEnd() -> FormattedText {
    var copy = self
    copy.caret = end
    return copy
  }
}
