import Foundation
import Formwork
import Testing

@Suite struct InputFormatStyleTests {
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
    #expect("1-2".formatted(.input(FormatDefinition(.filter(.init(.named(.digits)))))) == "12")
    #expect(shown("212", format: .mask(Self.phone)) == "+1 (212) ")
    #expect("".formatted(.mask(Self.phone)) == "")
  }

  /// A validator that a typing error would switch off rejects everything instead.
  @Test(
    arguments: [
      (#"{"mask":"+1 ([000"}"#, "unclosedGroup"), (#"{"mask":"[00]}"}"#, "strayBracket"),
      (#"{"regex":"[0-9"}"#, nil), (#"{"filter":{"characters":"9-0"}}"#, "wrongType"),
      (#"{"mask":"[00]","alternatives":["[0x]"]}"#, "unknownSymbol"),
      (#"{"mask":"[00]","valuePattern":"("}"#, nil), (#"{"mask":"[00]","placeholder":"5"}"#, nil),
      (#"{"preset":"none"}"#, "unknownName"), (#"{"phone":{"region":"EU"}}"#, "unknownName"),
    ] as [(json: String, code: String?)])
  func aWrongDefinitionParsesNothing(json: String, code: String?) throws {
    let definition = try FormatDefinition(json: json)
    let decoded = try JSONDecoder().decode(InputFormatStyle.self, from: Data(json.utf8))
    for style in [InputFormatStyle(definition), .input(definition), decoded] {
      let reason = try #require(style.error)
      if let code { #expect(reason.code.name == code) }
      #expect("212x".formatted(style) == "212x")
      for text in ["", "1", "12", "+1 (212", "anything; DROP TABLE", "\u{0}"] {
        let error = try #require(throws: InputParseError.self) { try style.parse(text) }
        #expect(error.reason == .definition(reason))
        #expect(error.value == "")
        #expect(error.localizedDescription.contains(reason.message))
      }
    }
  }

  @Test func aWrongPatternParsesNothing() throws {
    let style = InputFormatStyle.mask("+1 ([000")
    #expect(style.error?.code.name == "unclosedGroup")
    #expect("212x".formatted(style) == "212x")
    #expect(throws: InputParseError.self) { try style.parse("anything; DROP TABLE") }
    #expect(throws: InputParseError.self) { try style.parse("") }
  }

  @Test func whatChoosesNoFormatDoesNotDecode() throws {
    let error = try #require(throws: DefinitionError.self) {
      try JSONDecoder().decode(InputFormatStyle.self, from: Data(#"{"version":1}"#.utf8))
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
    let style = InputFormatStyle.mask(mask)
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
    let style = InputFormatStyle(try FormatDefinition(json: json))
    do throws(InputParseError) {
      _ = try style.parse(text)
      #expect(reason == nil)
    } catch {
      #expect(error.reason == reason)
    }
  }

  /// What a style shows it reads back, for values that are whole.
  @Test func roundTrip() throws {
    for pattern in [Self.phone, "[00]/[00]", "{+7} [000]", "[AA] [00]", "1-[00]-2", "[0…]"] {
      let value = try Mask(pattern).example
      #expect(try InputFormatStyle.mask(pattern).parse(value.formatted(.mask(pattern))) == value)
    }
  }

  @Test func parsingLongTextsIsLinear() throws {
    let style = InputFormatStyle(try Mask(String(repeating: "a", count: 100_000) + "[0]"))
    #expect(throws: InputParseError.self) {
      try style.parse(String(repeating: "b", count: 100_000))
    }
  }

  @Test func codes() throws {
    for style in [InputFormatStyle.mask(Self.phone), .mask("[0"), .mask(try Mask("[00]"))] {
      let data = try JSONEncoder().encode(style)
      let decoded = try JSONDecoder().decode(InputFormatStyle.self, from: data)
      #expect(decoded == style)
      #expect(decoded.hashValue == style.hashValue)
      #expect(decoded.error == style.error)
    }
    let own = InputFormatStyle(try Mask("[H]", notations: [Mask.Notation("H", accepts: .letter)]))
    #expect("1a".formatted(own) == "a")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(own) }
    #expect(throws: DefinitionError.self) {
      try JSONDecoder().decode(InputFormatStyle.self, from: Data(#"{"mask":1}"#.utf8))
    }
  }
}
