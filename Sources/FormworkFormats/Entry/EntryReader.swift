package import FormworkMasks
import FormworkTables

/// An entry format that knows more about text than the roles of its characters say.
package protocol EntryReader: EntryFormat {
  /// The ASCII characters that always are part of an entry, so that their roles needn't be asked for.
  var held: ASCIISet { get }

  /// Returns the parts of a whole input that isn't accepted as a whole.
  func parts(of input: WholeInput) -> EntryParts

  /// Returns the outcome of inserting the only complete part of a text; `nil` if another part is complete, too.
  func accepted(_ part: EditOutcome, of text: String) -> EditOutcome?
}

extension EntryReader {
  package func entry(of formatted: FormattedText) -> Entry {
    EntryEditor(formatted, 0..<0, ReaderFunctions(self)).entry
  }
}

/// The parts of a whole input that may each be a text of a format.
package struct EntryParts {
  /// All parts, to be tried one by one.
  package var all: [Substring]

  /// The only run of characters with a place, which is inserted even if it isn't complete.
  package var only: Substring?

  package init(all: [Substring], only: Substring? = nil) {
    (self.all, self.only) = (all, only)
  }
}

/// The functions of a format, behind one type, so that the editor isn't compiled again for each format.
package class EntryFunctions {
  let isCode: Bool
  let held: ASCIISet

  init(isCode: Bool, held: ASCIISet) { (self.isCode, self.held) = (isCode, held) }

  var keyboard: KeyboardType { .default }

  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole { .foreign }

  func write(_ entry: Entry) -> EntryText { EntryText(entry) }

  func reduced(_ entry: Entry) -> Entry { entry }

  func meaning(of input: String) -> InputMeaning? { nil }

  func parts(of input: WholeInput) -> EntryParts { EntryParts(all: []) }

  /// Whether the groups of a text have to be those that are shown, or a character is missing or too many.
  var comparesGroups: Bool { false }

  func accepted(_ part: EditOutcome, of text: String) -> EditOutcome? { part }

  /// Returns the text of an entry, which is empty for an empty one.
  final func text(of entry: Entry) -> EntryText {
    entry.isEmpty ? EntryText(entry) : write(entry)
  }
}

/// The functions of a format that has roles and nothing else.
class RoleFunctions<Format: EntryFormat>: EntryFunctions {
  final let format: Format

  init(_ format: Format, held: ASCIISet = .none) {
    self.format = format
    super.init(isCode: format.isCode, held: held)
  }

  final override var keyboard: KeyboardType { format.keyboard }

  final override func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    let role = format.role(of: character, at: index, in: entry)
    guard case .foreign = role, let plain = character.plain else { return role }
    return format.role(of: plain, at: index, in: entry)
  }

  final override func write(_ entry: Entry) -> EntryText { format.write(entry) }

  final override func reduced(_ entry: Entry) -> Entry { format.reduced(entry) }

  final override func meaning(of input: String) -> InputMeaning? { format.meaning(of: input) }

  /// The roles are those in a text that begins behind the last character without a place.
  override func parts(of input: WholeInput) -> EntryParts {
    var entry = Entry()
    return EntryParts(
      all: input.uncutParts { character in
        switch role(of: character, at: entry.count, in: entry) {
        case .significant(let own):
          entry.append(own)
          return true
        case .separator: return true
        case .ignored, .foreign:
          entry = Entry()
          return false
        }
      })
  }

  override var comparesGroups: Bool { true }
}

/// The functions of a format that knows more.
final class ReaderFunctions<Format: EntryReader>: RoleFunctions<Format> {
  init(_ format: Format) { super.init(format, held: format.held) }

  override func parts(of input: WholeInput) -> EntryParts { format.parts(of: input) }

  override var comparesGroups: Bool { false }

  override func accepted(_ part: EditOutcome, of text: String) -> EditOutcome? {
    format.accepted(part, of: text)
  }
}

extension Character {
  /// The ASCII character that a user means by this one: a digit of another script, a space, or a hyphen; `nil` for
  /// any other character.
  fileprivate var plain: Character? {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x80, unicodeScalars.count == 1 else {
      return nil
    }
    if let digit = UnicodeData.decimalDigitValue(scalar.value) {
      return Character(Unicode.Scalar(digit | 0x30))
    }
    if UnicodeData.isWhitespace(scalar.value) { return " " }
    return UnicodeData.isHyphen(scalar.value) ? "-" : nil
  }
}

/// The characters that a user entered, in order, without those that the format supplies.
///
///     Entry("12345").count  // 5
///     Entry("2h30").text    // "2h30"
///
/// An entry is a collection of characters, so `contains`, `firstIndex(of:)`, and `split` work. An index is a
/// number of characters from the start.
public struct Entry: Sendable {
  /// The characters as glyphs of `glyphs`.
  package private(set) var units: [Glyph]
  package private(set) var glyphs = Glyphs()

  /// Whether each character is one ASCII character.
  package private(set) var isPlain = true

  /// Creates an empty entry.
  public init() { units = [] }

  /// Creates the entry of some characters.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public init(_ text: String) {
    units = glyphs.glyphs(of: text)
    isPlain = units.allSatisfy { $0 < 0x80 }
  }

  /// The characters as a string.
  ///
  /// - Complexity: O(*n*).
  public var text: String { String(units, in: glyphs) }
}

extension Entry: RandomAccessCollection {
  /// The index of the first character, which is 0.
  public var startIndex: Int { 0 }

  /// The number of characters.
  public var endIndex: Int { units.count }

  /// Returns the character at an index.
  public subscript(index: Int) -> Character { character(units[index]) }

  package func character(_ unit: Glyph) -> Character {
    if unit < 0x80 { return Character(Unicode.Scalar(UInt8(truncatingIfNeeded: unit))) }
    return String([unit], in: glyphs).first ?? "\u{FFFD}"
  }
}

extension Entry: Hashable {
  /// Returns whether two entries have the same characters, code unit by code unit.
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count
      && left.units.indices.allSatisfy { left.isSame($0, $0, of: right) }
  }

  /// Adds the characters to a hash.
  public func hash(into hasher: inout Hasher) { text.hashUnits(into: &hasher) }
}

extension Entry {
  package init(reserving count: Int) {
    units = []
    units.reserveCapacity(count)
  }

  /// Creates an entry of ASCII characters.
  package init(_ bytes: some Sequence<UInt8>) {
    units = bytes.map { Glyph($0) }
  }

  /// Appends an ASCII character.
  package mutating func append(_ byte: UInt8) { units.append(Glyph(byte)) }

  package mutating func append(_ character: Character) {
    insert(character, at: units.count)
  }

  package mutating func insert(_ character: Character, at index: Int) {
    let unit = glyphs.glyph(of: character)
    if unit >= 0x80 { isPlain = false }
    if index == units.count { units.append(unit) } else { units.insert(unit, at: index) }
  }

  /// Appends the characters of another entry.
  package mutating func append(contentsOf entry: Entry) {
    for unit in entry.units { units.append(glyphs.adopt(unit, from: entry.glyphs)) }
    isPlain = isPlain && entry.isPlain
  }

  package func isSame(_ index: Int, _ other: Int, of entry: Entry) -> Bool {
    glyphs.scalars(units[index]) == entry.glyphs.scalars(entry.units[other])
  }

  package func removing(_ range: Range<Int>) -> Entry {
    if range.isEmpty { return self }
    var rest = self
    rest.units.removeSubrange(range)
    return rest
  }

  /// Returns the first characters.
  package func first(_ count: Int) -> Entry { removing(count..<units.count) }

  /// Returns the character that a key makes with the one before it, if they become one.
  func joined(_ key: Character, at index: Int) -> Character? {
    guard index > 0, key.utf8.count > 1 else { return nil }
    let both = String(self[index - 1]) + String(key)
    return both.isOneCharacter ? both.first : nil
  }
}

/// The meaning of a character that a user enters.
///
///     func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
///       switch character {
///       case "0"..."9": .significant(character)
///       case ".", "/", "-", " ": .separator
///       default: .foreign
///       }
///     }
public enum EntryRole: Sendable {
  /// The character is part of the entry, as this character. It may be another one, such as a capital letter.
  case significant(Character)

  /// The character may stand between others. As a key, it moves the caret over the same one.
  case separator

  /// The character has no meaning. As a key, it does nothing; in a whole input, it ends a part.
  case ignored

  /// The character is rejected. In a whole input, it ends a part.
  case foreign
}
