import FormworkTestSupport
import Testing

/// The laws, on filters and wrappers with random texts and edits.
@Suite struct FilterLawTests {
  private static let filters: [AllowedCharacters] = [
    .any, .digits, .decimal, .letters, .alphanumerics, .emoji, .nonChinese,
    .noEmoji, .nonChinese.excluding(.emoji), .any.allowingLineBreaks.excluding(.emoji),
    .any.excluding(.digits), .decimal.excluding(.characters(UnicodeSet(["5"]))),
    .letters.excluding(.characters(UnicodeSet(["e"]))),
    AllowedCharacters(.any, maximumLength: 3), AllowedCharacters(.letters, maximumLength: 2),
    AllowedCharacters(.emoji, maximumLength: 1), AllowedCharacters(.digits, maximumLength: 0),
    AllowedCharacters(.decimal(separator: ",", standIns: ".٫"), maximumLength: 5),
    AllowedCharacters(.nonChinese(rejectsPunctuation: true)),
    AllowedCharacters(.characters(UnicodeSet(["\r", "\n", "e", "\u{301}", "🇩", "🇪", "5"]))),
    AllowedCharacters(
      .characters(.any.union(UnicodeSet(["\r"])).union(UnicodeSet(["\n"])))),
    AllowedCharacters(
      .characters(UnicodeSet(["e", "👍", "\u{301}"]).inverted), maximumLength: 4),
  ]

  @Test(arguments: filters.indices)
  func filter(index: Int) throws {
    let filter = Self.filters[index]
    try Laws(filter, seed: UInt64(index)).check { text in
      #expect(text.allSatisfy { filter.rule.contains($0) })
      if let maximum = filter.maximumLength { #expect(text.count <= maximum) }
    }
  }

  @Test func limited() throws {
    try Laws(AllowedCharacters.any.limited(to: 3), seed: 1).check { #expect($0.count <= 3) }
    try Laws(AllowedCharacters.decimal.limited(to: 4), seed: 2).check { #expect($0.count <= 4) }
    try Laws(Grouped().limited(to: 3), seed: 3).check { #expect($0.count <= 5) }
    let phone = try Mask("([000])-[000]-[0000]").limited(to: 4)
    try Laws(phone, seed: 4).check { #expect($0.count <= 10) }
  }

  @Test func validated() throws {
    let short = AllowedCharacters.any.validated(onFailure: .reject) { $0.text.utf8.count < 9 }
    try Laws(short, seed: 1).check { _ in }
    try Laws(AllowedCharacters.digits.validated { $0.value.utf8.count < 3 }, seed: 2).check { _ in }
  }

  @Test func caseChanged() throws {
    try Laws(AllowedCharacters.any.changingCase(.upper), seed: 1).check { _ in }
    try Laws(AllowedCharacters.letters.changingCase(.lower).limited(to: 3), seed: 2)
      .check { #expect($0.count <= 3) }
  }
}

/// Random scripts on one format, with what must hold after every edit.
private struct Laws<Format: InputFormat> {
  private let format: Format
  private var generator: SeededGenerator

  init(_ format: Format, seed: UInt64) {
    self.format = format
    generator = SeededGenerator(seed: seed)
  }

  func check(_ invariant: (String) -> Void) throws {
    var laws = self
    for script in 0..<300 {
      var current = laws.format.formatted(text: laws.generator.troublesomeText(upTo: 6))
      for _ in 0..<8 {
        let isDeletion = laws.generator.number(in: 0...2) == 0
        let insertion = isDeletion ? "" : laws.generator.troublesomeText(upTo: 4)
        let edit = laws.generator.edit(of: current.text, inserting: insertion)
        let outcome = laws.format.apply(edit, to: current)
        let comment: Comment =
          "script \(script): \(current.text.debugDescription) \(edit.range) \(insertion.debugDescription)"
        laws.expectSound(outcome, after: edit, of: current, comment)
        current = outcome.formatted
        invariant(current.text)
      }
    }
  }

  private func expectSound(
    _ outcome: EditOutcome, after edit: TextEdit, of current: FormattedText, _ comment: Comment
  ) {
    let formatted = outcome.formatted
    let text = formatted.text
    if outcome.isRejected { #expect(formatted == current, "reject: \(comment)") }
    #expect(outcome.isRejected == false || !edit.replacement.isEmpty || !edit.range.isEmpty)
    for bound in [formatted.selection.lowerBound, formatted.selection.upperBound] {
      #expect(bound.clamped(to: text) == bound, "caret: \(comment)")
    }
    let again = format.formatted(text: text)
    #expect(again.text.unicodeScalars.elementsEqual(text.unicodeScalars), "idempotence: \(comment)")
    let isPart = formatted.issue == .tooLong && !formatted.isComplete
    if !isPart { #expect(again.value == formatted.value, "idempotence: \(comment)") }
    let shown = format.formatted(value: formatted.value)
    #expect(shown.value == formatted.value, "round trip: \(comment)")
    // The issue of text that was cut, and of a group that isn't whole, is one of the edit.
    let isOfTheEdit = formatted.issue == .tooLong || formatted.issue == .malformed
    if !isOfTheEdit { #expect(shown.issue == formatted.issue, "round trip: \(comment)") }

    let valueRange = format.valueRange(of: edit.range, in: formatted)
    let textRange = format.textRange(of: valueRange, in: formatted)
    #expect(format.valueRange(of: textRange, in: formatted) == valueRange, "mapping: \(comment)")
    expectInverse(edit, outcome, of: current, comment)
  }

  /// A character that stands apart from its neighbours, inserted and taken back.
  private func expectInverse(
    _ edit: TextEdit, _ outcome: EditOutcome, of current: FormattedText, _ comment: Comment
  ) {
    guard edit.range.isEmpty, edit.replacement.count == 1, !outcome.isRejected else { return }
    let typed = outcome.formatted
    let range = Drawing(typed).backspaceRange
    let isApart = typed.text.utf16.count == current.text.utf16.count + edit.replacement.utf16.count
    guard isApart, range.upperBound.value - range.lowerBound.value == edit.replacement.utf16.count
    else { return }
    let back = format.apply(TextEdit(deletingBackward: range), to: typed).formatted
    #expect(back.text == current.text, "inverse: \(comment)")
    #expect(back.value == current.value, "inverse: \(comment)")
  }
}
