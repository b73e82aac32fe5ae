package import FormworkText

/// An entry format that knows more about text than the roles of its characters say.
package protocol EntryReader: EntryFormat {
  /// The ASCII characters that always are part of an entry, so that their roles needn't be asked for.
  var held: ASCIISet { get }

  /// Returns the parts of a whole input that isn't accepted as a whole.
  func parts(of input: WholeInput) -> EntryParts

  /// Returns the outcome of inserting the only complete part of a text; `nil` if another part is complete, too.
  func accepted(_ part: EditOutcome, of text: String) -> EditOutcome?
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

/// The reader of a format that only has roles.
struct RoleReader<Format: EntryFormat>: EntryReader {
  let format: Format

  var held: ASCIISet { .none }

  func parts(of input: WholeInput) -> EntryParts {
    EntryParts(
      all: input.uncutParts { character in
        switch format.role(of: character, at: 0, in: Entry()) {
        case .significant, .separator: true
        case .ignored, .foreign: false
        }
      })
  }

  func accepted(_ part: EditOutcome, of text: String) -> EditOutcome? { part }

  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    format.role(of: character, at: index, in: entry)
  }

  func write(_ entry: Entry) -> EntryText { format.write(entry) }

  func reduced(_ entry: Entry) -> Entry { format.reduced(entry) }

  func meaning(of input: String) -> InputMeaning? { format.meaning(of: input) }

  var isCode: Bool { format.isCode }

  var keyboard: InputKeyboard { format.keyboard }

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    EntryEditor.apply(edit, to: current, self)
  }

  func formatted(value: String) -> FormattedText { format.formatted(value: value) }

  func blurred(_ current: FormattedText) -> FormattedText { format.blurred(current) }

  func unused(of input: String, in formatted: FormattedText) -> String {
    format.unused(of: input, in: formatted)
  }
}
