import FormworkMasks
import Foundation
import Testing

/// The recorded answers of the library whose bracket syntax this is.
@Suite struct ReadingVectorTests {
  struct Row: Decodable {
    var format: String
    var error: Bool?
    var input: String?
    var caret: Int?
    var gravity: String?
    var out: String?
    var outCaret: Int?
    var value: String?
    var complete: Bool?
    var affinity: Int?
    var tail: String?
    var placeholder: String?
    var metrics: [Int]?
    var wholeString: String?
    var prefix: String?
    var capacity: String?
  }

  @Test func everyRowHolds() throws {
    let hex = UnicodeSet("0"..."9").union(UnicodeSet("a"..."f")).union(
      UnicodeSet("A"..."F"))
    let notations = [
      Mask.Notation("H", accepts: hex), Mask.Notation("h", accepts: hex, isOptional: true),
    ]
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Vectors/brackets.jsonl")
    var n = 0
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let row = try JSONDecoder().decode(Row.self, from: Data(line.utf8))
      n += 1
      if row.error == true {
        #expect(throws: MaskError.self, "\(row.format)") {
          try Mask(row.format, notations: notations)
        }
        continue
      }
      let mask = try Mask(row.format, notations: notations)
      let g: ReadingDirection =
        switch row.gravity! {
        case "F": .forward();
        case "FA": .forward(completing: true);
        case "B": .backward();
        default: .backward(skipping: true)
        }
      let r = mask.read(row.input!, caret: UTF16Offset(row.caret!), direction: g)
      #expect(r.text == row.out, "\(line)")
      #expect(r.caret.value == row.outCaret, "\(line)")
      #expect(r.value == row.value, "\(line)")
      #expect(r.isComplete == row.complete, "\(line)")
      #expect(r.affinity == row.affinity, "\(line)")
      if let tail = row.tail { #expect(r.remainder == tail, "\(line)") }
      #expect(mask.placeholder == row.placeholder, "\(line)")
      for (strategy, expected) in [
        (MaskSet.Strategy.wholeString, row.wholeString), (.prefix, row.prefix),
        (.capacity, row.capacity),
      ] {
        guard let expected else { continue }
        let set = MaskSet(primary: mask, alternatives: [], strategy: strategy)
        let affinity = set.affinities(of: row.input!, caret: UTF16Offset(row.caret!), direction: g)[
          0]
        #expect(affinity.map { String($0) } ?? "min" == expected, "\(line)")
      }
      if let m = row.metrics {
        #expect(
          [
            mask.leastTextLength, mask.fullTextLength, mask.leastValueLength,
            mask.fullValueLength,
          ] == m, "\(line)")
      }
    }
    #expect(n > 1000)
  }
}
