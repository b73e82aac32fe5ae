import FormworkFormats
import Testing

@Suite struct LineBreakTests {
  @Test(
    arguments: [
      (.any, "a\nb\r\nc\u{7}", "a\nb\r\nc"), (.nonChinese(), "a\n中b", "a\nb"),
      (.digits, "1\n2", "1\n2"), (.emoji, "👍\n👍🏽!", "👍\n👍🏽"),
      (.decimal(), "1.2\n3", "1.2\n3"),
    ] as [(AllowedCharacters.Rule, String, String)])
  func areLetInWhereTheyAreAllowed(rule: AllowedCharacters.Rule, text: String, shown: String) {
    let filter = AllowedCharacters(rule: rule.allowingLineBreaks)
    #expect(filter.formatted(text: text).text == shown)
    #expect(filter.formatted(text: shown).text == shown)
    let outcome = filter.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    #expect(outcome.formatted.text == shown)
    #expect(!AllowedCharacters(rule: rule).formatted(text: text).text.contains("\n"))
  }

  /// Line breaks and digits of other scripts change nothing about the limit.
  @Test func otherCharactersKeepTheLimit() {
    let changes: [(String, (AllowedCharacters) -> AllowedCharacters)] = [
      ("line breaks", { $0.allowingLineBreaks }), ("digits", { $0.keepingDigits }),
      ("both", { $0.allowingLineBreaks.keepingDigits }),
      ("both", { $0.keepingDigits.allowingLineBreaks }),
    ]
    let bases: [(AllowedCharacters, String)] = [
      (.any, "a"), (.letters, "é"), (.digits, "7"), (.alphanumerics, "x"), (.emoji, "👍🏽"),
      (.nonChinese, "b"), (.decimal, "5"),
    ]
    for (base, character) in bases {
      for limit in 1...6 {
        for (name, change) in changes {
          var session = EditingSession(
            format: change(AllowedCharacters(base, maximumLength: limit)))
          for _ in 0..<limit { #expect(session.insert(character).rejection == nil) }
          #expect(
            session.insert(character).isRejected, "\(character) and \(name), at most \(limit)")
          #expect(session.current.text == String(repeating: character, count: limit))
        }
      }
    }
  }

  /// Of two settings, neither undoes the other, whichever comes first.
  @Test func lineBreaksAndDigitsOfOtherScriptsAreBothKept() {
    let rules: [AllowedCharacters.Rule] = [
      .any, .letters, .digits, .alphanumerics, .emoji, .nonChinese(), .decimal(),
    ]
    for rule in rules {
      #expect(rule.allowingLineBreaks.keepingDigits == rule.keepingDigits.allowingLineBreaks)
      let both = AllowedCharacters(rule: rule.allowingLineBreaks.keepingDigits)
      #expect(both.formatted(text: "\n").text == "\n")
      let digit = AllowedCharacters(rule: rule.keepingDigits).formatted(text: "٣").text
      #expect(both.formatted(text: "٣").text == digit)
    }
  }
}
