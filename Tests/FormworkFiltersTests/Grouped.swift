import FormworkFormats

/// A format of an app: digits with a space between any two.
struct Grouped: InputFormat, Hashable {
  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let digits = AllowedCharacters.digits
    var plain = digits.formatted(value: current.value)
    plain.selection = valueRange(of: current.selection, in: current)
    var edit = edit
    edit.range = valueRange(of: edit.range, in: current)
    let outcome = digits.apply(edit, to: plain)
    if outcome.isRejected { return .rejected(current) }
    return EditOutcome(show(outcome.formatted))
  }

  func formatted(value: String) -> FormattedText {
    show(AllowedCharacters.digits.formatted(value: value))
  }

  func remainder(after current: FormattedText) -> String { "…" }

  func editingEnded(_ current: FormattedText) -> FormattedText {
    formatted(value: current.value)
  }

  private func show(_ plain: FormattedText) -> FormattedText {
    var pieces: [Provenance.Piece] = []
    var text = ""
    for digit in plain.value {
      if !text.isEmpty {
        text += " "
        pieces.append(.init(length: 1, kind: []))
      }
      text.append(digit)
      pieces.append(.init(length: digit.utf8.count, kind: [.user, .value]))
    }
    var shown = FormattedText(
      text: text, value: plain.value, isComplete: plain.isComplete, provenance: Provenance(pieces))
    shown.selection = textRange(of: plain.selection, in: shown)
    return shown
  }
}
