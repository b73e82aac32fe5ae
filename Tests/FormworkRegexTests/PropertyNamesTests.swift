import FormworkTestSupport
import Testing

/// Compares `\p{…}` and `[[:…:]]` with the properties of the standard library.
@Suite struct PropertyNamesTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var names: [String]
    var holds: @Sendable (Unicode.Scalar) -> Bool

    var testDescription: String { names[0] }

    init(_ names: String..., holds: @escaping @Sendable (Unicode.Scalar) -> Bool) {
      self.names = names
      self.holds = holds
    }
  }

  /// ASCII, Latin-1, their wide forms, and two scalars of each category in each block of 256.
  private static let samples = stride(from: 0, to: 0x2_0000, by: 256).flatMap { start in
    var counts: [Unicode.GeneralCategory: Int] = [:]
    return (start..<start + 256).compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
      counts[scalar.properties.generalCategory, default: 0] += 1
      let isRare = counts[scalar.properties.generalCategory, default: 0] < 3
      return isRare || scalar.value < 0x180 || 0xFF00...0xFF60 ~= scalar.value
    }
  }

  private static let rows = [
    Row("L", "Letter") { $0.isOf("Letter") },
    Row("Lu", "Uppercase_Letter") { $0.isOf("uppercaseLetter") },
    Row("Ll", "lowercase-letter") { $0.isOf("lowercaseLetter") },
    Row("M", "Mark") { $0.isOf("Mark") },
    Row("N", "Number") { $0.isOf("Number") },
    Row("Nd", "Decimal Number", "digit") { $0.isOf("decimalNumber") },
    Row("P", "Punctuation", "punct") { $0.isOf("Punctuation") },
    Row("Any", "all") { _ in true },
    Row("ASCII") { $0.isASCII },
    Row("Alpha", "Alphabetic") { $0.properties.isAlphabetic },
    Row("Upper", "Uppercase") { $0.properties.isUppercase },
    Row("Lower", "Lowercase") { $0.properties.isLowercase },
    Row("alnum") { $0.properties.isAlphabetic || $0.isOf("decimalNumber") },
    Row("space", "White_Space") { $0.properties.isWhitespace },
    Row("blank") { $0.isOf("spaceSeparator") || $0 == "\t" },
    Row("cntrl", "Cc", "Control") { $0.isOf("control") },
    Row("graph") { !$0.properties.isWhitespace && !$0.isOf("control") },
    Row("print") {
      !$0.isOf("control") && !$0.isOf("lineSeparator") && !$0.isOf("paragraphSeparator")
    },
    Row("xdigit") { scalar in
      scalar.isOf("decimalNumber")
        || ["A"..."F", "a"..."f", "Ａ"..."Ｆ", "ａ"..."ｆ"].contains { $0.contains(scalar) }
    },
    Row("word") {
      $0.properties.isAlphabetic || $0.properties.isJoinControl || $0.isOf("decimalNumber")
        || $0.isOf("Mark") || $0.isOf("connectorPunctuation")
    },
  ]

  @Test(arguments: rows)
  private func holdsTheSameScalars(row: Row) throws {
    let (members, others) = (
      Self.samples.filter(row.holds), Self.samples.filter { !row.holds($0) }
    )
    for name in row.names {
      for pattern in ["\\p{\(name)}", "[[:\(name):]]", "[^\\P{\(name)}]", "[^[:^\(name):]]"] {
        guard members.count < Self.samples.count || !pattern.contains("^") else { continue }
        let expression = try RegularExpression(pattern)
        #expect(members.allSatisfy { expression.matches(String($0)) }, "\(pattern)")
        #expect(!others.contains { expression.matches(String($0)) }, "\(pattern)")
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the name of its general category is this one, or ends with it.
  fileprivate func isOf(_ category: String) -> Bool {
    "\(properties.generalCategory)".hasSuffix(category)
  }
}
