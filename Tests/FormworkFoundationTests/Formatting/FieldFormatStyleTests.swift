import Foundation
import Formwork
import Testing

/// A field format as a format style of Foundation, for text and for values of other types.
@Suite struct FieldFormatStyleTests {
  private static let phone = "+1 ([000]) [000]-[0000]"

  /// As SwiftUI's `TextField(value:format:)` takes a style.
  private func shown<Style: ParseableFormatStyle>(_ value: Style.FormatInput, format: Style)
    -> String where Style.FormatOutput == String
  {
    format.format(value)
  }

  @Test func formats() throws {
    #expect("2125550100".formatted(.mask(Self.phone)) == "+1 (212) 555-0100")
    #expect("1225".formatted(.mask(try Mask("##/##", syntax: .hash))) == "12/25")
    #expect("1225".formatted(.mask(try Mask("[00]/[00]"))) == "12/25")
    #expect("1-2".formatted(.text(allowed: .digits)) == "12")
    #expect(shown("212", format: .input(.mask(Self.phone))) == "+1 (212) ")
    #expect("".formatted(.mask(Self.phone)) == "")
  }

  /// A validator that a typing error would switch off rejects everything instead.
  @Test(
    arguments: [
      (.mask("+1 ([000"), "unclosedGroup"), (.mask("[00]}"), "strayBracket"),
      (.regex("[0-9"), nil), (.mask("[00]", alternatives: ["[0x]"]), "unknownSymbol"),
      (.mask("[00]").matching("("), nil), (.preset("none"), nil), (.number(minimum: "1,5"), nil),
    ] as [(FieldFormat<String>, code: String?)])
  func aWrongFormatParsesNothing(style: FieldFormat<String>, code: String?) throws {
    #expect("212x".formatted(style) == "212x")
    for text in ["", "1", "12", "+1 (212", "anything; DROP TABLE", "\u{0}"] {
      let error = try #require(throws: InputParseError.self) { try style.parse(text) }
      guard case .definition(let reason) = error.reason else {
        Issue.record("\(error)")
        continue
      }
      if let code { #expect(reason.code.name == code) }
      #expect(error.value == "")
      #expect(error.localizedDescription.contains(reason.message))
    }
  }

  @Test func whatChoosesNoFormatDoesNotDecode() throws {
    let error = try #require(throws: FormatError.self) {
      try JSONDecoder().decode(FieldFormat<String>.self, from: Data(#"{"version":1}"#.utf8))
    }
    #expect(error.code == .unsupportedFormat)
  }

  @Test(
    arguments: [
      (phone, "+1 (212) 555-0100", "2125550100", nil),
      (phone, "212.555.0100", "2125550100", nil),
      (phone, "12125550100", "2125550100", nil),
      (phone, "１２３٤٥٦ 7890", "1234567890", nil),
      (phone, "", "", nil),
      (phone, "212 555", "212555", .incomplete(remainder: "0000")),
      (phone, "212 555 0100 x9", "2125550100", .unused("x9")),
      (phone, "abc", "", .unused("abc")),
      (phone, "--", "", .incomplete(remainder: "+1 (000) 000-0000")),
      ("{AB}-[00]", "AB-12", "AB12", nil), ("{AB}-[00]", "12", "AB12", nil),
      ("{AB}-[00]", "AC12", "", .unused("AC12")),
      ("{7} [00]", "7", "77", .incomplete(remainder: "0")),
    ] as [(mask: String, text: String, value: String, reason: InputParseError.Reason?)])
  func parses(
    mask: String, text: String, value: String, reason: InputParseError.Reason?
  ) throws {
    let style = FieldFormat.mask(mask)
    if let reason {
      let error = try #require(throws: InputParseError.self) { try style.parse(text) }
      #expect(error.reason == reason)
      #expect(error.value == value)
      #expect(error.localizedDescription.hasSuffix("."))
    } else {
      #expect(try style.parse(text) == value)
    }
  }

  @Test(
    arguments: [
      (#"{"mask":"[AA]-[00]","case":"upper"}"#, "ab12", nil),
      (#"{"mask":"[00]/[00]","placeholder":"_"}"#, "12/25", nil),
      (#"{"mask":"[00]/[00]","placeholder":"_"}"#, "12/2", .incomplete(remainder: "_")),
      (#"{"mask":"[009].[00]","rightToLeft":true}"#, "12345", nil),
      (#"{"regex":"AB-\\d{2}"}"#, "12", nil),
      (#"{"regex":"AB-\\d{2}"}"#, "AB-1x2", .unused("AB1x2")),
      (#"{"filter":{"allow":"letters"}}"#, "a-b 1", .unused("ab1")),
      (#"{"filter":{"allow":"digits"},"maximumLength":2}"#, "123", .unused("123")),
    ] as [(json: String, text: String, reason: InputParseError.Reason?)])
  func parsesOtherFormats(json: String, text: String, reason: InputParseError.Reason?) throws {
    let style = try FieldFormat<String>(json: json)
    do throws(InputParseError) {
      _ = try style.parse(text)
      #expect(reason == nil)
    } catch {
      #expect(error.reason == reason)
    }
  }

  /// A style reads back the text that it shows, for complete values.
  @Test func roundTrip() throws {
    for pattern in [Self.phone, "[00]/[00]", "{+7} [000]", "[AA] [00]", "1-[00]-2", "[0…]"] {
      let value = try Mask(pattern).example
      #expect(try FieldFormat.mask(pattern).parse(value.formatted(.mask(pattern))) == value)
    }
  }

  @Test func parsingLongTextsIsLinear() throws {
    let style = FieldFormat.mask(try Mask(String(repeating: "a", count: 100_000) + "[0]"))
    #expect(throws: InputParseError.self) {
      try style.parse(String(repeating: "b", count: 100_000))
    }
  }

  @Test func codes() throws {
    let own = FieldFormat.mask(try Mask("[H]", notations: [Mask.Notation("H", accepts: .letter)]))
    #expect("1a".formatted(own) == "a")
    for style in [FieldFormat.mask(Self.phone), .mask(try Mask("[00]")), own, .card, .phone] {
      let data = try JSONEncoder().encode(style)
      let decoded = try JSONDecoder().decode(FieldFormat<String>.self, from: data)
      #expect(decoded == style)
      #expect(decoded.hashValue == style.hashValue)
    }
    #expect(throws: FormatError.self) {
      try JSONEncoder().encode(FieldFormat.card.validated { _ in true })
    }
    #expect(throws: FormatError.self) {
      try JSONDecoder().decode(FieldFormat<String>.self, from: Data(#"{"mask":1}"#.utf8))
    }
  }

  private let euros = FieldFormat<Decimal>.currency("EUR").locale("de_DE")

  @Test func decimals() throws {
    let amount = try #require(Decimal(string: "1234.5"))
    #expect(amount.formatted(.input(.currency("EUR").locale("de_DE"))) == "1.234,50\u{A0}€")
    for text in ["1.234,50\u{A0}€", "1,234.5", "1234,5 EUR", "1234.50"] {
      #expect(try euros.parse(text) == amount, "\(text)")
    }
    #expect(try euros.parse(euros.format(-7)) == -7)
    #expect(euros.locale(Locale(identifier: "en_US")).format(5) == "€5.00")
  }

  @Test(arguments: [
    ("", InputParseError.Reason.incomplete(remainder: "")), ("12 apples", .unused("apples")),
    ("$5", .unused("$")),
  ])
  func whatIsNoDecimal(text: String, reason: InputParseError.Reason) {
    let error = #expect(throws: InputParseError.self) { try euros.parse(text) }
    #expect(error?.reason == reason)
  }

  /// Each type of value keeps both limits.
  @Test func limits() throws {
    for (text, isBelow) in [("2", true), ("11", false)] {
      let issue = InputParseError.Reason.issue(isBelow ? .belowMinimum : .aboveMaximum)
      let decimal = #expect(throws: InputParseError.self) {
        try FieldFormat<Decimal>.number(minimum: 3, maximum: 10).locale("en_US").parse(text)
      }
      let integer = #expect(throws: InputParseError.self) {
        try FieldFormat<Int>.number(minimum: 3, maximum: 10).locale("en_US").parse(text)
      }
      let text = #expect(throws: InputParseError.self) {
        try FieldFormat<String>.number(minimum: 3, maximum: "10").locale("en_US").parse(text)
      }
      #expect(decimal?.reason == issue && integer?.reason == issue && text?.reason == issue)
    }
  }

  @Test func integers() throws {
    let whole = FieldFormat<Int>.number.locale("fr_FR")
    #expect(whole.format(1_234_567) == "1\u{202F}234\u{202F}567")
    #expect(try whole.parse("1 234 567") == 1_234_567)
    #expect(throws: InputParseError.self) { try whole.parse("1,5") }
  }

  @Test func moments() throws {
    let style = FieldFormat<Date>.date.locale("de_DE").timeZone("UTC")
    let moment = try style.parse("2024-12-24")
    #expect(moment.timeIntervalSince1970 == 1_734_998_400)
    #expect(style.format(moment) == "24.12.2024")
    let error = #expect(throws: InputParseError.self) { try style.parse("31.02.2024") }
    #expect(error?.reason == .issue(.impossibleDate))
  }

  @Test func typesOfValues() throws {
    let data = try JSONEncoder().encode(euros)
    let read = try JSONDecoder().decode(FieldFormat<Decimal>.self, from: data)
    #expect(read == euros)
    #expect(read.format(5) == "5,00\u{A0}€")
    #expect(throws: FormatError.self) {
      try JSONDecoder().decode(FieldFormat<Date>.self, from: data)
    }
    #expect(try FieldFormat<Int>(json: #"{"number":{}}"#) == .number)
    #expect(try FieldFormat<Int>(json: #"{"duration":"hh:mm"}"#) == .duration("hh:mm"))
    #expect(throws: FormatError.self) { try FieldFormat<Int>(json: #"{"mask":"[00]"}"#) }
  }

  /// A format from JSON is checked when it is read, not when a field first needs it.
  @Test(
    arguments: [
      (#"{"mask":"+1 ([000"}"#, "$.mask"), (#"{"regex":"[0-9"}"#, "$.regex"),
      (#"{"text":{"allowed":"digits"},"valuePattern":"("}"#, "$.valuePattern"),
      (#"{"date":{"pattern":"dd/qq"}}"#, "$.date.pattern"),
    ])
  func patternsAreChecked(json: String, path: String) {
    let error = #expect(throws: FormatError.self) { try FieldFormat<String>(json: json) }
    #expect(error?.path == path)
  }
}
