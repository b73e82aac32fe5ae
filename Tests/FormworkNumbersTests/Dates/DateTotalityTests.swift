import FormworkTestSupport
import Testing

/// No text, no offset and no pattern traps, and whatever comes of them is a text of the format.
@Suite struct DateTotalityTests {
  @Test func anyEditOfAnyTextIsLegal() throws {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<4000 {
      let sample = DateSample(&random)
      check(try DateFormat(sample.pattern), &random)
      check(try DateRangeFormat(sample.pattern), &random)
      check(try DurationFormat(random.element(of: ["hh:mm", "h:mm:ss", "dddd hh"])), &random)
    }
  }

  private func check(_ format: some InputFormat, _ random: inout SeededGenerator) {
    let current =
      random.number(in: 0...2) == 0
      ? random.wronglyFormatted() : format.formatted(text: random.element(of: Self.texts))
    let insertion = random.maybe { $0.troublesomeText(upTo: 6) } ?? ""
    let edit = random.edit(of: current.text, inserting: insertion)
    let outcome = format.apply(edit, to: current)
    if outcome.isRejected {
      #expect(outcome.formatted == current)
    } else if outcome.formatted.text != current.text {
      let text = outcome.formatted.text
      // What isn't made of fields is a value, but no whole text.
      let again = format.formatted(value: text)
      #expect(again.text == text || outcome.formatted.issue == .malformed)
    }
    _ = format.remainder(after: current)
    _ = format.editingEnded(current)
    _ = format.stepped(current, by: random.element(of: [.min, -1, 0, 1, .max]))
    _ = format.read(current.text, caret: 3, direction: .forward())
  }

  private static let texts = [
    "", "24/12/2024", "24122024", "1/", "18:30", "930p", "//2024", "24/12/2024 – 25/12/2024",
    "999:59",
  ]

  @Test func anyPatternIsLegalOrAnError() {
    var random = SeededGenerator(seed: 5)
    var legal = 0
    for _ in 0..<20_000 {
      var pattern = ""
      for _ in 0..<random.number(in: 0...8) {
        pattern += random.element(of: [
          "y", "yyyy", "MM", "d", "HH", "hh", "mm", "ss", "a", "/", ".", "-", " ", "'", "'de'", "Q",
          "5",
          "\u{301}", "年", "🇩🇪", "\u{200D}",
        ])
      }
      do throws(DatePatternError) {
        let read = try DatePattern(pattern)
        legal += 1
        #expect(read.text == pattern)
        let text = DateFormat(read).formatted(text: "12").text
        #expect(DateFormat(read).formatted(text: text).text == text)
      } catch {
        #expect(error.offset.value >= 0 && error.offset.value <= pattern.utf16.count)
        #expect(!error.message.isEmpty && !error.fix.isEmpty && !error.code.name.isEmpty)
      }
      _ = try? DurationPattern(pattern)
    }
    #expect(legal > 500)
  }

  @Test func aLongTextIsReadInLinearTime() throws {
    let format = try DateFormat("dd/MM/yyyy")
    for text in [
      String(repeating: "1", count: 200_000), String(repeating: "1/", count: 100_000),
      String(repeating: "x ", count: 100_000), String(repeating: "é", count: 100_000),
    ] {
      let formatted = format.formatted(text: text)
      #expect(formatted.text.utf8.count <= 10)
    }
  }
}
