public import FormworkText

/// What a field shows, as an app keeps it over a relaunch: text, value and selection, no undo.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let saved = SavedInput(phone.formatted(value: "2125550"))
///     phone.formatted(saved: saved).text  // "+1 (212) 555-0"
///
/// `FormworkFoundation` makes it `Codable`. A secure field has none: what it holds is written nowhere.
public struct SavedInput: Hashable, Sendable {
  /// What the person saw.
  public var text: String

  /// What the app wants.
  public var value: String

  /// The selection, in UTF-16 code units of ``text``.
  public var selection: Range<UTF16Offset>

  /// Keeps a text with its value and selection.
  ///
  /// - Parameters:
  ///   - text: What the person saw.
  ///   - value: What the app wants.
  ///   - selection: The selection, in UTF-16 code units of `text`; any is legal.
  public init(text: String, value: String, selection: Range<UTF16Offset>) {
    self.text = text
    self.value = value
    self.selection = selection
  }

  /// Keeps a formatted text.
  public init(_ formatted: FormattedText) {
    self.init(text: formatted.text, value: formatted.value, selection: formatted.selection)
  }
}

extension InputFormat {
  /// The text that was saved, with its selection.
  ///
  /// The text is shown as it was if this format makes such a one: of the value, or as an app that
  /// assigns it. Otherwise, as after an update of the app with another mask, the value counts, and the
  /// caret is at the end.
  ///
  /// - Complexity: That of formatting a text, twice.
  public func formatted(saved: SavedInput) -> FormattedText {
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
