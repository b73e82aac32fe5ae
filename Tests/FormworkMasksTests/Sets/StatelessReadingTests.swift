import FormworkMasks
import Testing

/// Reading without history, and the affinity of a text.
@Suite struct StatelessReadingTests {
  @Test func reading() throws {
    let phone = try Mask("+1 ([000]) [000]-[0000]")
    let reading = phone.read("2015550123", caret: 10, direction: .forward())
    #expect(reading.text == "+1 (201) 555-0123")
    #expect(reading.caret == 17)
    #expect(reading.value == "2015550123")
    #expect(reading.isComplete == true)
    #expect(reading.affinity == 3)
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

  @Test func affinities() throws {
    let local = try Mask("[000]-[0000]")
    let national = try Mask("([000]) [000]-[0000]")
    let whole = MaskSet(primary: local, alternatives: [national])
    #expect(whole.affinities(of: "5550100") == [6, 3])
    #expect(whole.affinities(of: "2125550100") == [3, 6])
    let byRoom = MaskSet(primary: local, alternatives: [national], strategy: .capacity)
    #expect(byRoom.affinities(of: "2125550100") == [nil, -4])
  }
}
