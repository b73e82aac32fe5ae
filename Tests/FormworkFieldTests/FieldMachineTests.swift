import FormworkCore
import Testing

/// What the machine does, one thing after the other.
@Suite struct FieldMachineTests {
  private func phone() throws -> HeadlessField<Mask> {
    let field = HeadlessField(try Mask("+1 ([000]) [000]-[0000]"))
    field.focus()
    return field
  }

  @Test func typingIsFormattedAndTold() throws {
    let field = try phone()
    for key in "2125550100" { field.insert(String(key)) }
    field.endTurn()
    #expect(field.drawn == "+1 (212) 555-0100|")
    #expect(field.told.map(\.content.value).last == "2125550100")
    #expect(field.told.count == 10)
    #expect(field.told.map(\.completes) == Array(repeating: false, count: 9) + [true])
    #expect(field.offences == [])
  }

  @Test func whatIsRejectedIsFeltAndNotTold() throws {
    let field = try phone()
    field.insert("2")
    field.insert("x")
    field.endTurn()
    #expect(field.drawn == "+1 (2|")
    #expect(field.rejections == [.notAllowed])
    #expect(field.told.count == 1)
  }

  @Test func nothingIsDoneWhereTheAppSaysNo() throws {
    let field = try phone()
    field.consent = { _ in false }
    field.insert("2")
    field.endTurn()
    #expect(field.drawn == "|")
    #expect(field.told.isEmpty)
    #expect(field.heard.isEmpty)
  }

  @Test func assignedTextIsShownFormattedAtOnce() throws {
    let field = try phone()
    field.assign("2125550100")
    #expect(field.drawn == "+1 (212) 555-0100|")
    field.endTurn()
    #expect(field.told.isEmpty)
    #expect(field.heard.isEmpty)
  }

  @Test func compositionIsLeftAloneUntilItEnds() throws {
    let field = try phone()
    field.insert("2")
    field.compose("１")
    field.compose("１２")
    #expect(field.text == "+1 (2１２")
    field.commit()
    field.endTurn()
    #expect(field.drawn == "+1 (212|" || field.drawn == "+1 (212) |")
    #expect(field.value == "212")
    #expect(field.told.map(\.content.value) == ["2", "212"])
  }

  @Test func undoGoesBackToTheBeginning() throws {
    let field = try phone()
    field.insert("2")
    field.backspace()
    field.insert("⟨212⟩")
    field.endTurn()
    while field.session.canUndo { field.undo() }
    field.endTurn()
    #expect(field.text == "")
    while field.session.canRedo { field.undo(isRedo: true) }
    #expect(field.value == "212")
  }

  @Test func autoFillKnocksAndComesIn() throws {
    let field = try phone()
    field.insert("")
    field.insert(" ")
    field.insert("2125550100")
    field.endTurn()
    #expect(field.value == "2125550100")
    #expect(field.told.map(\.cause) == [.autoFill])
  }

  /// An assignment by the app after AutoFill's first step ends it.
  @Test func anAppThatAssignsEndsAutoFill() throws {
    let field = try phone()
    field.insert("")
    field.insert(" ")
    field.assign("21")
    field.insert("2")
    field.endTurn()
    #expect(field.value == "212")
    #expect(!field.told.map(\.cause).contains(.autoFill))
  }

  @Test func aKnockThatNothingFollowsLeavesNothing() throws {
    let field = try phone()
    field.insert(" ")
    #expect(field.text == " ")
    field.endTurn()
    #expect(field.text == "")
    #expect(field.told.isEmpty)
  }

  @Test func aRejectionHasItsReason() throws {
    let field = HeadlessField(AllowedCharacters(.digits, maximumLength: 2))
    field.focus()
    for key in ["x", "1", "2", "3"] { field.insert(key) }
    #expect(field.rejections == [.notAllowed, .noRoom])
    let phone = try phone()
    phone.insert("+49 30 123456")
    #expect(phone.rejections == [.otherPrefix])
  }

  @Test func aPastedSignOfDictationIsText() {
    let field = HeadlessField(AllowedCharacters.digits)
    field.focus()
    field.insert("12\u{FFFC}")
    field.endTurn()
    #expect(field.drawn == "12|")
    // A dictation puts it there unasked, and is left alone until it goes.
    field.compose("\u{FFFC}")
    field.commit()
    field.endTurn()
    #expect(field.text == "12\u{FFFC}")
    field.correct(2..<3, to: "/34")
    field.endTurn()
    #expect(field.drawn == "1234|")
    #expect(field.offences == [])
  }

  /// Dictation replaces its own text as it recognizes more, by the range that it remembers, whatever the system
  /// reports in between.
  @Test func dictationReplacesItsOwnText() throws {
    var asserted = 0
    for seed in 0..<60 as Range<UInt64> {
      let habits = ReplayScript(seed: seed).habits
      if habits.system != .touch { continue }
      let field = HeadlessField(try Mask("+1 ([000]) [000]-[0000]"), habits: habits)
      field.focus()
      field.ask(0..<0, "212")
      field.tellSelection()
      field.sendEvents()
      #expect(field.value == "212", "\(habits)")
      field.ask(0..<3, "212555")
      field.sendEvents()
      #expect(field.value == "212555", "\(habits)")
      field.ask(0..<6, "2125550100")
      field.endTurn()
      #expect(field.text == "+1 (212) 555-0100" && field.offences == [], "\(habits)")
      asserted += 1
    }
    #expect(asserted > 10)
  }

  @Test func aTextThatBecomesASecretCannotBeBroughtBack() throws {
    let field = try phone()
    field.insert("2")
    field.endTurn()
    #expect(field.session.canUndo)
    field.isSecure = true
    field.tap(at: 0)
    #expect(!field.session.canUndo)
  }

  @Test func anAnswerIsOneStepWithWhatItAnswers() throws {
    let field = HeadlessField(try Mask("[AAAA]"))
    field.focus()
    field.reaction = { field, occasion in
      if occasion == .event(.callback) { field.assign(field.text.uppercased()) }
    }
    field.insert("a")
    field.tap(at: 0)
    field.insert("b")
    field.endTurn()
    #expect(field.drawn == "B|A")
    #expect(field.told.map(\.content.value) == ["A", "BA"])
    field.reaction = nil
    field.undo()
    #expect(field.text == "A")
    field.undo()
    #expect(field.text == "")
  }

  @Test func theCaretAfterAPasteIsPutBackFromWhereTheSystemPutsIt() throws {
    let field = HeadlessField(try Mask("[00]-[00]"))
    field.focus()
    field.insert("1")
    field.endTurn()
    field.tap(at: 0)
    field.insert("2/3")
    #expect(field.drawn == "23-|1")
    // Behind what was inserted, as if none of it had changed.
    field.select(3..<3)
    field.select(2..<2)
    #expect(field.drawn == "23|-1", "the person means it")
    field.endTurn()
    #expect(field.drawn == "23|-1")
  }

  @Test func changesThatWereNotToldBecomeOne() throws {
    var machine = FieldMachine(format: try Mask("[00]"), WidgetState(text: ""))
    var typed = OwedChange(.typing)
    (typed.removed, typed.unused, typed.completes, typed.fills) = ("1", "3", true, true)
    var deleted = OwedChange(.deletion)
    (deleted.removed, deleted.unused) = ("2", "4")
    machine.owe(typed)
    machine.owe(deleted)
    let owed = try #require(machine.owed)
    #expect(owed.cause == .deletion)
    #expect(owed.removed == "12")
    #expect(owed.unused == "34")
    #expect(owed.completes && owed.fills)
  }

  @Test func aCharacterThatMayBePastedKeepsItsCaret() throws {
    let field = try phone()
    field.insert("2")
    field.select(1..<1)
    #expect(field.drawn == "+1 (2|")
    // It may come a turn later, and after that whoever moves it means it.
    field.endTurn()
    field.select(1..<1)
    #expect(field.drawn == "+|1 (2")
  }

  @Test func anAppThatAssignsWhileItIsAskedGetsTheChangeMadeToThat() throws {
    let field = try phone()
    field.consent = { field in
      field.assign("99")
      return true
    }
    field.insert("2")
    field.endTurn()
    #expect(field.value.contains("99"))
    #expect(field.text == field.session.current.text)
    #expect(field.offences == [])
  }

  @Test func settingsHaveTheSameOutcomeInAnyOrder() throws {
    let field = HeadlessField(AllowedCharacters(.digits, maximumLength: 2))
    field.assign("12345")
    #expect(field.text == "12")
    field.set(format: AllowedCharacters(.digits, maximumLength: 4))
    #expect(field.text == "1234")
    field.set(value: "98765")
    field.set(format: AllowedCharacters(.digits, maximumLength: 5))
    #expect(field.text == "98765")
    field.endTurn()
    #expect(field.told.isEmpty)
  }

  @Test func aFormatWaitsForAnInputMethod() {
    let field = HeadlessField(AllowedCharacters.digits)
    field.focus()
    field.compose("12")
    field.set(format: AllowedCharacters(.digits, maximumLength: 1))
    #expect(field.text == "12", "its text is nobody else's")
    field.commit()
    field.endTurn()
    #expect(field.text == "1")
    #expect(field.offences == [])
  }

  @Test func aTextThatIsLeftAloneIsFormedByTheNextEdit() {
    var habits = Habits()
    habits.formatsAssignedText = false
    let field = HeadlessField(AllowedCharacters.digits, habits: habits)
    field.focus()
    field.assign("1-2")
    field.endTurn()
    #expect(field.text == "1-2")
    field.insert("3")
    field.endTurn()
    #expect(field.drawn == "123|")
    #expect(field.told.map(\.content.value) == ["123"])
  }

  /// A key in a text that was left alone is put after the same digits, whatever is between them.
  @Test(arguments: ["12 34", "(12) 34", "1-2-3-4", "1234", "12  34  56"])
  func aKeyIntoATextThatIsLeftAlone(text: String) throws {
    var habits = Habits()
    habits.formatsAssignedText = false
    for caret in 0...text.count {
      let field = HeadlessField(try Mask("[00]-[00]-[00]-[00]"), habits: habits)
      field.focus()
      field.assign(text)
      field.endTurn()
      let place = UTF16Offset(caret)
      field.select(place..<place)
      field.insert("9")
      field.endTurn()
      let before = text.prefix(caret).filter(\.isNumber)
      let after = text.dropFirst(caret).filter(\.isNumber)
      #expect(field.value == before + "9" + after, "“\(text)” at \(caret)")
      let head = field.drawn.prefix { $0 != "|" }
      #expect(head.filter(\.isNumber) == before + "9", "“\(text)” at \(caret): \(field.drawn)")
    }
  }

  @Test func aTextThatNobodyToldOfIsTheApps() {
    var habits = Habits()
    habits.reportsAssignments = false
    let field = HeadlessField(AllowedCharacters.digits, habits: habits)
    field.focus()
    field.endTurn()
    field.assign("1-2")
    // The caret that the system moves along has the turn's end looked at.
    field.select(3..<3)
    field.endTurn()
    #expect(field.text == "12")
    #expect(field.told.isEmpty)
  }

  @Test func aBarePrefixGoesWithTheFocus() throws {
    let mask = try Mask("+1 ([000]) [000]-[0000]", options: Mask.Options(completesOnFocus: true))
    let field = HeadlessField(mask)
    field.focus(completes: true)
    field.endTurn()
    #expect(field.drawn == "+1 (|")
    field.leave()
    field.endTurn()
    #expect(field.text == "")
    #expect(field.told.map(\.cause) == [.focus, .focus])
  }

  /// An issue of a value that the app has set is visible at once, and one that the user causes later isn't.
  @Test func anIssueOfTheAppsValueIsVisibleUntilTheFirstEdit() throws {
    let field = try phone()
    field.insert("2")
    field.leave()
    field.endTurn()
    #expect(field.shownIssue == .incomplete)
    field.set(value: "21")
    #expect(field.shownIssue == .incomplete)
    field.set(value: "")
    #expect(field.shownIssue == nil)
    field.set(value: "21")
    field.insert("2")
    field.endTurn()
    #expect(field.shownIssue == nil)
  }

  @Test func cutIsTheSystemsToDo() throws {
    let field = try phone()
    field.insert("2125550100")
    field.endTurn()
    field.select(4..<7)
    let question = FieldQuestion([4..<7], replacement: "")
    var machine = field.machine
    let deliberation = machine.deliberate(question, field.state)
    let isLet = machine.decide(deliberation, isAllowed: true)
    #expect(isLet, "it fills the pasteboard")
  }

  @Test func ofAPasteThatIsRejectedTheAppIsNotAsked() throws {
    let field = HeadlessField(AllowedCharacters(.digits, maximumLength: 2))
    field.focus()
    field.insert("21")
    field.endTurn()
    var machine = field.machine
    for value in ["3", "x"] {
      let deliberation = machine.deliberate(pasting: value, field.state)
      let pasted = try #require(deliberation)
      #expect(pasted.ranges == nil)
      let isLet = machine.decide(pasted, isAllowed: true)
      #expect(!isLet)
      var commands: [FieldCommand] = []
      while let command = machine.next(field.state) { commands.append(command) }
      #expect(commands.contains { if case .reject = $0 { true } else { false } })
      #expect(machine.session.current.text == field.text)
    }
  }
}
