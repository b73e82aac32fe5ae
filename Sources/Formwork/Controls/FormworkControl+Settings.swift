#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import FormworkMasks

/// Settings that apply on top of the format, whatever order you set them in: the allowed characters
/// first, then the pattern of the value, then the maximum length.
extension FormworkControl {
  /// The characters that the user may enter; `nil` for all.
  ///
  ///     nameField.formwork.allowedCharacters = .nonChinese
  ///     priceField.formwork.allowedCharacters = .decimal(separator: ",")
  ///     codeField.formwork.allowedCharacters = AllowedCharacters(.characters(hexDigits))
  ///
  /// Only committed text is checked, so an input method can compose any characters.
  public var allowedCharacters: AllowedCharacters? {
    get { presentFormatting?.request.settings.allowedCharacters }
    nonmutating set {
      formatting.request.wrongNames[.allowedCharacters] = nil
      formatting.change { $0.allowedCharacters = newValue }
    }
  }

  /// The maximum length of the text in characters (extended grapheme clusters), including literals;
  /// `nil` for no limit.
  ///
  /// If a paste is too long for a mask, it is rejected. In free text, its beginning is inserted,
  /// with the issue `tooLong`. Marked text of an input method is checked when it is committed.
  public var maximumLength: Int? {
    get { presentFormatting?.request.settings.maximumLength }
    nonmutating set { formatting.change { $0.maximumLength = newValue } }
  }

  /// A regular expression that the value must match; `nil` for none.
  ///
  ///     field.formwork.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}"
  ///
  /// If no match is possible after a key, the key is rejected. Setting a pattern keeps the part of
  /// the present value that can match.
  public var valuePattern: String? {
    get { presentFormatting?.request.settings.valuePattern }
    nonmutating set { formatting.change { $0.valuePattern = newValue } }
  }
}

/// Settings for the fixed prefix of a mask.
extension FormworkControl {
  /// A Boolean value that indicates whether a fixed prefix, such as `+1 (`, appears when the empty
  /// control gets the focus.
  ///
  /// The prefix disappears if the user leaves the control empty. By default, the options of the
  /// mask decide. A control whose content type invites AutoFill shows no prefix, because the system
  /// only offers to fill in empty fields.
  public var completesOnFocus: Bool {
    get { presentFormatting?.request.completesOnFocus ?? false }
    nonmutating set {
      let formatting = formatting
      formatting.request.completesOnFocus = newValue
      if formatting.request.settings.isMask { formatting.change { _ in } }
    }
  }

  /// A Boolean value that indicates whether the caret and the selection stay after the literals at
  /// the beginning. The default is `false`.
  ///
  /// While VoiceOver is running, they move freely, because VoiceOver reads text by moving them.
  public var locksPrefix: Bool {
    get { presentFormatting?.locksPrefix ?? false }
    nonmutating set { formatting.locksPrefix = newValue }
  }

  /// The sentence that VoiceOver speaks when a key is rejected; `nil`, the default, for none.
  ///
  /// Set it in the user's language. It is spoken at most once a second, and never in a secure
  /// field.
  public var rejectionAnnouncement: String? {
    get { presentFormatting?.rejectionAnnouncement }
    nonmutating set { formatting.rejectionAnnouncement = newValue }
  }
}
#endif
