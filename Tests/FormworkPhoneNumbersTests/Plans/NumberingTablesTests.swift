import FormworkPhoneNumbers
import Foundation
import Testing

@Suite struct NumberingTablesTests {
  /// What is in `Generated/` is what the generator makes of `Data/`.
  @Test func tablesAreThoseOfTheGenerator() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "Data/tools/generate-phone-number-tables.py", "--check"]
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// Both modules have tables of one version, so that they agree about the same number.
  @Test func versionIsThatOfTheDataForTyping() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let data = try Data(contentsOf: root.appendingPathComponent("Data/phones.json"))
    let head = String(decoding: data.prefix(400), as: UTF8.self)
    #expect(head.contains("\"version\": \"\(PhoneNumber.dataVersion)\""))
  }
}
