import FormworkTestSupport
import Testing

@Suite struct CaseChangedTests {
  @Test(
    arguments: [
      (.upper, "ab-1é", "AB1É"), (.lower, "AB-1É", "ab1é"), (.upper, "straße", "STRAßE"),
      (.lower, "İ", "İ"), (.upper, "𐐨ǆ", "𐐀Ǆ"), (.upper, "α\u{345}", "Α\u{345}"),
    ] as [(letterCase: LetterCase, input: String, text: String)])
  func changes(letterCase: LetterCase, input: String, text: String) {
    let format = AllowedCharacters.alphanumerics.changingCase(letterCase)
    #expect(format.formatted(text: input).text == text)
    #expect(format.formatted(value: input).value == text)
    #expect(format.read(input, caret: 0, direction: .forward()).text == text)
  }

  @Test func changesOnlyWhatIsInserted() {
    let format = AllowedCharacters.letters.changingCase(.upper)
    let current = FormattedText(text: "ab", value: "ab", selection: 1..<1)
    #expect(
      Drawing(format.apply(TextEdit(inserting: "cd", at: 1), to: current).formatted) == "aCD|b")
    #expect(format.apply(TextEdit(inserting: "1", at: 1), to: current) == .rejected(current))
  }

  @Test func keepsOffsets() {
    let scalars = allScalars.filter { $0.properties.changesWhenCaseMapped }
    let everything = AllowedCharacters(.characters(UnicodeSet("\u{0}"..."\u{10FFFF}")))
    for letterCase in [LetterCase.upper, .lower] {
      let format = everything.changingCase(letterCase)
      let differences = scalars.filter { scalar in
        format.formatted(text: String(scalar)).text.utf16.count != UTF16.width(scalar)
      }
      #expect(differences.isEmpty)
    }
  }

  @Test func composes() {
    let plate = AllowedCharacters.alphanumerics.changingCase(.upper).limited(to: 3)
    #expect(plate.formatted(text: "a-b-1").text == "AB1")
    #expect(plate.formatted(text: "a-b-c-d").text == "")
    let assigned = plate.formatted(value: "abcd")
    #expect(assigned.text == "ABC")
    #expect(assigned.value == "abcd")
    #expect(plate == AllowedCharacters.alphanumerics.changingCase(.upper).limited(to: 3))
  }

  /// If only a part of a value is shown, the value stays as it was assigned, in any case of its letters.
  @Test func aPartIsShownAndTheValueStays() {
    let filters: [AllowedCharacters] = [
      .digits, .decimal, .letters, .alphanumerics, AllowedCharacters(.letters, maximumLength: 2),
      AllowedCharacters(.decimal, maximumLength: 3), AllowedCharacters(.any, maximumLength: 4),
    ]
    var (parts, malformed) = (0, 0)
    for filter in filters {
      for value in ["12ab", "1.5x", "abc", "ab1", "é1", "a b c d", "1234567", "x.y", "1.2.3"] {
        let plain = filter.formatted(value: value)
        let upper = filter.changingCase(.upper).formatted(value: value)
        #expect(upper.text == plain.text.uppercased() && upper.issue == plain.issue, "\(value)")
        guard plain.issue != nil else { continue }
        parts += 1
        malformed += plain.issue == .malformed ? 1 : 0
        #expect(upper.value == value && plain.value == value, "\(value) in \(filter)")
      }
    }
    #expect(parts > 20 && malformed > 5, "\(parts) parts, \(malformed) malformed")
  }

  @Test func reportsWhatWasPutInAsItWas() {
    let two = AllowedCharacters(.letters, maximumLength: 2).changingCase(.upper)
    let outcome = two.apply(TextEdit(inserting: "ab: 1", at: 0), to: FormattedText())
    #expect(outcome.formatted.text == "AB")
    #expect(outcome.unused == "1")
    #expect(outcome.formatted.isFull)
    #expect(two.apply(TextEdit(inserting: "c", at: 2), to: outcome.formatted).rejection == .noRoom)
  }
}
