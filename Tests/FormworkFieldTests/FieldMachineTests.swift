import Formwork
import Testing

@testable import FormworkField

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
    #expect(field.told.map(\.change.value).last == "2125550100")
    #expect(field.told.count == 10)
    #expect(field.told.map(\.completes) == Array(repeating: false, count: 9) + [true])
    #expect(field.offences == [])
  }

  @Test func whatIsRefusedIsFeltAndNotTold() throws {
    let field = try phone()
    field.insert("2")
    field.insert("x")
    field.endTurn()
    #expect(field.drawn == "+1 (2|")
    #expect(field.refusals == [.notAllowed])
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
    #expect(field.told.map(\.change.value) == ["2", "212"])
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
    #expect(field.told.map(\.change.cause) == [.autoFill])
  }

  @Test func aKnockThatNothingFollowsLeavesNothing() throws {
    let field = try phone()
    field.insert(" ")
    #expect(field.text == " ")
    field.endTurn()
    #expect(field.text == "")
    #expect(field.told.isEmpty)
  }

  @Test func aRefusalHasItsReason() throws {
    let field = HeadlessField(CharacterFilter(.digits, maximumLength: 2))
    field.focus()
    for key in ["x", "1", "2", "3"] { field.insert(key) }
    #expect(field.refusals == [.notAllowed, .noRoom])
    let phone = try phone()
    phone.insert("+49 30 123456")
    #expect(phone.refusals == [.otherPrefix])
  }

  @Test func aPastedSignOfDictationIsText() {
    let field = HeadlessField(CharacterFilter.digits)
    field.focus()
    field.insert("12\u{FFFC}")
    field.endTurn()
    #expect(field.drawn == "12|")
    // A dictation puts it there unasked, and is left alone until it goes.
    field.compose("\u{FFFC}")
    field.commit()
    field.endTurn()
    #expect(field.text == "12\u{FFFC}")
    field.correct(2..<3, to: "x34")
    field.endTurn()
    #expect(field.drawn == "1234|")
    #expect(field.offences == [])
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
    #expect(field.told.map(\.change.value) == ["A", "BA"])
    field.reaction = nil
    field.undo()
    #expect(field.text == "A")
    field.undo()
    #expect(field.text == "")
  }
}
