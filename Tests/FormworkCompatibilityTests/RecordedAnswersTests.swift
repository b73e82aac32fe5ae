import FormworkInputMask
import Foundation
import Testing

/// The recorded answers of the library whose names these are, asked under its names.
@Suite struct RecordedAnswersTests {
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

  static let notations: [Mask.Notation] = {
    let hex = UnicodeSet("0"..."9").union(UnicodeSet("a"..."f"))
      .union(UnicodeSet("A"..."F"))
    return [Mask.Notation("H", accepts: hex), Mask.Notation("h", accepts: hex, isOptional: true)]
  }()

  static func rows() throws -> [Row] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../Vectors/brackets.jsonl")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Row.self, from: Data($0.utf8))
    }
  }

  @Test func everyRowHolds() throws {
    let rows = try Self.rows()
    #expect(rows.count == 1048)
    for row in rows {
      let isValid = Mask.isValid(format: row.format, customNotations: Self.notations)
      #expect(isValid == (row.error != true), "\(row.format)")
      if isValid { try check(row) }
    }
  }

  private func check(_ row: Row) throws {
    let mask = try Mask.getOrCreate(withFormat: row.format, customNotations: Self.notations)
    let input = try #require(row.input)
    let caret = try #require(row.caret)
    let direction = try #require(row.gravity)
    let text = CaretString(
      string: input, caretPosition: String.Index(utf16Offset: caret, in: input),
      caretGravity: Self.direction(direction))
    let result = mask.apply(toText: text)
    #expect(result.formattedText.string == row.out, "\(row)")
    #expect(
      result.formattedText.caretPosition.utf16Offset(in: result.formattedText.string)
        == row.outCaret, "\(row)")
    #expect(result.formattedText.caretGravity == text.caretGravity)
    #expect(result.extractedValue == row.value, "\(row)")
    #expect(result.complete == row.complete, "\(row)")
    #expect(result.affinity == row.affinity, "\(row)")
    if let tail = row.tail { #expect(result.tailPlaceholder == tail, "\(row)") }
    #expect(mask.placeholder == row.placeholder, "\(row)")
    if let metrics = row.metrics {
      let lengths = [
        mask.acceptableTextLength, mask.totalTextLength, mask.acceptableValueLength,
        mask.totalValueLength,
      ]
      #expect(lengths == metrics, "\(row)")
    }
    let strategies: [(AffinityCalculationStrategy, String?)] = [
      (.wholeString, row.wholeString), (.prefix, row.prefix), (.capacity, row.capacity),
    ]
    for (strategy, expected) in strategies {
      guard let expected else { continue }
      let affinity = strategy.calculateAffinity(ofMask: mask, forText: text, autocomplete: false)
      #expect(affinity == Int.min ? expected == "min" : String(affinity) == expected, "\(row)")
    }
  }

  static func direction(_ name: String) -> CaretString.CaretGravity {
    switch name {
    case "F": .forward(autocomplete: false)
    case "FA": .forward(autocomplete: true)
    case "B": .backward(autoskip: false)
    default: .backward(autoskip: true)
    }
  }
}
