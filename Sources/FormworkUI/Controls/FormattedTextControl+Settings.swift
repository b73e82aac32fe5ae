#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import FormworkMasks

/// Settings that add up, in any order: the pattern, then the restriction of the person's
/// characters, then the regular expression of the value, then the length of the text.
extension FormattedTextControl {
  /// The characters that the person may use; `nil` for any.
  ///
  ///     nameField.allowedCharacters = .nonChinese
  ///     priceField.allowedCharacters = .decimal(separator: ",")
  ///     codeField.allowedCharacters = AllowedCharacters(.characters(hexDigits))
  ///
  /// Only committed text is looked at: an input method may compose whatever it needs.
  public var allowedCharacters: AllowedCharacters? {
    get { formwork.presentFormatting?.request.settings.allowedCharacters }
    set {
      formwork.formatting.request.wrongNames[.allowedCharacters] = nil
      change { $0.allowedCharacters = newValue }
    }
  }

  /// The greatest length of the text in characters, literals and all; `nil` for any.
  ///
  /// A character is what the user takes for one (an extended grapheme cluster). A paste that is too long is
  /// rejected; free text keeps its beginning, with the issue `tooLong`. What an input method composes is looked
  /// at when it is committed.
  public var maximumTextLength: Int? {
    get { formwork.presentFormatting?.request.settings.maximumTextLength }
    set { change { $0.maximumTextLength = newValue } }
  }

  /// A regular expression that the value must be able to reach; `nil` for none.
  ///
  ///     field.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}"
  ///
  /// A key after which no match is possible any more is rejected. Setting a pattern leaves of the
  /// present value what can match.
  public var valuePattern: String? {
    get { formwork.presentFormatting?.request.settings.valuePattern }
    set { change { $0.valuePattern = newValue } }
  }

  private func change(_ body: (inout InputSettings) -> Void) {
    formwork.formatting.change { settings in
      settings.format = nil
      body(&settings)
    }
  }
}

/// What a mask does with its prefix.
extension FormattedTextControl {
  /// Whether a certain prefix, such as `+1 (`, appears when the empty control gets the focus.
  ///
  /// It goes when the control loses the focus with nothing typed. If you don't say, the mask's own
  /// options decide, and a control whose content type invites AutoFill shows no prefix:
  /// suggestions are offered for empty fields only.
  public var completesOnFocus: Bool {
    get { formwork.presentFormatting?.request.completesOnFocus ?? false }
    set {
      let formatting = formwork.formatting
      formatting.request.completesOnFocus = newValue
      if formatting.request.settings.mask != nil { formatting.change { _ in } }
    }
  }

  /// Whether caret and selection stay behind the literals before the first typed character.
  ///
  /// While VoiceOver runs they move freely, as it reads by moving them.
  public var locksPrefix: Bool {
    get { formwork.presentFormatting?.locksPrefix ?? false }
    set { formwork.formatting.locksPrefix = newValue }
  }

  /// What VoiceOver says when a key is rejected; `nil`, unless you set it, for nothing.
  ///
  /// Set it in the person's language. It is said at most once a second, and never in a secure
  /// field.
  public var rejectionAnnouncement: String? {
    get { formwork.formatting.rejectionAnnouncement }
    set { formwork.formatting.rejectionAnnouncement = newValue }
  }
}
#endif
