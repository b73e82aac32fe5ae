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
  var groups: GroupSizes

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

/// The number of characters in each group of a text, in order.
///
///     var sizes = GroupSizes.fours(4, then: 3)  // 4, 4, 4, 4, 3
///     sizes.removeFirst()                       // 4
///
/// A group of 0 contains all remaining characters. Such a group follows the last one.
package struct GroupSizes: Hashable, Sendable {
  /// Four bits for each group, with the first group in the lowest bits.
  private var bits: UInt64

  /// One group of all characters.
  static var one: GroupSizes { GroupSizes(bits: 0) }

  /// The groups in a generated table.
  init(bits: UInt64) { self.bits = bits }

  /// Groups of four characters, and possibly another one after them.
  static func fours(_ count: Int, then last: UInt64 = 0) -> GroupSizes {
    let fours: UInt64 = 0x4444_4444_4444_4444
    return GroupSizes(bits: last << (4 * count) | fours & (1 << (4 * count) - 1))
  }

  /// Sets the size of a group, which is at most 15, and 0 so far.
  mutating func set(_ size: Int, at index: Int) { bits |= UInt64(size) << (4 * index) }

  /// Removes the first group.
  ///
  /// - Returns: The number of its characters, or 0 if it contains all remaining ones.
  mutating func removeFirst() -> Int {
    defer { bits >>= 4 }
    return Int(bits & 15)
  }
}

extension GroupedFormat {
  package func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    groupedRole(of: character, at: index, in: entry)
  }

  /// Returns the role that the alphabet gives a character.
  func groupedRole(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    switch alphabet.role(of: character) {
    case .decoration: return .separator
    case .other(let isIgnored): return isIgnored ? .ignored : .foreign
    case .counts(let byte):
      let own = EntryRole.significant(Character(Unicode.Scalar(byte)))
      if byte.isASCIIAlphanumeric { return own }
      var all = DigitBuffer(entry, upTo: entry.count)
      all.insert(byte, at: min(index, all.count))
      if accepts(byte, at: index, in: all) { return own }
      // A hyphen without a place is ignored. After a place for a hyphen, it may be a second one.
      let isMeaningless =
        byte == UInt8(ascii: "-") && (index == 0 || !accepts(byte, at: index - 1, in: all))
      return isMeaningless ? .separator : .foreign
    }
  }

  package func write(_ entry: Entry) -> EntryText { write(entry, upTo: entry.count) }

  /// Returns the text of the first characters of an entry.
  func write(_ entry: Entry, upTo end: Int) -> EntryText {
    var text = EntryText(entry)
    let characters = DigitBuffer(entry, upTo: end)
    let all = normalized(characters)
    // The difference is a heading that means nothing, or a prefix that the user needn't type.
    let shift = characters.count - all.count
    let known = suppliedCount(of: all)
    let supplied = all.count > known ? known : 0
    if shift > 0 { for index in 0..<shift { text.absorb(index) } }
    let rules = rules(for: all)
    var walk = GroupWalk(rules, count: all.count)
    while let step = walk.next() {
      switch step {
      case .separator(let byte): text.supply(Unicode.Scalar(byte))
      case .group(let group):
        var next = group.lowerBound
        while next < min(group.upperBound, supplied) {
          text.supply(Unicode.Scalar(all[next]), isValue: true)
          text.absorb(next + shift)
          next += 1
        }
        text.show(next + shift..<group.upperBound + shift)
      }
    }
    // A prefix isn't a value on its own.
    let isValue = all.count > known && !rules.isBarePrefix
    text.value = isValue ? all.text : ""
    text.isComplete = isValue && rules.isComplete
    text.isFull = all.count >= rules.most
    text.issue = rules.issue
    text.wrong = rules.wrong.map { max(0, $0.lowerBound + shift)..<max(0, $0.upperBound + shift) }
    if all.count > room(for: all) || end > 62 { text.rejection = .noRoom }
    return text
  }

  /// Returns the characters of formatted text.
  func characters(of formatted: FormattedText) -> DigitBuffer {
    // Positions are omitted, because only edits need them.
    let alphabet = alphabet
    var characters = DigitBuffer()
    for byte in formatted.text.utf8 where alphabet.counts(byte) { characters.append(byte) }
    return characters
  }

  /// Returns the missing characters in their groups: `0` for a digit, `A` for a letter.
  ///
  /// For complete text, it is empty, even if there is room for more.
  public func remainder(after current: FormattedText) -> String {
    if current.isComplete { return "" }
    // A text that begins with anything else is a label.
    let isLabel = current.text.utf8.first.map { !alphabet.counts($0) } ?? true
    let characters = isLabel ? DigitBuffer() : characters(of: current)
    let missing = missing(after: characters)
    if missing.isEmpty { return "" }
    let rules = rules(for: characters)
    var (groups, separators, remainder) = (rules.groups, rules.separators, DigitBuffer())
    // A separator that is already shown isn't missing.
    let isShown = current.text.utf8.last.map { !alphabet.counts($0) } ?? true
    var end = 0
    for place in 0..<characters.count + missing.count {
      if place == end {
        let size = groups.removeFirst()
        end = size == 0 ? .max : end + size
        if place > 0 {
          let isMissing = place > characters.count || place == characters.count && !isShown
          if isMissing, separators & 0xFF != 0 {
            remainder.append(UInt8(truncatingIfNeeded: separators))
          }
          separators >>= 8
        }
      }
      if place >= characters.count { remainder.append(missing[place - characters.count]) }
    }
    return remainder.text
  }
}

// Whole inputs.
extension GroupedFormat {
  package func parts(of input: WholeInput) -> EntryParts {
    let parts = GroupedParts(input, self)
    return EntryParts(all: parts.all, only: parts.only)
  }

  package func accepted(_ part: EditOutcome, of text: String) -> EditOutcome? {
    guard Self.isChecked else { return part }
    return isOnly(part.formatted.value, in: text) ? part : nil
  }

  /// Whether no words in a row are another complete text, not even words that look like a label.
  func isOnly(_ value: String, in text: String) -> Bool {
    let words = GroupedParts.allWords(of: text, alphabet)
    if words.count > 4 * WholeInput.mostParts { return false }
    for first in words.indices {
      var characters: [UInt8] = []
      for word in words[first...] {
        characters += word
        if characters.count < 15 { continue }
        let all = normalized(DigitBuffer(characters.prefix(63)))
        if characters.count > 62 || all.count > room(for: all) { break }
        let rules = rules(for: all)
        if rules.isComplete, rules.issue == nil, !all.text.isSame(as: value) { return false }
      }
    }
    return true
  }
}

extension DigitBuffer {
  /// Creates a buffer of the first characters of an entry, which are in ASCII.
  fileprivate init(_ entry: Entry, upTo end: Int) {
    self.init()
    for index in 0..<end { append(UInt8(truncatingIfNeeded: entry.units[index])) }
  }
}
