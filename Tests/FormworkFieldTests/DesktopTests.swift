import FormworkCore
import Testing

/// Systems that undo by themselves: their views ask a delegate, their fields a formatter.
@Suite struct DesktopTests {
  private func field(
    _ system: FieldSystem, _ pattern: String = "+1 ([000]) [000]-[0000]"
  ) throws -> HeadlessField<Mask> {
    var habits = Habits()
    habits.system = system
    habits.writingTells = true
    habits.isToldFirst = system == .desktopView
    habits.reportsAssignments = false
    let field = HeadlessField(try Mask(pattern), habits: habits)
    field.focus()
    return field
  }

  private func type(_ text: String, into field: HeadlessField<Mask>) {
    for key in text {
      field.insert(String(key))
      field.endTurn()
    }
  }

  @Test(arguments: [FieldSystem.desktopView, .desktopField])
  func whatTheSystemTakesBackIsToldOnce(system: FieldSystem) throws {
    let field = try field(system)
    type("2125", into: field)
    #expect(field.drawn == "+1 (212) 5|")
    #expect(field.told.map(\.content.value) == ["2", "21", "212", "2125"])
    field.told = []
    field.heard = []
    field.undo()
    field.undo()
    field.endTurn()
    #expect(field.value == "21")
    #expect(field.told.map(\.cause) == [.undo, .undo])
    #expect(field.heard.map(\.event) == [.callback, .notification, .callback, .notification])
    field.undo(isRedo: true)
    #expect(field.value == "212")
    #expect(field.offences == [])
  }

  @Test func whatAFormatterIsAskedAboutIsShownInItsPlace() throws {
    let field = try field(.desktopField)
    field.insert("x")
    #expect(field.rejections == [.notAllowed])
    #expect(field.drawn == "|")
    field.insert("1 212 5")
    field.endTurn()
    #expect(field.drawn == "+1 (212) 5|")
    #expect(field.told.map(\.cause) == [.paste])
    field.backspace()
    field.endTurn()
    #expect(field.told.map(\.cause) == [.paste, .deletion])
  }

  /// The first of the paste is the prefix that is there, the rest has no place: nothing changes.
  @Test(arguments: [FieldSystem.touch, .desktopView, .desktopField])
  func whatVanishesThoughNothingChangesIsTold(system: FieldSystem) throws {
    var habits = Habits()
    habits.system = system
    for (pattern, key, reason) in [("+1 [Aa]", "", Rejection.notAllowed), ("+1 [0]", "7", .noRoom)]
    {
      let mask = try Mask(pattern, options: .init(completesOnFocus: true))
      let field = HeadlessField(mask, habits: habits)
      field.focus(completes: true)
      type(key, into: field)
      let before = field.text
      field.told = []
      field.select(1..<1)
      field.insert("12")
      field.endTurn()
      #expect(field.text == before)
      #expect(field.rejections == [reason], "\(pattern)")
      #expect(field.told.isEmpty)
    }
  }

  @Test func aFieldThatIsLeftShowsItsValue() throws {
    let field = try field(.desktopField, "[00]-[00]")
    type("12", into: field)
    field.backspace()
    field.insert("2")
    field.endTurn()
    field.told = []
    field.leave()
    field.endTurn()
    #expect(field.text == "12-")
    #expect(field.told.isEmpty)
    #expect(field.value == "12")
  }

  /// The hyphen was typed, and is none of the value's text.
  @Test func aFieldThatIsLeftTidiesItsLiterals() throws {
    var habits = Habits()
    habits.system = .desktopField
    habits.writingTells = true
    habits.reportsAssignments = false
    let mask = try Mask("[00]-[00]", options: .init(completion: false))
    let field = HeadlessField(mask, habits: habits)
    field.focus()
    type("12-", into: field)
    #expect(field.text == "12-")
    field.told = []
    field.leave()
    field.endTurn()
    #expect(field.text == "12")
    #expect(field.told.map(\.cause) == [.focus])
    #expect(field.value == "12")
  }

  @Test(arguments: [FieldSystem.desktopView, .desktopField])
  func whatIsAssignedEndsTheHistory(system: FieldSystem) throws {
    let field = try field(system)
    type("212", into: field)
    #expect(!field.history.undo.isEmpty)
    field.set(format: try Mask("+1 ([000]) [0000000]"))
    #expect(field.text == "+1 (212) ")
    #expect(field.history.undo.isEmpty, "what could be taken back was the other format's")
  }

  @Test(arguments: [FieldSystem.desktopView, .desktopField])
  func aTextThatIsPutThereWithoutAWordIsTheApps(system: FieldSystem) throws {
    let field = try field(system)
    field.leave()
    field.assign("2125550100")
    field.endTurn()
    #expect(field.text == "+1 (212) 555-0100")
    #expect(field.value == "2125550100")
    #expect(field.told.isEmpty)
  }

  @Test func whatIsSelectedOfACompletionStaysSelected() throws {
    let field = try field(.desktopField, "[000]-[000]")
    type("1", into: field)
    field.complete(by: "23-456")
    field.endTurn()
    #expect(field.text == "123-456")
    #expect(field.selection == 1..<7)
    field.insert("9")
    field.endTurn()
    #expect(field.value == "19")
  }

  @Test func aFormatThatIsSetWhileATextIsWrittenKeepsIt() throws {
    let field = try field(.desktopView)
    let other = try Mask("([000]) [0000000]")
    field.reaction = { field, _ in
      if field.machine.isWriting { field.set(format: other) }
    }
    field.insert("2")
    field.endTurn()
    #expect(field.text == "(2")
    #expect(field.told.map(\.content.value) == ["2"])
  }

  @Test func thePrefixOfAFieldIsNoStepOfUndo() throws {
    var habits = Habits()
    habits.writingTells = true
    for system in [FieldSystem.desktopView, .desktopField] {
      habits.system = system
      let field = HeadlessField(
        try Mask("+1 ([000])", options: .init(completesOnFocus: true)), habits: habits)
      field.focus(completes: true)
      field.endTurn()
      #expect(field.text == "+1 (")
      #expect(field.told.map(\.cause) == [.focus])
      #expect(field.history.undo.isEmpty == (system == .desktopField))
    }
  }
}
