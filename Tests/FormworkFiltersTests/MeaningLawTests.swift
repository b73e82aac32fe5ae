import FormworkTestSupport
import Testing

/// What text means doesn't change on its way into a filter: it is placed whole, or one part of it is, or it is
/// rejected, or there is an issue. The expectations come from the text, never from the filter.
@Suite struct MeaningLawTests {
  private static let pieces = [
    "1", "2", "34", "567", "0", "٣", "९", "a", "Z", "é", "中", " ", "  ", "-", "–", ".", ",", "/",
    "(", ")",
    ":", ";", "+", "’", "\n", "\u{202F}", "½", "%", "G-", "Code ",
  ]

  /// A text of pieces that occur in what people paste.
  private static func text(_ random: inout SeededGenerator, upTo count: Int) -> String {
    random.list(upTo: count) { $0.element(of: pieces) }.joined()
  }

  /// The digits of each run of digits and what may decorate them.
  private static func runs(of text: String) -> [String] {
    var runs = [""]
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isBetweenDigits =
        index > 0 && index + 1 < characters.count && characters[index - 1].isNumber
        && characters[index + 1].isNumber
      if let digit = character.wholeNumberValue, "٣९".contains(character) || character.isASCII {
        runs[runs.count - 1] += String(digit)
      } else if !" -–./()\n\u{202F}".contains(character),
        !isBetweenDigits || !",’".contains(character)
      {
        runs.append("")
      }
    }
    return runs.filter { !$0.isEmpty }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func aCodeIsNeitherCutNorJoined(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (placed, rejected) = (0, 0)
    for _ in 0..<4_000 {
      let text = Self.text(&random, upTo: 7)
      let length = random.number(in: 0...1) == 0 ? nil : random.number(in: 1...6)
      let filter = AllowedCharacters(.digits, maximumLength: length)
      let outcome = filter.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      let value = outcome.formatted.value
      #expect(outcome.formatted.issue == nil)
      #expect(value.allSatisfy { $0.isASCII && $0.isNumber })
      if outcome.isRejected || value.isEmpty {
        rejected += 1
        continue
      }
      placed += 1
      // The zeros of a spreadsheet, as in `12.0`, aren't digits of a code.
      if ExportedNumber(text) == .whole(value) { continue }
      let runs = Self.runs(of: text)
      #expect(runs.contains(value), "\(text.debugDescription), \(length ?? 0), gives \(value)")
      if length == nil { #expect(runs.count == 1, "\(text.debugDescription) gives \(value)") }
      if let length, runs.count > 1 { #expect(value.count == length, "\(text.debugDescription)") }
    }
    #expect(placed >= 400 && rejected >= 400)
  }

  /// A number with a fraction isn't a code, however its digits are grouped.
  @Test func aFractionIsNoCode() {
    let fractions = [".5", ".50", ".00"]
    for group in [" ", "\u{A0}", "\u{202F}", "\u{2009}"] {
      for head in ["1", "12", "123"] {
        for groups in 1...3 {
          let whole = head + String(repeating: group + "234", count: groups)
          for text in fractions.map({ whole + $0 }) {
            let outcome = AllowedCharacters.digits.apply(
              TextEdit(inserting: text, at: 0), to: FormattedText())
            #expect(outcome.isRejected, "\(text.debugDescription): \(outcome.formatted.text)")
          }
          #expect(
            AllowedCharacters.digits.formatted(text: whole).text == whole.filter(\.isNumber))
        }
      }
    }
  }

  /// Typing ends in what pasting gives, where all of it is placed.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func typingIsPasting(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let filters: [AllowedCharacters] = [
      .digits, .decimal, .alphanumerics, AllowedCharacters(.digits, maximumLength: 6),
      AllowedCharacters(.decimal(separator: ",")),
      AllowedCharacters(.decimal(separator: ",", standIns: ".")),
      .any, AllowedCharacters(.characters(.any), maximumLength: 4),
    ]
    var asserted = 0
    for _ in 0..<4_000 {
      let filter = random.element(of: filters)
      let text = Self.text(&random, upTo: 7)
      let paste = filter.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      guard !paste.isRejected, paste.unused.isEmpty, paste.formatted.issue == nil else {
        continue
      }
      // The zeros of a spreadsheet arrive at once.
      if ExportedNumber(text) != nil { continue }
      // A key that isn't allowed is rejected, where a paste has a space.
      if filter.rule == .any, !text.allSatisfy(filter.rule.contains) { continue }
      let typed = Self.typing(text, into: filter)
      #expect(
        typed.value == paste.formatted.value && typed.issue == nil,
        "\(text.debugDescription) typed gives \(typed.value), pasted \(paste.formatted.value)")
      asserted += 1
    }
    #expect(asserted >= 500)
  }

  private static func typing(_ text: String, into filter: AllowedCharacters) -> FormattedText {
    var current = FormattedText()
    for key in text {
      let end = UTF16Offset(current.text.utf16.count)
      current = filter.apply(TextEdit(inserting: String(key), at: end), to: current).formatted
    }
    return current
  }

  /// A number in any notation is the same number, and Backspace takes its keys back one by one.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func numbersOfAllNotations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let filter = AllowedCharacters.decimal
    for _ in 0..<1_000 {
      let number = random.number(in: 0...9_999_999)
      let fraction = String(random.number(in: 0...99))
      let (group, point) = random.element(of: [
        (",", "."), (".", ","), ("", "."), ("", ","), ("", "٫"),
      ])
      let text = Self.grouped(number, group) + point + fraction
      let meant = "\(number).\(fraction)"
      #expect(filter.formatted(text: text).value == meant, "\(text)")
      let typed = Self.typing(text, into: filter)
      #expect(typed.value == meant && typed.issue == nil, "\(text)")
      let whole = Self.grouped(number, group)
      if number >= 1_000_000 || group == "," {
        #expect(filter.formatted(text: whole).value == String(number), "\(whole)")
        #expect(Self.typing(whole, into: filter).value == String(number), "\(whole)")
      }
      var current = typed
      for _ in text {
        let end = UTF16Offset(current.text.utf16.count)
        let last = TextEdit(deletingBackward: UTF16Offset(max(0, end.value - 1))..<end)
        current = filter.apply(last, to: current).formatted
      }
      #expect(current.text.isEmpty, "\(text)")
    }
  }

  /// Groups of digits aren't a fraction, whether English or Indian.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func groupsOfAWholeNumber(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let number = random.number(in: 1_000...999_999_999_999)
      let separator = random.element(of: [",", "’", "'"])
      for size in [3, 2] {
        let text = Self.grouped(number, separator, size)
        let outcome = AllowedCharacters.digits.apply(
          TextEdit(inserting: text, at: 0), to: FormattedText())
        #expect(outcome.formatted.value == String(number), "\(text)")
      }
    }
  }

  /// The last group has three digits, the others as many as `size` says.
  private static func grouped(_ number: Int, _ separator: String, _ size: Int = 3) -> String {
    var rest = String(number)
    var groups: [String] = []
    while rest.count > (groups.isEmpty ? 3 : size) {
      let count = groups.isEmpty ? 3 : size
      groups.insert(String(rest.suffix(count)), at: 0)
      rest.removeLast(count)
    }
    return ([rest] + groups).joined(separator: separator)
  }

  /// Keys that make no number, such as those of a date, never end in one that counts as done.
  @Test(
    arguments: [
      "19.06.2000", "2.9.79", "192.168.1.1", "1,234.56.7", "1.234.5", "1,23,4", "12.5.", "1.2,3.4",
    ])
  func typedKeysThatMakeNoNumber(text: String) {
    #expect(AllowedCharacters.decimal.formatted(text: text).text.isEmpty)
    let typed = Self.typing(text, into: .decimal)
    #expect(!typed.isDone, "\(text) gives \(typed.value)")
  }

  /// Digits that arrive at once mean what they mean key by key, after a separator that may still group.
  @Test(
    arguments: [
      ("1,1", "11", "1111"), ("1,1", "1", "1.11"), ("1.1", "11", "1.111"),
      ("1,234,5", "67", "1234567"),
    ])
  func digitsGoOnWithUnsettledKeys(keys: String, digits: String, value: String) {
    let typed = Self.typing(keys, into: .decimal)
    let end = UTF16Offset(typed.text.utf16.count)
    let outcome = AllowedCharacters.decimal.apply(TextEdit(inserting: digits, at: end), to: typed)
    #expect(outcome.formatted.value == value)
    #expect(outcome.formatted.value == Self.typing(keys + digits, into: .decimal).value)
  }

  /// A separator alone is the beginning of a number as a whole text, too.
  @Test(arguments: [(".", "."), (",", "."), ("٫", "."), (" ", ""), ("$,", ""), (",,", "")])
  func separatorsAlone(text: String, shown: String) {
    let paste = AllowedCharacters.decimal.apply(
      TextEdit(inserting: text, at: 0), to: FormattedText())
    #expect(AllowedCharacters.decimal.formatted(text: text).text == shown)
    #expect(paste.formatted.text == shown)
  }

  /// Free text never joins two words, and never loses its beginning.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func wordsAreNotJoined(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let words = random.list(upTo: 5) { $0.element(of: ["ab", "c", "def", "gh"]) }
      let gaps = ["\n", "\t", "中", "\r\n", "\u{0}", " "]
      var text = words.first ?? ""
      for word in words.dropFirst() { text += random.element(of: gaps) + word }
      let meant = words.joined(separator: " ")
      #expect(AllowedCharacters.nonChinese.formatted(text: text).value == meant)
      let length = random.number(in: 1...8)
      let cut = AllowedCharacters(.nonChinese(), maximumLength: length).formatted(text: text)
      #expect(cut.value == String(meant.prefix(length)))
      #expect((cut.issue == .tooLong) == (meant.count > length))
    }
  }
}
