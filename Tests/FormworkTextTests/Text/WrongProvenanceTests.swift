import FormworkTestSupport
import Testing

/// Texts whose provenance isn't theirs: an app can make any, and none may trap.
@Suite struct WrongProvenanceTests {
  private static let user: Provenance.Kind = [.user, .value]

  @Test(
    arguments: [
      ("1ab", [(1, []), (99, user)], [(1, []), (2, user)]),
      ("1ab", [], [(3, user)]),
      ("1ab", [(1, [])], [(1, []), (2, user)]),
      ("1ab", [(0, .typed), (3, []), (0, user), (1, user)], [(3, [])]),
      ("", [(1, [])], []),
      ("é1", [(1, []), (1, user), (1, .guide)], [(2, []), (1, .guide)]),
      ("é1", [(1, []), (2, user)], [(2, []), (1, user)]),
      ("👍🏽", [(3, []), (3, user)], [(4, []), (4, user)]),
      ("👍🏽", [(4, []), (4, user)], [(4, []), (4, user)]),
      ("ab", [(.max, []), (.max, user)], [(2, [])]),
      ("ab", [(.min, []), (-1, user), (2, .value)], [(2, .value)]),
    ] as [(text: String, pieces: [(Int, Provenance.Kind)], fitting: [(Int, Provenance.Kind)])])
  func piecesFitTheText(
    text: String, pieces: [(Int, Provenance.Kind)], fitting: [(Int, Provenance.Kind)]
  ) {
    let provenance = Provenance(pieces.map { Provenance.Piece(length: $0.0, kind: $0.1) })
    #expect(
      provenance.pieces(of: text) == fitting.map { Provenance.Piece(length: $0.0, kind: $0.1) })
  }

  @Test func piecesAlwaysFit() {
    var random = SeededGenerator(seed: 11)
    var cut = 0
    for _ in 0..<20_000 {
      let text = random.troublesomeText(upTo: 6)
      let pieces = random.wrongProvenance().pieces(of: text)
      var rest = Array(text.utf8)[...]
      for piece in pieces {
        #expect(piece.length > 0 && piece.length <= rest.count)
        let part = rest.prefix(piece.length)
        #expect(String(validating: part, as: UTF8.self) != nil)
        rest = rest.dropFirst(piece.length)
      }
      #expect(rest.isEmpty)
      #expect(Provenance(pieces).pieces(of: text) == pieces)
      if pieces.count > 1 { cut += 1 }
    }
    #expect(cut > 5_000)
  }

  @Test func aPieceThatIsLongerThanItsTextIsCut() throws {
    let code = AllowedCharacters.any.restricted(to: .digits)
    let short = FormattedText(
      text: "1ab", value: "ab",
      provenance: Provenance([.init(length: 1, kind: []), .init(length: 99, kind: Self.user)]))
    let outcome = code.apply(TextEdit(inserting: "2", at: 3), to: short)
    #expect(outcome.formatted.text == "1ab2")
    #expect(AllowedCharacters.any.valueRange(of: 2..<9, in: short) == 1..<2)
    #expect(AllowedCharacters.any.textRange(of: 0..<9, in: short) == 1..<3)
  }

  @Test func noneTraps() throws {
    let phone = try Mask("+1 ([000]) [___]")
    let formats = [
      AnyInputFormat(phone),
      AnyInputFormat(try Mask("[__]-[__]", options: .init(rightToLeft: true))),
      AnyInputFormat(MaskSet(primary: phone, alternatives: [try Mask("[__]-[__]")])),
      AnyInputFormat(AllowedCharacters.any.restricted(to: .digits)),
      AnyInputFormat(phone.restricted(to: .letters)),
      AnyInputFormat(AllowedCharacters.any.limited(to: 3, of: .text)),
      AnyInputFormat(try AllowedCharacters.any.matching("[a-z]*[0-9]*")),
      AnyInputFormat(try RegexFormat("[A-Z]{2}-[0-9]{4}")),
      AnyInputFormat(AllowedCharacters(.letters, maximumLength: 2).changingCase(.upper)),
      AnyInputFormat(phone.validated { _ in false }),
    ]
    var random = SeededGenerator(seed: 12)
    var applied = 0
    for _ in 0..<4_000 {
      let wrong = random.wronglyFormatted()
      let edit = random.edit(of: wrong.text, inserting: random.troublesomeText(upTo: 3))
      for format in formats {
        Self.use(format, on: wrong, with: edit)
        applied += 1
      }
      _ = wrong.unused(of: edit.replacement)
    }
    #expect(applied == 40_000)
  }

  /// The same where the format itself is wrong, alone and wrapped.
  @Test func noneTrapsInAnAppsFormat() throws {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<2_000 {
      let careless = Careless(random.wrongProvenance())
      let text = random.troublesomeText(upTo: 6)
      for format in [
        AnyInputFormat(careless), AnyInputFormat(careless.restricted(to: .digits)),
        AnyInputFormat(careless.limited(to: 3)), AnyInputFormat(careless.changingCase(.upper)),
        AnyInputFormat(try careless.matching("[a-z]*[0-9]*")),
        AnyInputFormat(careless.validated { _ in true }),
      ] {
        let formatted = format.formatted(text: text)
        Self.use(
          format, on: formatted,
          with: random.edit(of: formatted.text, inserting: random.troublesomeText(upTo: 2)))
        _ = (formatted.unused(of: text), format.formatted(value: text).unused(of: text))
        var session = EditingSession(format: format, value: text)
        session.insert("1")
        session.set(format: format)
        session.deleteBackward()
      }
    }
  }

  private static func use(_ format: AnyInputFormat, on wrong: FormattedText, with edit: TextEdit) {
    _ = format.apply(edit, to: wrong)
    let value = format.valueRange(of: edit.range, in: wrong)
    #expect(value.upperBound <= .end(of: wrong.value))
    #expect(format.textRange(of: edit.range, in: wrong).upperBound <= .end(of: wrong.text))
    _ = (format.editingBegan(wrong), format.editingEnded(wrong), format.remainder(after: wrong))
  }

  @Test func noneTrapsASession() throws {
    let format = AnyInputFormat(AllowedCharacters.any.restricted(to: .digits))
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
