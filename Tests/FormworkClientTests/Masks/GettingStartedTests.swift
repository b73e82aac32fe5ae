import FormworkCore
import Testing

/// The examples of the article GettingStarted; ``DocumentationTests`` compares them.
@Suite struct GettingStartedTests {
  @Test func makeMask() throws {
    // example: makeMask
    let phone = try Mask("+1 ([000]) [000]-[0000]")
    #expect(phone.placeholder == "+1 (000) 000-0000")
    #expect(phone.example == "1234567890")
    #expect(phone.explanation.last == "4 digits")
    // end
  }

  @Test func wrongPattern() throws {
    // example: wrongPattern
    do {
      _ = try Mask("+1 ([000")
    } catch {
      #expect(error.offset == 4)
      #expect(error.message == "The group that “[” opens is never closed.")
    }
    let warning = try Mask("+1 (000)").diagnostics.first
    #expect(warning?.message == "The pattern has no slot, so nothing can be typed into it.")
    // end
  }

  @Test func formatTexts() throws {
    // example: formatTexts
    let phone = try Mask("+1 ([000]) [000]-[0000]")
    let pasted = phone.formatted(text: "+1 212.555.0100")
    #expect(pasted.text == "+1 (212) 555-0100")
    #expect(pasted.value == "2125550100")
    #expect(pasted.isComplete == true)

    let stored = phone.formatted(value: "1212")
    #expect(stored.text == "+1 (121) 2")
    #expect(phone.remainder(after: stored) == "00-0000")
    // end
  }

  @Test func driveField() throws {
    // example: driveField
    let phone = try Mask("+1 ([000]) [000]-[0000]")
    var field = EditingSession(format: phone, value: "212555")
    #expect(field.current.text == "+1 (212) 555-")
    field.insert("0100")
    #expect(field.current.isComplete == true)
    let update = field.insert("7")
    #expect(update.isRejected == true)
    field.deleteBackward()
    #expect(field.current.text == "+1 (212) 555-010")
    field.undo()
    #expect(field.current.value == "2125550100")
    // end
  }
}
