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
    switch scalar.value {
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: return "-"
    default: return nil
    }
  }
}
