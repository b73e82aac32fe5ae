import FormworkUnicode

extension CharacterFilter {
  /// The characters that a filter lets in.
  ///
  ///     CharacterFilter.Rule.digits.contains("٣")  // true
  ///     CharacterFilter.Rule.emoji.contains("👍🏽")  // true
  ///     CharacterFilter.Rule.emoji.contains("5")  // false
  ///
  /// Any class of your own is a rule too:
  ///
  ///     let name = CharacterFilter(.characters(.letter.union(CharacterClass([" ", "-", "'"]))))
  public struct Rule: Hashable, Sendable {
    private let kind: Kind

    /// Whether line breaks are let in, which are controls.
    let allowsLineBreaks: Bool

    /// The allowed ASCII characters, with an ASCII separator and its stand-ins.
    let ascii: ASCIISet

    /// The character that is let in once.
    let separator: Separator?

    private enum Kind: Hashable, Sendable {
      case members(CharacterClass)
      case nonChinese(refusesPunctuation: Bool)
      case emoji
    }

    /// A character that is let in once, and what is let in as that character.
    struct Separator: Hashable, Sendable {
      let scalars: [UInt32]
      let standIns: [[UInt32]]
    }

    /// The class of the characters that are let in, if they are one.
    var members: CharacterClass? {
      if case .members(let members) = kind { members } else { nil }
    }

    private init(_ kind: Kind, separator: Separator? = nil, allowsLineBreaks: Bool = false) {
      self.kind = kind
      self.separator = separator
      self.allowsLineBreaks = allowsLineBreaks
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

extension CharacterFilter.Rule {
  /// Every character but controls, marks that steer the writing direction, and U+FFFC.
  ///
  /// Line breaks are controls. For a field of several lines, let them in with
  /// ``allowingLineBreaks``.
  public static let any = Self.characters(.any)

  /// The same rule, for a field of several lines: line feeds and carriage returns are let in, too.
  ///
  ///     CharacterFilter(.nonChinese().allowingLineBreaks).formatted(text: "a\n中b").text  // "a\nb"
  public var allowingLineBreaks: Self {
    Self(kind, separator: separator, allowsLineBreaks: true)
  }

  /// Decimal digits of every script (Unicode general category Nd).
  public static let digits = Self.characters(.digit)

  /// Letters of every script, with their marks.
  public static let letters = Self.characters(.letter)

  /// Letters and decimal digits of every script.
  public static let alphanumerics = Self.characters(.alphanumeric)

  /// Emoji that are one whole character: joined sequences, flags, skin tones and keycaps included.
  ///
  /// The parts of a sequence aren't emoji by themselves, so a flag that a program inserts letter
  /// by letter is refused; keyboards and the pasteboard insert it at once.
  public static let emoji = Self(.emoji)

  /// The characters of a class of your own.
  public static func characters(_ members: CharacterClass) -> Self {
    Self(.members(members))
  }

  /// Decimal digits of every script, and one separator among them.
  ///
  ///     let price = CharacterFilter(.decimal(separator: ",", standIns: ".٫"))
  ///     price.formatted(text: "12.50").text  // "12,50"
  ///
  /// A second separator is left out, unless the edit replaces the first.
  ///
  /// - Parameters:
  ///   - separator: The separator.
  ///   - standIns: The characters that become the separator when they are typed, such as the
  ///     full stop of a keyboard without a comma.
  /// - Returns: The rule.
  public static func decimal(separator: Character = ".", standIns: String = "") -> Self {
    let scalars = separator.scalarValues
    let others = standIns.map { $0.scalarValues }
    return Self(.members(.digit), separator: Separator(scalars: scalars, standIns: others))
  }

  /// Every character of ``any`` that has no part in the Han script, which Chinese is written in.
  ///
  /// Kana, Hangul and Bopomofo pass; ideographs don't, in whatever language. Refused are the
  /// scalars of Script=Han in Unicode 17.0: U+2E80–2E99, 2E9B–2EF3, 2F00–2FD5, 3005, 3007,
  /// 3021–3029, 3038–303B, 3400–4DBF, 4E00–9FFF, F900–FA6D, FA70–FAD9, 16FE2–16FE3, 16FF0–16FF6,
  /// 20000–2A6DF, 2A700–2B81D, 2B820–2CEAD, 2CEB0–2EBE0, 2EBF0–2EE5D, 2F800–2FA1D, 30000–3134A
  /// and 31350–33479.
  ///
  /// - Parameter refusesPunctuation: Whether "。", "，", "「" and the other punctuation marks and
  ///   full-width symbols of East Asian text are refused too: U+3000–3004, 3008–3020, 3030,
  ///   3036–3037, 303D–303F, 30A0, 30FB, FE10–FE19, FE30–FE4F, FE50–FE6B, FF01–FF0F, FF1A–FF20,
  ///   FF3B–FF40, FF5B–FF65, FFE0–FFE6 and FFE8–FFEE. The quotation marks, dashes and dots that
  ///   Chinese shares with Western text pass.
  /// - Returns: The rule.
  public static func nonChinese(refusesPunctuation: Bool = false) -> Self {
    Self(.nonChinese(refusesPunctuation: refusesPunctuation))
  }
}

extension CharacterFilter.Rule {
  /// Returns a Boolean value that indicates whether the rule lets `character` in.
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

  /// Whether `character` isn't allowed itself but becomes the separator.
  func isStandIn(_ character: Character) -> Bool {
    guard let separator, !separator.standIns.isEmpty, !isSeparator(character) else { return false }
    return separator.takes(character.scalarValues)
  }

  private func isMember(_ character: Character) -> Bool {
    switch kind {
    case .members(let members):
      members.contains(character)
    case .nonChinese(let refusesPunctuation):
      CharacterClass.any.contains(character)
        && character.unicodeScalars.allSatisfy { scalar in
          !UnicodeData.isHan(scalar.value)
            && !(refusesPunctuation && UnicodeData.isCJKPunctuation(scalar.value))
        }
    case .emoji:
      UnicodeData.isWholeEmoji(character.unicodeScalars)
    }
  }
}

extension CharacterFilter.Rule.Separator {
  /// Whether a character is the separator or stands in for it.
  func takes(_ character: [UInt32]) -> Bool {
    scalars == character || standIns.contains { $0 == character }
  }

  /// The separator as a byte, if it is an ASCII character.
  var ascii: UInt8? {
    scalars.count == 1 && scalars[0] < 0x80 ? UInt8(scalars[0]) : nil
  }
}
