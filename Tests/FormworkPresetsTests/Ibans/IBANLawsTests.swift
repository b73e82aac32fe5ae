import FormworkTestSupport
import Testing

/// Laws of account numbers under random edits; `PRESET_EDITS` sets how many, `PRESET_SEED` where they come from.
@Suite struct IBANLawsTests {
  @Test func lawsHoldUnderRandomEdits() {
    var tally = LawTally()
    var (round, edits) = (PresetRun.seed &* 1_000_003, 0)
    while edits < PresetRun.count, tally.failures < 5 {
      var field = GroupedField(seed: round, IBANFormat(), IBANModel.grouped) { $0.accountNumber() }
      edits += PresetRun.sixteenSteps(&field, round, &tally)
      round &+= 1
    }
    print(tally)
    tally.expectFloors(
      edits,
      [
        "canonical": 600, "caret": 400, "characters": 450, "checksum": 10,
        "misplacedCharacter": 100,
        "idempotence": 500, "ignored": 60, "inverse": 200, "unused": 5, "mapping": 600,
        "missing": 50,
        "progress": 20,
        "rejected": 100, "restored": 200, "undo": 350, "value": 500,
      ])
  }

  /// Whatever is there, and however it came, no edit traps.
  @Test func anythingIsLegal() { PresetRun.anything(IBANFormat()) }

  /// Typed one by one or put in at once: the same text, if nothing is rejected on the way.
  @Test func oneByOneIsLikeAtOnce() {
    PresetRun.oneByOne(IBANFormat()) { $0.accountNumber() }
  }
}
