import FormworkTestSupport
import Testing

/// The outcome of a key or a deletion follows from the text that it would leave, without a sieve: each of
/// its characters is allowed, and they fit.
@Suite struct FilterKeyLawTests {
  private static let filters: [AllowedCharacters] = [
    .any, .letters, .emoji, .noEmoji, .nonChinese.excluding(.emoji), .nonChinese,
    .nonChinese.limited(5), .any.limited(3),
    .letters.limited(2),
    .emoji.limited(1), AllowedCharacters(.nonChinese(rejectsPunctuation: true)),
    AllowedCharacters(.characters(UnicodeSet(["e", "a", " ", "\n", "\u{301}"]))),
    AllowedCharacters(.characters(UnicodeSet(["🇩", "🇪", "🇩🇪", "👍", "🏽", "٣", ":"]))),
    AllowedCharacters(.characters(UnicodeSet(["e", "👍", "\u{301}"]).inverted)).limited(4),
  ]

  @Test(arguments: filters.indices)
  func aKeyIsTakenIfTheTextWithItIsAllowed(index: Int) {
    let filter = Self.filters[index]
    var random = SeededGenerator(seed: UInt64(index))
    var (taken, rejected) = (0, 0)
    for _ in 0..<1_500 {
      let current = filter.formatted(text: Self.text(&random, upTo: 6))
      guard let key = Self.text(&random, upTo: 2).first else { continue }
      let (left, right) = Self.parts(of: current.text, &random)
      let whole = left + String(key) + right
      let head = left + String(key)
      // A key that changes the characters next to it is more than a key: half of it may fit.
      let isMark = head.count == left.count
      guard whole.isSame(as: String(whole.prefix(head.count)) + right),
        head.isSame(as: String(whole.prefix(head.count))),
        isMark || left.isSame(as: String(head.prefix(left.count)))
      else { continue }
      let edit = TextEdit(
        replacing: UTF16Offset(
          left.utf16.count)..<UTF16Offset(current.text.utf16.count - right.utf16.count),
        with: String(key))
      let outcome = filter.apply(edit, to: current)
      let comment: Comment =
        "\(left.debugDescription) \(key.debugDescription) \(right.debugDescription)"
      let isAllowed = whole.allSatisfy(filter.rule.contains)
      let hasRoom = whole.count <= max(filter.maximumLength ?? .max, current.text.count)
      if isAllowed, hasRoom {
        taken += 1
        #expect(outcome.formatted.text.isSame(as: whole), comment)
        #expect(outcome.unused.isEmpty && outcome.removed.isEmpty && !outcome.isRejected, comment)
        #expect(outcome.formatted.caret.value == head.utf16.count, comment)
      } else {
        rejected += 1
        #expect(outcome == .rejected(current, because: isAllowed ? .noRoom : .notAllowed), comment)
      }
    }
    #expect(taken > 40 && rejected > 40, "\(taken) taken, \(rejected) rejected")
  }

  /// Only letters and digits are reported as unused: nobody misses a comma.
  @Test func onlyLettersAndDigitsAreMissed() {
    let keys: [Character] =
      Array("，、٬ａ１a1é中٣“👍") + [
        "e\u{301}", "1\u{301}", "1\u{20E3}", "1\u{FE0F}", "a\u{20DD}", "🇩🇪", "🇪🇸", "\r\n",
      ]
    var count = 0
    // Half of a flag, which the first half of another turns into a flag.
    let flags = AllowedCharacters(.characters(UnicodeSet(["🇩", "🇪", "🇩🇪"])))
    let filters: [AllowedCharacters] = [
      .digits, .decimal, .alphanumerics, AllowedCharacters(.digits, maximumLength: 6),
      AllowedCharacters(.decimal, maximumLength: 6), flags,
    ]
    for filter in filters {
      for text in ["", "12", "123456", "🇩"] {
        let current = filter.formatted(text: text)
        for place in [UTF16Offset(0), .end(of: current.text)] {
          for key in keys {
            let outcome = filter.apply(TextEdit(inserting: String(key), at: place), to: current)
            #expect(
              outcome.unused.allSatisfy { $0.isLetter || $0.isNumber },
              "\(filter), \(key) in \(text): \(outcome.unused)")
            count += 1
          }
        }
      }
    }
    #expect(count == 960)
  }

  @Test(arguments: filters.indices)
  func aDeletionLeavesItsNeighbors(index: Int) {
    let filter = Self.filters[index]
    var random = SeededGenerator(seed: UInt64(index))
    for _ in 0..<500 {
      let current = filter.formatted(text: Self.text(&random, upTo: 8))
      let (left, right) = Self.parts(of: current.text, &random)
      let edit = TextEdit(
        replacing: UTF16Offset(
          left.utf16.count)..<UTF16Offset(current.text.utf16.count - right.utf16.count), with: "")
      let outcome = filter.apply(edit, to: current)
      let comment: Comment = "\(left.debugDescription) \(right.debugDescription)"
      let whole = left + right
      #expect(!outcome.isRejected && outcome.unused.isEmpty, comment)
      #expect(
        outcome.formatted.text.hasPrefix(left) || whole.count < left.count + right.count, comment)
      guard whole.allSatisfy(filter.rule.contains) else {
        #expect(!outcome.removed.isEmpty, comment)
        continue
      }
      #expect(outcome.formatted.text.isSame(as: whole) && outcome.removed.isEmpty, comment)
    }
  }

  /// The state of a text doesn't depend on the edits that led to it.
  @Test(arguments: filters.indices)
  func theStateFollowsFromTheText(index: Int) {
    let filter = Self.filters[index]
    var random = SeededGenerator(seed: UInt64(index))
    var current = FormattedText()
    for _ in 0..<1_000 {
      let (left, right) = Self.parts(of: current.text, &random)
      let edit = TextEdit(
        replacing: UTF16Offset(
          left.utf16.count)..<UTF16Offset(current.text.utf16.count - right.utf16.count),
        with: random.number(in: 0...2) == 0 ? "" : Self.text(&random, upTo: 3))
      current = filter.apply(edit, to: current).formatted
      let count = current.text.count
      #expect(current.value.isSame(as: current.text))
      #expect(current.isComplete == !current.text.isEmpty)
      #expect(current.isFull == (filter.maximumLength.map { count >= $0 && count > 0 } ?? false))
    }
  }

  private static func text(_ random: inout SeededGenerator, upTo count: Int) -> String {
    random.number(in: 0...1) == 0
      ? random.troublesomeText(upTo: count)
      : random.list(upTo: count) {
        $0.element(of: ["e", "a", "\u{301}", "🇩", "🇪", "👍", "🏽", "x", "é", " ", "٣", ":", "漢"])
      }.joined()
  }

  /// A text before and after a selection of whole characters.
  private static func parts(
    of text: String, _ random: inout SeededGenerator
  ) -> (left: String, right: String) {
    let start = random.number(in: 0...text.count)
    let isCaret = random.number(in: 0...2) > 0
    return (String(text.prefix(start)), String(text.dropFirst(start + (isCaret ? 0 : 1))))
  }

  /// Backspace at the end leaves the text of the keys before the last one, also if a key changed the meaning of
  /// earlier ones: `1.234` has groups, and `1.23` hasn't.
  @Test func backspaceTakesBackTheLastKey() {
    let amount = AllowedCharacters(.decimal(separator: ",", standIns: "."))
    var random = SeededGenerator(seed: 37)
    var (checked, reread) = (0, 0)
    for _ in 0..<2_000 {
      var sessions = [EditingSession(format: amount)]
      for _ in 0..<Int.random(in: 2...9, using: &random) {
        guard var next = sessions.last else { return }
        let key = ["1", "2", "0", "5", ".", ","].randomElement(using: &random) ?? "1"
        if next.insert(key).rejection == nil { sessions.append(next) }
      }
      guard var session = sessions.popLast() else { return }
      while let earlier = sessions.popLast() {
        if session.current.text.dropLast() != earlier.current.text { reread += 1 }
        session.deleteBackward()
        checked += 1
        #expect(session.current.text == earlier.current.text)
        #expect(session.current.issue == earlier.current.issue)
      }
    }
    #expect(checked >= 8_000 && reread >= 300, "\(checked), \(reread)")
  }
}

extension AllowedCharacters {
  fileprivate func limited(_ maximumLength: Int) -> AllowedCharacters {
    AllowedCharacters(self, maximumLength: maximumLength)
  }
}
