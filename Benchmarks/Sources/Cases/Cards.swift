import FormworkFormats

extension [Case] {
  /// Cases that type and read cards and account numbers, whose groups are found again with each key.
  static func cards() -> [Case] {
    let card = CardFormat()
    let iban = IBANFormat()
    let isbn = Preset(identifier: "isbn13")?.makeFormat() ?? AnyInputFormat(iban)
    let visa = card.formatted(text: "424242424242424")
    let account = iban.formatted(text: "GB33BUKB2020155555555")
    let unknown = card.formatted(text: "99")
    return [
      .typing(
        "4242424242424242", into: card, as: "type card as its brand", isProbed: true),
      .typing("378282246310005", into: card, as: "type card of 4-6-5"),
      .typing("GB33BUKB20201555555555", into: iban, as: "type IBAN", isProbed: true),
      .typing("9783161484100", into: isbn, as: "type ISBN", isProbed: true),
      .applying(
        TextEdit(inserting: "7", at: 5), to: visa, of: card, as: "insert in mid-card"),
      .applying(
        TextEdit(deletingBackward: 9..<10), to: account, of: iban, as: "Backspace in mid-IBAN"),
      Case("brand of a card", operations: 100) {
        for _ in 0..<100 { keep(card.brand(of: visa)) }
      },
      Case("brand that isn't known", operations: 100) {
        for _ in 0..<100 { keep(card.brand(of: unknown)) }
      },
      Case("read IBAN: gb33 bukb …", operations: 100) {
        for _ in 0..<100 { keep(iban.formatted(text: "IBAN: gb33 bukb 2020 1555 5555 55")) }
      },
    ]
  }
}
