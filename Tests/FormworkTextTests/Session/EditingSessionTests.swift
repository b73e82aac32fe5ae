import FormworkTestSupport
import Testing

/// What an adapter is told, and what it is told to do.
@Suite struct EditingSessionTests {
  private func field(
    _ pattern: String = "+1 ([000]) [000]-[0000]", _ keys: String = "",
    options: Mask.Options = .init(), undoSteps: UndoSteps = .edits
  ) throws -> EditingSession<Mask> {
    var session = EditingSession(
      format: try Mask(pattern, options: options), undoSteps: undoSteps)
    _ = press(keys, in: &session)
    return session
  }

  private func update(in response: SessionResponse) -> SessionUpdate? {
    if case .write(let update) = response { return update }
    return nil
  }

  /// Words are runs of letters and digits of any script.
  @Test(arguments: [
    ("Hallo Grüße", "Hallo ", " Grüße"), ("привет, мир", "привет, ", ", мир"),
    ("e\u{301}té 2024", "e\u{301}té ", " 2024"), ("Ελλάδα", "", ""), ("a-漢字", "a-", "-漢字"),
    ("naïve!", "", "!"), ("١٢ ٣٤", "١٢ ", " ٣٤"),
  ])
  func deletesWords(text: String, before: String, after: String) {
    for (isForward, left) in [(false, before), (true, after)] {
      var session = EditingSession(format: AllowedCharacters.any)
      session.insert(text)
      if isForward {
        session.select(0..<0)
        session.deleteForward(.word)
      } else {
        session.deleteBackward(.word)
      }
      #expect(session.current.text == left)
    }
  }

  // MARK: Proposals

  @Test func proceedsWhereTheWidgetIsRight() throws {
    var session = try field("+1 ([000]) [000]-[0000]", "21355")
    let written = update(in: session.propose("5", in: 11..<11))
    #expect(written?.rewrite == TextRewrite(range: 11..<11, replacement: "5-"))
    #expect(written?.selection == 13..<13)
    #expect(written?.change?.cause == .typing)
    session = try field("+1 ([000]) [000]-[0000]", "2135")
    #expect(session.propose("5", in: 10..<10) == .proceed)
    #expect(session.current.text == "+1 (213) 5")
    let update = session.didChange(to: "+1 (213) 55", selection: 11..<11)
    #expect(update?.rewrite == nil)
    #expect(update?.change?.cause == .typing)
    #expect(session.didChange(to: "+1 (213) 55", selection: 11..<11) == nil)
    #expect(session.current.value == "21355")
  }

  @Test func rejectsAndChangesNothing() throws {
    var session = try field("+1 ([000]) [000]-[0000]", "2135")
    let before = session.current
    #expect(session.propose("x", in: 10..<10) == .reject(.notAllowed))
    #expect(session.current == before)
  }

  /// The first digit of the paste is the prefix that is there already. Found by the laws of the page,
  /// seed 11.
  @Test func tellsWhatWouldVanishUnsaid() throws {
    let options = Mask.Options(completesOnFocus: true)
    var session = EditingSession(format: try Mask("+1 [Aa]", options: options))
    session.beginEditing()
    #expect(session.current.text == "+1 ")
    let told = session.perform(TextEdit(replacing: 1..<1, with: "12"))
    #expect(told.change == nil)
    #expect(told.unused == "2")
    #expect(session.current.text == "+1 ")
  }

  @Test(
    arguments: [
      (UTF16Offset(.min), UTF16Offset(.max)), (9999, 9999), (-5, -1), (3, UTF16Offset(.max)),
    ] as [(lower: UTF16Offset, upper: UTF16Offset)])
  func staleRanges(lower: UTF16Offset, upper: UTF16Offset) throws {
    for replacement in ["", "5", "x", "+1 (415) 555"] {
      for direction in [nil, .insertion, .backward, .forward] as [TextEdit.Direction?] {
        var session = try field("🇺🇸 +1 ([000]) [000]-[0000]", "2135")
        _ = session.propose(replacement, in: lower..<upper, direction: direction)
        _ = session.didChange(to: "🇺", selection: lower..<upper)
        session.select(lower..<upper)
        session.undo()
        #expect(session.current.selection.upperBound.value <= session.current.text.utf16.count)
      }
    }
  }

  /// A range that begins at the caret is forward Delete's, one that ends there Backspace's.
  @Test(arguments: [(7, "+1 (213|) 55"), (8, "+1 (21|5) 55")])
  func tellsTheKeyFromTheSelection(caret: Int, drawing: String) throws {
    var session = try field("+1 ([000]) [000]-[0000]", "213555")
    session.select(UTF16Offset(caret)..<UTF16Offset(caret))
    _ = session.propose("", in: 7..<8)
    #expect(drawn(session.current) == drawing)
  }

  @Test func tellsOfCompletionWhenItComes() throws {
    var session = try field("[09]", "")
    #expect(session.insert("1").change?.completesValue == true)
    #expect(session.insert("2").change?.completesValue == false)
  }

  // MARK: Reconciling

  /// Of several equal characters, the new one is that before the caret.
  @Test(arguments: [(1, "1|11"), (2, "11|1"), (3, "111|")])
  func reconcilesAtTheCaret(caret: Int, drawing: String) throws {
    var session = EditingSession(format: AllowedCharacters.digits, value: "11")
    _ = session.didChange(to: "111", selection: UTF16Offset(caret)..<UTF16Offset(caret))
    #expect(drawn(session.current) == drawing)
  }

  @Test(
    arguments: [
      // Dictation, an appended character, a deletion without asking, a whole new text.
      ("213", "+1 (213) 5551234", nil, "+1 (213) 555-1234", "2135551234"),
      ("213", "+1 (213) 5", 10, "+1 (213) 5", "2135"),
      ("213", "+1 (213)", 8, "+1 (21", "21"),
      ("2135", "(415) 555-0100", nil, "+1 (415) 555-0100", "4155550100"),
      ("2135", "", nil, "", ""),
      ("111", "+1 (1111) ", 5, "+1 (111) 1", "1111"),
    ] as [(keys: String, text: String, caret: Int?, shown: String, value: String)])
  func reconciles(
    keys: String, text: String, caret: Int?, shown: String, value: String
  ) throws {
    var session = try field("+1 ([000]) [000]-[0000]", keys)
    let selection = caret.map { UTF16Offset($0)..<UTF16Offset($0) }
    let update = session.didChange(to: text, selection: selection)
    #expect(session.current.text == shown)
    #expect(session.current.value == value)
    #expect(update?.change?.cause == .reconciliation)
    #expect(session.didChange(to: session.current.text) == nil)
    session.undo()
    #expect(session.current.text == typed(keys, into: session.format).replacing("|", with: ""))
  }

  @Test func putsBackWhatIsRejected() throws {
    var session = try field("[00]", "12")
    let update = session.didChange(to: "12x", selection: 3..<3)
    #expect(update?.rewrite == TextRewrite(range: 2..<3, replacement: ""))
    #expect(update?.isRejected == true)
    #expect(update?.change == nil)
  }

  /// A text that replaces the last one is read whole only if it is complete. Otherwise, its difference counts, and
  /// no digit moves into the place of a letter.
  @Test(arguments: ["ab-34", "12-ab", "ab 34", "12 ab"])
  func anIncompleteTextIsReadByItsDifference(text: String) throws {
    var session = try field("[00]-[00]", "1234")
    let update = session.didChange(to: text)
    #expect(update?.isRejected == true)
    #expect(session.current.text == "12-34")
  }

  // MARK: Composition

  @Test func leavesCompositionAlone() throws {
    var session = try field("[__]-[__]", "a")
    let written = update(in: session.propose("に", in: 1..<1))
    #expect(written?.rewrite == TextRewrite(range: 1..<1, replacement: "に-"))
    session.undo()
    session.compositionChanged(to: "aに", selection: 2..<2)
    #expect(session.propose("x", in: 2..<2) == .proceed)
    #expect(session.didChange(to: "aにほ", selection: 3..<3) == nil)
    #expect(session.displayedText == "aにほ")
    #expect(session.current.text == "a")
    let update = session.compositionEnded(with: "a日本", selection: 3..<3)
    #expect(session.current.text == "a日-本")
    #expect(update?.rewrite == TextRewrite(range: 2..<2, replacement: "-"))
    session.undo()
    #expect(session.current.text == "a")
  }

  @Test func cancelledCompositionChangesNothing() throws {
    var session = try field("[00]", "1")
    let before = session.current
    session.compositionChanged(to: "1に")
    #expect(session.compositionEnded(with: "1") == nil)
    #expect(session.current == before)
  }

  /// A control with a composition shows the session's text once it has made the rewrite of an edit.
  @Test func editsTakeTheCompositionOutOfTheControl() throws {
    let edits: [(String, (inout EditingSession<Mask>) -> SessionUpdate?)] = [
      ("key", { $0.insert("3") }), ("paste", { $0.insert("3456") }), ("no key", { $0.insert("x") }),
      ("Backspace", { $0.deleteBackward() }), ("Delete", { $0.deleteForward() }),
      ("value", { $0.set(value: "77") }), ("text", { $0.set(text: "7-7") }),
    ]
    for (name, edit) in edits {
      for (shown, caret) in [("12-か3", 4), ("12-3か", 5), ("か12-3", 1), ("12-3かな", 6), ("12-", 3)] {
        var session = try field("[00]-[0000]", "123")
        session.compositionChanged(to: shown, selection: UTF16Offset(caret)..<UTF16Offset(caret))
        let update = edit(&session)
        var seen = Array(shown.utf16)
        if let rewrite = update?.rewrite {
          let range = rewrite.range.lowerBound.value..<rewrite.range.upperBound.value
          #expect(range.upperBound <= seen.count, "\(name), \(shown)")
          seen.replaceSubrange(range.clamped(to: seen.indices), with: rewrite.replacement.utf16)
        }
        #expect(
          String(decoding: seen, as: UTF16.self) == session.displayedText, "\(name), \(shown)")
        #expect(session.displayedText == session.current.text, "\(name), \(shown)")
      }
    }
  }

  // MARK: Undo

  @Test(
    arguments: [
      ("213↶", .edits, "+1 (21|"),
      ("213↶↷", .edits, "+1 (213) |"),
      ("213↶↶↶↶", .edits, "|"),
      ("213⌫↶", .edits, "+1 (213) |"),
      ("213↶5↷", .edits, "+1 (215) |"),
      ("213«4,7»9↶", .edits, "+1 (|213|) "),
      ("213x↶", .edits, "+1 (21|"),
      ("213↶", .runs, "|"),
      ("213⌫4↶", .runs, "+1 (21|"),
      ("213«5»9↶", .runs, "+1 (2|13) "),
      ("21x3↶", .runs, "+1 (21|"),
      ("21⟨3⟩4↶", .runs, "|"),
      ("21⟨35⟩4↶", .runs, "+1 (213) 5|"),
      ("21○◉3↶", .runs, "+1 (21|"),
    ] as [(keys: String, steps: UndoSteps, drawn: String)])
  func undo(keys: String, steps: UndoSteps, drawn expected: String) throws {
    let session = try field("+1 ([000]) [000]-[0000]", keys, undoSteps: steps)
    #expect(drawn(session.current) == expected)
  }

  @Test func stepsCanChange() throws {
    var session = try field("[0000]", "12")
    session.undoSteps = .runs
    for key in ["3", "4"] { session.insert(key) }
    let texts = (0..<3).map { _ in
      session.undo()
      return session.current.text
    }
    #expect(texts == ["12", "1", ""])
  }

  @Test func appsChangesAreNoSteps() throws {
    var session = try field("[00]", "12")
    session.set(value: "34")
    #expect(!session.canUndo)
    #expect(session.undo() == nil)
    #expect(session.current.text == "34")
    session.set(format: try Mask("[0]/[0]"))
    #expect(session.current.text == "3/4")
  }

  @Test func historyIsBounded() throws {
    var session = EditingSession(format: AllowedCharacters.any, undoLimit: 10)
    for _ in 0..<1000 { session.insert("x") }
    var steps = 0
    while session.undo() != nil { steps += 1 }
    #expect((10...15).contains(steps))
  }

  // MARK: Focus

  @Test func prefixComesAndGoesWithFocus() throws {
    let options = Mask.Options(completesOnFocus: true)
    var session = try field("+1 ([000]) [000]-[0000]", "◉", options: options)
    #expect(drawn(session.current) == "+1 (|")
    #expect(session.current.value.isEmpty)
    #expect(!session.canUndo)
    _ = press("2⌫", in: &session)
    #expect(drawn(session.current) == "+1 (|")
    _ = press("○", in: &session)
    #expect(session.current.text.isEmpty)
    _ = press("◉⟨+1 (415) 555-0100⟩○", in: &session)
    #expect(session.current.text == "+1 (415) 555-0100")
  }

  // MARK: Events

  @Test func tellsOfCompletionOnce() throws {
    var session = try field("[00]", "1")
    #expect(session.insert("2").change?.completesValue == true)
    #expect(session.insert("3").change == nil)
    #expect(session.deleteBackward().change?.completesValue == false)
    #expect(session.set(value: "12").change == nil)
  }

  /// A value that is long enough, but wrong, is completed by its correction.
  @Test func tellsOfCompletionByACorrection() throws {
    var session = EditingSession(
      format: try Mask("[00]").validated { $0.value != "31" })
    session.insert("3")
    #expect(session.insert("1").change?.completesValue == false)
    session.select(1..<2)
    #expect(session.insert("0").change?.completesValue == true)
    session.select(1..<2)
    #expect(session.insert("1").change?.completesValue == false)
  }

  @Test func tellsOfAFullValueOnce() throws {
    var session = try field("[09]", "")
    #expect(session.insert("1").change?.fillsValue == false)
    #expect(session.insert("2").change?.fillsValue == true)
    session.select(0..<1)
    let replaced = try #require(session.insert("3").change)
    #expect(replaced.formatted.isFull)
    #expect(!replaced.fillsValue)
    #expect(session.deleteBackward().change?.fillsValue == false)
    #expect(session.undo()?.change?.fillsValue == true)
  }

  // MARK: The app

  @Test func aKeptTextIsShownAgain() throws {
    let mask = try Mask("[00]-[00]")
    var plain = Mask.Options()
    plain.completion = false
    let kept = try Mask("[00]-[00]", options: plain).formatted(text: "12")
    var session = EditingSession(format: mask, value: "34")
    let update = session.set(formatted: kept)
    #expect(update.change == nil)
    #expect(drawn(session.current) == "12|")
    #expect(!session.canUndo)
    _ = session.insert("3")
    #expect(drawn(session.current) == "12-3|")
  }

  /// A text of another format takes the form of this one with the next edit.
  @Test func aForeignTextIsAdopted() throws {
    var session = EditingSession(format: try Mask("[00]-[00]"))
    session.set(formatted: FormattedText(text: "1/2", value: "12", selection: 9..<9))
    _ = session.insert("3")
    #expect(drawn(session.current) == "12-3|")
  }

  /// The focus supplies the literal that was typed before, and undo brings the typed one back.
  @Test func undoThatShowsNothingElseIsNoEvent() throws {
    var session = EditingSession(format: try Mask("(", options: .init(completesOnFocus: true)))
    session.insert("(")
    session.deleteBackward()
    #expect(session.beginEditing()?.change?.cause == .focus)
    let step = session.undo()
    let update = try #require(step)
    #expect(update.change == nil)
    #expect(update.rewrite == nil)
    #expect(session.current.text == "(")
  }
}

extension String {
  fileprivate func replacing(_ character: Character, with other: String) -> String {
    reduce(into: "") { $0 += $1 == character ? other : String($1) }
  }
}
