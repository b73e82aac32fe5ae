import Formwork
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

/// Styles of numbers and dates whose values aren't text.
@Suite struct TypedInputStyleTests {
  private let euros = TypedInputStyle<Decimal>.decimal(
    .init(locale: "de_DE", currency: "EUR"))

  @Test func decimals() throws {
    let amount = try #require(Decimal(string: "1234.5"))
    #expect(euros.format(amount) == "1.234,50\u{A0}€")
    for text in ["1.234,50\u{A0}€", "1,234.5", "1234,5 EUR", "1234.50"] {
      #expect(try euros.parse(text) == amount, "\(text)")
    }
    #expect(try euros.parse(euros.format(-7)) == -7)
  }

  @Test(arguments: [
    ("", InputParseError.Reason.incomplete(remainder: "")), ("12 apples", .unused("apples")),
    ("$5", .unused("$")),
  ])
  func whatIsNoDecimal(text: String, reason: InputParseError.Reason) {
    let error = #expect(throws: InputParseError.self) { try euros.parse(text) }
    #expect(error?.reason == reason)
  }

  @Test func limits() {
    var rules = FormatDefinition.NumberRules()
    rules.maximum = "10"
    let error = #expect(throws: InputParseError.self) {
      try TypedInputStyle<Decimal>.decimal(rules).parse("11")
    }
    #expect(error?.reason == .issue(.aboveMaximum))
  }

  /// Each style keeps both limits.
  @Test func limitsOfStyles() throws {
    let english = Locale(identifier: "en_US")
    for (text, isBelow) in [("2", true), ("11", false)] {
      let issue = InputParseError.Reason.issue(isBelow ? .belowMinimum : .aboveMaximum)
      let decimal = #expect(throws: InputParseError.self) {
        try TypedInputStyle<Decimal>.decimal(minimum: 3, maximum: 10, locale: english).parse(text)
      }
      let integer = #expect(throws: InputParseError.self) {
        try TypedInputStyle<Int>.integer(minimum: 3, maximum: 10, locale: english).parse(text)
      }
      #expect(decimal?.reason == issue && integer?.reason == issue)
    }
  }

  @Test func integers() throws {
    let whole = TypedInputStyle<Int>.integer(.init(locale: "fr_FR"))
    #expect(whole.format(1_234_567) == "1\u{202F}234\u{202F}567")
    #expect(try whole.parse("1 234 567") == 1_234_567)
    let error = #expect(throws: InputParseError.self) { try whole.parse("1,5") }
    #expect(error?.reason == .unrepresentable)
    #expect(error?.value == "1.5")
  }

  @Test func moments() throws {
    let style = TypedInputStyle<Date>.moment(
      .init(.locale("de_DE")), calendar: Calendar(identifier: .gregorian),
      timeZone: try #require(TimeZone(secondsFromGMT: 0)))
    let moment = try style.parse("2024-12-24")
    #expect(moment.timeIntervalSince1970 == 1_734_998_400)
    #expect(style.format(moment) == "24.12.2024")
    let error = #expect(throws: InputParseError.self) { try style.parse("31.02.2024") }
    #expect(error?.reason == .issue(.impossibleDate))
  }

  @Test func wrongRulesParseNothing() {
    let wrong = TypedInputStyle<Decimal>.decimal(.init(locale: "xx"))
    #expect(wrong.error != nil)
    #expect(wrong.format(5) == "5")
    #expect(throws: InputParseError.self) { try wrong.parse("5") }
    #expect(euros.error == nil)
  }

  @Test func codable() throws {
    let data = try JSONEncoder().encode(euros)
    let read = try JSONDecoder().decode(TypedInputStyle<Decimal>.self, from: data)
    #expect(read == euros)
    #expect(read.format(5) == "5,00\u{A0}€")
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(TypedInputStyle<Date>.self, from: data)
    }
  }
}
