import Testing

@Suite struct PresetTablesTests {
  /// What is in `Generated/` is what the generator makes of `Data/`.
  @Test func tablesAreThoseOfTheGenerator() throws {
    #expect(try Project.tablesAreThose(of: "generate-preset-tables.py"))
  }
}
