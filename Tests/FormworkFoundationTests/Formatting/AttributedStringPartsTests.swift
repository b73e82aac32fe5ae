import Foundation
import Formwork
import FormworkTestSupport
import Testing

@Suite struct AttributedStringPartsTests {
  /// The text with a letter for the part of each run, such as `l:+1 (`.
  private func drawn(_ text: AttributedString) -> String {
    text.runs.map { run in
      let letter = run.formworkPart.map { String($0.rawValue.prefix(1)) } ?? "?"
      return letter + ":" + String(text[run.range].characters)
    }.joined(separator: "|")
  }

  @Test(
    arguments: [
      (#"{"mask":"+1 ([000]) [000]-[0000]"}"#, "212", "l:+1 (|u:212|l:) |r:000-0000"),
      (#"{"mask":"+1 ([000]) [000]-[0000]"}"#, "", "r:+1 (000) 000-0000"),
      (#"{"mask":"[00]/[00]","placeholder":"_"}"#, "123", "u:12|l:/|u:3|g:_"),
      (#"{"mask":"{é🇩🇪}[AA]"}"#, "e\u{301}b", "l:é🇩🇪|u:e\u{301}b"),
      (#"{"mask":"[00]-[00]"}"#, "1234", "u:12|l:-|u:34"),
      (#"{"filter":{"allow":"any"}}"#, "abc", "u:abc"),
      (#"{"regex":"AB-\\d{2}"}"#, "1", "l:AB-|u:1|r:0"),
    ] as [(json: String, value: String, drawing: String)])
  func parts(json: String, value: String, drawing: String) throws {
    let format = try FormatDefinition(json: json).makeFormat()
    let formatted = format.formatted(value: value)
    let text = AttributedString(formatted, remainderOf: format)
    #expect(drawn(text) == drawing)
    let shown = AttributedString(formatted)
    #expect(String(shown.characters) == formatted.text)
    #expect(!shown.runs.contains { $0.formworkPart == .remainder || $0.formworkPart == nil })
  }

  /// A provenance that doesn't fit its text loses none of it.
  @Test(arguments: [[], [1], [3], [99], [4, 1], [0, 1, 0, 1, 1, 1, 1, 1, 1]])
  func foreignProvenance(lengths: [Int]) {
    let pieces = lengths.enumerated().map { index, length in
      Provenance.Piece(length: length, kind: index.isMultiple(of: 2) ? .user : .value)
    }
    let formatted = FormattedText(text: "é🇩🇪", provenance: Provenance(pieces))
    #expect(String(AttributedString(formatted).characters) == "é🇩🇪")
  }

  @Test func wrongProvenance() throws {
    let mask = try Mask("[__]-[__]")
    var random = SeededGenerator(seed: 21)
    for _ in 0..<2_000 {
      let wrong = random.wronglyFormatted()
      let shown = AttributedString(wrong)
      #expect(String(shown.characters).utf8.elementsEqual(wrong.text.utf8))
      #expect(!shown.runs.contains { $0.formworkPart == nil })
      _ = AttributedString(wrong, remainderOf: mask)
    }
  }
}
