package import FormworkText

/// One character of a code whose characters have a field each.
///
/// It takes the first character that is let in, in the place of the one that is there, and leaves out
/// the rest, which is the next fields'.
///
/// Systems don't say that Backspace was pressed in an empty field. So a cell that is being edited may
/// begin with a mark that nobody sees or hears (U+200B): a Backspace in an otherwise empty cell takes
/// it away, which is told like any deletion.
///
///     let cell = CodeCell(accepting: .digit, isMarked: true)
///     let empty = cell.focused(FormattedText())                               // "\u{200B}"
///     cell.apply(TextEdit(deletingBackward: 0..<1), to: empty).formatted.text // ""
package struct CodeCell: InputFormat, Hashable {
  /// What the cell takes.
  package let accepted: CharacterClass

  /// Whether the cell begins with the mark while it is edited.
  package let isMarked: Bool

  /// Creates a cell.
  package init(accepting accepted: CharacterClass, isMarked: Bool) {
    self.accepted = accepted
    self.isMarked = isMarked
  }

  private static let mark = "\u{200B}"

  /// The characters of a text that the cell would take, in order.
  package func characters(of text: String) -> [Character] {
    text.filter(accepted.contains).map { $0 }
  }

  /// Takes the first character of an insertion, or what a deletion leaves.
  ///
  /// The same character again is a change as well, by one mark more or less: somebody pressed a key.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let marks = marks(of: current)
    let keepsCharacter = keepsCharacter(edit, in: current)
    if !edit.replacement.isEmpty {
      let characters = characters(of: edit.replacement)
      guard let first = characters.first else {
        let isWord = edit.replacement.contains(where: CharacterClass.alphanumeric.contains)
        return isWord ? .rejected(current) : EditOutcome(current)
      }
      let value = String(first)
      let isSame = value.isSame(as: current.value)
      return EditOutcome(
        cell(value, marks: isSame ? (marks == 2 ? leastMarks : 2) : marks),
        removed: keepsCharacter ? current.value : "", unused: String(characters.dropFirst()))
    }
    if current.value.isEmpty { return EditOutcome(cell("", marks: edit.range.isEmpty ? marks : 0)) }
    return EditOutcome(keepsCharacter ? current : cell("", marks: min(marks, leastMarks)))
  }

  /// The first character of a value that the cell takes.
  package func formatted(value: String) -> FormattedText { cell(first(of: value), marks: 0) }

  /// The first character of a text that the cell takes, behind the marks that are there.
  package func formatted(text: String) -> FormattedText {
    cell(first(of: text), marks: Self.marks(of: text))
  }

  /// The cell with its mark.
  package func focused(_ current: FormattedText) -> FormattedText {
    marks(of: current) < leastMarks ? cell(current.value, marks: leastMarks) : current
  }

  /// The cell without marks.
  package func blurred(_ current: FormattedText) -> FormattedText {
    marks(of: current) > 0 ? cell(current.value, marks: 0) : current
  }

  /// The digits' keyboard for a cell that takes nothing else.
  package var keyboard: InputKeyboard { accepted == .digit ? .digits : .any }

  /// How many marks a cell has while it is edited.
  private var leastMarks: Int { isMarked ? 1 : 0 }

  private func cell(_ value: String, marks: Int) -> FormattedText {
    let mark = String(repeating: Self.mark, count: marks)
    var cell = FormattedText(
      text: mark + value, value: value, isComplete: !value.isEmpty,
      provenance: Provenance([
        Provenance.Piece(length: mark.utf8.count, kind: []),
        Provenance.Piece(length: value.utf8.count, kind: [.user, .value]),
      ]))
    cell.isFull = !value.isEmpty
    return cell
  }

  private func first(of text: String) -> String {
    characters(of: text).first.map { String($0) } ?? ""
  }

  private func marks(of formatted: FormattedText) -> Int { Self.marks(of: formatted.text) }

  private static func marks(of text: String) -> Int {
    min(2, text.unicodeScalars.prefix { $0 == "\u{200B}" }.count)
  }

  /// Whether the character stands outside the range of an edit.
  private func keepsCharacter(_ edit: TextEdit, in current: FormattedText) -> Bool {
    let place = UTF16Offset(marks(of: current))
    return edit.range.isEmpty || edit.range.upperBound <= place || edit.range.lowerBound > place
  }
}
