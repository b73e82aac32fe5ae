package import FormworkText

/// A format for one character of a code that has a field for each character.
///
/// It accepts the first valid character of an insertion, which replaces the present one. The other
/// characters are unused, and belong to the next fields.
///
/// Systems don't report Backspace in an empty field. So while a cell is being edited, it may begin
/// with an invisible and silent mark (U+200B). Backspace in an otherwise empty cell deletes the
/// mark, which is reported like any deletion.
///
///     let cell = CodeCell(accepting: .digit, isMarked: true)
///     let empty = cell.focused(FormattedText())                               // "\u{200B}"
///     cell.apply(TextEdit(deletingBackward: 0..<1), to: empty).formatted.text // ""
package struct CodeCell: InputFormat, Hashable {
  /// The accepted characters.
  package let accepted: CharacterClass

  /// Whether the cell begins with the mark while it is being edited.
  package let isMarked: Bool

  /// Creates a cell.
  package init(accepting accepted: CharacterClass, isMarked: Bool) {
    self.accepted = accepted
    self.isMarked = isMarked
  }

  private static let mark = "\u{200B}"

  /// Returns the characters of a text that the cell accepts, in order.
  package func characters(of text: String) -> [Character] {
    text.filter(accepted.contains).map { $0 }
  }

  /// Accepts the first valid character of an insertion, or the result of a deletion.
  ///
  /// If the same character is typed again, the number of marks changes, so that the key is
  /// recognized as a change.
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

  /// Returns the cell with the first valid character of a value.
  package func formatted(value: String) -> FormattedText { cell(first(of: value), marks: 0) }

  /// Returns the cell with the first valid character of a text, after its marks.
  package func formatted(text: String) -> FormattedText {
    cell(first(of: text), marks: Self.marks(of: text))
  }

  /// Returns the cell with its mark.
  package func focused(_ current: FormattedText) -> FormattedText {
    marks(of: current) < leastMarks ? cell(current.value, marks: leastMarks) : current
  }

  /// Returns the cell without marks.
  package func blurred(_ current: FormattedText) -> FormattedText {
    marks(of: current) > 0 ? cell(current.value, marks: 0) : current
  }

  /// The keyboard: for digits, if the cell accepts only those.
  package var keyboard: InputKeyboard { accepted == .digit ? .digits : .any }

  /// The minimum number of marks while the cell is being edited.
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

  /// Whether the character is outside the range of an edit.
  private func keepsCharacter(_ edit: TextEdit, in current: FormattedText) -> Bool {
    let place = UTF16Offset(marks(of: current))
    return edit.range.isEmpty || edit.range.upperBound <= place || edit.range.lowerBound > place
  }
}
