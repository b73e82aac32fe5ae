import Foundation
import Formwork
import Testing

@Suite struct LocalizedErrorTests {
  @Test func maskError() throws {
    let error = try #require(throws: MaskError.self) { try Mask("+1 ([000") }
    #expect(error.localizedDescription == error.message)
    #expect(error.recoverySuggestion == error.fix)
  }

  /// A text from a user, and a sentence in the user's language.
  @Test(
    arguments: [
      ("abc", PhoneNumberError.notANumber, "Das ist keine Telefonnummer."),
      ("030 23125042", .invalidCallingCode, "Die Ländervorwahl fehlt oder ist unbekannt."),
      ("+49 1", .tooShort, "Diese Telefonnummer ist zu kurz."),
      ("+49 1234567890123456789", .tooLong, "Diese Telefonnummer ist zu lang."),
    ])
  func phoneNumberError(text: String, error: PhoneNumberError, german: String) throws {
    #expect(throws: error) { try PhoneNumber(text) }
    #expect(error.message(in: Locale(identifier: "de_AT")).hasPrefix(german))
    let english = error.message(in: Locale(identifier: "en_US"))
    #expect(!english.isEmpty && english != error.message(in: Locale(identifier: "de")))
    #expect(error.message(in: Locale(identifier: "fr")) == english)
    #expect((error as any Error).localizedDescription == error.message(in: .current))
  }

  @Test func notationError() throws {
    let error = try #require(throws: UnicodeSet.NotationError.self) {
      try UnicodeSet("9-0")
    }
    #expect(error.localizedDescription == error.message)
    #expect(error.recoverySuggestion == error.fix)
  }

  @Test func regexError() throws {
    let error = try #require(throws: RegexError.self) { try RegularExpression("(a") }
    #expect(error.localizedDescription == error.message)
    #expect(error.recoverySuggestion == error.fix)
  }

  /// What a sentence quotes can't command the terminal or the log that it ends up in.
  @Test func sentencesAreSafeToShow() throws {
    let controls = "\u{1B}\u{9B}\u{202E}\u{2028}"
    for control in controls.map(String.init) {
      let mask = try #require(throws: MaskError.self) { try Mask("[\(control)]") }
      let json = FormatDefinition(mask: "[\(control)]")
      let definition = try #require(throws: FormatError.self) { try json.makeFormat() }
      let parsing = try #require(throws: InputParseError.self) {
        try FieldFormat.mask("[\(control)]").parse("1")
      }
      let regex = try #require(throws: RegexError.self) { try RegularExpression("(?\(control)a)") }
      for error in [mask, definition, parsing, regex] as [any LocalizedError] {
        for sentence in [error.errorDescription, error.recoverySuggestion] {
          #expect(sentence?.contains(control) != true)
        }
      }
      #expect(definition.message.contains("␛") || control != "\u{1B}")
    }
  }
}
