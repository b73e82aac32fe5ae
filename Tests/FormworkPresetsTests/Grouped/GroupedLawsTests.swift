import FormworkReplay
import Testing

/// Grouped formats keep the laws of every entry format.
struct GroupedLawsTests {
  @Test(arguments: [PresetRun.seed, PresetRun.seed + 1])
  func cardsAndAccountsKeepThem(seed: UInt64) {
    let cards = FormatLaws.violations(
      of: CardFormat(), samples: ["4242 4242 4242 4242", "378282246310005"], seed: seed, count: 400)
    #expect(cards.isEmpty, "\(cards)")
    let accounts = FormatLaws.violations(
      of: IBANFormat(), samples: ["GB33 BUKB 2020 1555 5555 55", "BE68539007547034"], seed: seed,
      count: 400)
    #expect(accounts.isEmpty, "\(accounts)")
    let codes = FormatLaws.violations(
      of: SecurityCodeFormat(), samples: ["123", "1234"], seed: seed, count: 400)
    #expect(codes.isEmpty, "\(codes)")
  }

  @Test func codesKeepThem() {
    var asserted = 0
    for preset in Preset.all {
      guard let format = preset.code else { continue }
      let found = FormatLaws.violations(
        of: format,
        samples: [preset.example, preset.example.filter { $0.isLetter || $0.isNumber }],
        seed: PresetRun.seed, count: 40)
      // Most examples have wrong check digits on purpose, so that nothing is complete without an issue.
      let isDone = format.formatted(text: preset.example).isDone
      let violations = found.filter { isDone || !$0.edits.isEmpty }
      #expect(violations.isEmpty, "\(preset.identifier): \(violations)")
      asserted += 1
    }
    #expect(asserted > 50)
  }

  /// A value that is too long is shown without characters that nobody can see.
  @Test func longValuesAreVisible() {
    for preset in Preset.all {
      guard let format = preset.code else { continue }
      for value in [preset.example + "131052308T", "131052308T", "131052308T131052308T"] {
        let text = format.formatted(value: value).text
        #expect(text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }, "\(preset.identifier): \(text)")
      }
    }
  }
}
