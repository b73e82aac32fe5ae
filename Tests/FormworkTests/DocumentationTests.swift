import Testing

/// The articles show what the tests in `Documentation` compile and run; ``Examples`` says how.
@Suite struct DocumentationTests {
  @Test func articlesShowTheseExamples() throws {
    let shown = try Examples.shown(inFolder: "Sources/Formwork/Documentation.docc")
    let compiled = try Examples.compiled(inFolder: "Tests/FormworkTests/Documentation")
    #expect(shown.count >= 30)
    #expect(compiled == shown)
  }

  @Test func articlesOfTheUIModuleShowTheseExamples() throws {
    let shown = try Examples.shown(inFolder: "Sources/FormworkUI/Documentation.docc")
    let uikit = try Examples.compiled(inFolder: "Doubles/Tests/FormworkUITests/Documentation")
    let appkit = try Examples.compiled(
      inFolder: "Doubles/AppKit/Tests/FormworkUITests/Documentation")
    #expect(shown.count >= 10)
    #expect(uikit.merging(appkit) { first, _ in first } == shown)
  }

  @Test func moduleShowsTheseExamples() throws {
    let module = "Sources/FormworkFoundation/Documentation.docc/FormworkFoundation.md"
    let tests = "Tests/FormworkFoundationTests/ModuleDocumentationTests.swift"
    #expect(try Examples.compiled(in: tests) == Examples.shown(in: module))
  }
}
