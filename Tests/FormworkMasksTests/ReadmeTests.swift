import FormworkMasks
import Testing

/// The examples of the README, compiled and run.
///
/// ``Examples`` describes the marks around an example.
@Suite struct ReadmeTests {
  @Test func sessionExample() throws {
    // example: session
    var field = EditingSession(format: try Mask("+1 ([000]) [000]-[0000]"))
    field.insert("212.555.0100")
    #expect(field.current.text == "+1 (212) 555-0100")
    #expect(field.current.value == "2125550100")
    field.deleteBackward()
    #expect(field.current.isComplete == false)
    // end
  }

  @Test func readmeShowsTheseExamples() throws {
    let shown = try Examples.shown(in: "README.md")
    #expect(shown.count >= 4)
    // The examples for UIKit are compiled in the UIKit simulator.
    let fields = try Examples.compiled(in: "Simulators/Tests/FormworkUITests/ReadmeTests.swift")
    let compiled = try Examples.compiled(in: #filePath).merging(fields) { one, other in one + other
    }
    #expect(compiled == shown)
  }
}
