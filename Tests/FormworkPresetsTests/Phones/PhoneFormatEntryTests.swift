import FormworkTestSupport
import Foundation
import Testing

/// The formats of calling codes, read from the packed tables, against the regular expressions of the data.
@Suite struct PhoneFormatEntryTests {
  private struct Row {
    let pattern: String
    let leading: [String]
    let flags: Set<String>

    init?(_ parts: Any) {
      guard let parts = parts as? [Any], parts.count == 4, let pattern = parts[0] as? String,
        let leading = parts[2] as? [String], let flags = parts[3] as? [String]
      else { return nil }
      (self.pattern, self.leading, self.flags) = (pattern, leading, Set(flags))
    }

    /// The fewest and the most digits of the groups, such as `(\d{2})(\d{4,5})`.
    var lengths: ClosedRange<Int> {
      var (least, most) = (0, 0)
      for group in pattern.split(separator: "(") {
        let counts = group.dropFirst(2).filter { $0.isNumber || $0 == "," }.split(separator: ",")
          .compactMap { Int($0) }
        least += counts.first ?? 1
        most += counts.last ?? 1
      }
      return least...most
    }
  }

  @Test func formatsAreThoseOfTheData() throws {
    let data = try Data(contentsOf: Project.root.appendingPathComponent("Data/phones.json"))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let codes = try #require(root["codes"] as? [[String: Any]])
    var random = SeededGenerator(seed: 81)
    var (formats, matches, others) = (0, 0, 0)
    for code in codes {
      let number = try #require(code["code"] as? Int)
      let plan = try #require(CallingCodePlan(number))
      let rows = (code["national"] as? [Any] ?? []).compactMap { Row($0) }
      let entries = plan.nationalFormats.entries
      #expect(entries.count == rows.count, "\(number)")
      for (entry, row) in zip(entries, rows) {
        formats += 1
        #expect(entry.lengths == row.lengths, "\(number) \(row.pattern)")
        #expect(entry.isGroupOnly == row.flags.contains("groupOnly"), "\(number) \(row.pattern)")
        #expect(entry.isTrunkOptional == row.flags.contains("optional"), "\(number)")
        #expect(entry.leadingCount == row.leading.count)
        for (index, text) in row.leading.enumerated() {
          let pattern = try #require(entry.leading(index), "\(number) \(text)")
          let expression = try NSRegularExpression(pattern: "^(?:" + text + ")")
          let first = text.first(where: \.isNumber).map(String.init) ?? ""
          for _ in 0..<20 {
            var digits = random.number(in: 0...3) > 0 ? first : ""
            while digits.count < 8 { digits += String(random.number(in: 0...9)) }
            let range = expression.firstMatch(
              in: digits, range: NSRange(location: 0, length: digits.utf16.count))?.range
            let end = pattern.end(in: DigitBuffer(digits.utf8))
            if range == nil { others += 1 } else { matches += 1 }
            #expect(end == range?.length, "\(number) \(text): \(digits)")
          }
        }
      }
    }
    #expect(formats > 500 && matches > 5000 && others > 3000, "\(formats) \(matches) \(others)")
  }
}
