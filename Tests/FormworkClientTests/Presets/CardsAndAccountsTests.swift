import FormworkCore
import Testing

/// The examples of the article Cards and account numbers; `DocumentationTests` compares them.
@Suite struct CardsAndAccountsTests {
  @Test func cards() {
    // example: cards
    var field = EditingSession(format: .card)
    field.insert("4242424242424242")
    #expect(field.current.text == "4242 4242 4242 4242")
    #expect(field.current.value == "4242424242424242")
    #expect(field.current.isComplete == true)
    #expect(FieldFormat.card.formatted("378282246310005").text == "3782 822463 10005")
    // end
  }

  @Test func brands() {
    // example: brands
    let format = FieldFormat.card
    #expect(format.details(of: format.formatted("22")).cardBrand == nil)
    #expect(format.details(of: format.formatted("2221")).cardBrand == .mastercard)
    #expect(CardBrand.mastercard.name == "Mastercard")
    #expect(CardBrand.mastercard.securityCodeName == "CVC")
    // end
  }

  @Test func acceptedBrands() {
    // example: accepted-brands
    let shop = FieldFormat.card(accepting: [.visa, .mastercard])
    #expect(shop.formatted(text: "37").issue == .brandNotAccepted)
    #expect(shop.formatted(text: "42").issue == nil)
    // end
  }

  @Test func securityCodes() {
    // example: security-codes
    #expect(FieldFormat.securityCode(for: .amex).formatted("1234").isComplete == true)
    #expect(FieldFormat.securityCode(for: .visa).formatted("1234").issue == .tooLong)
    // end
  }

  @Test func issues() {
    // example: card-issues
    let mistyped = FieldFormat.card.formatted("4242424242424241")
    #expect(mistyped.issue == .checksum)
    #expect(mistyped.isComplete == true)
    // end
  }

  @Test func accounts() {
    // example: accounts
    let format = FieldFormat.iban
    let typed = format.formatted(text: "IBAN: gb33 bukb 2020 1555 5555 55")
    #expect(typed.text == "GB33 BUKB 2020 1555 5555 55")
    #expect(typed.value == "GB33BUKB20201555555555")
    #expect(typed.isComplete == true)
    #expect(format.details(of: typed).region == .unitedKingdom)
    // end
  }
}
