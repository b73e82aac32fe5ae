import FormworkCore
import FormworkTestSupport
import Testing

/// Values of which all but the end is hidden once their field is left.
@Suite struct RedactingTests {
  private static let card = "[0000] [0000] [0000] [0000]"

  private func cardField(
    _ value: String = "4111111111111111", habits: Habits = Habits()
  ) throws -> HeadlessField<Mask> {
    let field = HeadlessField(try Mask(Self.card), text: value, habits: habits)
    field.redact(Redaction(allButLast: 4))
    field.endTurn()
    return field
  }

  @Test(arguments: [
    ("4111111111111111", 4, "•••• •••• •••• 1111"), ("4111", 4, "4111 "), ("41115", 4, "•111 5"),
    ("4111", 0, "•••• "), ("4111", -3, "•••• "), ("", 4, ""),
  ])
  func hidesAllButTheEnd(value: String, count: Int, shown: String) throws {
    let card = try Mask(Self.card).formatted(value: value)
    #expect(Redaction(allButLast: count).text(of: card) == shown)
  }

  /// A literal that is part of the value hides nothing, and isn't counted.
  @Test(arguments: [
    ("{DE}[00] [0000]", "DE123456", 4, "DE•• 3456"), ("+{1} [000]", "1234", 1, "+1 ••4"),
  ])
  func literalsOfTheValueStay(mask: String, value: String, count: Int, shown: String) throws {
    let formatted = try Mask(mask).formatted(value: value)
    #expect(formatted.value == value)
    #expect(Redaction(allButLast: count).text(of: formatted) == shown)
  }

  @Test func countsCharactersOfAPerson() {
    let free = AllowedCharacters.any.formatted(value: "👩‍👩‍👧é1")
    #expect(Redaction(allButLast: 1, sign: "*").text(of: free) == "**1")
  }

  @Test func showsAllWhileItIsEdited() throws {
    let field = try cardField()
    #expect(field.text == "•••• •••• •••• 1111")
    #expect(field.value == "4111111111111111")
    field.focus()
    field.endTurn()
    #expect(field.text == "4111 1111 1111 1111")
    field.backspace()
    field.endTurn()
    field.leave()
    field.endTurn()
    #expect(field.text == "•••• •••• •••1 111")
    #expect(field.told.map(\.content.text) == ["4111 1111 1111 111"])
  }

  @Test func whatTheAppSetsIsHiddenToo() throws {
    let field = try cardField()
    field.set(value: "5500000000000004")
    #expect(field.text == "•••• •••• •••• 0004")
    field.assign("340000000000009")
    field.endTurn()
    #expect(field.text == "•••• •••• •••0 009")
    #expect(field.value == "340000000000009")
    field.set(value: "12")
    #expect(field.text == "12")
    field.redact(nil)
    field.set(value: "5500000000000004")
    #expect(field.text == "5500 0000 0000 0004")
    field.redact(Redaction())
    #expect(field.text == "•••• •••• •••• ••••")
    field.redact(nil)
    #expect(field.text == "5500 0000 0000 0004")
    #expect(field.told.isEmpty)
  }

  /// A key for a field that nobody edits, as tests send them.
  @Test func aKeyFindsTheTextThatIsHidden() throws {
    let field = try cardField("411111111111111")
    field.insert("1")
    field.endTurn()
    #expect(field.value == "4111111111111111")
    #expect(field.text == "•••• •••• •••• 1111")
  }

  @Test func savedInputComesBack() throws {
    let mask = try Mask("+1 ([000]) [000]-[0000]")
    let field = HeadlessField(mask)
    field.focus()
    field.insert("2125550")
    field.tap(at: 6)
    let saved = SavedInput(field.session.current)
    let other = HeadlessField(mask)
    other.focus()
    other.restore(saved)
    other.endTurn()
    #expect(other.drawn == field.drawn)
    #expect(other.session.current == field.session.current)
    #expect(!other.session.canUndo)
    #expect(other.told.isEmpty)
    other.insert("9")
    field.insert("9")
    #expect(other.drawn == field.drawn)
    // Another mask shows the value.
    #expect(try Mask("[000] [0000]").formatted(saved: saved).text == "212 5550")
    let wrong = SavedInput(text: "+1 (2", value: "2", selection: 7..<99)
    #expect(mask.formatted(saved: wrong).selection == 5..<5)
  }
}
