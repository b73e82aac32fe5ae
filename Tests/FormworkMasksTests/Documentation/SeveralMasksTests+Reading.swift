import FormworkMasks
import Testing

/// The examples of the article SeveralMasks on reading without history; ``DocumentationTests`` compares them.
@Suite struct StatelessReadingExampleTests {
  @Test func reading() throws {
    // example: reading
    let phone = try Mask("+1 ([000]) [000]-[0000]")
    let reading = phone.read("2015550123", caret: 10, direction: .forward())
    #expect(reading.text == "+1 (201) 555-0123")
    #expect(reading.caret == 17)
    #expect(reading.value == "2015550123")
    #expect(reading.isComplete == true)
    #expect(reading.affinity == 3)
    // end
  }

  @Test func direction() throws {
    let pairs = try Mask("[00]-[00]")
    let inserted = pairs.read("1234", caret: 2, direction: .forward())
    #expect(inserted.text == "12-34")
    #expect(inserted.caret == 3)
    let deleted = pairs.read("1234", caret: 2, direction: .backward())
    #expect(deleted.text == "12-34")
    #expect(deleted.caret == 2)
  }

  @Test func completing() throws {
    let phone = try Mask("+1 ([000]) [000]-[0000]")
    #expect(phone.read("201", caret: 3, direction: .forward()).text == "+1 (201")
    #expect(phone.read("201", caret: 3, direction: .forward(completing: true)).text == "+1 (201) ")
    let skipped = phone.read("+1 (201) ", caret: 9, direction: .backward(skipping: true))
    #expect(skipped.text == "+1 (201")
    #expect(skipped.remainder == ") 000-0000")
  }
}
