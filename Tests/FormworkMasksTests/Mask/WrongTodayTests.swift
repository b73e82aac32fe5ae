import FormworkTestSupport
import Testing

/// What the engine did wrong before all edits became one alignment: a row or more for each sort.
@Suite struct WrongTodayTests {
  private static let point = "[099].[099]"
  private static let phone = "+1 ([000]) [000]-[0000]"
  private static let german = "+49 [00] [000000]"
  private static let guide = Mask.Options(placeholderCharacter: "_")
  private static let fromRight = Mask.Options(rightToLeft: true)

  @Test(arguments: [
    KeyRow("123.4«1»9", "1|23.4", in: point, rejection: .wouldLose),
    KeyRow("⟨123.4⟩«0»9", "|123.4", in: point, rejection: .wouldLose),
    KeyRow("12.34«0»567", "5|12.34", in: point, rejection: .wouldLose),
    // A new key may flow past a full group, and an emptied group stays empty.
    KeyRow("123.4«3»9", "123.9|4", in: point),
    KeyRow("1.23«0»⌦", "|.23", in: "[09].[099]"),
    KeyRow("123.4«1»9", "19|2.34", in: point, with: .init(overflow: .truncate)),
  ])
  func significantLiteralsAreNotCrossed(row: KeyRow) throws { try row.check() }

  @Test func whoeverSuppliedThem() throws {
    var session = EditingSession(format: try Mask(Self.point), value: "1234")
    #expect(drawn(session.current) == "123.4|")
    #expect(lastUpdate(of: "«1»9", in: &session)?.rejection == .wouldLose)
    #expect(drawn(session.current) == "1|23.4")
  }

  @Test(arguments: [
    KeyRow("⟨+49 30 123456⟩", "|", in: phone, rejection: .otherPrefix),
    KeyRow("⟨ +49 30 123456⟩", "|", in: phone, rejection: .otherPrefix),
    KeyRow("⟨+49 30 123456⟩", "|", in: "{+1}[0000000000]", rejection: .otherPrefix),
    KeyRow("213«0,99»⟨+49 30 123456⟩", "|+1 (213) |", in: phone, rejection: .otherPrefix),
    KeyRow("213⟨+49 30 123456⟩", "+1 (213) |", in: phone, rejection: .otherPrefix),
    KeyRow("+4", "+|", in: phone, rejection: .otherPrefix),
    KeyRow("+1212555010«1,2»4", "+|1| (212) 555-010", in: phone, rejection: .otherPrefix),
    KeyRow("+1212555010«1,2»1", "+1| (212) 555-010", in: phone),
    KeyRow("(+47", "+1 (|", in: phone, rejection: .otherPrefix),
    KeyRow("(+12", "+1 (2|", in: phone),
    // Without a prefix in the mask, the sign itself is rejected.
    KeyRow("+", "|", in: "([000]) [000]-[0000]", rejection: .notAllowed),
    KeyRow("12+", "12|", in: "[000]-[0000]", rejection: .notAllowed),
    KeyRow("+44", "+|", in: phone, rejection: .otherPrefix),
    KeyRow("+", "+|1 (___) ___-____", in: phone, with: guide),
    KeyRow("+4", "+|1 (___) ___-____", in: phone, with: guide, rejection: .otherPrefix),
    KeyRow("+12", "+1 (2|", in: phone),
    KeyRow("212⟨+1 (212) 555-0100⟩", "+1 (212) 555-0100|", in: phone),
    KeyRow("212⟨+12125550100⟩", "+1 (212) 555-0100|", in: phone),
    KeyRow("213⟨+1 (212) 555-0100⟩", "+1 (213) |", in: phone, isRejected: true),
    // What stands behind the selection is the person's, and no beginning of what is put in.
    KeyRow(
      "2125550100«0,9»⟨+1 (555) 010-0999⟩", "|+1 (212) |555-0100", in: phone, rejection: .wouldLose),
    KeyRow("213⟨(415) 555⟩", "+1 (213) 415-555|", in: phone),
    KeyRow("213⌫⟨(415) 555⟩", "+1 (214) 155-55|", in: phone),
    KeyRow("⟨+49 30 123456⟩", "+49 30 123456|", in: phone, german),
    KeyRow("+49301", "+49 30 1|", in: phone, german),
    KeyRow("⟨+33 1 23456789⟩", "|", in: phone, german, rejection: .otherPrefix),
    KeyRow("⟨+49 30 123456⟩", "|", in: "[000]-[0000]", phone, rejection: .otherPrefix),
  ])
  func contradictedPrefixIsRejected(row: KeyRow) throws { try row.check() }

  @Test(arguments: [[phone], ["{+1}[0000000000]"], ["[000000000000]", phone]])
  func contradictedTextsAndValuesGiveNothing(patterns: [String]) throws {
    let format = try #require(FormatSpec(patterns: patterns).build())
    let number = "+49 30 123456"
    let (text, value) = (format.formatted(text: number), format.formatted(value: number))
    #expect(text == FormattedText())
    // What an app assigns stays the value, with an issue.
    #expect(value.text == "" && value.value == number && !value.isComplete && value.issue != nil)
    for formatted in [text, value] { #expect(formatted.unused(of: number) == "4930123456") }
    var session = EditingSession(format: format)
    session.insert("213")
    let before = session.current
    #expect(session.didChange(to: number)?.rejection == .otherPrefix)
    #expect(session.current == before)
  }

  @Test(arguments: [
    KeyRow("⟨123456789012⟩", "|", in: "[0000] [0000]", rejection: .noRoom),
    KeyRow("⟨No. 12345678, 90⟩", "1234 5678|", in: "[0000] [0000]", unused: "No90"),
    KeyRow("12⟨345x678⟩", "12-|", in: "[00]-[00]", isRejected: true),
    KeyRow("⟨12ab⟩", "12|", in: "[0000]", unused: "ab"),
    KeyRow("⟨ab12⟩", "12|", in: "[0000]", unused: "ab"),
    KeyRow("⟨12 34 56 é⟩", "|", in: "[00]-[00]", isRejected: true),
    KeyRow("⟨12 34 é⟩", "12-34|", in: "[00]-[00]", unused: "é"),
    KeyRow("⟨123456789⟩", "|", in: "[00]-[00]", "[000]-[0000]", rejection: .noRoom),
    KeyRow("⟨12125550100⟩", "+1 (212) 555-0100|", in: phone),
    KeyRow("1234«0»9", "9|1-23", in: "[00]-[00]", with: .init(overflow: .truncate), removed: "4"),
  ])
  func nothingVanishesUnsaid(row: KeyRow) throws { try row.check() }

  @Test func norInOtherFormats() throws {
    func unused(of text: String, _ format: some InputFormat) -> [String] {
      var session = EditingSession(format: format)
      let outcome = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      return [outcome.unused, session.didChange(to: text)?.change?.unused ?? "none"]
    }
    #expect(unused(of: "ab: 123", AllowedCharacters.digits) == ["ab", "ab"])
    #expect(unused(of: "45; 123", AllowedCharacters(.digits, maximumLength: 3)) == ["45", "45"])
    #expect(unused(of: "45; 123", try RegexFormat(#"\d{3}"#)) == ["45", "45"])
    let mask = try Mask("[____]")
    #expect(unused(of: "1234, é", mask) == ["é", "é"])
    #expect(unused(of: "12345", mask.limited(to: 3)) == ["", "none"])
    #expect(unused(of: "ab: 12", mask.restricted(to: .digits)) == ["ab", "ab"])
    #expect(unused(of: "a, 1234", try mask.matching("[0-9]*")) == ["a", "a"])
    #expect(unused(of: "1234, é", AnyFormat(mask)) == ["é", "é"])
  }

  @Test(arguments: [
    KeyRow("12-", "12|", in: "[0000] [0000]"),
    KeyRow("212.", "+1 (212) |", in: phone),
    KeyRow("21 ", "+1 (21|", in: phone),
    KeyRow("12€", "12|", in: "[0000] [0000]"),
    KeyRow("12⟨ - ⟩", "12|", in: "[0000] [0000]"),
    KeyRow("12«0,2»-", "|12|", in: "[0000] [0000]"),
    KeyRow("12«0,2»⟨.-⟩", "|12|", in: "[0000] [0000]"),
    KeyRow("12-↶", "1|", in: "[0000] [0000]"),
    KeyRow("12-", "12|", in: "[00]", "[000]"),
    KeyRow("12-", "12|__", in: "[0000]", with: guide),
  ])
  func uselessSeparatorsAreIgnored(row: KeyRow) throws { try row.check() }

  @Test func anIgnoredSeparatorEndsNoRun() throws {
    var session = EditingSession(format: try Mask("[0000]"), undoSteps: .runs)
    _ = press("1-2", in: &session)
    session.undo()
    #expect(session.current.text == "" && !session.canUndo)
  }

  @Test func filtersStillRejectSeparators() {
    let outcome = AllowedCharacters.digits.apply(
      TextEdit(inserting: "-", at: 0), to: FormattedText())
    #expect(outcome.rejection == .notAllowed)
  }

  @Test(arguments: [
    KeyRow("3«0»3", "3|_3", in: "[0A0]", with: guide),
    // A click after the text.
    KeyRow("12«8»3", "123-|____", in: "[000]-[0000]", with: guide),
    KeyRow("12«8»34", "123-4|___", in: "[000]-[0000]", with: guide),
    KeyRow("12«10»⟨2024⟩", "12/20/24|__", in: "[00]/[00]/[0000]", with: guide),
    KeyRow("12«6»4«8»3", "12_-__43|", in: "[000]-[0000]", with: guide),
    KeyRow("X«0»Z", "Z|_X_", in: "[A0A0]", with: guide),
  ])
  func guidesFindRoomOverHoles(row: KeyRow) throws { try row.check() }

  @Test(arguments: [
    KeyRow("Aa11«1»⌫", "|11", in: "[AA00]", "[00]", removed: "a"),
    KeyRow("⟨11aA⟩⌫", "11|", in: "[00]", "[00AA]", with: fromRight, removed: "a"),
  ])
  func setsDropTheFewest(row: KeyRow) throws { try row.check() }

  @Test(arguments: [20, 200, 300, 1_000])
  func noSizeChangesTheMeaning(count: Int) throws {
    let mask = try Mask("[" + String(repeating: "A", count: count) + "][-][0][A]")
    let text = String(repeating: "k", count: count) + "1b"
    #expect(mask.formatted(text: text).text == text)
  }

  /// A literal is found among any number of others, wherever it is.
  @Test(arguments: [2, 20, 200, 1_000])
  func everyLiteralIsFound(count: Int) throws {
    let literals = (0..<UInt32(count)).compactMap { UnicodeScalar(0x4E00 + $0) }.map {
      Character($0)
    }
    let mask = try Mask(literals.map { "[9]\($0)" }.joined())
    for place in [0, count / 2, count - 2, count - 1] {
      // The second digit is behind the literal, if there is a slot.
      let digit = place + 1 < count ? "2" : ""
      let text = mask.formatted(text: "1\(literals[place])\(digit)").text
      #expect(text.hasPrefix("1" + String(literals[...place]) + digit), "\(place)")
    }
  }

  @Test(arguments: [
    ("[h0]{-}[0]", "1-1", "1-1"), ("[9][0a]{-}[0]", "1-1", "1-1"), ("[-00]{😀}", "11😀", "11😀"),
    ("[0h00]{)}", "111)", "111)"), ("[-0P]", "1,", "1,"), ("[0h]{/}", "1/", "1/"),
    ("[0000]", "1 2,3", "123"),
  ])
  func valuesKeepTheirSeparators(pattern: String, value: String, text: String) throws {
    let format = try #require(FormatSpec(MaskSpec(pattern)).build())
    #expect(format.formatted(value: value).text == text)
  }

  @Test func setsShowAValueWithItsSeparators() throws {
    var format = FormatSpec(patterns: ["###-#", "-[000]"])
    format.masks[0].syntax = .hash
    format.strategy = .capacity
    #expect(try #require(format.build()).formatted(value: "1,11").text == "1,1-1")
    let short = FormatSpec(patterns: ["[0]-", "[0]"])
    #expect(try #require(short.build()).formatted(value: "11").text == "1-")
  }

  @Test func textOfAnotherMaskIsFormattedFirst() throws {
    let mask = try Mask("[00]/[00]")
    let others = [
      try Mask("[00]-[00]").formatted(value: "12"), FormattedText(text: "12-", value: "12"),
    ]
    for foreign in others {
      for caret in [UTF16Offset(3), 2] {
        var foreign = foreign
        foreign.caret = caret
        let outcome = mask.apply(TextEdit(inserting: "3", at: caret), to: foreign)
        #expect(drawn(outcome.formatted) == "12/3|")
      }
    }
  }

  @Test(arguments: [
    KeyRow("1⌫", "|", in: "06½7", syntax: .digits),
    KeyRow("12⌫", "1|", in: "06½7", syntax: .digits),
    KeyRow("12½⌫", "12|", in: "06½7", syntax: .digits),
    KeyRow("12½3⌫", "12½|", in: "06½7", syntax: .digits),
    KeyRow("123⌫", "12|", in: "06½7", syntax: .digits),
    KeyRow("11½«1»1⌫", "1|1½", in: "06½7", syntax: .digits),
    KeyRow("1⌫", "|", in: " [0]"),
    KeyRow(" 1⌫", " |", in: " [0]"),
    KeyRow(" ⌫", "|", in: " [0]"),
    KeyRow(":⌫", "|", in: ":9"),
    KeyRow("9⌫", "|", in: ":9"),
    KeyRow(":9⌫", ":|", in: ":9"),
    KeyRow("1⌫", "|", in: ":9", syntax: .digits),
    KeyRow(":1⌫", ":|", in: ":9", syntax: .digits),
  ])
  func backspaceRestores(row: KeyRow) throws { try row.check() }

  /// A value has its fixed literals, and not those between them: it isn't another prefix.
  @Test func valueBeginsWithFixedLiterals() throws {
    let mask = try Mask("{+}1{2}[00]")
    #expect(mask.formatted(value: "+234").text == "+1234")
    #expect(mask.formatted(value: "+234").value == "+234")
    #expect(mask.formatted(value: "+934").text.isEmpty)
  }

  /// A key goes on to the slot that takes it, among literals that part runs.
  @Test func keyFindsTheSlotAmongLiterals() throws {
    try KeyRow("z«1»1", "--1-|z", in: "[h]--[h]-[a]").check()
  }

  /// The same from wherever a few keys lead, at each caret.
  @Test(arguments: [
    FormatSpec(patterns: ["06½7"], syntax: .digits), FormatSpec(patterns: [" [0]"]),
    FormatSpec(patterns: [":9"]), FormatSpec(patterns: [":9"], syntax: .digits),
  ])
  func backspaceRestoresAnywhere(spec: FormatSpec) throws {
    let keys = ["1", "9", "½", " ", ":"]
    let format = try #require(spec.build())
    var checked = 0
    for state in states(of: format, keys: keys, presses: 3) {
      // See `stillWrong`.
      if !state.view.typed.isEmpty, state.caret < .end(of: state.text) { continue }
      for key in keys {
        var session = EditingSession(format: format)
        session.set(formatted: state)
        session.insert(key)
        let typed = session.current
        let users = typed.view.users.count
        guard users > state.view.users.count || typed.text.utf8.count > state.text.utf8.count
        else { continue }
        session.deleteBackward()
        let after = session.current
        #expect(
          after.text == state.text && after.value == state.value
            && after.view.usersBefore(after.caret) == state.view.usersBefore(state.caret),
          "\(drawn(state)), \(key): \(drawn(typed)), then \(drawn(after))")
        checked += 1
      }
    }
    #expect(checked > 1)
  }

  @Test(arguments: [
    KeyRow("a⌫", "|", in: "[h]9"), KeyRow("9⌫", "|", in: "[h]9"),
    KeyRow("1⌫", "|", in: "[0]", "[h]9"), KeyRow("a⌫", "|", in: "[0]", "[h]9"),
  ])
  func backspacesEmpty(row: KeyRow) throws { try row.check() }

  @Test(arguments: [FormatSpec(patterns: ["[h]9"]), FormatSpec(patterns: ["[0]", "[h]9"])])
  func backspacesEmptyFromAnywhere(spec: FormatSpec) throws {
    let format = try #require(spec.build())
    var checked = 0
    for state in states(of: format, keys: ["1", "a", "9", "f"], presses: 3) {
      // See `stillWrong`.
      if spec.isSet, !state.view.typed.isEmpty { continue }
      var session = EditingSession(format: format)
      session.set(formatted: state)
      let end = UTF16Offset.end(of: state.text)
      session.select(end..<end)
      // A literal that was typed through is taken back first.
      let presses = state.view.users.count + state.view.typed.count
      for _ in 0..<presses { session.deleteBackward() }
      #expect(session.current.value.isEmpty, "\(drawn(state)), then \(drawn(session.current))")
      if presses > 0 { checked += 1 }
    }
    #expect(checked > 1)
  }

  @Test(arguments: [
    // The 9 was typed as a literal; in the other mask it becomes the person's own.
    KeyRow("a9⌫⌫", "|", in: "[0]", "[h]9")
  ])
  func stillWrong(row: KeyRow) throws {
    withKnownIssue { try row.check() }
  }

  /// All texts that some keys lead to, with each caret.
  private func states(
    of format: AnyFormat, keys: [String], presses: Int
  ) -> [FormattedText] {
    var reached: [FormattedText] = [FormattedText()]
    var newest = reached
    for _ in 0..<presses {
      var next: [FormattedText] = []
      for state in newest {
        for key in keys {
          let caret = state.caret
          let typed = format.apply(TextEdit(inserting: key, at: caret), to: state).formatted
          for offset in 0...typed.text.utf16.count {
            var moved = typed
            moved.caret = UTF16Offset(offset)
            if !reached.contains(moved) {
              reached.append(moved)
              next.append(moved)
            }
          }
        }
      }
      newest = next
    }
    return reached
  }

  @Test(arguments: [
    ("5▏/-", "[0]/[a]", "5▏/", ""), ("5/▏-", "[0]/[a]", "5▏", "/a"),
    ("12-▏34", "[00]-[00]", "12▏-34", ""),
  ])
  func autoskipTakesTheLiteralAtTheEnd(
    drawing: String, pattern: String, expected: String, remainder: String
  ) throws {
    let parts = drawing.split(separator: "▏", omittingEmptySubsequences: false).map(String.init)
    let reading = try Mask(pattern).read(
      parts.joined(), caret: UTF16Offset(parts[0].utf16.count), direction: .backward(skipping: true)
    )
    let shown = FormattedText(text: reading.text, selection: reading.caret..<reading.caret).drawing
    #expect(shown == expected && reading.remainder == remainder)
  }
}
