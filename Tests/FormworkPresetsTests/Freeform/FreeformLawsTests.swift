import FormworkTestSupport
import Foundation
import Testing

/// Laws of freeform formats under random edits; `PRESET_EDITS` sets how many, `PRESET_SEED` where they come from.
@Suite struct FreeformLawsTests {
  static let formats: [FreeformFormat] = [
    .personName, .emailAddress, .webAddress, .slug, .ipAddress4, .ipAddress6, .serial,
  ]

  static let signs = Array("ab Z3éя中.-_@:/’‐？#[]%")

  /// Only what was put in or was there is shown, in order; what is shown is a text of the format; undo and redo
  /// agree; leaving the field loses nothing but separators.
  @Test(arguments: formats)
  func lawsHoldUnderRandomEdits(format: FreeformFormat) {
    var random = SeededGenerator(seed: PresetRun.seed)
    var tally = LawTally()
    var session = EditingSession(format: format)
    let count = PresetRun.count / 4
    for step in 0..<count {
      if step % 24 == 0 { session = EditingSession(format: format) }
      let before = session.current
      let isDeletion = random.number(in: 0...3) == 0
      let insertion =
        isDeletion
        ? ""
        : random.number(in: 0...5) == 0
          ? random.troublesomeText(upTo: 4)
          : String((0..<random.number(in: 1...3)).map { _ in random.element(of: Self.signs) })
      let edit = random.likelyEdit(of: before.text, inserting: insertion)
      let outcome = format.outcome(of: edit, in: before)
      let steps = session.undoCount
      session.perform(edit)
      let current = session.current
      #expect(current == outcome.formatted)
      tally.count("value")
      #expect(current.value == current.text)
      if outcome.isRejected {
        tally.count("rejected")
        #expect(current == before)
        #expect(!insertion.isEmpty)
      }
      if isDeletion {
        tally.count("deleted")
        // All that is left was there, in order: nothing is written anew.
        #expect(letters(current.text).isSubsequence(of: letters(before.text)))
        let taken = edit.range.clamped(to: UTF16Offset(0)..<(.end(of: before.text)))
        #expect(taken.isEmpty || current.text.utf16.count < before.text.utf16.count)
      }
      #expect(!(current.isComplete && current.issue != nil))
      if current.isComplete { tally.count("complete") }
      tally.count("idempotence")
      let shown = format.formatted(text: current.text)
      // Of a text with one address, the address is taken.
      let isPart = shown.isDone && !current.isDone && current.text.contains(shown.text)
      #expect(isPart || letters(shown.text) == letters(current.text), "\(current.text)")
      #expect(format.formatted(text: shown.text).text == shown.text, "\(current.text)")
      tally.count("blur")
      let left = format.editingEnded(current)
      // Typed text is never cut, also where a paste takes the one address.
      let isCut = letters(shown.text) != letters(current.text)
      #expect(isCut ? letters(left.text) == letters(current.text) : left.text == shown.text)
      #expect(format.editingEnded(left) == left)
      #expect(session.undoViolation(before, steps, &tally) == nil)
    }
    print(tally)
    tally.expectFloors(
      count, ["value": 900, "deleted": 100, "idempotence": 900, "blur": 900, "undo": 150])
  }

  /// Whatever is there, and however it came, no edit traps.
  @Test(arguments: formats)
  func anythingIsLegal(format: FreeformFormat) {
    var random = SeededGenerator(seed: PresetRun.seed)
    for _ in 0..<PresetRun.count / 8 {
      let current = random.wronglyFormatted()
      let edit = random.edit(of: current.text, inserting: random.troublesomeText(upTo: 5))
      let outcome = format.apply(edit, to: current)
      _ = format.editingEnded(outcome.formatted)
      _ = format.formatted(value: current.text)
    }
  }

  /// A part of a text that is whole can be typed on: never an issue that more typing mends.
  @Test func beginningsOfWholeTextsHaveNoIssue() {
    var asserted = 0
    for (format, texts) in [
      (.emailAddress, ["ann.lee+x@mail.example.org", "a@b-c.example"]),
      (.webAddress, ["https://ann:x@example.org:8080/a?b=c#d", "http://[2001:db8::1]:80/x"]),
      (
        .ipAddress6,
        ["2001:db8::1", "::ffff:192.0.2.1", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:192.0.2.1", "::"]
      ),
    ] as [(FreeformFormat, [String])] {
      for text in texts {
        #expect(format.formatted(text: text).isComplete, "\(text)")
        for end in text.indices {
          asserted += 1
          #expect(format.formatted(text: String(text[..<end])).issue == nil, "\(text[..<end])")
        }
      }
    }
    #expect(asserted > 150)
  }

  /// The C library decides whether an address is whole. A malformed address is one that no further characters make whole.
  @Test(arguments: [.ipAddress4, .ipAddress6] as [FreeformFormat])
  func addressesAreThoseOfTheCLibrary(format: FreeformFormat) {
    let isLong = format == .ipAddress6
    func isAddress(_ text: String) -> Bool {
      var address = in6_addr()
      return inet_pton(isLong ? AF_INET6 : AF_INET, text, &address) == 1
    }
    let firsts = ["", "1", ":", ":1", "::", "::1", ".1"]
    let groups = (0...7).map { String(repeating: ":1", count: $0) }
    let numbers = (0...3).map { String(repeating: ".1", count: $0) }
    let endings = firsts.flatMap { first in
      groups.flatMap { group in numbers.map { first + group + $0 } }
    }
    var (texts, counts) = ([""], [0, 0, 0])
    for length in 1...7 {
      texts = texts.flatMap { text in ["1", isLong ? ":" : "0", "."].map { text + $0 } }
      // All short inputs, also where the last two groups can be four numbers.
      for text in texts + (isLong && length < 6 ? texts.map { "1:1:1:1:1:1:" + $0 } : []) {
        let shown = format.formatted(value: text)
        // The full stop of a sentence goes.
        let value = shown.value
        #expect(shown.isComplete == isAddress(value), "\(text)")
        let canBecome = endings.contains { isAddress(value + $0) }
        #expect((shown.issue == nil) == canBecome, "\(text)")
        counts[shown.isComplete ? 0 : canBecome ? 1 : 2] += 1
      }
    }
    #expect(counts.allSatisfy { $0 > 10 }, "\(counts)")
  }

  /// Letters and digits, which no tidying touches; the case may change.
  ///
  /// Scalars, not characters: some letters, such as U+0D4E, are one character with whatever follows them.
  private func letters(_ text: String) -> [Unicode.Scalar] {
    text.lowercased().unicodeScalars.filter {
      switch $0.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        true
      default: false
      }
    }
  }
}

extension [Unicode.Scalar] {
  fileprivate func isSubsequence(of other: [Unicode.Scalar]) -> Bool {
    var rest = other[...]
    for character in self {
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
