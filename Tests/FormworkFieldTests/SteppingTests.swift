import FormworkCore
import FormworkTestSupport
import Testing

/// Steps up and down, by an arrow key or by a button beside the field.
@Suite struct SteppingTests {
  private func counter(_ value: String = "9") -> HeadlessField<Counter> {
    let field = HeadlessField(Counter(), text: value)
    field.focus()
    field.endTurn()
    return field
  }

  @Test func isWrittenToldAndUndone() {
    let field = counter()
    #expect(field.step(by: 1))
    field.endTurn()
    #expect(field.drawn == "10|")
    #expect(field.told.map(\.cause) == [.stepping])
    #expect(field.heard.map(\.event) == TextEvent.all)
    #expect(field.heard.map(\.text) == ["10", "10"])
    field.undo()
    #expect(field.drawn == "9|")
    field.undo(isRedo: true)
    #expect(field.drawn == "10|")
    #expect(field.offences == [])
  }

  @Test func isRejectedAtALimit() {
    let field = counter("0")
    #expect(field.step(by: -1))
    field.endTurn()
    #expect(field.drawn == "0|")
    #expect(field.rejections == [.notAllowed])
    #expect(field.told.isEmpty && field.heard.isEmpty)
  }

  @Test func theAppIsAskedAndMaySayNo() {
    let field = counter()
    field.consent = { field in
      #expect(field.machine.isAskingOnly)
      return false
    }
    #expect(field.step(by: 1))
    field.endTurn()
    #expect(!field.machine.isAskingOnly)
    #expect(field.drawn == "9|")
    #expect(field.told.isEmpty && field.heard.isEmpty && field.rejections.isEmpty)
  }

  @Test func whoAssignsWhileAskedIsLeftInPeace() {
    let field = counter()
    field.consent = { field in
      field.assign("41")
      return true
    }
    #expect(field.step(by: 1))
    field.endTurn()
    #expect(field.text == "41")
    #expect(field.told.isEmpty)
  }

  @Test func aKeyThatStepsNothingIsTheSystems() throws {
    let mask = HeadlessField(try Mask("[00]/[00]"), text: "12/")
    mask.focus()
    #expect(!mask.step(by: 1))
    let field = counter()
    #expect(!field.step(by: 0) || field.told.isEmpty)
    field.compose("に")
    #expect(!field.step(by: 1))
    #expect(field.text == "9に")
    field.commit()
    field.endTurn()
    var habits = Habits()
    habits.formatsAssignedText = false
    let raw = HeadlessField(Counter(), habits: habits)
    raw.focus()
    raw.assign("a1")
    #expect(!raw.step(by: 1))
    #expect(raw.text == "a1")
  }

  /// A button beside a field steps it without giving it the focus, hidden or not.
  @Test(arguments: [nil, 1])
  func aFieldThatIsNotEditedSteps(visibleCount: Int?) {
    let field = HeadlessField(Counter(), text: "129")
    if let visibleCount { field.redact(Redaction(allButLast: visibleCount)) }
    field.endTurn()
    #expect(field.step(by: 1))
    field.endTurn()
    #expect(field.value == "130")
    #expect(field.text == (visibleCount == nil ? "130" : "••0"))
    #expect(field.told.map(\.content.value) == ["130"])
    #expect(field.offences == [])
  }
}
