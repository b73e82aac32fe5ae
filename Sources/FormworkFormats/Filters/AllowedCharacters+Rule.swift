package import FormworkMasks
import FormworkTables

extension AllowedCharacters {
  /// The characters that a filter accepts.
  package struct Rule: Hashable, Sendable {
    private let kind: Kind

    /// The rules whose characters aren't accepted, although the kind has them.
    private let excluded: [Rule]

    /// Whether the rule accepts line breaks, although they are controls.
    let allowsLineBreaks: Bool

    /// Whether digits of other scripts stay as typed.
    let keepsDigits: Bool

    /// The allowed ASCII characters, including the separator and its stand-ins if they are ASCII.
    let ascii: ASCIISet

    /// The character that the rule accepts once, if any.
    let separator: Separator?

    private enum Kind: Hashable, Sendable {
      case members(UnicodeSet)
      case chinese(withPunctuation: Bool)
      case emoji
    }

    /// A character that is accepted once, and the characters that are replaced by it.
    struct Separator: Hashable, Sendable {
      let scalars: [UInt32]
      let standIns: [[UInt32]]

      /// Whether the stand-ins are the separators of other notations, which may also group digits.
      let isOpen: Bool
    }

    /// The class of the accepted characters, perhaps with some that are excluded; `nil` if a class
    /// doesn't describe them.
    package var members: UnicodeSet? {
      if case .members(let members) = kind { members } else { nil }
    }

    private init(
      _ kind: Kind, excluding excluded: [Rule] = [], separator: Separator? = nil,
      allowsLineBreaks: Bool = false, keepsDigits: Bool = false
    ) {
      self.kind = kind
      self.excluded = excluded
      self.separator = separator
      self.allowsLineBreaks = allowsLineBreaks
      self.keepsDigits = keepsDigits
      ascii = ASCIISet { byte in
        let scalar = UInt32(byte)
        if excluded.contains(where: { $0.ascii.contains(byte) }) { return false }
        if allowsLineBreaks, scalar == 0x0A || scalar == 0x0D { return true }
        if let separator, separator.takes([scalar]) { return true }
        return switch kind {
        case .members(let members): members.definition.contains(scalar)
        case .chinese, .emoji: false
        }
      }
    }
  }
}

extension AllowedCharacters.Rule {
  package static let any = Self.characters(.any)

  package var allowingLineBreaks: Self {
    Self(
      kind, excluding: excluded, separator: separator, allowsLineBreaks: true,
      keepsDigits: keepsDigits)
  }

  package var keepingDigits: Self {
    Self(
      kind, excluding: excluded, separator: separator, allowsLineBreaks: allowsLineBreaks,
      keepsDigits: true)
  }

  package static let digits = Self.characters(.digit)

  package static let letters = Self.characters(.letter)

  package static let alphanumerics = Self.characters(.alphanumeric)

  package static let emoji = Self(.emoji)

  package static func characters(_ members: UnicodeSet) -> Self {
    Self(.members(members))
  }

  package static func decimal(separator: Character = ".", standIns: String? = nil) -> Self {
    let scalars = separator.scalarValues
    let others = (standIns ?? ".,٫").map { $0.scalarValues }.filter { $0 != scalars }
    return Self(
      .members(.digit),
      separator: Separator(
        scalars: scalars, standIns: others, isOpen: standIns.map { _ in false } ?? true))
  }

  package static func nonChinese(rejectsPunctuation: Bool = false) -> Self {
    // A page has this rule, but not the algebra of classes that `excluding` needs.
    Self(.members(.any), excluding: [Self(.chinese(withPunctuation: rejectsPunctuation))])
  }

  /// Chinese characters, with or without their punctuation. Other rules exclude them.
  package static func chinese(withPunctuation: Bool) -> Self {
    Self(.chinese(withPunctuation: withPunctuation))
  }

  /// The parts of a rule, for definitions in JSON.
  package struct Parts {
    /// The characters, without anything else.
    package var base: AllowedCharacters.Rule

    /// The character that is accepted once, and those that become it; `nil` if the notation of numbers decides.
    package var separator: Character?
    package var standIns: String?

    package var excluded: [AllowedCharacters.Rule] = []
    package var allowsLineBreaks = false
    package var keepsDigits = false

    package init(_ base: AllowedCharacters.Rule) { self.base = base }
  }

  package var parts: Parts {
    var parts = Parts(Self(kind))
    parts.separator = separator.map { Self.character($0.scalars) }
    if let separator, !separator.isOpen {
      parts.standIns = separator.standIns.map { String(scalars: $0) }.joined()
    }
    parts.excluded = excluded
    parts.allowsLineBreaks = allowsLineBreaks
    parts.keepsDigits = keepsDigits
    return parts
  }

  /// The same rule without line breaks and with ASCII digits.
  package var bare: Self { Self(kind, excluding: excluded, separator: separator) }

  package init(_ parts: Parts) {
    let separator = parts.separator.flatMap {
      Self.decimal(separator: $0, standIns: parts.standIns).separator
    }
    self.init(
      parts.base.kind, excluding: parts.base.excluded, separator: separator ?? parts.base.separator,
      allowsLineBreaks: parts.allowsLineBreaks)
    for excluded in parts.excluded { self = excluding(excluded) }
    if parts.keepsDigits { self = keepingDigits }
  }

  /// Returns the rule without the characters that another one accepts.
  ///
  /// Two classes make one class. Others are kept, and each character is compared with them.
  func excluding(_ others: Self) -> Self {
    var (kind, excluded) = (kind, excluded)
    // Line breaks are accepted beside the kind.
    let breaks: [Character] = allowsLineBreaks ? ["\n", "\r", "\r\n"] : []
    var isListed = breaks.contains(where: others.contains)
    if let members, case .members(let others) = others.wholeKind {
      kind = .members(
        UnicodeSet(members.definition.combined(with: others.definition, by: .difference)))
    } else {
      isListed = true
    }
    if isListed, !excluded.contains(others) { excluded.append(others) }
    let separator = separator.flatMap { others.contains(Self.character($0.scalars)) ? nil : $0 }
    return Self(
      kind, excluding: excluded, separator: separator, allowsLineBreaks: allowsLineBreaks,
      keepsDigits: keepsDigits)
  }

  /// The kind, if the rule accepts its characters and no others; else `nil`.
  private var wholeKind: Kind? {
    excluded.isEmpty && separator == nil && !allowsLineBreaks ? kind : nil
  }
}

extension AllowedCharacters.Rule {
  /// Returns a Boolean value that indicates whether the rule accepts `character`.
  ///
  /// - Complexity: O(1) for ASCII, else O(log *k*) in the size of the class, times the number of
  ///   excluded sets.
  package func contains(_ character: Character) -> Bool {
    let isIncluded =
      isSeparator(character) || isMember(character)
      || allowsLineBreaks && character.utf8.allSatisfy { $0 == 0x0A || $0 == 0x0D }
    return isIncluded && !excluded.contains { $0.excludes(character) }
  }

  /// Returns whether `character` is rejected by a rule that excludes this one: an emoji isn't
  /// hidden by marks around it.
  private func excludes(_ character: Character) -> Bool {
    contains(character)
      || kind == .emoji && excluded.isEmpty
        && UnicodeData.containsEmoji(character.unicodeScalars)
  }

  /// Whether the rule accepts each character of a text whose characters are single bytes.
  func accepts(plain text: String) -> Bool {
    var accepts = false
    text.withBytes { bytes in accepts = bytes.allSatisfy { ascii.contains($0) } }
    return accepts
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

  /// The notation of decimal numbers, if the rule is for a number on a single line, of any digits.
  var notation: DecimalNotation? {
    guard let separator, !allowsLineBreaks, kind == .members(.digit),
      excluded.allSatisfy({ $0.kind == .emoji })
    else { return nil }
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
    case .chinese(let withPunctuation):
      character.unicodeScalars.contains { scalar in
        UnicodeData.isHan(scalar.value)
          || withPunctuation && UnicodeData.isCJKPunctuation(scalar.value)
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
