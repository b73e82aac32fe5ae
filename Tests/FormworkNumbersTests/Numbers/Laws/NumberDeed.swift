import FormworkTestSupport

/// What can happen to a field of a number.
enum NumberDeed: Hashable {
  case digit(Int)
  case point, minus, plus
  case key(Character)
  case backspace, delete
  case word(isForward: Bool)
  case select(Int, Int)
  case removeSelection
  case paste(String)
  case wild(TextEdit)
  case step(Int)
  case set(String)
  case undo, redo, leave

  init(_ random: inout SeededGenerator) {
    switch random.number(in: 0...99) {
    case 0...39: self = .digit(random.number(in: 0...9))
    case 40...46: self = .point
    case 47...50: self = .minus
    case 51: self = .plus
    case 52...54:
      self = .key(
        random.element(of: [" ", "'", ",", ".", "x", "é", "%", "$", "(", "😀", "\u{301}"]))
    case 55...65: self = .backspace
    case 66...72: self = .delete
    case 73...74: self = .word(isForward: random.number(in: 0...1) == 0)
    case 75...85:
      let lower = random.number(in: 0...14)
      self = .select(lower, random.number(in: 0...2) == 0 ? random.number(in: 0...14) : lower)
    case 86...87: self = .removeSelection
    case 88...90:
      self = .paste(
        random.element(of: [
          "12", "1,234.5", "1.234,5", "-5", "0.5", "007", ".5", "1e3", "12.", "(7)", "1 2", "x",
          " ",
          "12345678901234567890", "1.2.3", "5 €", "1,234.", "1234,",
        ]))
    case 91: self = .wild(random.edit(of: "1234567", inserting: random.troublesomeText(upTo: 4)))
    case 92...93: self = .step(random.number(in: -3...3))
    case 94:
      self = .set(random.element(of: ["", "0", "1234.5", "-7.25", "0.05", "x", "100000", "1.50"]))
    case 95...96: self = .undo
    case 97: self = .redo
    default: self = .leave
    }
  }

  /// Does it to a field.
  func perform(
    in session: inout EditingSession<NumberFormat>, _ spec: NumberSpec
  ) -> SessionUpdate? {
    switch self {
    case .digit(let digit): session.insert(String(spec.shown(Character(String(digit)))))
    case .point: session.insert(String(spec.point))
    case .minus: session.insert("-")
    case .plus: session.insert("+")
    case .key(let character): session.insert(String(character))
    case .backspace: session.deleteBackward()
    case .delete: session.deleteForward()
    case .word(let isForward):
      isForward ? session.deleteForward(.word) : session.deleteBackward(.word)
    case .select(let lower, let upper):
      select(lower, upper, in: &session)
    case .removeSelection: session.current.selection.isEmpty ? nil : session.insert("")
    case .paste(let text): session.insert(text)
    case .wild(let edit): session.perform(edit)
    case .step(let steps): session.step(by: steps)
    case .set(let value): session.set(value: value)
    case .undo: session.undo()
    case .redo: session.redo()
    case .leave: session.endEditing()
    }
  }

  private func select(
    _ lower: Int, _ upper: Int, in session: inout EditingSession<NumberFormat>
  ) -> SessionUpdate? {
    session.select(UTF16Offset(min(lower, upper))..<UTF16Offset(max(lower, upper)))
    return nil
  }
}
