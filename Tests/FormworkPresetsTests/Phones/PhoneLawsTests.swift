import FormworkTestSupport
import Foundation
import Testing

/// Laws of phones under random edits, told by digits alone; the texts themselves are those of vectors.
///
/// `PHONE_EDITS` sets how many edits each run sees, `PHONE_SEED` where they come from.
@Suite struct PhoneLawsTests {
  private static let count = number("PHONE_EDITS") ?? 20_000
  private static let seed = UInt64(number("PHONE_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func lawsHoldUnderRandomEdits() {
    var tally = LawTally()
    var (round, edits) = (Self.seed &* 1_000_003, 0)
    while edits < Self.count, tally.failures < 5 {
      var field = PhoneField(seed: round)
      for _ in 0..<16 {
        edits += 1
        if let violation = field.step(&tally) {
          tally.failures += 1
          Issue.record("\(violation)\nseed \(round): \(field.trail.joined(separator: "; "))")
          break
        }
      }
      round &+= 1
    }
    print(tally)
    tally.expectFloors(
      edits,
      [
        "digits": 450, "caret": 450, "rejected": 20, "ignored": 10, "undo": 300, "idempotence": 550,
        "value": 300, "canonical": 500, "inverse": 150, "mapping": 500, "complete": 600,
        "extension": 1,
        "issue": 600, "full": 15, "unused": 2, "progress": 20, "number": 400,
      ])
  }

  /// Seeds of what went wrong once.
  @Test(arguments: PhoneField.regressions)
  func whatWentWrongOnce(seed: UInt64) {
    var tally = LawTally()
    var field = PhoneField(seed: seed)
    for _ in 0..<16 { #expect(field.step(&tally) == nil) }
  }

  /// Whatever is there, and however it came, no edit traps, and what comes of it is a text of the format.
  @Test func anythingIsLegal() {
    var random = SeededGenerator(seed: Self.seed)
    for _ in 0..<Self.count / 4 {
      let format = random.phoneFormat()
      var current = random.wronglyFormatted()
      for _ in 0..<3 {
        let insertion = random.troublesomeText(upTo: 5)
        let edit = random.edit(of: current.text, inserting: insertion)
        let outcome = format.apply(edit, to: current)
        if !outcome.isRejected, outcome.formatted != current, !insertion.isEmpty {
          let text = outcome.formatted.text
          #expect(text.utf8.allSatisfy { $0 < 0x80 } || text == current.text)
        }
        _ = format.valueRange(of: edit.range, in: current)
        _ = format.textRange(of: edit.range, in: current)
        _ = format.number(of: current)
        _ = format.editingEnded(current)
        _ = format.formatted(value: current.text)
        current = outcome.formatted
      }
    }
  }

  /// Typed one by one or put in at once: the same text, if no digit is rejected on the way.
  @Test func oneByOneIsLikeAtOnce() {
    var random = SeededGenerator(seed: Self.seed)
    var asserted = 0
    for _ in 0..<Self.count / 8 {
      let format = random.phoneFormat()
      let digits = random.phoneDigits(of: format.region?.code)
      var session = EditingSession(format: format)
      let isRejected = digits.map { session.insert(String($0)).isRejected }.contains(true)
      let outcome = format.apply(TextEdit(inserting: digits, at: 0), to: FormattedText())
      if isRejected || outcome.isRejected || !outcome.unused.isEmpty || digits.isEmpty { continue }
      asserted += 1
      #expect(outcome.formatted.text == session.current.text, "\(digits)")
      #expect(outcome.formatted.value == session.current.value)
      #expect(format.formatted(text: digits).caret == .end(of: outcome.formatted.text))
    }
    #expect(asserted > Self.count / 20, "\(asserted)")
  }
}

extension SeededGenerator {
  mutating func phoneFormat() -> PhoneFormat {
    let validity = element(of: [PhoneFormat.Validity.possible, .possible, .valid])
    let common = ["US", "DE", "GB", "RU", "AR", "BR", "IT", "JP", "HU", "MX", "IN", "BS", "CA"]
    if number(in: 0...4) == 0 { return PhoneFormat(validity: validity) }
    let region = number(in: 0...1) == 0 ? element(of: common) : element(of: PhoneMetadata.regions)
    let foreign = element(of: [
      PhoneFormat.InternationalNumbers.international, .international, .reject,
    ])
    return (try? PhoneFormat(region: region, foreignNumbers: foreign, validity: validity))
      ?? PhoneFormat()
  }
}
