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
    #expect(field.refusals == 1)
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
}
