import FormworkCore
import Testing

/// The examples of the article Formats with a name; `DocumentationTests` compares them.
@Suite struct NamedPresetsTests {
  @Test func namedPresets() {
    // example: named-presets
    #expect(FieldFormat.preset("postal.NL").formatted(text: "1234ab").text == "1234 AB")

    let preset = Preset(identifier: "postal.NL")
    #expect(preset?.title == "Postal code, Netherlands")
    #expect(preset?.placeholder == "0000 AA")
    // end
  }

  @Test func severalShapes() {
    // example: several-shapes
    let british = FieldFormat.preset("postal.GB")
    #expect(british.formatted(text: "m11ae").text == "M1 1AE")
    #expect(british.formatted(text: "sw1a1aa").text == "SW1A 1AA")
    // end
  }

  @Test func gentleFormats() {
    // example: gentle-formats
    #expect(FieldFormat.personName.formatted(text: "Zoë  O’Hara").text == "Zoë O’Hara")
    #expect(FieldFormat.slug.formatted(text: "New Title").text == "new-title")
    let email = FieldFormat.emailAddress
    #expect(email.formatted(text: "Ann <ann@example.org>").text == "ann@example.org")
    #expect(email.formatted(text: "ann@example.org (work)").text == "ann@example.org")
    #expect(email.formatted(text: "ann@example").isComplete == false)
    #expect(email.formatted(text: "ann @example.org").issue == .malformed)
    #expect(email.formatted(text: "ann@@example.org").issue == .malformed)
    // end
  }

  @Test func checkDigits() {
    // example: check-digits
    let isbn = FieldFormat.preset("isbn13")
    #expect(isbn.formatted(text: "9783161484100").issue == nil)
    #expect(isbn.formatted(text: "9783161484101").issue == .checksum)
    #expect(FieldFormat.preset("us.ssn").formatted(text: "000-12-3456").issue == .malformed)
    // end
  }

  @Test func ownPresets() throws {
    // example: own-presets
    let locker = Preset(
      identifier: "app.locker", title: "Locker", masks: [try Mask("[A]-[000]")], example: "A-123",
      placeholder: "A-000", checkDigits: .weighted([1, 1, 1, 1], modulus: 10))
    #expect(FieldFormat.preset(locker).formatted(text: "A-123").issue == .checksum)
    #expect(CheckDigits.luhn.agree(with: "79927398713") == true)
    // end
  }
}
