import Testing

/// The examples of the README are those that a test compiles and runs.
///
/// ``Examples`` describes the marks around an example.
@Suite struct ReadmeTests {
  @Test func readmeShowsTheseExamples() throws {
    let shown = try Examples.shown(in: "README.md")
    #expect(shown.count >= 4)
    // They need fields, so they are compiled in the UIKit simulator.
    #expect(
      try Examples.compiled(in: "Simulators/Tests/FormworkUITests/ReadmeTests.swift") == shown)
  }
}
