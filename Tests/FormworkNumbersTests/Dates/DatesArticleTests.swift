import FormworkTestSupport
import Foundation
import Testing

/// The table of the article Dates.
@Suite struct DatesArticleTests {
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
    let article = root.appendingPathComponent("Sources/FormworkFormats/Documentation.docc/Dates.md")
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
