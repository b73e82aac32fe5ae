import FormworkTestSupport
import Testing

/// No input traps or takes too long, whatever it is.
@Suite struct NumberTotalityTests {
  /// Texts that no number format made, edits that are stale, wild and foreign.
  @Test func textsOfNobodyKnowsWhom() throws {
    let first = UInt64(NumberLawsTests.number("NUMBER_SEED", or: 1)) &* 1_000_000
    var count = 0
    for round in 0..<NumberLawsTests.number("NUMBER_EDITS", or: 60_000) / 6 {
      var random = SeededGenerator(seed: first &+ UInt64(round))
      var spec = NumberSpec(&random)
      if random.number(in: 0...3) == 0 {
        spec.options.entry = .minorUnits
        spec.options.maximumFractionDigits = random.number(in: 0...4)
        spec.options.minimumFractionDigits = 0
      }
      let format = try spec.format
      let current = random.wronglyFormatted()
      let edit = random.edit(of: current.text, inserting: random.troublesomeText(upTo: 5))
      let outcome = format.apply(edit, to: current)
      if outcome.isRejected { #expect(outcome.formatted == current) }
      let shown = outcome.formatted
      _ = format.editingEnded(shown)
      _ = format.stepped(shown, by: random.element(of: [.min, -1, 1, .max]))
      _ = format.typed(shown)
      _ = format.valueRange(of: edit.range, in: shown)
      _ = format.textRange(of: edit.range, in: shown)
      for whole in [format.formatted(text: current.text), format.formatted(value: current.text)] {
        #expect(format.formatted(text: whole.text).text == whole.text)
      }
      count += 1
    }
    #expect(count > 0)
  }

  @Test func aMillionDigits() throws {
    let format = try NumberFormat()
    let digits = String(repeating: "1234567890", count: 100_000)
    var field = EditingSession(format: format, undoLimit: 0)
    field.insert(digits)
    #expect(field.current.value == digits)
    field.insert(digits)
    #expect(field.current.value.utf8.count == 2_000_000)
    field.insert(".")
    field.insert("5")
    field.deleteBackward()
    field.deleteBackward()
    field.select(500_000..<500_001)
    field.insert(digits)
    #expect(field.current.text.utf8.count > 3_900_000)
    var options = NumberFormat.Options()
    options.maximum = DecimalNumber(String(repeating: "9", count: 1000))
    var limited = EditingSession(format: try NumberFormat(NumberSymbols(), options))
    limited.insert("1")
    // A limit rejects no digit of a number that somebody means, but there isn't room for any number of them.
    #expect(limited.insert(digits).rejection == .noRoom)
    limited.insert(String(digits.prefix(1000)))
    #expect(limited.current.value.utf8.count == 1001 && limited.current.issue == .aboveMaximum)
    options.entry = .minorUnits
    var cents = EditingSession(format: try NumberFormat(NumberSymbols(), options))
    cents.insert("1")
    #expect(cents.insert(digits).isRejected)
    cents.insert(String(digits.prefix(500)))
    #expect(cents.current.value.utf8.count == 501)
  }
}
