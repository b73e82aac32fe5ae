import FormworkCore
import Testing

/// The examples of the pages of single modules; ``DocumentationTests`` compares them.
@Suite struct ModulesTests {
  @Test func regex() {
    // example: regexModule
    let plate = FieldFormat.regex(#"[A-Z]{2}-\d{4}"#)
    // end
    #expect(plate.formatted(text: "AB-1234").isComplete)
  }

  @Test func text() {
    // example: textModule
    var session = EditingSession(format: AllowedCharacters(.digits, maximumLength: 4))
    session.insert("12-34")
    #expect(session.current.text == "1234")
    // end
  }

  @Test func filters() {
    // example: filtersModule
    let pin = AllowedCharacters(.digits, maximumLength: 4)
    #expect(pin.formatted(text: "12-34").text == "1234")
    // end
  }
}
