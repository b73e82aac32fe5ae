import Testing

/// The articles show what `FormworkClientTests` compiles and runs as a client; ``Examples`` says how.
@Suite struct DocumentationTests {
  @Test func articlesShowTheseExamples() throws {
    var shown: [String: [String]] = [:]
    var count = 0
    for library in ["FormworkText", "FormworkFilters", "FormworkMasks", "FormworkRegex"] {
      let examples = try Examples.shown(inFolder: "Sources/\(library)/Documentation.docc")
      shown.merge(examples) { first, _ in first }
      count += examples.count
    }
    #expect(shown.count == count)
    let compiled = try Examples.compiled(inFolder: "Tests/FormworkClientTests/Masks")
    #expect(shown.count >= 28)
    #expect(compiled == shown)
  }

  @Test func theArticleOnAmountsShowsTheseExamples() throws {
    let shown = try Examples.shown(in: "Sources/FormworkNumbers/Documentation.docc/Amounts.md")
    let tests = "Tests/FormworkClientTests/Numbers/AmountsTests.swift"
    #expect(shown.count >= 6)
    #expect(try Examples.compiled(in: tests) == shown)
  }

  @Test func articlesOfTheUIModuleShowTheseExamples() throws {
    let articles = try Examples.shown(inFolder: "Sources/FormworkUI/Documentation.docc")
    let guide = try Examples.shown(inFolder: "Documentation.docc")
    let shown = articles.merging(guide) { first, _ in first }
    #expect(shown.count == articles.count + guide.count)
    let uikit = try Examples.compiled(inFolder: "Simulators/Tests/FormworkUITests/Documentation")
    let appkit = try Examples.compiled(
      inFolder: "Simulators/AppKit/Tests/FormworkUITests/Documentation")
    #expect(shown.count >= 10)
    #expect(uikit.merging(appkit) { first, _ in first } == shown)
  }

  @Test func articlesOfThePresetsShowTheseExamples() throws {
    let shown = try Examples.shown(inFolder: "Sources/FormworkPresets/Documentation.docc")
    let compiled = try Examples.compiled(inFolder: "Tests/FormworkClientTests/Presets")
    #expect(shown.count >= 10)
    #expect(compiled == shown)
  }

  @Test func articlesOfPhoneNumbersShowTheseExamples() throws {
    let shown = try Examples.shown(inFolder: "Sources/FormworkPhoneNumbers/Documentation.docc")
    let compiled = try Examples.compiled(inFolder: "Tests/FormworkClientTests/PhoneNumbers")
    #expect(shown.count >= 4)
    #expect(compiled == shown)
  }

  @Test func articleOfDatesShowsTheseExamples() throws {
    let shown = try Examples.shown(in: "Sources/FormworkNumbers/Documentation.docc/Dates.md")
    #expect(shown.count >= 4)
    let tests = "Tests/FormworkClientTests/Numbers/DatesTests.swift"
    #expect(try Examples.compiled(in: tests) == shown)
  }

  @Test func articleOfFormworkShowsTheseExamples() throws {
    let shown = try Examples.shown(inFolder: "Sources/Formwork/Documentation.docc")
    #expect(shown.count >= 4)
    #expect(try Examples.compiled(inFolder: "Tests/FormworkClientTests/Formwork") == shown)
  }

  @Test(arguments: [
    "Compatibility", "Rules", "Formatter", "Foundation", "Replay", "Terminal",
  ])
  func moduleShowsTheseExamples(name: String) throws {
    let module = "Formwork" + name
    let article = "Sources/\(module)/Documentation.docc/\(module).md"
    let tests =
      name == "Compatibility"
      ? "Tests/\(module)Tests/ModuleDocumentationTests.swift"
      : "Tests/FormworkClientTests/\(name)/\(name)DocumentationTests.swift"
    let shown = try Examples.shown(in: article)
    #expect(shown.count >= 1)
    #expect(try Examples.compiled(in: tests) == shown)
  }
}
