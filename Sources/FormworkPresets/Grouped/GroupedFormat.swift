import FormworkText

/// A format with characters in groups, such as a card number, an IBAN, or a postal code.
///
/// The first characters determine the length and the groups. The text depends only on the
/// characters, not on the edits that led to it. Each format describes its characters;
/// `GroupedEditor` does the rest.
protocol GroupedFormat: InputFormat {
  /// The characters that count, and the separators between them.
  var alphabet: GroupedAlphabet { get }

  /// Returns the rules for characters.
  func rules(for characters: DigitBuffer) -> GroupRules

  /// The number of characters beyond which a key or a whole input is rejected.
  ///
  /// Up to there, more characters than the rules allow have an issue.
  func room(for characters: DigitBuffer) -> Int

  /// Returns characters with the prefix that the format supplies, and without a meaningless
  /// heading, such as `IBAN`.
  func normalized(_ characters: DigitBuffer) -> DigitBuffer

  /// A meaningless word that may precede the text.
  static var heading: String { get }

  /// Returns the number of characters at the start that the format supplies, if there are no other
  /// characters.
  func suppliedCount(of characters: DigitBuffer) -> Int

  /// Whether a character may be inserted at a position. If not, the edit is rejected, or a hyphen
  /// is ignored.
  func accepts(_ character: UInt8, at place: Int, in characters: DigitBuffer) -> Bool

  /// Returns the part of a whole input that is meant for this format; `nil` for all of it.
  func meaning(of input: String) -> GroupedMeaning?

  /// Whether a text without a value is a label that the user typed before the first character.
  func isLabel(_ text: FormattedText) -> Bool

  /// Whether a word could occur anywhere in text of this format. If not, it is a label or a note.
  func hasPlace(for word: [UInt8]) -> Bool

  /// Whether check digits tell a complete number from any other letters and digits, so that the
  /// second of two complete numbers is never a note.
  static var isChecked: Bool { get }

  /// Whether the text is a code, which AutoFill inserts whole, wherever the caret is.
  static var isCode: Bool { get }

  /// Returns placeholders for the missing characters: `0` for digits and `A` for letters.
  func missing(after characters: DigitBuffer) -> DigitBuffer
}

extension GroupedFormat {
  static var heading: String { "" }

  static var isChecked: Bool { false }

  static var isCode: Bool { false }

  func normalized(_ characters: DigitBuffer) -> DigitBuffer { characters }

  func suppliedCount(of characters: DigitBuffer) -> Int { 0 }

  func accepts(_ character: UInt8, at place: Int, in characters: DigitBuffer) -> Bool { true }

  func hasPlace(for word: [UInt8]) -> Bool { true }

  func meaning(of input: String) -> GroupedMeaning? { nil }

  func isLabel(_ text: FormattedText) -> Bool { false }
}

/// The meaning of a whole input that isn't just the text of a grouped format.
enum GroupedMeaning {
  /// Other text to place instead, such as the input without a label.
  case text(String)

  /// A part of the input, which is placed if it is complete, and the rest, which isn't used.
  case part(String, rest: String)

  /// The input means nothing that the format can hold.
  case nothing
}

/// The characters of a grouped format.
struct GroupedAlphabet: Hashable, Sendable {
  /// Whether letters count in addition to digits. They become uppercase.
  var takesLetters = false

  /// Symbols that count, such as the plus sign of a century.
  var symbols = ASCIISet.none

  /// Symbols that may occur between characters without a meaning, in addition to spaces, hyphens,
  /// and dots.
  var decoration = ASCIISet.none

  /// Whether an ASCII byte counts.
  func counts(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (takesLetters && byte &- UInt8(ascii: "A") < 26)
      || (byte < 0x80 && symbols.contains(byte))
  }
}

/// The rules for the characters of a grouped format.
struct GroupRules {
  /// The number of characters in each group, four bits for each, with the first group in the lowest
  /// bits.
  ///
  /// A group of 0 contains all remaining characters.
  var groups: UInt64

  /// The separators between the groups, one byte for each, with the first one in the lowest bits.
  var separators: UInt64 = 0x2020_2020_2020_2020

  /// The maximum number of characters.
  var most: Int

  /// Whether the required number of characters is there.
  var isComplete = false

  /// The issue of the characters.
  var issue: ValidationIssue?

  /// The range of the wrong characters; `nil` if the issue is about all of them.
  var wrong: Range<Int>?

  /// Whether the separator after the last character is fixed, and shown before the next key.
  var showsNextSeparator = false

  /// Whether there is only the beginning of the supplied prefix, typed by the user.
  var isBarePrefix = false
}
