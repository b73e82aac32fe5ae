import FormworkFilters
import FormworkTestSupport
import FormworkText
import Testing

/// Digits of other scripts mean the same as those of ASCII, and are kept if an app wants them.
@Suite struct ScriptDigitsLawTests {
  private static let scripts: [[Character]] = [
    Array("٠١٢٣٤٥٦٧٨٩"), Array("०१२३४५६७८९"), Array("０１２３４５６７８９"),
  ]

  private static let filters: [(name: String, filter: AllowedCharacters)] = [
    ("digits", .digits), ("decimal", .decimal),
    ("six digits", AllowedCharacters(.digits, maximumLength: 6)),
    ("six of a decimal", AllowedCharacters(.decimal, maximumLength: 6)),
    ("digits and letters", .alphanumerics),
  ]

  @Test(arguments: 0..<3)
  func theyMeanTheSame(script: Int) {
    var random = SeededGenerator(seed: UInt64(script))
    var (equal, kept) = (0, 0)
    for _ in 0..<2_000 {
      let (name, filter) = random.element(of: Self.filters)
      let text = random.list(upTo: 9) { $0.element(of: Array("0123456789012345.,.,-")) }
      let other = text.map { key in key.wholeNumberValue.map { Self.scripts[script][$0] } ?? key }
      for isTyped in [true, false] {
        let plain = enter(text, in: filter, isTyped: isTyped)
        let comment: Comment = "\(name): \(String(other)), \(isTyped)"
        let result = enter(other, in: filter, isTyped: isTyped)
        #expect(result.text == plain.text && result.value == plain.value, comment)
        #expect(
          result.issue == plain.issue && result.isComplete == plain.isComplete
            && result.isFull == plain.isFull, comment)
        equal += plain.text.isEmpty ? 0 : 1
        let asWritten = enter(other, in: filter.keepingDigits, isTyped: isTyped)
        let digits = plain.text.map { key in
          key.wholeNumberValue.map { Self.scripts[script][$0] } ?? key
        }
        #expect(asWritten.text == String(digits) && asWritten.issue == plain.issue, comment)
        kept += asWritten.text.contains { !$0.isASCII } ? 1 : 0
      }
    }
    #expect(equal > 1_500 && kept > 1_500, "\(equal) equal, \(kept) kept")
  }

  private func enter(
    _ text: [Character], in filter: AllowedCharacters, isTyped: Bool
  ) -> FormattedText {
    if !isTyped { return filter.formatted(text: String(text)) }
    return text.reduce(FormattedText()) { current, key in
      let edit = TextEdit(inserting: String(key), at: .end(of: current.text))
      return filter.apply(edit, to: current).formatted
    }
  }

  /// Only letters and digits are reported as unused: nobody misses a comma.
  @Test func onlyLettersAndDigitsAreMissed() {
    let keys: [Character] =
      Array("，、٬ａ１a1é中٣“👍") + [
        "e\u{301}", "1\u{301}", "1\u{20E3}", "1\u{FE0F}", "a\u{20DD}", "🇩🇪", "🇪🇸", "\r\n",
      ]
    var count = 0
    // Half of a flag, which the first half of another turns into a flag.
    let flags = AllowedCharacters(.characters(CharacterClass(["🇩", "🇪", "🇩🇪"])))
    for (name, filter) in Self.filters + [("flags", flags)] {
      for text in ["", "12", "123456", "🇩"] {
        let current = filter.formatted(text: text)
        for place in [UTF16Offset(0), .end(of: current.text)] {
          for key in keys {
            let outcome = filter.apply(TextEdit(inserting: String(key), at: place), to: current)
            #expect(
              outcome.unused.allSatisfy { $0.isLetter || $0.isNumber },
              "\(name), \(key) in \(text): \(outcome.unused)")
            count += 1
          }
        }
      }
    }
    #expect(count == 960)
  }

  /// A plus sign, and the currency beside a number, don't change it.
  @Test func aPlusSignIsNoPartOfANumber() {
    for number in ["5", "12", "123.5", "0.25", "1234567"] {
      for text in [
        "+\(number)", " +\(number) ", "€ +\(number)", "EUR +\(number)", "+\(number) USD",
      ] {
        let formatted = AllowedCharacters.decimal.formatted(text: text)
        #expect(formatted.value == number && formatted.issue == nil, "\(text)")
      }
    }
    // Nothing but a sign isn't a number.
    #expect(AllowedCharacters.decimal.formatted(text: "+").text.isEmpty)
  }

  /// The digits after `0x` are a number by themselves, and those after another letter belong to a word.
  @Test func aHexadecimalNumberIsFoundAfterItsPrefix() {
    let digits = AllowedCharacters(
      .characters(CharacterClass(Array("0123456789ABCDEF"))), maximumLength: 4)
    for (text, value) in [
      ("0x1F2A", "1F2A"), ("0X1F2A", "1F2A"), ("Address 0x1F2A", "1F2A"), ("0y1F2A", ""),
      ("x1F2A", ""),
      ("1x1F2A", ""), ("0x1F2AB", ""),
    ] {
      #expect(digits.formatted(text: text).text == value, "\(text)")
    }
  }

  /// Letters and digits are one code across spaces and hyphens, unless they are words.
  @Test func groupsOfACodeAreJoinedAndWordsArent() {
    for (text, code) in [
      ("ABCD 1234", "ABCD1234"), ("1234 ABCD", "1234ABCD"), ("ABCD-EFGH-12", "ABCDEFGH12"),
      ("AB CD 12", "ABCD12"), ("QWERTZ 1 A", "QWERTZ1A"), ("ABCD EFGH 12", ""), ("Code ab 12", ""),
    ] {
      #expect(AllowedCharacters.alphanumerics.formatted(text: text).text == code, "\(text)")
    }
  }
}
