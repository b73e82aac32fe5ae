import FormworkPresets
import FormworkText
import Testing

/// The examples of the article Cards and account numbers; `DocumentationTests` compares them.
@Suite struct CardsAndAccountsTests {
  @Test func cards() {
    // example: cards
    var field = EditingSession(format: CardFormat())
    field.insert("4242424242424242")
    #expect(field.current.text == "4242 4242 4242 4242")
    #expect(field.current.value == "4242424242424242")
    #expect(field.current.isComplete == true)
    #expect(CardFormat().formatted(text: "378282246310005").text == "3782 822463 10005")
    // end
  }

  @Test func brands() {
    // example: brands
    let format = CardFormat()
    #expect(format.brand(of: format.formatted(text: "22")) == nil)
    #expect(format.brand(of: format.formatted(text: "2221")) == .mastercard)
    #expect(CardBrand.mastercard.name == "Mastercard")
    #expect(CardBrand.mastercard.securityCodeName == "CVC")
    // end
  }

  @Test func acceptedBrands() {
    // example: accepted-brands
    let shop = CardFormat(accepting: [.visa, .mastercard])
    #expect(shop.formatted(text: "37").issue == .brandNotAccepted)
    #expect(shop.formatted(text: "42").issue == nil)
    // end
  }

  @Test func securityCodes() {
    // example: security-codes
    let number = CardFormat().formatted(text: "378282246310005")
    let code = SecurityCodeFormat(for: CardFormat().brand(of: number))
    #expect(code.formatted(text: "1234").isComplete == true)
    #expect(SecurityCodeFormat(for: .visa).formatted(value: "1234").issue == .tooLong)
    // end
  }

  @Test func issues() {
    // example: card-issues
    let mistyped = CardFormat().formatted(text: "4242424242424241")
    #expect(mistyped.issue == .checksum)
    #expect(mistyped.isComplete == true)
    // end
  }

  @Test func accounts() {
    // example: accounts
    let format = IBANFormat()
    let typed = format.formatted(text: "IBAN: gb33 bukb 2020 1555 5555 55")
    #expect(typed.text == "GB33 BUKB 2020 1555 5555 55")
    #expect(typed.value == "GB33BUKB20201555555555")
    #expect(format.country(of: typed) == "GB")
    #expect(typed.isComplete == true)
    // end
  }

  @Test func cardNumbers() {
    // example: card-numbers
    let format = CardFormat()
    let number = format.typed(format.formatted(text: "4242424242424242"))
    #expect(number?.lastFourDigits == "4242")
    #expect(number?.description == "a card number of 16 digits")
    // end
  }
}
