import FormworkTestSupport
import FormworkText
import Testing

@testable import FormworkRegex

@Suite struct RegexFormatTests {
  private static let plate = "[A-Z]{2}-[0-9]{4}(-[XYZ])?"

  private static func outcome(
    _ pattern: String, _ before: Drawing, _ insertion: String
  ) throws -> EditOutcome {
    let format = try RegexFormat(pattern)
    var current = format.formatted(text: before.text)
    #expect(current.text == before.text)
    current.selection = before.selection
    return format.apply(TextEdit(replacing: before.selection, with: insertion), to: current)
  }

  @Test(
    arguments: [
      (plate, "|", "A", "A|"), (plate, "A|", "B", "AB-|"), (plate, "AB-12|", "3", "AB-123|"),
      (plate, "AB-|12", "7", "AB-7|12"), (plate, "AB|-12", "7", "AB-7|12"),
      (plate, "|A", "B", "B|A-"), (plate, "AB-1[2]3", "9", "AB-19|3"),
      (plate, "AB|-12", "-", "AB-|12"),
      (plate, "|", "ab12AB-1234", "AB-1234|"), (plate, "[AB-12]", "CD3", "CD-3|"),
      ("a{9000}(b|c)", "aaa|", "a", "aaaa|"), ("[0-9]+-é", "1|", "2-", "12-é|"),
      ("x?ab", "|ab", "x", "x|ab"),
    ] as [(pattern: String, before: Drawing, insertion: String, after: Drawing)])
  func inserts(pattern: String, before: Drawing, insertion: String, after: Drawing) throws {
    let outcome = try Self.outcome(pattern, before, insertion)
    #expect(Drawing(outcome.formatted) == after)
    #expect(!outcome.isRefused)
    #expect(outcome.dropped.isEmpty)
  }

  @Test(
    arguments: [
      (plate, "AB-12|", "x", .notAllowed), (plate, "AB-1234-X|", "Y", .noRoom),
      (plate, "|AB-1234-X", "C", .noRoom), (plate, "AB-1234-X|", "é", .notAllowed),
      (plate, "AB-1|234", "X", .notAllowed), (plate, "AB-1|234", "9", .wouldLose),
      (plate, "|AB-1234", "C", .wouldLose), ("[ab]{0,3}", "ab|a", "c", .notAllowed),
      ("[ab]{0,3}", "ab|a", "b", .noRoom), ("a?b", "b|", "a", .notAllowed),
      ("a{9000}(b|c)", "aaaa|", "x", .notAllowed),
    ] as [(pattern: String, before: Drawing, insertion: String, refusal: Refusal)])
  func saysWhyItRefuses(
    pattern: String, before: Drawing, insertion: String, refusal: Refusal
  ) throws {
    let outcome = try Self.outcome(pattern, before, insertion)
    #expect(outcome.refusal == refusal)
    #expect(outcome.leftOut.isEmpty)
    #expect(outcome.formatted.text == before.text)
  }

  @Test(
    arguments: [
      (plate, "|", "ab12AB-1234", "AB-1234", "ab12"), (plate, "|", "AB-123456", "AB-1234", "56"),
      (plate, "A|", "B-12", "AB-12", ""), (plate, "AB-|34", "9876", "AB-9834", "76"),
      (plate, "AB-[12]34", "x9.", "AB-934", "x"), ("[0-9]-a", "|", "5-a-a", "5-a", "a"),
    ] as [(pattern: String, before: Drawing, insertion: String, text: String, leftOut: String)])
  func saysWhatIsLeftOut(
    pattern: String, before: Drawing, insertion: String, text: String, leftOut: String
  ) throws {
    let outcome = try Self.outcome(pattern, before, insertion)
    #expect(outcome.formatted.text == text)
    #expect(outcome.leftOut == leftOut)
  }

  @Test(
    arguments: [
      (plate, "AB1234", false), (plate, "AB1234-X", true), (plate, "AB1234X", false),
      (plate, "", false), ("a?b", "b", false),
      ("a?b", "ab", true), ("ab|c", "c", true), ("ab|xyab", "ab", false), ("ab|xab", "ab", false),
      ("[0-9]-a|b", "b", true), ("a*", "aaa", false), ("12|12-34", "12", false), ("", "", false),
      ("[0-9]{2}-é", "12", true), ("[0-9]-[0-9]", "12", true), ("1-2|312", "12", false),
    ] as [(pattern: String, text: String, isFull: Bool)])
  func isFull(pattern: String, text: String, isFull: Bool) throws {
    #expect(try RegexFormat(pattern).formatted(text: text).isFull == isFull)
  }

  /// A text that is full takes no key at all, and one that isn't takes one somewhere.
  @Test(arguments: [true, false])
  func isFullWhereNoKeyIsTaken(completion: Bool) throws {
    var patterns = RandomPattern.simple(seed: 9)
    var random = SeededGenerator(seed: 3)
    var full = 0
    var others = 0
    for _ in 0..<400 {
      let pattern = patterns.next(depth: 2)
      guard let format = try? RegexFormat(pattern, completion: completion) else { continue }
      for _ in 0..<6 {
        let typed = random.list(upTo: 5) { random in random.element(of: ["a", "b", "-"]) }
        let current = format.formatted(text: typed.joined())
        guard !current.text.isEmpty else { continue }
        let count = current.text.utf16.count
        let isTaken = (0...count).contains { offset in
          ["a", "b", "c", "-"].contains { key in
            let outcome = format.apply(
              TextEdit(inserting: key, at: UTF16Offset(offset)), to: current)
            // What is there already is only stepped over.
            return !outcome.isRefused && outcome.formatted.text != current.text
          }
        }
        #expect(!current.isFull || !isTaken, "\(pattern): \(current.text)")
        // A key may take the place of a literal, or be taken for one, and nothing is seen of it.
        if current.provenance != .user { continue }
        #expect(current.isFull || isTaken, "\(pattern): \(current.text)")
        if current.isFull { full += 1 } else { others += 1 }
      }
    }
    #expect(full >= 100 && others >= 500)
  }

  /// What a key costs grows with the text alone, whatever the expression: counted, not timed.
  @Test(
    arguments: [
      "a{9000}(b|c)", "[ab]*", "(a|b)*a(a|b){100}", "(aab?)*", "(?:a{0,50}){40}",
    ])
  func aKeyIsLinear(pattern: String) throws {
    let format = try RegexFormat(pattern)
    var costs: [Int] = []
    for length in [200, 400, 800, 1_600] {
      let text = format.formatted(text: String(repeating: "a", count: length))
      var most = 0
      for key: Glyph in [0x61, 0x78] {
        var editor = RegexEditor(format, text)
        let middle = editor.length / 2
        editor.cells.append(RegexCell(glyph: key, origin: .user))
        let placed = editor.placing(1, insteadOf: middle..<middle)
        most = max(most, placed.walk.triedCount)
      }
      costs.append(most)
    }
    for (less, more) in zip(costs, costs.dropFirst()) { #expect(more <= 2 * less + 600) }
    #expect(costs[3] <= 2 * 1_600 + 600)
  }
}
