import FormworkNumbers
import FormworkTestSupport
import FormworkText
import Foundation
import Testing

/// The examples and the table of the article Dates.
@Suite struct DatesArticleTests {
  @Test func typing() throws {
    // example: typing
    let date = try DateFormat("dd/MM/yyyy")
    var field = EditingSession(format: date)
    field.insert("4")
    #expect(field.current.text == "04/")
    field.insert("122024")
    #expect(field.current.text == "04/12/2024")
    #expect(date.typed(field.current)?.month == 12)
    // end
  }

  @Test func issues() throws {
    // example: issues
    var options = DateFormat.Options()
    options.minimum = DateFields("1900-01-01")
    options.maximum = DateFields("2100-12-31")
    let birthday = try DateFormat("dd/MM/yyyy", options: options)
    #expect(birthday.formatted(text: "31/02/").issue == .impossibleDate)
    #expect(birthday.formatted(text: "29/02/2023").issue == .impossibleDate)
    #expect(birthday.formatted(text: "29/02/2024").issue == nil)
    #expect(birthday.formatted(text: "24/12/1899").issue == .belowMinimum)
    #expect(birthday.formatted(text: "24/12/2101").issue == .aboveMaximum)
    // end
  }

  @Test func pasting() throws {
    // example: pasting
    let european = try DateFormat("dd/MM/yyyy")
    #expect(european.formatted(text: "2024-12-24").text == "24/12/2024")
    #expect(european.formatted(text: "Dec 24, 2024").text == "24/12/2024")
    #expect(european.formatted(text: "1.2.2024").text == "01/02/2024")
    #expect(european.formatted(text: "12/24/2024").issue == .impossibleDate)
    #expect(european.formatted(text: "20241224").text == "")
    let clock = try DateFormat("HH:mm")
    #expect(clock.formatted(text: "6:30 pm").text == "18:30")
    let nonsense = european.apply(TextEdit(inserting: "2024-12", at: 0), to: FormattedText())
    #expect(nonsense.isRejected == true)
    // end
  }

  @Test func ranges() throws {
    // example: ranges
    let stay = try DateRangeFormat("dd/MM/yyyy")
    #expect(stay.formatted(text: "2024-12-24 to 2025-01-02").text == "24/12/2024 – 02/01/2025")
    #expect(stay.formatted(text: "24/12/2024 – 23/12/2024").issue == .reversedRange)
    let shift = try DurationFormat("hh:mm")
    let long = shift.formatted(text: "26:30")
    #expect(long.text == "26:30")
    #expect(shift.typed(long) == 95400)
    // end
  }

  /// Rows of the table that the article doesn't show.
  private static let more = """
    | `dd/MM/yyyy` | `3` | `3▏` |
    | `dd/MM/yyyy` | `1/` | `01/▏` |
    | `dd/MM/yyyy` | `1/⌫` | `1▏` |
    | `dd/MM/yyyy` | `05/15/1962` | `05/15/1962▏` |
    | `dd/MM/yyyy` | `31022024` | `31/02/2024▏` |
    | `dd/MM/yyyy` | `4⌫` | `▏` |
    | `dd/MM/yyyy` | `28122024«6»⌫` | `28/01▏/2024` |
    | `dd/MM/yyyy` | `28122024«6»⌫1` | `28/11/▏2024` |
    | `dd/MM/yyyy` | `28122024«6»⌫⌫` | `28/▏/2024` |
    | `dd/MM/yyyy` | `241224` | `24/12/24▏` |
    | `yyyy-MM-dd` | `24-` | `2024-▏` |
    | `d.M.yyyy` | `1.1.2024` | `1.1.2024▏` |
    | `HH:mm` | `97` | `09:07▏` |
    | `MM/yy` | `430` | `04/30▏` |
    """

  /// The table says what the format does.
  @Test func tableOfKeys() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = root.appendingPathComponent("Sources/FormworkNumbers/Documentation.docc/Dates.md")
    var rows = 0
    // The tables of keys are pressed elsewhere, all articles' in one test.
    let paragraphs = try String(contentsOf: article, encoding: .utf8)
      .components(separatedBy: "\n\n").filter { !$0.hasPrefix("<!-- keys") }
    let lines = paragraphs.flatMap { $0.split(separator: "\n") } + Self.more.split(separator: "\n")
    for line in lines where line.hasPrefix("| `") {
      let cells = line.split(separator: "`", omittingEmptySubsequences: false)
      guard cells.count == 7 else { continue }
      rows += 1
      let shown = typed(String(cells[3]), into: try DateFormat(String(cells[1])))
      #expect(shown.replacing("|", with: "▏") == cells[5], "\(line)")
    }
    #expect(rows >= 26)
  }
}
