import FormworkTerminal
import Testing

/// A prompt that is made from a field format.
@Suite struct FieldFormatPromptTests {
  @Test func usesTheFormatInTheContext() {
    let german = FormatContext(locale: "de_DE")
    let phone = MaskedPrompt(.phone, message: "Telefon", in: german)
    #expect(phone.format.formatted(text: "03023125042").value == "+493023125042")
    let price = MaskedPrompt(FieldFormat<Double>.currency("EUR"), in: german)
    #expect(price.format.formatted(text: "1.234,5").text == "1.234,5\u{A0}€")
  }

  @Test func wordingCountsMissingCharacters() {
    var wording = PromptWording()
    let missing = [
      MissingCharacters(.letters, count: 1), MissingCharacters(.digits, count: 4),
    ]
    #expect(wording.message(for: missing) == "Not complete yet: 1 more letter, 4 more digits.")
    #expect(wording.message(for: []) == "Not complete yet.")
    wording.incomplete = { "Es fehlen noch \($0)." }
    #expect(wording.message(for: missing) == "Es fehlen noch 5.")
  }
}
