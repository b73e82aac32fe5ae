package import FormworkMasks

/// The content of a field for restoring it after a relaunch: text, value, and selection, without
/// undo steps.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let saved = SavedInput(phone.formatted(value: "2125550"))
///     phone.formatted(saved: saved).text  // "+1 (212) 555-0"
///
/// `Formwork` makes it `Codable`. A secure field has no saved input, because its content
/// must not be stored.
public struct SavedInput: Hashable, Sendable {
  /// The displayed text.
  package var text: String

  /// The value.
  package var value: String

  /// The selection, in UTF-16 code units of ``text``.
  package var selection: Range<UTF16Offset>

  /// Creates a saved input from a text, a value, and a selection.
  ///
  /// - Parameters:
  ///   - text: The displayed text.
  ///   - value: The value.
  ///   - selection: The selection, in UTF-16 code units of `text`. Offsets out of range are valid.
  package init(text: String, value: String, selection: Range<UTF16Offset>) {
    self.text = text
    self.value = value
    self.selection = selection
  }

  /// Creates a saved input from formatted text.
  package init(_ formatted: FormattedText) {
    self.init(text: formatted.text, value: formatted.value, selection: formatted.selection)
  }
}

extension InputFormat {
  /// Returns the formatted text of a saved input, with its selection.
  ///
  /// If this format produces the saved text from the value or from the text, it is restored
  /// unchanged. Otherwise, for example after an update of the app with another mask, the value is
  /// formatted, and the caret is at the end.
  ///
  /// - Complexity: That of formatting a text, twice.
  package func formatted(saved: SavedInput) -> FormattedText {
    if saved.value.isEmpty { return FormattedText() }
    let shown = formatted(value: saved.value)
    for var formatted in [shown, formatted(text: saved.text)]
    where formatted.text.isSame(as: saved.text) && formatted.value.isSame(as: saved.value) {
      formatted.selection = saved.selection.clamped(to: formatted.text)
      return formatted
    }
    return shown
  }
}
