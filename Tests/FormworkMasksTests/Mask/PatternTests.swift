import FormworkMasks
import Testing

/// What patterns mean, and what is said of wrong ones.
@Suite struct PatternTests {
  static let hex = UnicodeSet("0"..."9").union(UnicodeSet("A"..."F"))

  /// The endless slot is the last one in filling order, so the slots before it have to be filled.
  @Test(arguments: [false, true], [("[000…]", 3), ("[099…]", 1)])
  func slotsBeforeAnEndlessOne(rightToLeft: Bool, row: (pattern: String, least: Int)) throws {
    let mask = try Mask(row.pattern, options: .init(rightToLeft: rightToLeft))
    for count in 1...5 {
      let formatted = mask.formatted(value: String("12345".prefix(count)))
      #expect(formatted.isComplete == (count >= row.least), "\(formatted.text)")
    }
  }

  @Test(
    arguments: [
      ("[00", .unclosedGroup, 0),
      ("+1 ([000", .unclosedGroup, 4),
      ("{+7", .unclosedGroup, 0),
      ("]00[", .strayBracket, 0),
      ("a}", .strayBracket, 1),
      ("[0}0]", .strayBracket, 2),
      ("{0]}", .strayBracket, 2),
      ("[0[0]]", .nestedGroup, 2),
      ("[0{1}]", .nestedGroup, 2),
      ("{[00]}", .nestedGroup, 1),
      ("{{1}}", .nestedGroup, 1),
      ("[00x]", .unknownSymbol, 3),
      ("🇺🇸[x]", .unknownSymbol, 5),
      ("e\u{301}[0", .unclosedGroup, 2),
      ("[0……]", .misplacedEndless, 3),
      ("[……]", .misplacedEndless, 2),
      ("a\\", .trailingBackslash, 1),
      ("[0\\]]", .escapeInGroup, 2),
    ] as [(pattern: String, code: MaskError.Code, offset: Int)])
  func errors(pattern: String, code: MaskError.Code, offset: Int) {
    let error = #expect(throws: MaskError.self) { try Mask(pattern) }
    #expect(error?.code == code)
    #expect(error?.offset == UTF16Offset(offset))
    #expect(error?.message.isEmpty == false)
    #expect(error?.fix.isEmpty == false)
  }

  @Test(arguments: ["[", "]", "{", "}", "\\", "…"] as [Character])
  func reservedNotations(symbol: Character) {
    let error = #expect(throws: MaskError.self) {
      try Mask("[0]", notations: [Mask.Notation(symbol, accepts: .digit)])
    }
    #expect(error?.code == .reservedNotation)
    #expect(error?.offset == nil)
  }

  @Test(arguments: ["0", "٣", "\n"] as [Character])
  func acceptedPlaceholders(placeholder: Character) {
    let error = #expect(throws: MaskError.self) {
      try Mask("[00]", options: .init(placeholderCharacter: placeholder))
    }
    #expect(error?.code == .placeholderAccepted)
  }

  /// One pattern and another way to write it.
  @Test(
    arguments: [
      ("[0909]", "[0099]"), ("[A0a9]", "[A][0][a][9]"), ("[hHhH]", "[HHhh]"),
      ("[90]", "[09]"), ("[-_]", "[_-]"), ("[H0]", "[H][0]"), ("[0h]", "[0][h]"),
      ("\\[0", "{}\\[0"), ("[]", ""), ("[0][9…]", "[09…]"),
    ])
  func orderInGroups(pattern: String, same: String) throws {
    let notations = [
      Mask.Notation("H", accepts: Self.hex),
      Mask.Notation("h", accepts: Self.hex, isOptional: true),
    ]
    let left = try Mask(pattern, notations: notations)
    let right = try Mask(same, notations: notations)
    #expect(left.placeholder == right.placeholder)
    #expect(left.explanation == right.explanation)
    for text in ["", "1", "12", "a", "1a2b", "A9f0", "12345", "[0", "-"] {
      #expect(left.formatted(text: text).text == right.formatted(text: text).text)
    }
  }

  @Test func escapes() throws {
    #expect(try Mask(#"\\[0]"#).formatted(text: "5").text == #"\5"#)
    #expect(try Mask(#"\[[00]\]"#).formatted(text: "12").text == "[12]")
    #expect(try Mask(#"{\}}[0]"#).formatted(value: "1").value == "}1")
    #expect(try Mask("\\##", syntax: .hash).formatted(text: "x").text == "#x")
    #expect(try Mask(#"\12"#, syntax: .digits).placeholder == "10")
    #expect(try Mask("\\##", syntax: .hash(.letter)).formatted(text: "1x").text == "#x")
  }

  /// Patterns as people write them, the text that is pasted, and the text and value that they expect.
  @Test(
    arguments: [
      ("+1 (###) ###-####", "212-555-0100", "+1 (212) 555-0100", "2125550100"),
      ("+1 (###) ###-####", "abc2", "+1 (2", "2"),
      ("(999) 999-9999", "2125550100", "(212) 555-0100", "2125550100"),
      ("000-00-0000", "078051120", "078-05-1120", "078051120"),
      ("####-9", "1234", "1234-9", "1234"), ("009#", "7", "0097", "7"),
      ("+\\1 (999)", "212", "+1 (212)", "212"), ("\\[##\\]", "12", "[12]", "12"),
      ("\\##", "5", "#5", "5"), ("é👍🏽#", "5", "é👍🏽5", "5"), ("9️⃣ 00", "12", "9️⃣ 12", "12"),
      // With a bracket or a brace, they are what they have always been.
      ("#[00]", "12", "#12", "12"), ("9[00]", "12", "912", "12"), ("{9} [0]#", "1", "9 1#", "91"),
      ("[AA]", "ab", "ab", "ab"),
    ])
  func asWritten(pattern: String, input: String, text: String, value: String) throws {
    let mask = try Mask(asWritten: pattern, syntax: nil, options: .init(completion: true))
    let formatted = mask.formatted(text: input)
    #expect(formatted.text == text && formatted.value == value, "\(formatted.text)")
  }

  /// Without a slot, a pattern is the literals that it was; a syntax that the app names counts.
  @Test(arguments: ["abc", "", "+-", "{##}", "{00}", "\\#", "a\\9", "٩٩"])
  func asWrittenWithoutSlots(pattern: String) throws {
    let mask = try Mask(asWritten: pattern, syntax: nil)
    #expect(try mask == Mask(pattern))
    #expect(try Mask(asWritten: "##", syntax: .brackets) == Mask("##"))
    #expect(try Mask(asWritten: "12", syntax: .digits).formatted(text: "77").text == "77")
    #expect(try Mask(asWritten: "##", syntax: .hash).formatted(text: "ab").text == "ab")
  }

  /// A digit that may be a literal, and two ways to write what is meant. `‸` marks the place.
  @Test(
    arguments: [
      "+‸1 (999) 999-9999", "‸12", "00-‸99", "99/‸00", "👍🏽‸7", "(999) ‸1", "\\9 ‸1", "999 ‸1 2",
      "{", "]00", "00]",
    ])
  func unclearDigits(marked: String) throws {
    let pattern = marked.filter { $0 != "‸" }
    let error = try #require(throws: MaskError.self) { try Mask(asWritten: pattern, syntax: nil) }
    guard let mark = marked.firstIndex(of: "‸") else {
      #expect(error.code == .unclosedGroup || error.code == .strayBracket)
      return
    }
    #expect(error.code == .unclearDigit)
    #expect(error.offset?.value == marked[..<mark].utf16.count)
    #expect(error.message == "“\(marked[marked.index(after: mark)])” may be a slot or a literal.")
    #expect(error.fix.contains("“+1 ([000])”") && error.fix.contains("“+1 (###)”"))
    // Both ways are read.
    _ = try (Mask(asWritten: "+1 ([000])", syntax: nil), Mask(asWritten: "+1 (###)", syntax: nil))
    #expect(try Mask(pattern).diagnostics.map(\.code) == [.noSlots])
  }

  @Test(
    arguments: [
      ("[0]…[0]", nil), ("[0…]-[0]", .unreachable), ("+1 (000)", .noSlots), ("[]", .emptyGroup),
      ("[099].[099]", .ambiguousValue), ("[099]{.}[099]", nil), ("[0-]{a}", .ambiguousValue),
      ("[9][0]", .greedyOptional), ("+1 ([000]) [000]-[0000]", nil),
    ] as [(pattern: String, code: MaskDiagnostic.Code?)])
  func diagnostics(pattern: String, code: MaskDiagnostic.Code?) throws {
    let codes = try Mask(pattern).diagnostics.map { $0.code }
    if let code { #expect(codes.contains(code)) } else { #expect(codes.isEmpty) }
  }

  /// A warning points at the element that it is about, wherever the pattern has it. A `‸` marks the place.
  @Test(
    arguments: [
      ("[0…]‸-[0]", .unreachable), ("[0]‸[]", .emptyGroup), ("[099]‸.[099]", .ambiguousValue),
      ("[0]-[99]‸-[00]", .ambiguousValue), ("[‸9][0]", .greedyOptional),
      ("[0]-[‸a][A]", .greedyOptional),
    ] as [(pattern: String, code: MaskDiagnostic.Code)])
  func warningsPointAtTheirElement(pattern: String, code: MaskDiagnostic.Code) throws {
    for start in ["", "+1 ", "🇺🇸", "[0]-"] {
      let marked = start + pattern
      let mark = try #require(marked.firstIndex(of: "‸"))
      let offset = UTF16Offset(marked.utf16.distance(from: marked.startIndex, to: mark))
      let warnings = try Mask(marked.filter { $0 != "‸" }).diagnostics
      #expect(warnings.map(\.code) == [code] && warnings.map(\.offset) == [offset], "\(marked)")
    }
  }

  /// An example is a complete value that the mask shows as it is.
  @Test(arguments: ["[AA]", "[Aa]-[00]", "{Ab}[AA]", "[__]", "[AAA…]", "ID [A00]"])
  func anExampleIsAValue(pattern: String) throws {
    for letterCase in [nil, .lower, .upper] as [LetterCase?] {
      for rightToLeft in [false, true] {
        let mask = try Mask(
          pattern, options: .init(letterCase: letterCase, rightToLeft: rightToLeft))
        let shown = mask.formatted(value: mask.example)
        #expect(shown.value == mask.example && shown.isComplete, "\(mask.example)")
      }
    }
  }

  /// A symbol with a meaning, of its own or by an earlier notation, makes another notation useless.
  @Test func aSymbolThatHasAMeaningShadowsANotation() throws {
    func codes(_ symbols: Character...) throws -> [MaskDiagnostic.Code] {
      let notations = symbols.map { Mask.Notation($0, accepts: .digit) }
      return try Mask("[00]", notations: notations).diagnostics.map { $0.code }
    }
    for symbol in "09Aa_-" { #expect(try codes(symbol) == [.shadowedNotation], "\(symbol)") }
    #expect(try codes("H").isEmpty)
    #expect(try codes("H", "I").isEmpty)
    #expect(try codes("H", "I", "H") == [.shadowedNotation])
    #expect(try codes("0", "H", "0") == [.shadowedNotation, .shadowedNotation])
  }

  @Test(
    arguments: [
      ("+1 ([000]) [000]-[0000]", "+1 (000) 000-0000", [17, 17, 10, 10]),
      ("[099]{.}[09]", "000.00", [3, 6, 3, 6]),
      ("[A…]", "a", [2, 2, 2, 2]),
      ("[_-] kg", "-- kg", [4, 5, 1, 2]),
    ])
  func descriptions(pattern: String, placeholder: String, lengths: [Int]) throws {
    let mask = try Mask(pattern)
    #expect(mask.placeholder == placeholder)
    #expect(
      [
        mask.leastTextLength, mask.fullTextLength, mask.leastValueLength,
        mask.fullValueLength,
      ] == lengths)
    let example = mask.formatted(value: mask.example)
    #expect(example.isComplete)
    #expect(example.value == mask.example)
  }

  @Test func summary() throws {
    #expect(try Mask("+1 ([000]) [000]-[0000]").summary == "10 digits")
    #expect(try Mask("[AA]-[0009]").summary == "2 letters, 3 to 4 digits")
    #expect(try Mask("[A]/[0…]").summary == "1 letter, 1 or more digits")
    #expect(
      try Mask("[00][AA]", options: .init(rightToLeft: true)).summary == "2 digits, 2 letters")
    #expect(try Mask("+-").summary.isEmpty)
  }

  @Test func explanation() throws {
    #expect(
      try Mask("+{7} [0099]-[A…]").explanation == [
        "“+”, shown only", "“7”, part of the value", "“ ”, shown only", "2 to 4 digits",
        "“-”, shown only", "1 or more letters",
      ])
    #expect(
      try Mask("[009].[00]", options: .init(rightToLeft: true)).explanation == [
        "2 to 3 digits", "“.”, shown only", "2 digits",
      ])
  }

  @Test func equalPatternsAreEqualMasks() throws {
    #expect(try Mask("[00]") == Mask("[00]"))
    #expect(try Mask("[00]") != Mask("[0][0]"))
    #expect(try Mask("[00]") != Mask("[00]", options: .init(autoskip: true)))
    #expect(try Mask("[00]").hashValue == Mask("[00]").hashValue)
    #expect(try Mask("é[0]") != Mask("e\u{301}[0]"))
  }

  @Test func tokenTables() throws {
    let plate = try Mask(
      "aa-999*", syntax: .tokens(["a": .letter, "9": .digit, "*": .alphanumeric]))
    #expect(plate.formatted(text: "xy123z").text == "xy-123z")
    #expect(plate.placeholder == "aa-000-")
  }
}
