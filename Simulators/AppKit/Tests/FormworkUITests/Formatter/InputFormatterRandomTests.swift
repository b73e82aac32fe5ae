import AppKit
import Foundation
import FormworkTestSupport
@testable import FormworkUnderTest
import Testing

/// Random edits at a formatter alone, as AppKit asks it and as it never should.
///
/// FIELD_SCRIPTS sets how many scripts each format gets.
@Suite("Random edits at a formatter") struct InputFormatterRandomTests {
  private static let scripts =
    ProcessInfo.processInfo.environment["FIELD_SCRIPTS"].flatMap(UInt64.init) ?? 60

  @Test func thereAreFormats() { #expect(SampleFormat.all.count > 20) }

  /// Any text, any selection, in the text before and in the one proposed.
  @Test("No text and no selection break the contract", arguments: SampleFormat.all)
  func anythingIsLegal(sample: SampleFormat) throws {
    let formatter = InputFormatter(sample.format, isLenient: true)
    for seed in 0..<(4 * Self.scripts) {
      var generator = SeededGenerator(seed: seed)
      var field = FormatterField(text: generator.troublesomeText(upTo: 6))
      for step in 0..<4 {
        let length = field.text.utf16.count
        let start = generator.number(in: 0...length)
        field.selection = NSRange(
          location: start, length: generator.number(in: 0...(length - start)))
        let stale = generator.number(in: 0...3) == 0 ? Self.wild(length, &generator) : nil
        let lower = generator.number(in: 0...length)
        let upper = generator.number(in: lower...length)
        let before = field
        let answer = try field.replace(
          lower..<upper, with: generator.troublesomeText(upTo: 2), by: formatter, stale: stale)
        guard answer != .rejected else { continue }
        let story: Comment = "seed \(seed), step \(step): \(before), \(lower)..<\(upper)"
        let selection = UTF16Offset(field.selection)
        #expect(selection.lowerBound.clamped(to: field.text) == selection.lowerBound, story)
        #expect(selection.upperBound.clamped(to: field.text) == selection.upperBound, story)
        // What is right as it is, is a text of the format.
        if answer == .accepted {
          let known = sample.format.shown(field.text).text
          #expect(known.utf8.starts(with: field.text.utf8), story)
        }
      }
    }
  }

  /// A formatter that remembers nothing does what a session does that remembers everything.
  @Test(
    "A formatter agrees with a session",
    arguments: SampleFormat.all.filter { $0.telling != .nothing })
  func agrees(sample: SampleFormat) throws {
    let formatter = InputFormatter(sample.format, isLenient: true)
    for seed in 0..<Self.scripts {
      var generator = SeededGenerator(seed: seed)
      var field = FormatterField()
      var session = EditingSession(format: sample.format)
      var story = "seed \(seed):"
      for _ in 0..<12 {
        Self.moveCaret(of: &field, &generator)
        session.select(UTF16Offset(field.selection))
        guard session.current.selection == UTF16Offset(field.selection) else { break }
        story += " “\(field.text)” \(field.selection)"
        switch generator.number(in: 0...9) {
        case 0, 1:
          _ = try field.backspace(by: formatter)
          session.deleteBackward()
        case 2:
          _ = try field.delete(by: formatter)
          session.deleteForward()
        default:
          let key = generator.element(of: ["1", "2", "a", "B", "é", "😀", "3", "0", "34", "56a"])
          let range = UTF16Offset(field.selection)
          try field.replace(
            range.lowerBound.value..<range.upperBound.value, with: key, by: formatter)
          _ = session.perform(TextEdit(replacing: range, with: key))
          story += " \(key)"
        }
        let text = session.current.text
        if !session.current.isComplete, sample.format.formatted(text: text).text != text {
          // A deletion has emptied a group before a literal, and such a text can't be read alone.
          break
        }
        #expect(try formatter.value(of: field.text) == session.current.value, "\(story)")
        let isSame =
          field.text.isIdentical(to: session.current.text)
          && UTF16Offset(field.selection) == session.current.selection
        #expect(isSame || sample.telling == .value, "\(story) → \(field), \(session.current)")
        guard isSame else { break }
      }
    }
  }

  @Test("Backspace empties every text", arguments: SampleFormat.all)
  func backspaces(sample: SampleFormat) throws {
    let formatter = InputFormatter(sample.format, isLenient: true)
    for seed in 0..<Self.scripts {
      var generator = SeededGenerator(seed: seed)
      var field = FormatterField()
      for _ in 0..<8 {
        let caret = field.text.utf16.count
        try field.replace(
          caret..<caret, with: generator.troublesomeText(upTo: 2), by: formatter)
      }
      let text = field.text
      field.selection = NSRange(location: text.utf16.count, length: 0)
      for _ in 0..<(2 * text.count + 2) where try !formatter.value(of: field.text).isEmpty {
        _ = try field.backspace(by: formatter)
      }
      #expect(try formatter.value(of: field.text) == "", "seed \(seed): “\(text)”")
    }
  }

  @Test("A formatter in many fields does what one each would do", arguments: SampleFormat.all)
  func shares(sample: SampleFormat) throws {
    let shared = InputFormatter(sample.format, isLenient: true)
    for seed in 0..<(Self.scripts / 4) {
      var generator = SeededGenerator(seed: seed)
      var fields = [FormatterField](repeating: FormatterField(), count: 3)
      var others = fields
      for _ in 0..<24 {
        let index = generator.number(in: 0...2)
        let key = generator.element(of: ["1", "2", "a", "-", "", "34"])
        let alone = InputFormatter(sample.format, isLenient: true)
        for (formatter, isShared) in [(shared, true), (alone, false)] {
          var field = isShared ? fields[index] : others[index]
          if key.isEmpty {
            _ = try field.backspace(by: formatter)
          } else {
            let range = field.selection
            try field.replace(
              range.location..<(range.location + range.length), with: key, by: formatter)
          }
          if isShared { fields[index] = field } else { others[index] = field }
        }
        #expect(fields.map(\.text) == others.map(\.text), "seed \(seed)")
        #expect(fields.map(\.selection) == others.map(\.selection), "seed \(seed)")
      }
    }
  }

  private static func moveCaret(
    of field: inout FormatterField, _ generator: inout SeededGenerator
  ) {
    let length = field.text.utf16.count
    if generator.number(in: 0...3) == 0 {
      let start = UTF16Offset(generator.number(in: 0...length)).clamped(to: field.text).value
      let end = UTF16Offset(generator.number(in: start...length)).clamped(to: field.text).value
      let isCaret = generator.number(in: 0...1) == 0
      field.selection = NSRange(location: start, length: isCaret ? 0 : end - start)
    }
  }

  /// A selection that the text never had.
  private static func wild(_ length: Int, _ generator: inout SeededGenerator) -> NSRange {
    NSRange(
      location: generator.element(of: [0, -1, length, length + 7, NSNotFound, .max, .min]),
      length: generator.element(of: [0, -1, 1, length, 5, .max]))
  }
}
