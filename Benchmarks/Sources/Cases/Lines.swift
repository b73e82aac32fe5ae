import FormworkFormats

extension [Case] {
  /// Cases that read a line of a file, or a value that a server gets. An operation is a line.
  static func lines() throws -> [Case] {
    let digits = (0..<100).map { 1_000_003 &* ($0 &+ 17) % 900_000_000 + 100_000_000 }
    let cards = digits.map { number in
      let all = "4\(number)\(number)".prefix(15)
      // The last digit is the one that passes the check.
      return (0..<10).lazy.map { "\(all)\($0)" }.first { CheckDigits.luhn.agree(with: $0) } ?? ""
    }
    let dates = digits.map { ("\($0 % 28 + 1)".padded, "\($0 % 12 + 1)".padded, 1950 + $0 % 70) }
    let amounts = digits.map {
      "\($0 / 1_000_000).\("\($0 % 900 + 100)"),\("\($0 % 100)".padded) EUR"
    }
    return [
      .reading(
        digits.map { "212555\("\($0 % 10_000)".padded(4))" },
        by: PhoneFormat(try PhoneRegion("US")), as: "phone"),
      .reading(
        digits.map { "+1 212 555 \("\($0 % 10_000)".padded(4))" },
        by: PhoneFormat(try PhoneRegion("US")),
        as: "phone with its code"),
      .reading(
        dates.map { "\($0.0).\($0.1).\($0.2)" }, by: try DateFormat("dd.MM.yyyy"), as: "date"),
      .reading(
        dates.map { "\($0.2)-\($0.1)-\($0.0)" }, by: try DateFormat("dd.MM.yyyy"),
        as: "date in ISO 8601"),
      .reading(
        amounts,
        by: try Currency("EUR").flatMap { try NumberFormat(currency: $0, locale: "de_DE") },
        as: "amount"),
      .reading(cards, by: CardFormat(), as: "card"),
      .reading(
        cards.map { $0.inGroups }, by: CardFormat(), as: "card in groups"),
      .reading(
        digits.map { "ann.\($0)@example.org" }, by: FreeformFormat.emailAddress,
        as: "e-mail address"),
      .reading(
        digits.map { "\($0 / 100_000) hg" }, by: Preset(identifier: "postal.NL")?.makeFormat(),
        as: "postal code"),
      .reading(
        digits.map { "212555\("\($0 % 10_000)".padded(4))" }, by: try Mask("([000]) [000]-[0000]"),
        as: "mask"),
    ]
  }
}

extension Case {
  fileprivate static func reading(
    _ lines: [String], by format: (some InputFormat)?, as name: String
  ) -> Case {
    // As the command and a definition call it.
    let format = format.map { AnyInputFormat($0) } ?? AnyInputFormat(AllowedCharacters.any)
    return Case("a line: \(name)", operations: lines.count, isProbed: true) {
      for line in lines { keep(format.read(line: line)) }
    }
  }
}

extension String {
  fileprivate var padded: String { padded(2) }

  fileprivate func padded(_ count: Int) -> String {
    String(repeating: "0", count: max(0, count - self.count)) + self
  }

  fileprivate var inGroups: String {
    var text = ""
    for (index, digit) in enumerated() {
      if index > 0, index % 4 == 0 { text += "-" }
      text.append(digit)
    }
    return text
  }
}
