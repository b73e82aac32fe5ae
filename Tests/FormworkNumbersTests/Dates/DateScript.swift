import FormworkTestSupport

/// One thing that is done to a field, wherever in its text.
enum DateDeed: Equatable, CustomStringConvertible {
  case key(String)
  case paste(String)
  case backspace, delete, wordBackspace, undo, redo, focus, blur
  case select(Int, Int)
  case step(Int)
  case set(String)

  init(_ random: inout SeededGenerator, _ sample: DateSample) {
    switch random.number(in: 0...99) {
    case 0...44: self = .key(String(random.number(in: 0...9)))
    case 45...50: self = .key(random.element(of: ["/", ".", "-", " ", ":", ",", "–"]))
    case 51...54:
      self = .key(
        random.element(of: ["a", "P", "m", "T", "x", "d", "٣", "９", "é", "👍🏽", "年", "\u{301}"]))
    case 55...62: self = .paste(Self.pasted(&random, sample))
    case 63...70: self = .backspace
    case 71...74: self = .delete
    case 75: self = .wordBackspace
    case 76...86:
      self = .select(random.number(in: 0...24), random.element(of: [0, 0, 0, 1, 2, 3, 30]))
    case 87...88: self = .undo
    case 89: self = .redo
    case 90: self = .focus
    case 91: self = .blur
    case 92...97: self = .step(random.element(of: [1, -1, 1, -1, 7, -30, .max, .min]))
    default: self = .set(Self.pasted(&random, sample))
    }
  }

  private static func pasted(_ random: inout SeededGenerator, _ sample: DateSample) -> String {
    switch random.number(in: 0...5) {
    case 0:
      return random.element(of: [
        "2024-12-24", "24.12.2024", "12/24/2024", "1/2/2024", "Dec 24, 2024",
        "2024-12-24T18:30:05Z",
        "18:30", "6:30 pm", "24 Dec", "20241224", "24122024", "hello", "  ", "//", "31/02/2023",
        "2024-12-24 to 2025-01-02", "12/2024", "4/5", "٢٤/١٢/٢٠٢٤",
      ])
    case 1: return random.troublesomeText(upTo: 6)
    case 2:
      return String(
        (0..<random.number(in: 1...10)).map { _ in
          Character(String(random.number(in: 0...9)))
        })
    default:
      var text = ""
      for index in 0..<random.number(in: 1...sample.fields.count) {
        let field = sample.fields[index]
        text += index == 0 ? "" : random.element(of: [sample.shownLiterals[index], "/", " "])
        text +=
          field.isPeriod
          ? random.element(of: ["AM", "p"])
          : String(random.number(in: field.lowest...field.highest))
      }
      return text
    }
  }

  var description: String {
    switch self {
    case .key(let key): "key \(key.debugDescription)"
    case .paste(let text): "paste \(text.debugDescription)"
    case .set(let text): "set \(text.debugDescription)"
    case .backspace: "⌫"
    case .delete: "⌦"
    case .wordBackspace: "⇤"
    case .undo: "↶"
    case .redo: "↷"
    case .focus: "◉"
    case .blur: "○"
    case .select(let start, let length): "select \(start)+\(length)"
    case .step(let steps): "step \(steps)"
    }
  }

  /// The digits of a key, of any script, in ASCII.
  var digits: String {
    guard case .key(let key) = self,
      let value = key.unicodeScalars.first?.properties.numericValue
    else { return "" }
    return String(Int(value))
  }

  /// Does it, and says what the session answered.
  @discardableResult
  func perform<Format>(in session: inout EditingSession<Format>) -> SessionUpdate? {
    switch self {
    case .key(let text), .paste(let text): return session.insert(text)
    case .backspace: return session.deleteBackward()
    case .delete: return session.deleteForward()
    case .wordBackspace: return session.deleteBackward(.word)
    case .undo: return session.undo()
    case .redo: return session.redo()
    case .focus: return session.beginEditing()
    case .blur: return session.endEditing()
    case .step(let steps): return session.step(by: steps)
    case .set(let text): return session.set(value: text)
    case .select(let start, let length):
      let end = session.current.text.utf16.count
      let lower = end == 0 ? 0 : start % (end + 1)
      session.select(UTF16Offset(lower)..<UTF16Offset(min(end, lower + length)))
      return nil
    }
  }
}
