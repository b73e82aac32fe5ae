import Foundation
import FormworkInputMask
import Testing

/// What a format takes from a formatter: it shows what that shows.
@Suite struct NumberFormatterTests {
  private static func formatter(
    _ style: NumberFormatter.Style, _ locale: String, _ change: (NumberFormatter) -> Void = { _ in }
  ) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    formatter.locale = Locale(identifier: locale)
    change(formatter)
    return formatter
  }

  /// The formatter is the oracle, but for percentages, whose value here is what is seen.
  @Test(
    arguments: [
      "en_US", "de_DE", "de_CH", "fr_FR", "en_IN", "ar_EG", "fa_IR", "sv_SE", "ja_JP", "pt_BR",
    ], ["0", "1", "-1", "12.5", "1234.56", "-1234567.25"])
  func showsWhatTheFormatterShows(locale: String, value: String) throws {
    let number = try #require(Double(value))
    for style in [NumberFormatter.Style.decimal, .currency] {
      let formatter = Self.formatter(style, locale) { formatter in
        if style == .currency { formatter.currencyCode = "EUR" }
      }
      let shown = formatter.string(from: NSNumber(value: number))
      let format = try NumberFormat(formatter)
      if value.contains("."), formatter.maximumFractionDigits < 2 { continue }
      #expect(format.formatted(value: value).text == shown, "\(style.rawValue)")
    }
  }

  @Test func takesLimitsAndSeparators() throws {
    let format = try NumberFormat(
      Self.formatter(.decimal, "en_US") { formatter in
        formatter.groupingSeparator = "_"
        formatter.decimalSeparator = ","
        formatter.groupingSize = 4
        formatter.maximumFractionDigits = 3
        formatter.minimumFractionDigits = 1
        formatter.maximumIntegerDigits = 6
        formatter.minimum = 0
        formatter.maximum = 100_000
      })
    #expect(format.formatted(value: "12345.5").text == "1_2345,5")
    #expect(format.options.maximumFractionDigits == 3)
    #expect(format.options.minimumFractionDigits == 1)
    #expect(format.options.maximumIntegerDigits == 6)
    #expect(format.options.minimum == .zero)
    #expect(format.options.maximum == 100_000)
    var field = EditingSession(format: format)
    #expect(field.insert("-").isRejected)
  }

  @Test func withoutGroupsThereAreNone() throws {
    let format = try NumberFormat(
      Self.formatter(.decimal, "en_US") { $0.usesGroupingSeparator = false })
    #expect(format.formatted(value: "1234567").text == "1234567")
  }

  @Test func whatStandsAroundIsTaken() throws {
    let weight = try NumberFormat(
      Self.formatter(.decimal, "en_US") { formatter in
        formatter.positiveSuffix = " kg"
        formatter.negativeSuffix = " kg"
      })
    #expect(weight.formatted(value: "5").text == "5 kg")
    #expect(weight.formatted(value: "-5").text == "-5 kg")
    let share = try NumberFormat(Self.formatter(.percent, "de_DE"))
    #expect(share.formatted(value: "12").text == "12\u{A0}%")
    let accounts = try NumberFormat(
      Self.formatter(.currencyAccounting, "en_US") { $0.currencyCode = "USD" })
    #expect(accounts.formatted(value: "-5").text == "-$5.00")
  }

  /// The currency's own code beside an amount is no unused, another one's is.
  @Test(arguments: [NumberFormatter.Style.currency, .currencyISOCode])
  func theCodeOfMoneyIsTaken(style: NumberFormatter.Style) throws {
    let formatter = Self.formatter(style, "de_DE")
    formatter.currencyCode = "EUR"
    let format = try NumberFormat(formatter)
    let own = format.formatted(text: "5 EUR")
    #expect(own.value == "5")
    #expect(format.unused(of: "5 EUR", in: own) == "")
    #expect(format.unused(of: "5 USD", in: format.formatted(text: "5 USD")) == "USD")
    let plain = try NumberFormat(Self.formatter(.decimal, "de_DE"))
    #expect(plain.unused(of: "5 EUR", in: plain.formatted(text: "5 EUR")) == "EUR")
  }

  @Test func separatorsThatCannotBeToldApartAreAnError() {
    #expect(throws: NumberFormatError.self) {
      try NumberFormat(
        Self.formatter(.decimal, "en_US") { formatter in
          formatter.decimalSeparator = ","
          formatter.groupingSeparator = ","
        })
    }
  }
}
