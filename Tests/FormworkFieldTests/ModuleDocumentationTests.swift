import FormworkCore
import Testing

/// The example of the module's documentation, compiled and run.
@Suite struct ModuleDocumentationTests {
  /// A widget that can only be read and assigned.
  private final class Field { var text = "12" }

  @Test func machine() {
    let field = Field()
    var told: [String] = []
    var deferred: [() -> Void] = []
    func state() -> WidgetState {
      let end = UTF16Offset(field.text.utf16.count)
      return WidgetState(text: field.text, selection: end..<end)
    }
    func replace(_ rewrite: TextRewrite) {
      var units = Array(field.text.utf16)
      let range = rewrite.range.lowerBound.value..<rewrite.range.upperBound.value
      units.replaceSubrange(range, with: rewrite.replacement.utf16)
      field.text = String(decoding: units, as: UTF16.self)
    }
    func select(_ range: Range<UTF16Offset>) {}
    func send(_ event: TextEvent) { told.append("\(event)") }
    func tell(_ change: FieldChange) { told.append(change.content.value) }
    func show(_ issue: ValidationIssue?) {}
    func shake(_ reason: Rejection?) { told.append("rejected") }
    func drawRemainder() {}
    func spellOut() {}
    func later(_ action: @escaping () -> Void) { deferred.append(action) }
    var machine = FieldMachine(format: AllowedCharacters(.digits), state())
    // Three characters arrive at once, and the space around them is trimmed.
    field.text = "12 34"
    // example: machine
    machine.textDidChange(.callback, state())
    while let command = machine.next(state()) {
      switch command {
      case .replace(let rewrite): replace(rewrite)  // as keyboards do
      case .assign(let text): field.text = text
      case .select(let range): select(range)
      case .send(let event): send(event)  // what the system would have sent
      case .tell(let change): tell(change)
      case .tellIssue(let issue): show(issue)
      case .reject(let reason): shake(reason)
      case .showRemainder: drawRemainder()
      case .speak: spellOut()
      case .awaitEndOfTurn: later { machine.turnEnded(state()) { _ in false } }
      }
    }
    // end
    #expect(field.text == "1234")
    #expect(told == ["callback"])
    for action in deferred { action() }
    #expect(field.text == "1234")
  }
}
