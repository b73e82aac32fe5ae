import FormworkMasks
import FormworkRegex
import Testing

/// The examples of the README, compiled and run.
///
/// Each stands between two marks below; ``Examples`` says how it is shown.
@Suite struct ReadmeTests {
  @Test func formatExample() throws {
    // example: format
    let phone = try Mask("+1 ([000]) [000]-[0000]")
    let number = phone.formatted(text: "212.555.0100")
    #expect(number.text == "+1 (212) 555-0100")
    #expect(number.value == "2125550100")
    #expect(number.isComplete == true)
    // end
  }

  @Test func sessionExample() throws {
    // example: session
    var field = EditingSession(format: try Mask("[00]/[00]"))
    field.insert("1")
    field.insert("2")
    #expect(field.current.text == "12/")
    field.insert("x")  // rejected: everything stays as it was
    field.deleteBackward()
    #expect(field.current.text == "1")
    field.undo()
    #expect(field.current.text == "12/")
    // end
  }

  @Test func regexExample() throws {
    // example: regex
    let plate = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
    var entry = EditingSession(format: plate)
    entry.insert("A")
    entry.insert("1")  // rejected: no match begins with "A1"
    entry.insert("B")
    #expect(entry.current.text == "AB-")
    #expect(entry.remainder == "0000")
    // end
  }

  @Test func readmeShowsTheseExamples() throws {
    let shown = try Examples.shown(in: "README.md")
    #expect(shown.count >= 5)
    // Those for UIKit are compiled where there is a UIKit.
    let fields = try Examples.compiled(in: "Doubles/Tests/FormworkUITests/ReadmeTests.swift")
    let compiled = try Examples.compiled(in: #filePath).merging(fields) { one, other in one + other
    }
    #expect(compiled == shown)
  }
}
