import FormworkPhoneNumbers
import Foundation
import Testing

@Suite struct PhoneNumberVectorTests {
  /// The texts of libphonenumber's own tests, examples of all regions and types, and drawn texts.
  @Test func answersAreThoseOfLibphonenumber() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let rows = try PhoneNumberRow.rows(of: root.path + "/Tests/Vectors/phone-numbers.tsv")
    #expect(rows.count == 3614)
    compare(rows)
    #expect(Set(rows.map { $0.isNumber ? $0.expected[5] : "" }).count == 12)
    #expect(Set(rows.map { $0.isNumber ? $0.expected[7] : "" }).count == 6)
    #expect(Set(rows.map { $0.isNumber ? "" : $0.expected[0] }).count == 6)
    #expect(Set(rows.map { $0.isNumber ? $0.expected[6] : "" }).count > 240)
  }

  /// The texts that `Scripts/compare phone-numbers` has drawn and had parsed by libphonenumber's port.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PHONE_NUMBER_ROWS"] != nil))
  func drawnNumbers() throws {
    let path = ProcessInfo.processInfo.environment["PHONE_NUMBER_ROWS"] ?? ""
    let rows = try PhoneNumberRow.rows(of: path)
    let valid = rows.filter { $0.isNumber && !$0.expected[5].isEmpty }
    print("\(rows.count) texts, \(rows.filter(\.isNumber).count) numbers, \(valid.count) valid")
    #expect(rows.count > 400)
    #expect(valid.count * 10 > rows.count)
    compare(rows)
  }

  private func compare(_ rows: [PhoneNumberRow]) {
    var failures = 0
    for row in rows where row.answers != row.expected {
      failures += 1
      if failures < 10 {
        Issue.record(
          "\(row.region) \(row.text.debugDescription): \(row.answers), not \(row.expected)")
      }
    }
    #expect(failures == 0)
  }
}
