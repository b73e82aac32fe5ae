import FormworkUnicode

extension AllowedCharacters {
  /// The characters that a filter accepts.
  ///
  ///     AllowedCharacters.Rule.digits.contains("5")  // true
  ///     AllowedCharacters.Rule.emoji.contains("👍🏽")  // true
  ///     AllowedCharacters.Rule.emoji.contains("5")  // false
  ///
  /// You can also use your own class:
  ///
  ///     let name = AllowedCharacters(.characters(.letter.union(CharacterClass([" ", "-", "'"]))))
  public struct Rule: Hashable, Sendable {
    private let kind: Kind

    /// Whether the rule accepts line breaks, although they are controls.
    let allowsLineBreaks: Bool

    /// Whether digits of other scripts stay as typed.
    let keepsDigits: Bool

    /// The allowed ASCII characters, including the separator and its stand-ins if they are ASCII.
    let ascii: ASCIISet

    /// The character that the rule accepts once, if any.
    let separator: Separator?

    private enum Kind: Hashable, Sendable {
      case members(CharacterClass)
      case nonChinese(rejectsPunctuation: Bool)
      case emoji
    }

    /// A character that is accepted once, and the characters that are replaced by it.
    struct Separator: Hashable, Sendable {
      let scalars: [UInt32]
      let standIns: [[UInt32]]

      /// Whether the stand-ins are the separators of other notations, which may also group digits.
      let isOpen: Bool
    }

    /// The class of the accepted characters, if a class describes them.
    var members: CharacterClass? {
      if case .members(let members) = kind { members } else { nil }
    }

    private init(
      _ kind: Kind, separator: Separator? = nil, allowsLineBreaks: Bool = false,
      keepsDigits: Bool = false
    ) {
      self.kind = kind
      self.separator = separator
      self.allowsLineBreaks = allowsLineBreaks
      self.keepsDigits = keepsDigits
      ascii = ASCIISet { byte in
        let scalar = UInt32(byte)
        if allowsLineBreaks, scalar == 0x0A || scalar == 0x0D { return true }
        if let separator, separator.takes([scalar]) { return true }
        return switch kind {
        case .members(let members): members.definition.contains(scalar)
        case .nonChinese: CharacterClass.Definition.any.contains(scalar)
        case .emoji: false
        }
      }
    }
  }
}

extension AllowedCharacters.Rule {
  /// Every character except controls, marks that only control the writing direction, and U+FFFC.
  ///
  /// Line breaks are controls. For a field with several lines, use ``allowingLineBreaks``.
  public static let any = Self.characters(.any)

  /// The same rule for a field with several lines. It also accepts line feeds and carriage returns.
  ///
  ///     AllowedCharacters(.nonChinese().allowingLineBreaks).formatted(text: "a\n中b").text  // "a\nb"
  public var allowingLineBreaks: Self {
    Self(kind, separator: separator, allowsLineBreaks: true, keepsDigits: keepsDigits)
  }

  /// The same rule, but digits of other scripts stay as typed.
  ///
  ///     AllowedCharacters(.digits.keepingDigits).formatted(text: "٣").text  // "٣"
  ///
  /// By default, each decimal digit becomes an ASCII digit. A rule that accepts spaces is for free text and
  /// always keeps digits.
  public var keepingDigits: Self {
    Self(kind, separator: separator, allowsLineBreaks: allowsLineBreaks, keepsDigits: true)
  }

  /// Decimal digits. Digits of other scripts become ASCII digits.
  public static let digits = Self.characters(.digit)

  /// Letters of every script, with their marks.
  public static let letters = Self.characters(.letter)

  /// Letters of every script and decimal digits. Digits of other scripts become ASCII digits.
  public static let alphanumerics = Self.characters(.alphanumeric)

  /// Emoji that are one whole character, including joined sequences, flags, skin tones, and keycaps.
  ///
  /// The parts of a sequence aren't emoji themselves. Keyboards and the pasteboard insert a flag at once, but
  /// if a program inserts it scalar by scalar, it is rejected.
  public static let emoji = Self(.emoji)

  /// Returns the rule that accepts the characters of your own class.
  public static func characters(_ members: CharacterClass) -> Self {
    Self(.members(members))
  }

  /// Returns the rule for a decimal number: digits and one separator. Digits of other scripts become ASCII
  /// digits.
  ///
  ///     let price = AllowedCharacters(.decimal(separator: ","))
  ///     price.formatted(text: "12.50").text        // "12,50"
  ///     price.formatted(text: "7,192,053.10").text  // "7192053,10"
  ///     price.formatted(text: "1.234").text        // "1234"
  ///
  /// The decimal pad has only the separator of its region, so separators of other notations become this one.
  /// A single separator of another notation before exactly three digits groups them instead. A second
  /// separator is rejected, unless the edit replaces the first one, or both group digits.
  ///
  /// - Parameters:
  ///   - separator: The separator.
  ///   - standIns: The characters that become the separator if they occur alone, such as the full stop of a
  ///     keyboard without a comma. Pass an empty string for no stand-ins. By default, `.`, `,`, and `٫` are
  ///     stand-ins, and may also group digits.
  /// - Returns: The rule.
  public static func decimal(separator: Character = ".", standIns: String? = nil) -> Self {
    let scalars = separator.scalarValues
    let others = (standIns ?? ".,٫").map { $0.scalarValues }.filter { $0 != scalars }
    return Self(
      .members(.digit),
      separator: Separator(
        scalars: scalars, standIns: others, isOpen: standIns.map { _ in false } ?? true))
  }

  /// Returns the rule that accepts every character of ``any`` without scalars of the Han script, in which
  /// Chinese is written.
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
  /// - Returns: The rule.
  public static func nonChinese(rejectsPunctuation: Bool = false) -> Self {
    Self(.nonChinese(rejectsPunctuation: rejectsPunctuation))
  }
}

extension AllowedCharacters.Rule {
  /// Returns a Boolean value that indicates whether the rule accepts `character`.
  ///
  /// - Complexity: O(1) for ASCII, else O(log *k*) in the size of the class.
  public func contains(_ character: Character) -> Bool {
    isSeparator(character) || isMember(character)
      || allowsLineBreaks && character.utf8.allSatisfy { $0 == 0x0A || $0 == 0x0D }
  }

  func isSeparator(_ character: Character) -> Bool {
    guard let separator else { return false }
    return separator.scalars.elementsEqual(character.unicodeScalars) { $0 == $1.value }
  }

  /// Returns whether `character` isn't allowed itself but becomes the separator.
  func isStandIn(_ character: Character) -> Bool {
    guard let separator, !separator.standIns.isEmpty, !isSeparator(character) else { return false }
    return separator.takes(character.scalarValues)
  }

  /// Whether the rule is for free text, which means that it accepts spaces.
  var isFreeText: Bool { ascii.contains(0x20) }

  /// Whether the rule accepts ASCII letters, such as hexadecimal digits.
  var acceptsLetters: Bool {
    (0x41...0x5A).contains { ascii.contains($0) || ascii.contains($0 | 0x20) }
  }

  /// Whether the rule accepts ASCII digits.
  var acceptsDigits: Bool { (0x30...0x39).contains(where: ascii.contains) }

  /// Returns the text with the digits as the field shows them.
  func withDigits(of text: String) -> String {
    if keepsDigits || isFreeText || !acceptsDigits { return text }
    return text.withASCIIDigits
  }

  /// The notation of decimal numbers, if the rule is for a number on a single line.
  var notation: DecimalNotation? {
    guard let separator, !allowsLineBreaks else { return nil }
    let standIns = separator.isOpen ? nil : separator.standIns.map { Self.character($0) }
    return DecimalNotation(
      separator: Self.character(separator.scalars), standIns: standIns, keepsDigits: keepsDigits)
  }

  private static func character(_ scalars: [UInt32]) -> Character {
    let text = String(scalars: scalars)
    return text[text.startIndex]
  }

  private func isMember(_ character: Character) -> Bool {
    switch kind {
    case .members(let members):
      members.contains(character)
    case .nonChinese(let rejectsPunctuation):
      CharacterClass.any.contains(character)
        && character.unicodeScalars.allSatisfy { scalar in
          !UnicodeData.isHan(scalar.value)
            && !(rejectsPunctuation && UnicodeData.isCJKPunctuation(scalar.value))
        }
    case .emoji:
      UnicodeData.isWholeEmoji(character.unicodeScalars)
    }
  }
}

extension AllowedCharacters.Rule.Separator {
  /// Whether a character is the separator or a stand-in for it.
  func takes(_ character: [UInt32]) -> Bool {
    scalars == character || standIns.contains { $0 == character }
  }

  /// The separator as a byte, if it is an ASCII character.
  var ascii: UInt8? {
    scalars.count == 1 && scalars[0] < 0x80 ? UInt8(scalars[0]) : nil
  }
}
