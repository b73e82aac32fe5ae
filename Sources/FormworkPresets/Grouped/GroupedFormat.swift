import FormworkText

/// A format whose characters stand in groups, such as a card number, an IBAN, or a postal code.
///
/// The first characters tell how long the text is, and how it is grouped. The text depends on the characters
/// alone, whichever edits led there. A format of this kind says what it knows of characters; `GroupedEditor`
/// does the rest.
protocol GroupedFormat: InputFormat {
  /// Which characters count, and which may stand between them.
  var alphabet: GroupedAlphabet { get }

  /// What is known of characters.
  func rules(for characters: DigitBuffer) -> GroupRules

  /// The number of characters beyond which a key or a whole input is rejected.
  ///
  /// Up to there, more characters than the rules allow have an issue.
  func room(for characters: DigitBuffer) -> Int

  /// Characters with what the format supplies, and without what means nothing, such as `IBAN` at the start.
  func normalized(_ characters: DigitBuffer) -> DigitBuffer

  /// What may stand before a text and means nothing.
  static var heading: String { get }

  /// The number of characters at the start that the format supplies, if these are all the characters there are.
  func suppliedCount(of characters: DigitBuffer) -> Int

  /// Whether a character may be put in at a place. If not, the edit is rejected, or a hyphen ignored.
  func accepts(_ character: UInt8, at place: Int, in characters: DigitBuffer) -> Bool

  /// Whether a word could stand somewhere in a text of this format. A word that can't is a label or a note.
  func hasPlace(for word: [UInt8]) -> Bool

  /// Stand-ins for the characters that are missing, `0` for digits and `A` for letters.
  func missing(after characters: DigitBuffer) -> DigitBuffer
}

extension GroupedFormat {
  static var heading: String { "" }

  func normalized(_ characters: DigitBuffer) -> DigitBuffer { characters }

  func suppliedCount(of characters: DigitBuffer) -> Int { 0 }

  func accepts(_ character: UInt8, at place: Int, in characters: DigitBuffer) -> Bool { true }

  func hasPlace(for word: [UInt8]) -> Bool { true }
}

/// The characters of a grouped format.
struct GroupedAlphabet: Hashable, Sendable {
  /// Whether letters count as well as digits. They become upper case.
  var takesLetters = false

  /// Symbols that count, such as the plus sign of a century.
  var symbols = ASCIISet.none

  /// Symbols that may stand between characters without a meaning, besides spaces, hyphens, and dots.
  var decoration = ASCIISet.none

  /// Whether a byte of ASCII counts.
  func counts(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (takesLetters && byte &- UInt8(ascii: "A") < 26)
      || (byte < 0x80 && symbols.contains(byte))
  }
}

/// What is known of the characters of a grouped format.
struct GroupRules {
  /// The number of characters in each group, half a byte for each, the first one in the lowest.
  ///
  /// Where a group has none, all that follows stands together.
  var groups: UInt64

  /// The separators between the groups, a byte for each, the first one in the lowest.
  var separators: UInt64 = 0x2020_2020_2020_2020

  /// The maximum number of characters.
  var most: Int

  /// Whether there are as many as there must be.
  var isComplete = false

  /// What is wrong with them.
  var issue: ValidationIssue?

  /// Which of them are wrong; `nil` if the issue is about all.
  var wrong: Range<Int>?

  /// Whether the separator after the last character is certain, and shown before the next key.
  var showsNextSeparator = false

  /// Whether there is only the beginning of what the format supplies, as somebody types it.
  var isBarePrefix = false
}
