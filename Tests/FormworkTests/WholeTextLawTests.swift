import FormworkCore
import FormworkTestSupport
import Testing

/// One text, one meaning: after several characters arrived at once, the whole text means what it means alone. The
/// expectations come from the same text, pasted into an empty field.
///
/// Masks are exempt: they have a place for each character, and as text, a literal that a mask supplied could be a
/// digit of the user, as in `1[0000]`.
@Suite struct WholeTextLawTests {
  typealias Field = ReplacementLawTests.Field

  private static let fields = ReplacementLawTests.fields.filter { field in
    !field.texts.contains { field.format.formatted(text: $0).content.hasCells }
  }

  /// A field in which somebody has typed, pasted, and deleted.
  private static func used(_ field: Field, _ random: inout SeededGenerator) -> EditingSession<
    AnyInputFormat
  > {
    var session = EditingSession(format: field.format)
    let text = random.element(of: field.texts)
    if random.number(in: 0...1) == 0 {
      session.insert(text)
    } else {
      for key in text.prefix(random.number(in: 1...max(1, text.count))) {
        session.insert(String(key))
      }
    }
    for _ in 0..<random.number(in: 0...2) where random.number(in: 0...2) == 0 {
      session.deleteBackward()
    }
    if random.number(in: 0...3) == 0 { session.endEditing() }
    return session
  }

  private static func alone(_ text: String, _ format: AnyInputFormat) -> FormattedText? {
    var empty = EditingSession(format: format)
    let update = empty.insert(text)
    let isLossless = (update.change?.unused ?? update.unused).isEmpty
    return update.isRejected || !isLossless || !empty.current.isDone ? nil : empty.current
  }

  /// A span of the text is replaced by a piece of another one, and the text stays as it is around the piece.
  @Test(arguments: fields, 0..<2 as Range<UInt64>)
  func aSpanReplacedByAPieceIsReadWithTheRest(field: Field, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shown = field.texts.map { field.format.formatted(text: $0).text }.filter { $0.count > 1 }
    if shown.isEmpty { return }
    for _ in 0..<300 {
      let start = Self.used(field, &random)
      let text = Array(start.current.text)
      let other = Array(random.element(of: shown))
      let from = random.number(in: 0...text.count)
      let to = random.number(in: from...text.count)
      let first = random.number(in: 0...other.count - 2)
      let piece = String(other[first..<random.number(in: first + 2...other.count)])
      let (head, tail) = (String(text[..<from]), String(text[to...]))
      // A plus sign begins a number, so the characters before it aren't part of it: rules of their own apply.
      // So do they for a whole number behind its own beginning, as in `4` and `4242 4242 4242 4242`.
      if piece.hasPrefix("+"), !head.isEmpty { continue }
      if from == to, let whole = Self.alone(piece, field.format),
        whole.value.hasPrefix(start.current.value)
      {
        continue
      }
      guard let meant = Self.alone(head + piece + tail, field.format),
        meant.text.hasPrefix(head), meant.text.hasSuffix(tail)
      else { continue }
      for isAsked in [true, false] {
        var session = start
        let lower = UTF16Offset(head.utf16.count)
        let upper = UTF16Offset((head + String(text[from..<to])).utf16.count)
        session.select(lower..<upper)
        if isAsked {
          session.insert(piece)
        } else {
          let caret = UTF16Offset((head + piece).utf16.count)
          // A difference of a single character is a key.
          let edit = TextEdit(
            from: start.current.text, to: head + piece + tail, caret: caret)
          if edit.replacement.count < 2 { continue }
          session.didChange(to: head + piece + tail, selection: caret..<caret)
        }
        #expect(
          session.current.value == meant.value,
          "\(piece) over \(head)|\(String(text[from..<to]))|\(tail): \(session.current.text)")
        let isChanged = session.current.text != start.current.text
        if isChanged, session.undo() != nil {
          #expect(session.current.text == start.current.text)
        }
      }
    }
  }

  /// AutoFill shows a whole text in the control, whatever was there.
  @Test(arguments: fields)
  func aShownTextIsReadWhole(field: Field) {
    var random = SeededGenerator(seed: 7)
    for text in field.texts {
      let shown = field.format.formatted(text: text).text
      guard let meant = Self.alone(shown, field.format), meant.text == shown else { continue }
      for _ in 0..<20 {
        let start = Self.used(field, &random)
        for caret in [nil, UTF16Offset(shown.utf16.count)] {
          let edit = TextEdit(from: start.current.text, to: shown, caret: caret)
          if edit.replacement.count < 2 { continue }
          var session = start
          session.didChange(to: shown, selection: caret.map { $0..<$0 })
          #expect(
            session.current.value == meant.value,
            "\(shown) over \(start.current.text): \(session.current.text)")
        }
      }
    }
  }

  /// A key, a deletion, and the result of a composition are edits, and nothing else is read.
  @Test(arguments: ReplacementLawTests.fields)
  func editsAreNotReadAgain(field: Field) {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let start = Self.used(field, &random)
      let text = Array(start.current.text)
      if text.isEmpty { continue }
      let from = random.number(in: 0...text.count - 1)
      let to = random.number(in: from + 1...text.count)
      let (head, tail) = (String(text[..<from]), String(text[to...]))
      let lower = UTF16Offset(head.utf16.count)
      let range = lower..<UTF16Offset((head + String(text[from..<to])).utf16.count)
      for piece in ["", "1", "12"] {
        let edit = TextEdit(replacing: range, with: piece)
        let expected = field.format.apply(edit, to: start.current)
        var session = start
        session.select(range)
        if piece.count == 2 {
          let caret = UTF16Offset((head + piece).utf16.count)
          let composed = TextEdit(
            from: start.current.text, to: head + piece + tail, caret: caret)
          // Of a composition that doesn't fit, the part that fits stays.
          if composed != edit || expected.isRejected { continue }
          session.compositionChanged(to: head + piece + tail, selection: caret..<caret)
          session.compositionEnded(with: head + piece + tail, selection: caret..<caret)
        } else {
          session.insert(piece)
        }
        let (shown, wanted) = (session.current, expected.formatted)
        #expect(
          shown.text == wanted.text && shown.value == wanted.value && shown.issue == wanted.issue,
          "\(piece) over \(head)|\(String(text[from..<to]))|\(tail): \(session.current.text)")
      }
    }
  }
}
