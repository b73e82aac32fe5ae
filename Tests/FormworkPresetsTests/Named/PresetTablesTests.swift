import FormworkPresets
import Foundation
import Testing

@Suite struct PresetTablesTests {
  /// What is in `Generated/` is what the generator makes of `Data/`.
  @Test func tablesAreThoseOfTheGenerator() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "Scripts/generate-preset-tables.py", "--check"]
    process.currentDirectoryURL = PhoneVectors.root
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
