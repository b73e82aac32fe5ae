import FormworkTestSupport
import Testing

@Suite struct IssueRangeTests {
  /// The part of each text that its issue is about.
  @Test(arguments: [
    ("iban", "NO93 86O1", "misplacedCharacter", "O"),
    ("card", "4242424242424241", "checksum", nil),
    ("nl", "1234 A5", "misplacedCharacter", "5"),
    ("phone", "2125550100x12", "hasExtension", "x12"),
    ("date", "04/13/", "impossibleDate", "13"),
    ("date", "31/02/2024", "impossibleDate", nil),
    ("stay", "24/12/2024 – 31/02/2025", "impossibleDate", "31/02/2025"),
    ("stay", "31/02/2024 – ", "impossibleDate", "31/02/2024"),
    ("stay", "24/12/2024 – 23/12/2024", "reversedRange", nil),
  ])
  func part(name: String, text: String, code: String, part: String?) throws {
    let format = try #require(try Self.formats().first { $0.name == name }).format
    var session = EditingSession(format: format)
    for character in text { session.insert(String(character)) }
    let issue = try #require(session.current.issue)
    #expect(issue.code == code)
    let shown = issue.range.map { range in
      String(
        decoding: Array(session.current.text.utf16)[
          range.lowerBound.value..<range.upperBound.value], as: UTF16.self)
    }
    #expect(shown == part)
  }

  /// Whatever is typed and deleted, the range is a part of the text.
  @Test func isAlwaysPartOfTheText() throws {
    var generator = SeededGenerator(seed: 43)
    var count = 0
    for (_, format) in try Self.formats() {
      for _ in 0..<200 {
        var session = EditingSession(format: format)
        for _ in 0..<24 {
          switch generator.number(in: 0...9) {
          case 0: session.deleteBackward()
          case 1:
            let end = session.current.text.utf16.count
            let place = UTF16Offset(generator.number(in: 0...end))
            session.select(place..<place)
          default: session.insert(generator.element(of: Self.keys))
          }
          guard let range = session.current.issue?.range else { continue }
          count += 1
          #expect(range.upperBound.value <= session.current.text.utf16.count)
        }
      }
    }
    #expect(count > 1000)
  }

  private static let keys = ["1", "2", "3", "9", "0", "4", "N", "O", "D", "E", "A", "/", "x", "+"]

  private static func formats() throws -> [(name: String, format: AnyInputFormat)] {
    [
      ("iban", AnyInputFormat(IBANFormat())), ("card", AnyInputFormat(CardFormat())),
      ("nl", try #require(Preset(identifier: "postal.NL")).makeFormat()),
      ("phone", AnyInputFormat(try PhoneFormat(region: "US"))),
      ("date", AnyInputFormat(try DateFormat("dd/MM/yyyy"))),
      ("stay", AnyInputFormat(try DateRangeFormat("dd/MM/yyyy"))),
    ]
  }
}
