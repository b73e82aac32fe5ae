import FormworkTestSupport
import FormworkTables
import Testing

/// Compares the sets of escapes and properties with the standard library, over all scalars.
@Suite struct ScalarSetPropertyTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var set: ScalarSet
    var holds: @Sendable (Unicode.Scalar.Properties, Unicode.Scalar) -> Bool

    var testDescription: String { name }

    /// A set that holds the scalars of some categories.
    init(_ name: String, _ set: ScalarSet, _ categories: Set<Unicode.GeneralCategory>) {
      self.init(name, set) { properties, _ in categories.contains(properties.generalCategory) }
    }

    init(
      _ name: String, _ set: ScalarSet,
      _ holds: @escaping @Sendable (Unicode.Scalar.Properties, Unicode.Scalar) -> Bool
    ) {
      self.name = name
      self.set = set
      self.holds = holds
    }
  }

  /// Only these have properties.
  private static let assigned = allScalars.filter {
    ![.unassigned, .privateUse].contains($0.properties.generalCategory)
  }

  private static let rows = [
    Row(
      "letters", .letters,
      [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]),
    Row("uppercase letters", .uppercaseLetters, [.uppercaseLetter]),
    Row("lowercase letters", .lowercaseLetters, [.lowercaseLetter]),
    Row("marks", .marks, [.nonspacingMark, .spacingMark, .enclosingMark]),
    Row("decimal digits", .decimalDigits, [.decimalNumber]),
    Row("numbers", .numbers, [.decimalNumber, .letterNumber, .otherNumber]),
    Row(
      "punctuation", .punctuation,
      [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation,
      ]),
    Row("controls", .controls, [.control]),
    Row("line separators", .lineSeparators, [.lineSeparator, .paragraphSeparator]),
    Row("alphabetic", .alphabetic) { properties, _ in properties.isAlphabetic },
    Row("uppercase", .uppercase) { properties, _ in properties.isUppercase },
    Row("lowercase", .lowercase) { properties, _ in properties.isLowercase },
    Row("whitespace", .whitespace) { properties, _ in properties.isWhitespace },
    Row("blanks", .blanks) { $0.generalCategory == .spaceSeparator || $1 == "\t" },
    // https://unicode-org.github.io/icu/userguide/strings/regexp.html
    Row("\\w", .wordCharacters) { properties, scalar in
      properties.isAlphabetic || properties.isJoinControl
        || [
          .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation,
        ].contains(properties.generalCategory)
    },
    Row("line terminators", ScalarSet.anythingInLine.complement) { _, scalar in
      "\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar)
    },
  ]

  @Test(arguments: rows)
  private func holdsTheSameScalars(row: Row) {
    let expected = Self.assigned.filter { row.holds($0.properties, $0) }.map(\.value)
    #expect(row.set == ScalarSet(expected.map { $0...$0 }))
    #expect(row.set.ranges.reduce(0) { $0 + $1.count } == expected.count)
  }
}
