package import FormworkMasks

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
