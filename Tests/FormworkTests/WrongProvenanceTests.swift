import Formwork
import FormworkTestSupport
import Testing

/// Texts whose provenance isn't theirs: an app can make any, and none may trap.
@Suite struct WrongProvenanceTests {
  @Test func aPieceThatIsLongerThanItsTextIsCut() throws {
    let code = CharacterFilter.any.restricted(to: .digits)
    let short = FormattedText(
      text: "1ab", value: "ab",
      provenance: Provenance([
        .init(length: 1, kind: []), .init(length: 99, kind: [.user, .value]),
      ]))
    let outcome = code.apply(Edit(inserting: "2", at: 3), to: short)
    #expect(outcome.formatted.text == "1ab2")
    #expect(CharacterFilter.any.valueRange(of: 2..<9, in: short) == 1..<2)
    #expect(CharacterFilter.any.textRange(of: 0..<9, in: short) == 1..<3)
  }

  @Test func noneTraps() throws {
    let formats = [
      AnyInputFormat(CharacterFilter.any.restricted(to: .digits)),
      AnyInputFormat(try Mask("+1 ([000]) [___]").restricted(to: .letters)),
      AnyInputFormat(CharacterFilter.any.limited(to: 3, of: .text)),
      AnyInputFormat(try CharacterFilter.any.matching("[a-z]*[0-9]*")),
      AnyInputFormat(try PatternFormat("[A-Z]{2}-[0-9]{4}")),
      AnyInputFormat(CharacterFilter(.letters, maximumLength: 2).changingCase(.upper)),
    ]
    var random = SeededGenerator(seed: 12)
    var applied = 0
    for _ in 0..<4_000 {
      let wrong = random.wronglyFormatted()
      let edit = random.edit(of: wrong.text, inserting: random.troublesomeText(upTo: 3))
      for format in formats {
        _ = format.apply(edit, to: wrong)
        let value = format.valueRange(of: edit.range, in: wrong)
        #expect(value.upperBound <= .end(of: wrong.value))
        #expect(format.textRange(of: edit.range, in: wrong).upperBound <= .end(of: wrong.text))
        _ = (format.focused(wrong), format.blurred(wrong), format.remainder(after: wrong))
        applied += 1
      }
      _ = wrong.surplus(of: edit.replacement)
    }
    #expect(applied == 24_000)
  }

  @Test func noneTrapsASession() throws {
    let format = AnyInputFormat(CharacterFilter.any.restricted(to: .digits))
    let other = AnyInputFormat(try Mask("[00]-[00]"))
    var random = SeededGenerator(seed: 13)
    for _ in 0..<1_000 {
      var session = EditingSession(format: format)
      session.set(formatted: random.wronglyFormatted())
      session.insert(random.troublesomeText(upTo: 2))
      session.deleteBackward()
      session.deleteForward(.word)
      session.undo()
      session.set(formatted: random.wronglyFormatted())
      session.set(format: other)
      session.insert("1")
      #expect(session.current.caret <= .end(of: session.current.text))
    }
  }
}

extension SeededGenerator {
  /// A text with a value, a selection and pieces that have nothing to do with each other.
  fileprivate mutating func wronglyFormatted() -> FormattedText {
    let text = troublesomeText(upTo: 6)
    let pieces = list(upTo: 5) { random in
      Provenance.Piece(
        length: random.element(of: [0, 1, 1, 2, 3, 4, 5, 30, -1, .min, .max]),
        kind: Provenance.Kind(rawValue: UInt8(random.number(in: 0...15))))
    }
    let bounds = [number(in: -3...12), element(of: [.min, 0, 1, 2, .max])].sorted()
    return FormattedText(
      text: text, value: number(in: 0...2) == 0 ? text : troublesomeText(upTo: 6),
      selection: UTF16Offset(bounds[0])..<UTF16Offset(bounds[1]), provenance: Provenance(pieces))
  }
}
