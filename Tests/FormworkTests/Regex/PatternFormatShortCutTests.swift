import FormworkTestSupport
import Testing

@testable import Formwork

/// A key at the end of a text takes a short cut, which must come to what the general way comes to.
@Suite struct PatternFormatShortCutTests {
  private static let guides = [
    "[A-Z]{2}-[0-9]{4}(-[XYZ])?", "aab", "a--b", "-?-a", "(a-)*b", "(ab|ac)d", "a*b", "[0-9]-+a",
    "a\\r\\nb", "aéb", "x?abcdefghijklmn[0-9]", "\\+1 \\([0-9]{3}\\) [0-9]{3}", "(a|ab)(c|bcd)(d*)",
    "-", "--", "a?-", "[a-]-a", "(-a)+", "[ab]{0,30}", "",
  ]

  @Test(arguments: [true, false])
  func agreesWithTheGeneralWay(completion: Bool) throws {
    var patterns = RandomPattern.rich(seed: 7)
    var random = SeededGenerator(seed: 11)
    let keys = ["a", "b", "-", "1", "0", "A", "X", "c", "d", "_", "é", "\r", "\n", " ", "+", "("]
    var shortCuts = 0
    for round in 0..<200 {
      let pattern =
        round % 3 == 0
        ? try #require(Self.guides.randomElement(using: &random)) : patterns.next(depth: 2)
      guard let format = try? PatternFormat(pattern, completion: completion) else { continue }
      var current = FormattedText()
      for _ in 0..<20 {
        let end = UTF16Offset(current.text.utf16.count)
        let back = Int.random(in: 1...3, using: &random)
        let edits =
          keys.map { Edit(inserting: $0, at: end) } + [
            Edit(deletingBackward: UTF16Offset(end.value - 1)..<end),
            Edit(deletingBackward: UTF16Offset(end.value - back)..<end),
            Edit(deletingForward: UTF16Offset(end.value - 1)..<end),
            Edit(replacing: UTF16Offset(end.value - 1)..<end, with: ""),
          ]
        for edit in edits {
          if format.applyAtEnd(edit, to: current) != nil { shortCuts += 1 }
          let general = format.applyAnywhere(edit, to: current)
          #expect(
            format.apply(edit, to: current) == general, "\(pattern), \(current.text), \(edit)")
        }
        let next = try #require(edits.randomElement(using: &random))
        current = format.applyAnywhere(next, to: current).formatted
      }
    }
    #expect(shortCuts > 2_000)
  }

  /// Texts that another format made, or nobody.
  @Test func leavesForeignTextsToTheGeneralWay() throws {
    let format = try PatternFormat("[A-Z]{2}-[0-9]{4}")
    let pieces: [[Provenance.Piece]] = [
      [], [.init(length: 2, kind: [.user, .value])], [.init(length: 4, kind: [.user, .value])],
      [.init(length: 1, kind: [.user, .value]), .init(length: 2, kind: [.user, .value])],
      [.init(length: 3, kind: [.guide])], [.init(length: 9, kind: [.user, .value])],
      [.init(length: 2, kind: [.user, .value]), .init(length: 1, kind: [])],
    ]
    for pieces in pieces {
      for text in ["AB-", "ABC", "12-", "é1", ""] {
        let foreign = FormattedText(text: text, value: text, provenance: Provenance(pieces))
        let end = UTF16Offset(text.utf16.count)
        for edit in [Edit(inserting: "1", at: end), Edit(deletingBackward: 0..<end)] {
          #expect(format.apply(edit, to: foreign) == format.applyAnywhere(edit, to: foreign))
        }
      }
    }
  }
}
