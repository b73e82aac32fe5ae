import FormworkTestSupport
import Foundation
import Testing

/// How the laws of presets are run.
enum PresetRun {
  static let count = number("PRESET_EDITS") ?? 8_000
  static let seed = UInt64(number("PRESET_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Makes sixteen edits in a field, or fewer if one breaks a law.
  static func sixteenSteps<Format: InputFormat>(
    _ field: inout GroupedField<Format>, _ seed: UInt64, _ tally: inout LawTally
  ) -> Int {
    for step in 1...16 {
      guard let violation = field.step(&tally) else { continue }
      tally.failures += 1
      Issue.record("\(violation)\nseed \(seed): \(field.trail.joined(separator: "; "))")
      return step
    }
    return 16
  }

  /// Whatever is there, and however it came, no edit traps, and what comes of it is a text of the format.
  static func anything(_ format: some InputFormat) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<count / 4 {
      var current = random.wronglyFormatted()
      for _ in 0..<3 {
        let insertion = random.troublesomeText(upTo: 5)
        let edit = random.edit(of: current.text, inserting: insertion)
        let outcome = format.apply(edit, to: current)
        if !outcome.isRejected, outcome.formatted != current, !insertion.isEmpty {
          let text = outcome.formatted.text
          #expect(text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } || text == current.text)
        }
        _ = format.valueRange(of: edit.range, in: current)
        _ = format.textRange(of: edit.range, in: current)
        _ = format.formatted(value: current.text)
        current = outcome.formatted
      }
    }
  }

  /// Typed one by one or put in at once: the same text, if nothing is rejected on the way.
  static func oneByOne(
    _ format: some InputFormat, _ number: (inout SeededGenerator) -> String
  ) {
    var random = SeededGenerator(seed: seed)
    var asserted = 0
    for _ in 0..<count / 8 {
      let keys = number(&random)
      var session = EditingSession(format: format)
      let isRejected = keys.map { session.insert(String($0)).isRejected }.contains(true)
      let outcome = format.apply(TextEdit(inserting: keys, at: 0), to: FormattedText())
      if isRejected || outcome.isRejected || !outcome.unused.isEmpty || keys.isEmpty { continue }
      asserted += 1
      #expect(outcome.formatted == session.current, "\(keys)")
    }
    #expect(asserted > count / 20, "\(asserted)")
  }
}
