import FormworkMasks

/// A format with characters in groups, such as a card number, an IBAN, or a postal code.
///
/// The first characters determine the length and the groups. Each format describes its characters, and is edited
/// as an entry.
package protocol GroupedFormat: EntryReader {
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

  /// Returns the number of characters at the start that the format supplies, if there are no other
  /// characters.
  func suppliedCount(of characters: DigitBuffer) -> Int

  /// Whether a character may be inserted at a position. If not, the edit is rejected, or a hyphen
  /// is ignored.
  func accepts(_ character: UInt8, at place: Int, in characters: DigitBuffer) -> Bool

  /// Whether a whole input of characters may mean something else than them, such as a number and a security code.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - characters: All characters of it. The others have no meaning.
  ///   - last: How many characters are after the last separator.
  /// - Returns: `true` if the input has to be read as a paste.
  func mayMeanMore(_ input: String, _ characters: DigitBuffer, last: Int) -> Bool

  /// Whether a word could occur anywhere in text of this format. If not, it is a label or a note.
  func hasPlace(for word: [UInt8]) -> Bool

  /// Whether check digits tell a complete number from any other letters and digits, so that the
  /// second of two complete numbers is never a note.
  static var isChecked: Bool { get }

  /// Returns placeholders for the missing characters: `0` for digits and `A` for letters.
  func missing(after characters: DigitBuffer) -> DigitBuffer
}

extension GroupedFormat {
  package static var isChecked: Bool { false }

  package func normalized(_ characters: DigitBuffer) -> DigitBuffer { characters }

  package func suppliedCount(of characters: DigitBuffer) -> Int { 0 }

  package func accepts(_ character: UInt8, at place: Int, in characters: DigitBuffer) -> Bool {
    true
  }

  package func mayMeanMore(_ input: String, _ characters: DigitBuffer, last: Int) -> Bool { false }

  package func hasPlace(for word: [UInt8]) -> Bool { true }

  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    EntryEditor.apply(edit, to: current, self)
  }

  package var held: ASCIISet { alphabet.characters }

  package func read(line: String) -> LineReading { readWhole(line) ?? readPasted(line) }
}

/// The characters of a grouped format.
package struct GroupedAlphabet: Hashable, Sendable {
  /// The characters that count: digits, capital letters if small ones become capitals, and symbols.
  let characters: ASCIISet

  /// Whether letters count in addition to digits. They become uppercase.
  let takesLetters: Bool

  /// Symbols that may occur between characters without a meaning, in addition to spaces, hyphens,
  /// and dots.
  let decoration: ASCIISet

  static let digits = GroupedAlphabet()
  static let alphanumerics = GroupedAlphabet(takesLetters: true)

  /// Creates an alphabet of digits.
  ///
  /// - Parameters:
  ///   - takesLetters: Whether letters count, too.
  ///   - symbols: Symbols that count, such as the plus sign of a century.
  ///   - decoration: Symbols without a meaning.
  init(
    takesLetters: Bool = false, symbols: ASCIISet = .none, decoration: ASCIISet = .none
  ) {
    characters = ASCIISet { byte in
      byte &- 0x30 < 10 || takesLetters && byte &- UInt8(ascii: "A") < 26 || symbols.contains(byte)
    }
    (self.takesLetters, self.decoration) = (takesLetters, decoration)
  }

  /// Whether a byte counts.
  func counts(_ byte: UInt8) -> Bool { byte < 0x80 && characters.contains(byte) }
}

/// The rules for the characters of a grouped format.
package struct GroupRules {
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
