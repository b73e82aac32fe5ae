import FormworkTestSupport
import Foundation
import Testing

/// The table of the article Amounts, row by row.
@Suite struct AmountsTests {
  /// Rows of the same form that the article doesn't show.
  private static let more = """
    | `▏` | `1` | `1▏` |
    | `999▏,999` | `1` | `9,991▏,999` |
    | `1,234▏,567` | Delete | `123,4▏67` |
    | `▏000000` | `2` | `2▏,000,000` |
    | `▏` | `.` | `0.▏` |
    | `0.▏` | Backspace | `0▏` |
    | `12▏.34` | Delete | `12.▏34` |
    | `12.▏34` | `.` | `12.▏34` |
    | `12.34▏` | `.` | `12.34▏` |
    | `0▏` | `5` | `5▏` |
    | `0▏.15` | `2` | `2▏.15` |
    | `1▏.5` | Backspace | `0▏.5` |
    | `-12▏` | `-` | `12▏` |
    | `-▏12` | Backspace | `▏12` |
    | `12▏` | `x` | `12▏` |
    """

  @Test func everyRowOfTheTable() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/FormworkFormats/Documentation.docc/Amounts.md"), encoding: .utf8)
    let format = try NumberFormat()
    var count = 0
    // The tables of keys are pressed elsewhere, all articles' in one test.
    let paragraphs = article.components(separatedBy: "\n\n").filter { !$0.hasPrefix("<!-- keys") }
    let shown = paragraphs.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("| `") }
    #expect(shown.count == 10)
    for line in shown + Self.more.split(separator: "\n") {
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      #expect(cells.count == 3, "\(line)")
      let before = Drawing(cells[0].replacingOccurrences(of: "▏", with: "|"))
      var field = EditingSession(format: format)
      field.set(formatted: before.formatted(by: format))
      let key = ["Backspace": "⌫", "Delete": "⌦"][cells[1]] ?? cells[1]
      _ = press(key, in: &field)
      #expect(drawn(field.current) == cells[2].replacingOccurrences(of: "▏", with: "|"), "\(line)")
      count += 1
    }
    #expect(count >= 20)
  }
}
