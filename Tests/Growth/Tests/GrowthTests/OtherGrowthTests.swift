import FormworkFormats
import StepCounter
import Testing

/// Sets are linear in their masks as well, sessions and other formats in the text.
@Suite struct OtherGrowthTests {
  private static func phones(_ count: Int) throws -> MaskSet {
    let masks = try (0..<count).map { index in
      try Mask("+\(index) ([000]) [000]" + ["-", ".", "/", " "][index % 4] + "[0000]")
    }
    return MaskSet(primary: masks[0], alternatives: Array(masks[1...]))
  }

  @Test(arguments: [
    "2", "+", ";", "212 555", "+12 (212) 555-0100", "+999 212", ";,;,;,;,;,;,;,;", "- - - - - -",
    "👍🏽👍🏽", "abc",
  ])
  func masksOfASet(text: String) throws {
    // Up to a thousand masks.
    try expectLinear("set, pasted “\(text)”", from: 250) { size in
      let set = try Self.phones(size)
      let current = set.formatted(value: "212")
      return { _ = set.apply(TextEdit(inserting: text, at: current.caret), to: current) }
    }
    try expectLinear("set, text “\(text)”", from: 250) { size in
      let set = try Self.phones(size)
      return { _ = set.formatted(text: text) }
    }
    try expectLinear("set, value “\(text)”", from: 250) { size in
      let set = try Self.phones(size)
      return { _ = set.formatted(value: text) }
    }
  }

  @Test func deletionsInASet() throws {
    for edit in [TextEdit(deletingBackward: 3..<4), TextEdit(deletingForward: 4..<5)] {
      try expectLinear("set, \(edit.direction)", from: 250) { size in
        let set = try Self.phones(size)
        let current = set.formatted(value: "2125550")
        return { _ = set.apply(edit, to: current) }
      }
    }
  }

  @Test(arguments: ["1", ";", "- ", "ж", "👍🏽"])
  func longTextsInASet(part: String) throws {
    let slots = String(repeating: "[0]-", count: 1_600)
    let set = MaskSet(
      primary: try Mask("[000]-[0000]"), alternatives: [try Mask(slots), try Mask("[0…]")])
    for start in ["", "12"] {
      try expectLinear("set, “\(part)” after “\(start)”", from: 400) { size in
        let text = String(repeating: part, count: size)
        let current = set.formatted(value: start)
        return { _ = set.apply(TextEdit(inserting: text, at: current.caret), to: current) }
      }
    }
  }

  /// A paste into a set with a long mask of each sort: of fitting characters, and of others.
  @Test(arguments: LongMask.all)
  func longMasksInASet(mask: LongMask) throws {
    for part in [nil, "👍🏽", ";", "ж", "- "] {
      // Beyond eight classes each is asked about each character that none takes.
      let isKnown = mask.name == "hundreds of notations" && (part == "👍🏽" || part == "ж")
      try expectLinear(
        "set with \(mask.name), “\(part ?? "fitting")”", from: mask.size, isKnown: isKnown
      ) { size in
        let set = MaskSet(
          primary: try Mask("[00]"), alternatives: [try mask.mask(size, .init())])
        let text = part.map { String(repeating: $0, count: size) } ?? mask.value(size)
        return { _ = set.apply(TextEdit(inserting: text, at: 0), to: FormattedText()) }
      }
    }
  }

  @Test(arguments: ["1", "a", "👍🏽", "e\u{301}", "-"])
  func otherFormats(part: String) throws {
    // Longer than all that is put in.
    let slots = try Mask(String(repeating: "[0]-", count: 4_000))
    let formats = [
      AnyInputFormat(AllowedCharacters.digits),
      AnyInputFormat(AllowedCharacters(.letters, maximumLength: 100)),
      AnyInputFormat(AllowedCharacters.any), AnyInputFormat(slots.restricted(to: .digits)),
      AnyInputFormat(slots.limited(to: 100)), AnyInputFormat(slots.changingCase(.upper)),
      AnyInputFormat(slots.validated { _ in true }),
      AnyInputFormat(try slots.matching("[0-9]*")),
      AnyInputFormat(try RegexFormat("(?:[0-9]-)*[a-z]*")),
    ]
    for (index, format) in formats.enumerated() {
      try expectLinear("format \(index), “\(part)”, a session", from: 400) { size in
        let text = String(repeating: part, count: size)
        let middle = UTF16Offset(text.utf16.count / 2)
        return {
          var session = EditingSession(format: format)
          session.insert(text)
          session.select(middle..<middle)
          session.insert("1")
          session.deleteBackward()
          session.deleteForward(.word)
          session.didChange(to: session.current.text + part)
          session.undo()
          session.set(text: text)
          session.set(format: format)
        }
      }
    }
  }

  /// Text with very many parts. Each is compared with its neighbors.
  @Test(arguments: ["1,", "1.", "a,", "1 ", "-1", "🇦", "1🇦", "e\u{301},"])
  func partsOfTexts(part: String) throws {
    let formats = [
      AnyInputFormat(AllowedCharacters.digits),
      AnyInputFormat(try RegexFormat("[0-9]+x")), AnyInputFormat(try Mask("[0…]")),
      AnyInputFormat(try Mask("[0…]").matching("[0-9]+x")),
    ]
    for (index, format) in formats.enumerated() {
      try expectLinear("format \(index), parts “\(part)”", from: 1_000) { size in
        let text = String(repeating: part, count: size)
        return { _ = format.formatted(text: text) }
      }
    }
  }

  /// One search for all masks of a set: a rejected text takes hardly more than to place it in each of them.
  @Test func searchesInASetOfLongMasks() throws {
    let mask = try Mask("[" + String(repeating: "9", count: 240) + "]-[9a]")
    let text = String(repeating: "1", count: 245)
    var steps: [Double] = []
    for count in [16, 256] {
      let set = MaskSet(
        primary: mask, alternatives: Array(repeating: mask, count: count - 1))
      let current = set.formatted(value: String(repeating: "1", count: 241))
      let before = step_counter_value()
      _ = set.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      _ = set.apply(TextEdit(inserting: "1", at: current.caret), to: current)
      steps.append(Double(step_counter_value() - before))
    }
    #expect(steps[1] < 12 * steps[0], "\(steps)")
  }

  /// Hundreds of symbols, each with a class of its own, in a mask that uses them all.
  @Test func notations() throws {
    let key = LongMask.member(0)
    for text in [key, "ж", ";", key + "ж;" + key] {
      try expectLinear("notations, “\(text)”", from: 100) { size in
        let slots = (0..<size).map(LongMask.symbol).joined()
        let mask = try Mask("[\(slots)]", notations: LongMask.notations(size))
        return { _ = mask.formatted(text: text) }
      }
    }
    try expectLinear("notations, compiling", from: 100) { size in
      let slots = (0..<size).map(LongMask.symbol).joined()
      let notations = LongMask.notations(size)
      return { _ = try? Mask("[\(slots)]", notations: notations) }
    }
  }
}
