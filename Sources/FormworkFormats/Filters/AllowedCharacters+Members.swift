public import FormworkMasks

extension AllowedCharacters {
  /// Every character except controls, marks that only control the writing direction, and U+FFFC.
  ///
  /// Line breaks are controls. For a field with several lines, use ``allowingLineBreaks``.
  public static let any = AllowedCharacters(rule: .any)

  /// Decimal digits. Digits of other scripts become ASCII digits.
  public static let digits = AllowedCharacters(rule: .digits)

  /// A decimal number with a full stop as the separator.
  public static let decimal = AllowedCharacters(rule: .decimal())

  /// Returns the allowed characters for a decimal number: digits and one separator. Digits of other scripts
  /// become ASCII digits.
  ///
  ///     let price = AllowedCharacters.decimal(separator: ",")
  ///     price.formatted(text: "12.50").text        // "12,50"
  ///     price.formatted(text: "7,192,053.10").text  // "7192053,10"
  ///     price.formatted(text: "1.234").text        // "1234"
  ///
  /// The decimal pad has only the separator of its region, so separators of other notations become this one.
  /// A single separator of another notation before exactly three digits groups them instead. A second
  /// separator is rejected, unless the edit replaces the first one, or both group digits.
  ///
  /// - Parameters:
  ///   - separator: The decimal separator, which the user can type once.
  ///   - standIns: The characters that become the separator if they occur alone, such as the full stop of a
  ///     keyboard without a comma. Pass an empty string for no stand-ins. By default, `.`, `,`, and `٫` are
  ///     stand-ins, and may also group digits.
  /// - Returns: The allowed characters.
  public static func decimal(separator: Character, standIns: String? = nil) -> AllowedCharacters {
    AllowedCharacters(rule: .decimal(separator: separator, standIns: standIns))
  }

  /// Letters of every script, with their marks.
  public static let letters = AllowedCharacters(rule: .letters)

  /// Letters of every script and decimal digits. Digits of other scripts become ASCII digits.
  public static let alphanumerics = AllowedCharacters(rule: .alphanumerics)

  /// Emoji that are one whole character, including joined sequences, flags, skin tones, and keycaps.
  ///
  /// The parts of a sequence aren't emoji themselves. Keyboards and the pasteboard insert a flag at once, but
  /// if a program inserts it scalar by scalar, it is rejected.
  public static let emoji = AllowedCharacters(rule: .emoji)

  /// Every character of ``any`` except emoji, including joined sequences, flags, skin tones, and keycaps.
  ///
  ///     AllowedCharacters.noEmoji.formatted(text: "5 stars⭐️ for #1 ©").text  // "5 stars for #1 ©"
  ///
  /// Digits, `#`, `*`, and symbols that are emoji only with U+FE0F, such as "©", are accepted. A character that
  /// contains an emoji and other marks, such as an accent, is rejected.
  public static let noEmoji = AllowedCharacters.any.excluding(.emoji)

  /// Every character except Chinese ones.
  public static let nonChinese = AllowedCharacters(rule: .nonChinese())

  /// Returns the characters of your own class.
  ///
  ///     let hex = AllowedCharacters.characters(try UnicodeSet("0-9A-Fa-f"))
  ///     hex.formatted(text: "color: #ff00aa;").text  // "ff00aa"
  public static func characters(_ members: UnicodeSet) -> AllowedCharacters {
    AllowedCharacters(rule: .characters(members))
  }

  /// Returns every character of ``any`` except scalars of the Han script, in which Chinese is written.
  ///
  /// Kana, Hangul, and Bopomofo are accepted. Ideographs are rejected in every language. The rejected
  /// characters are the scalars of Script=Han in Unicode 17.0: U+2E80–2E99, 2E9B–2EF3, 2F00–2FD5, 3005, 3007,
  /// 3021–3029, 3038–303B, 3400–4DBF, 4E00–9FFF, F900–FA6D, FA70–FAD9, 16FE2–16FE3, 16FF0–16FF6, 20000–2A6DF,
  /// 2A700–2B81D, 2B820–2CEAD, 2CEB0–2EBE0, 2EBF0–2EE5D, 2F800–2FA1D, 30000–3134A, and 31350–33479.
  ///
  /// - Parameter rejectsPunctuation: Whether to also reject the punctuation and full-width symbols of East
  ///   Asian text, such as "。", "，", and "「". They are U+3000–3004, 3008–3020, 3030, 3036–3037, 303D–303F,
  ///   30A0, 30FB, FE10–FE19, FE30–FE4F, FE50–FE6B, FF01–FF0F, FF1A–FF20, FF3B–FF40, FF5B–FF65, FFE0–FFE6,
  ///   and FFE8–FFEE. Quotation marks, dashes, and dots that Chinese shares with Western text are accepted.
  /// - Returns: The allowed characters.
  public static func nonChinese(rejectsPunctuation: Bool = false) -> AllowedCharacters {
    AllowedCharacters(rule: .nonChinese(rejectsPunctuation: rejectsPunctuation))
  }

  /// Returns these characters without those that another set accepts.
  ///
  ///     let name = AllowedCharacters.any.excluding(.digits).excluding(.emoji)
  ///     name.formatted(text: "Ann3 Lee👍").text  // "Ann Lee"
  ///     let letters = AllowedCharacters.letters.excluding(.characters(UnicodeSet(["ß"])))
  ///
  /// Characters are excluded as the text shows them: a digit that becomes an ASCII digit is excluded with that
  /// one. A maximum length of `others` has no effect. To exclude emoji from every character, use ``noEmoji``.
  ///
  /// - Parameter others: The characters to reject.
  /// - Returns: The allowed characters.
  /// - Complexity: O(*n*) in the sizes of the classes.
  public func excluding(_ others: AllowedCharacters) -> AllowedCharacters {
    AllowedCharacters(rule: rule.excluding(others.rule), maximumLength: maximumLength)
  }

  /// The same characters and line breaks, for a field with several lines.
  ///
  ///     AllowedCharacters.nonChinese.allowingLineBreaks.formatted(text: "a\n中b").text  // "a\nb"
  public var allowingLineBreaks: AllowedCharacters {
    AllowedCharacters(rule: rule.allowingLineBreaks, maximumLength: maximumLength)
  }

  /// The same characters, but digits of other scripts stay as typed.
  ///
  ///     AllowedCharacters.digits.keepingDigits.formatted(text: "٣").text  // "٣"
  ///
  /// By default, each decimal digit becomes an ASCII digit. If spaces are allowed, the text is free text, and
  /// digits are always kept.
  public var keepingDigits: AllowedCharacters {
    AllowedCharacters(rule: rule.keepingDigits, maximumLength: maximumLength)
  }
}
