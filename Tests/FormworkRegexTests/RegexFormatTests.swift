import FormworkTestSupport
import Testing

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
      (plate, "|", "ab, 12: AB-1234", "AB-1234|"), (plate, "[AB-12]", "CD3", "CD-3|"),
      ("a{9000}(b|c)", "aaa|", "a", "aaaa|"), ("[0-9]+-é", "1|", "2-", "12-é|"),
      ("x?ab", "|ab", "x", "x|ab"), (".{1,6}", "a😀|b", "x", "a😀x|b"),
      (".{1,6}", "a😀|", "é", "a😀é|"),
    ] as [(pattern: String, before: Drawing, insertion: String, after: Drawing)])
  func inserts(pattern: String, before: Drawing, insertion: String, after: Drawing) throws {
    let outcome = try Self.outcome(pattern, before, insertion)
    #expect(Drawing(outcome.formatted) == after)
    #expect(!outcome.isRejected)
    #expect(outcome.removed.isEmpty)
  }

  @Test(
    arguments: [
      (plate, "AB-12|", "x", .notAllowed), (plate, "AB-1234-X|", "Y", .noRoom),
      (plate, "|AB-1234-X", "C", .noRoom), (plate, "AB-1234-X|", "é", .notAllowed),
      (plate, "AB-1|234", "X", .notAllowed), (plate, "AB-1|234", "9", .wouldLose),
      (plate, "|AB-1234", "C", .wouldLose), ("[ab]{0,3}", "ab|a", "c", .notAllowed),
      ("[ab]{0,3}", "ab|a", "b", .noRoom), ("a?b", "b|", "a", .notAllowed),
      ("a{9000}(b|c)", "aaaa|", "x", .notAllowed),
    ] as [(pattern: String, before: Drawing, insertion: String, rejection: Rejection)])
  func saysWhyItRejects(
    pattern: String, before: Drawing, insertion: String, rejection: Rejection
  ) throws {
    let outcome = try Self.outcome(pattern, before, insertion)
    #expect(outcome.rejection == rejection)
    #expect(outcome.unused.isEmpty)
    #expect(outcome.formatted.text == before.text)
  }

  @Test(
    arguments: [
      (plate, "|", "ab, 12: AB-1234", "AB-1234", "ab12"), (plate, "|", "AB-123456", "", ""),
      (plate, "A|", "B-12", "AB-12", ""), (plate, "AB-|34", "9876", "AB-34", ""),
      (plate, "AB-[12]34", "(9)", "AB-934", ""), ("[0-9]-a", "|", "5-a-a", "", ""),
      ("[0-9]{6}", "|", "0996507", "", ""), ("[0-9]{6}", "|", "G-123066 is it", "123066", "Gisit"),
      ("[0-9]{6}", "|", "123066 or 123067", "", ""), ("[0-9]{6}", "|", "A123066", "", ""),
      ("[0-9]{4}", "|", "12:34", "", ""), ("[0-9]{3}", "|", "12.5", "", ""),
      ("[0-9]{4}", "|", "-1234", "", ""), ("[0-9]{4}", "|", "+12 34", "", ""),
      ("[a-z]+", "|", "ab cd", "", ""),
      ("(19|20)[0-9]{2}", "|", "24.12.1997", "1997", "2412"),
      ("(19|20)[0-9]{2}", "|", "1997-2005", "", ""),
      ("[0-9]{1,6}(\\.[0-9]{2})?", "|", "62,20", "62.20", ""),
      ("[0-9]{1,6}(\\.[0-9]{2})?", "|", "1.422,34", "1422.34", ""),
      ("[0-9]{1,6}(\\.[0-9]{2})?", "|", "1.234", "", ""),
      ("[0-9]+(,[0-9]{2})?", "|", "12.50", "12,50", ""),
    ] as [(pattern: String, before: Drawing, insertion: String, text: String, unused: String)])
  func placesWholeOrOnePart(
    pattern: String, before: Drawing, insertion: String, text: String, unused: String
  ) throws {
    let outcome = try Self.outcome(pattern, before, insertion)
    #expect(outcome.formatted.text == text)
    #expect(outcome.unused == unused)
  }

  /// Typing a number in another notation ends in what pasting it gives (rule 5).
  @Test(arguments: ["62,20", "1,422.34", "1422,5", "62.20", "1,422", "12,345.67"])
  func typesNumbers(text: String) throws {
    let price = try RegexFormat(#"[0-9]{1,6}(\.[0-9]{1,2})?"#)
    var current = FormattedText()
    for key in text {
      let end = UTF16Offset(current.text.utf16.count)
      current = price.apply(TextEdit(inserting: String(key), at: end), to: current).formatted
    }
    #expect(current.value == price.formatted(text: text).value)
    #expect(current.isDone)
    for _ in text {
      let end = UTF16Offset(current.text.utf16.count)
      let last = UTF16Offset(max(0, end.value - 1))..<end
      current = price.apply(TextEdit(deletingBackward: last), to: current).formatted
    }
    #expect(current.text.isEmpty)
  }

  /// Groups that aren't whole yet may become a number, but aren't one, although their digits match.
  @Test func groupsThatBegin() throws {
    let price = try RegexFormat(#"[0-9]{1,7}(\.[0-9]{1,2})?"#)
    var session = EditingSession(format: price)
    for (key, isNumber) in zip(
      "1,234,567", [true, true, true, true, true, false, false, false, true])
    {
      session.insert(String(key))
      #expect(session.current.issue == (isNumber ? nil : .malformed), "\(session.current.text)")
    }
    #expect(session.current.value == "1234567" && session.current.isDone)
  }

  /// A decimal digit of any script is the ASCII digit that the expression accepts (rule 10).
  @Test(
    arguments: [
      (#"\d{4}"#, "٣५७９", "3579"), ("[0-9]{2}", "१२", "12"), ("[١-٣]{2}", "١٢", "١٢"),
      ("[:١-٣]{2}", "١٢", "١٢"), ("[/١-٣]{2}", "١٢", "١٢"),
      (#"[\w ]{3}"#, "a ٣", "a ٣"), (#"\d{2} \d"#, "१२ ३", "12 3"),
    ])
  func turnsDigits(pattern: String, text: String, value: String) throws {
    #expect(try RegexFormat(pattern).formatted(text: text).value == value)
    #expect(try RegexFormat(pattern).formatted(value: text).value == value)
    if value.allSatisfy({ $0.isASCII }), text.count == 2 {
      let kept = try RegexFormat(#"\d{2}"#, keepingDigits: true)
      #expect(kept.formatted(text: text).value == text)
    }
  }

  /// What the app assigns and can't match is never shortened in silence (rule 2).
  @Test(
    arguments: [
      (plate, "AB-12345", "AB-1234", .malformed), ("[0-9]{2}", "123", "12", .tooLong),
      (plate, "A1", "A", .malformed),
    ] as [(pattern: String, value: String, text: String, issue: ValidationIssue)])
  func showsWhatIsAssigned(
    pattern: String, value: String, text: String, issue: ValidationIssue
  ) throws {
    let formatted = try RegexFormat(pattern).formatted(value: value)
    #expect(formatted.text == text)
    #expect(formatted.value == value)
    #expect(formatted.issue == issue)
    #expect(!formatted.isDone)
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
        var current = FormattedText()
        for key in typed {
          let end = UTF16Offset(current.text.utf16.count)
          current = format.apply(TextEdit(inserting: key, at: end), to: current).formatted
        }
        guard !current.text.isEmpty else { continue }
        let count = current.text.utf16.count
        let isTaken = (0...count).contains { offset in
          ["a", "b", "c", "-"].contains { key in
            let outcome = format.apply(
              TextEdit(inserting: key, at: UTF16Offset(offset)), to: current)
            // What is there already is only stepped over.
            return !outcome.isRejected && outcome.formatted.text != current.text
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

  /// A literal that is typed through changes nothing but the caret and its own kind.
  @Test(arguments: [("AB|-12", "AB-|12"), ("AB|-1234-X", "AB-|1234-X")])
  func aLiteralTypedThroughLeavesTheRest(before: Drawing, after: Drawing) throws {
    let format = try RegexFormat(Self.plate)
    let current = format.formatted(text: before.text)
    let outcome = try Self.outcome(Self.plate, before, "-")
    #expect(Drawing(outcome.formatted) == after)
    let kinds = { (text: FormattedText) in
      text.provenance.pieces(of: text.text).flatMap { piece in
        Array(repeating: piece.kind.contains(.user), count: piece.length)
      }
    }
    #expect(kinds(outcome.formatted) == kinds(current))
  }
}
