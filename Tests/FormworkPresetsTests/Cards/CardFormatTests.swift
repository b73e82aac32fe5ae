import FormworkTestSupport
import Testing

@Suite struct CardFormatTests {
  /// Keys are drawn as `press` has them. Numbers are those that payment services publish for tests.
  @Test(
    arguments: [
      // As they are typed.
      ("4", "4|", "visa"), ("42424", "4242 4|", "visa"),
      ("4242424242424242", "4242 4242 4242 4242|", "visa"),
      ("5555555555554444", "5555 5555 5555 4444|", "mastercard"),
      ("378282246310005", "3782 822463 10005|", "amex"),
      ("30569309025904", "3056 930902 5904|", "diners"),
      ("6200000000000000003", "6200 0000 0000 0000 003|", "unionpay"),
      // The groups change when the brand becomes known, and the caret keeps its digit.
      ("3", "3|", nil), ("37", "37|", "amex"), ("12345«1»", "1|234 5", "uatp"),
      ("82822«0»7", "7|828 22", nil), ("782822463«0»3", "3|782 822463", "amex"),
      ("3782822463«1»⌫", "|7828 2246 3", nil), ("3782822463«7»⌫", "3782 8|2463", "amex"),
      // A Diners number that goes on.
      ("305693090259041", "3056 930902 59041|", "diners"),
      ("3056930902590412", "3056 9309 0259 0412|", "diners"),
      // As soon as all numbers that begin so are the brand's.
      ("22", "22|", nil), ("2221", "2221|", "mastercard"), ("23", "23|", "mastercard"),
      ("2720", "2720|", "mastercard"), ("2721", "2721|", nil), ("2200", "2200|", "mir"),
      // Longer prefixes go before shorter ones.
      ("65", "65|", "discover"), ("652150", "6521 50|", "rupay"), ("650002", "6500 02|", "verve"),
      // Separators and what has no use.
      ("4242 4242", "4242 4242|", "visa"), ("4242-4242", "4242 4242|", "visa"),
      ("4242⟨ ⟩4", "4242 4|", "visa"), ("42424«4» ", "4242 |4", "visa"), ("4x2", "42|", "visa"),
      ("⟨Visa 4242 4242 4242 4242 exp 12/30⟩", "4242 4242 4242 4242|", "visa"),
      ("⟨４２４２　４２４２⟩", "4242 4242|", "visa"), ("٤٢", "42|", "visa"),
      ("⟨4242424242424242,123⟩", "4242 4242 4242 4242|", "visa"),
      // More digits than the brand has are an issue, more than any has find no room.
      ("3782822463100059", "3782 822463 10005 9|", "amex"),
      ("⟨55555555555544441⟩", "5555 5555 5555 4444 1|", "mastercard"),
      ("⟨55555555555544441234⟩", "|", nil),
      ("⟨4242 4242 4242 4242, 5555 5555 5555 4444⟩", "|", nil),
      ("⟨4242 4242 4242 4242 (123)⟩", "4242 4242 4242 4242|", "visa"),
      // Deletion beside a separator takes the digit beyond it.
      ("42424«5»⌫", "424|4", "visa"), ("42424«4»⌦", "4242|", "visa"),
      ("4242424«2,6»⌫", "42|24", "visa"), ("42424«4,5»⌫", "4242| 4", "visa"),
      ("42424⌫", "4242|", "visa"), ("4⌫", "|", nil), ("42424⌫↶", "4242 4|", "visa"),
    ] as [(keys: String, drawn: String, brand: String?)])
  func keys(keys: String, drawn expected: String, brand: String?) {
    let format = CardFormat()
    var session = EditingSession(format: format)
    _ = press(keys, in: &session)
    #expect(drawn(session.current) == expected, "\(keys)")
    #expect(session.current.value == session.current.text.filter { $0 != " " })
    #expect(format.brand(of: session.current)?.identifier == brand, "\(keys)")
  }

  /// Numbers that are published for tests, with their brands.
  @Test func numbersOfVectors() throws {
    struct Row: Decodable {
      let number: String
      let brand: String
      let luhn: Bool
    }
    let rows = try PhoneVectors.rows(of: "cards.jsonl", as: Row.self)
    #expect(rows.count == 22)
    for row in rows {
      let format = CardFormat()
      let formatted = format.formatted(text: row.number)
      #expect(formatted.value == row.number)
      #expect(format.brand(of: formatted)?.identifier == row.brand, "\(row.number)")
      #expect(formatted.isComplete)
      #expect(format.editingEnded(formatted).issue == (row.luhn ? nil : .checksum), "\(row.number)")
      #expect((format.typed(formatted) == nil) != row.luhn)
    }
  }

  @Test(
    arguments: [
      ("4242424242424242", true, false, nil), ("4242424242424241", true, false, "checksum"),
      ("378282246310005", true, true, nil), ("378282246310006", true, true, "checksum"),
      ("37828224631000", false, false, nil), ("", false, false, nil),
      ("9999999999999999", true, false, "checksum"), ("999999999999", false, false, nil),
      ("378282246310005999", false, true, "tooLong"), ("55555555555544441234", false, false, nil),
      ("99999999999", false, false, nil), ("4242424242424242123", true, true, "checksum"),
    ] as [(text: String, isComplete: Bool, isFull: Bool, issue: String?)])
  func completeness(text: String, isComplete: Bool, isFull: Bool, issue: String?) {
    let formatted = CardFormat().formatted(text: text)
    #expect(formatted.isComplete == isComplete, "\(text)")
    #expect(formatted.isFull == isFull, "\(text)")
    #expect(formatted.issue?.code == issue, "\(text)")
  }

  /// The digits of a usual number pass by the length of a short one, and nobody is told that it is wrong before
  /// the field is left.
  @Test(
    arguments: [
      ("4242424242424", nil, "checksum"), ("4222222222222", nil, nil),
      ("4242424242424241", "checksum", "checksum"), ("424242424242", nil, nil),
      ("999999999999", nil, "checksum"), ("378282246310006", "checksum", "checksum"),
    ] as [(text: String, typed: String?, left: String?)])
  func shortNumbersAreToldWhenLeft(text: String, typed: String?, left: String?) {
    var session = EditingSession(format: CardFormat())
    for digit in text { session.insert(String(digit)) }
    #expect(session.current.issue?.code == typed)
    session.endEditing()
    #expect(session.current.issue?.code == left)
  }

  @Test(
    arguments: [
      ("4242", nil), ("37", "brandNotAccepted"), ("3", nil), ("9999999", nil),
      ("99999999", "brandNotAccepted"), ("4242424242424241", "checksum"),
    ] as [(text: String, issue: String?)])
  func brandsMayHaveToBeAccepted(text: String, issue: String?) {
    let format = CardFormat(accepting: [.visa, .mastercard])
    #expect(format.formatted(text: text).issue?.code == issue)
  }

  @Test func brandsAreThoseOfTheData() throws {
    #expect(CardBrand.all.count == Set(CardModel.all.brands.map(\.id)).count)
    for brand in CardModel.all.brands {
      let found = try #require(CardBrand(identifier: brand.id))
      #expect(found.identifier == brand.id)
      #expect(found.name == brand.name)
      #expect(found.securityCodeLength == brand.code.size)
      #expect(found.securityCodeName == brand.code.name)
    }
    let members: [CardBrand] = [
      .visa, .mastercard, .amex, .diners, .discover, .jcb, .unionpay, .maestro, .mir, .hipercard,
      .rupay, .troy, .verve, .dankort, .uatp, .tunion,
    ]
    #expect(members == CardBrand.all)
    #expect(CardBrand.tunion.identifier == "tunion" && CardBrand.amex.identifier == "amex")
    #expect(CardBrand.visa.lengths == [13, 16, 19])
    #expect(CardBrand.amex.lengths == [15])
    #expect(CardBrand(identifier: "Visa") == nil)
    #expect(CardBrand(identifier: "") == nil)
  }

  @Test(
    arguments: [
      (nil, "1234", "1234|", true), (nil, "123", "123|", true), (nil, "12", "12|", false),
      (.amex, "123", "123|", false), (.amex, "1234", "1234|", true), (.visa, "123", "123|", true),
      // A key finds no room, a whole input is rejected.
      (.amex, "12345", "1234|", false), (.visa, "1234", "123|", false),
      (.visa, "1x", "1|", false), (.uatp, "123", "123|", true),
    ] as [(brand: CardBrand?, keys: String, drawn: String, isComplete: Bool)])
  func securityCodes(brand: CardBrand?, keys: String, drawn expected: String, isComplete: Bool) {
    let format = SecurityCodeFormat(for: brand)
    #expect(typed(keys, into: format) == expected)
    #expect(format.formatted(text: keys).isComplete == isComplete)
  }

  /// An assigned code isn't cut to the length of the brand's code.
  @Test(
    arguments: [
      (.visa, "1234", "tooLong"), (.amex, "1234", nil), (nil, "1234", nil),
      (nil, "12345", "tooLong"),
      (.amex, "123", nil),
    ] as [(brand: CardBrand?, value: String, issue: String?)])
  func assignedSecurityCodes(brand: CardBrand?, value: String, issue: String?) {
    let formatted = SecurityCodeFormat(for: brand).formatted(value: value)
    #expect(formatted.issue?.code == issue && formatted.value == value)
    #expect(formatted.isDone == (issue == nil && (brand == nil || value.count == 4)))
  }

  /// A brand that isn't accepted is reported before a wrong check digit or length, while typing and after leaving.
  @Test(arguments: ["378282246310005", "378282246310006", "3782822463100059", "37828224631"])
  func aBrandThatIsNotAcceptedIsSaidFirst(number: String) {
    let format = CardFormat(accepting: [.visa])
    let formatted = format.formatted(text: number)
    #expect(formatted.issue == .brandNotAccepted && format.typed(formatted) == nil)
    #expect(format.editingEnded(formatted).issue == .brandNotAccepted)
  }

  /// A number isn't printed by mistake.
  @Test func numbersDoNotShow() throws {
    let format = CardFormat()
    let number = try #require(format.typed(format.formatted(text: "4242424242424242")))
    #expect(number.brand == .visa)
    #expect(number.lastFourDigits == "4242")
    #expect("\(number)" == "a card number of 16 digits")
    #expect(String(reflecting: number) == "a card number of 16 digits")
    var dumped = ""
    dump(number, to: &dumped)
    #expect(!dumped.contains("42"))
    #expect(format.formatted(typed: number).text == "4242 4242 4242 4242")
  }

  @Test func keysAreDigits() {
    #expect(CardFormat().keyboard == .numberPad)
    #expect(SecurityCodeFormat().keyboard == .numberPad)
    #expect(IBANFormat().keyboard == .asciiCapable)
  }

  /// What is missing, as long as the text isn't complete.
  @Test(
    arguments: [
      ("", "0000 0000 0000 0000"), ("42", "00 0000 0000 0000"), ("37", "00 000000 00000"),
      ("3782822", "000 00000"), ("4242424242424242", ""),
      ("42424242424242424", "00"), ("9", "000 0000 0000 0000"),
    ] as [(text: String, remainder: String)])
  func whatIsMissing(text: String, remainder: String) {
    let format = CardFormat()
    #expect(format.remainder(after: format.formatted(text: text)) == remainder, "\(text)")
  }

  @Test func whatIsMissingInASecurityCode() {
    let code = SecurityCodeFormat(for: .amex)
    #expect(code.remainder(after: code.formatted(text: "12")) == "00")
    #expect(code.remainder(after: code.formatted(text: "1234")) == "")
  }
}
