import FormworkTestSupport
import Foundation
import Testing

/// Laws of cards under random edits; `PRESET_EDITS` sets how many, `PRESET_SEED` where they come from.
@Suite struct CardLawsTests {
  @Test func lawsHoldUnderRandomEdits() {
    var tally = LawTally()
    var (round, edits) = (PresetRun.seed &* 1_000_003, 0)
    while edits < PresetRun.count, tally.failures < 5 {
      var random = SeededGenerator(seed: round)
      let accepted = random.number(in: 0...3) == 0 ? Set(["visa", "mastercard", "amex"]) : nil
      let brands = accepted.map { Set($0.compactMap { CardBrand(identifier: $0) }) }
      var field = GroupedField(
        seed: round, CardFormat(accepting: brands), CardModel.all.grouped(accepting: accepted)
      ) { $0.cardNumber() }
      edits += PresetRun.sixteenSteps(&field, round, &tally)
      round &+= 1
    }
    print(tally)
    tally.expectFloors(
      edits,
      [
        "canonical": 600, "caret": 400, "characters": 450, "checksum": 60, "brandNotAccepted": 20,
        "idempotence": 550, "ignored": 60, "inverse": 300, "unused": 5, "mapping": 600,
        "missing": 100,
        "progress": 20,
        "rejected": 100, "restored": 400, "tooLong": 2, "undo": 350, "value": 550,
      ])
  }

  /// The brand of a number's beginning, however much of it is there, is the one that the data tells.
  @Test func brandsAreThoseOfTheData() {
    var random = SeededGenerator(seed: PresetRun.seed)
    let format = CardFormat()
    var seen: [String: Int] = [:]
    for _ in 0..<PresetRun.count {
      let digits = random.cardNumber().filter(\.isNumber).prefix(random.number(in: 0...19))
      let shown = format.formatted(text: String(digits))
      let brand = CardModel.all.brand(of: Array(shown.value))?.id
      #expect(format.brand(of: shown)?.identifier == brand, "\(digits)")
      seen[brand ?? "none", default: 0] += 1
    }
    #expect(seen.count == CardBrand.all.count + 1 && seen.values.allSatisfy { $0 > 20 }, "\(seen)")
  }

  /// Whatever is there, and however it came, no edit traps.
  @Test func anythingIsLegal() { PresetRun.anything(CardFormat()) }

  /// Typed one by one or put in at once: the same text, if no digit is rejected on the way.
  @Test func oneByOneIsLikeAtOnce() {
    PresetRun.oneByOne(CardFormat()) { $0.cardNumber() }
  }
}
