/// The sets of escapes and properties, with the same meanings as in ICU.
extension ScalarSet {
  package static var letters: ScalarSet {
    select([.uppercaseLetter, .lowercaseLetter, .otherLetter])
  }

  package static var uppercaseLetters: ScalarSet { select([.uppercaseLetter]) }
  package static var lowercaseLetters: ScalarSet { select([.lowercaseLetter]) }
  package static var marks: ScalarSet { select([.mark]) }
  package static var decimalDigits: ScalarSet { select([.decimalDigit]) }

  package static var numbers: ScalarSet {
    decimalDigits.union(RareCategory.select { $0 == .otherNumber || $0 == .letterNumber })
  }

  package static var punctuation: ScalarSet {
    RareCategory.select { $0 == .connector || $0 == .otherPunctuation }
  }

  /// The scalars with the property Alphabetic.
  package static var alphabetic: ScalarSet {
    letters.union(RareCategory.select { $0.isAlphabetic })
  }

  /// The scalars with the property Uppercase.
  package static var uppercase: ScalarSet {
    uppercaseLetters.union(RareCase.select { $0 == .uppercase })
  }

  /// The scalars with the property Lowercase.
  package static var lowercase: ScalarSet {
    lowercaseLetters.union(RareCase.select { $0 == .lowercase })
  }

  /// The scalars of `\w`: alphabetic ones, marks, decimal digits, connectors, and zero-width
  /// joiners.
  package static var wordCharacters: ScalarSet {
    letters.union(marks).union(decimalDigits)
      .union(RareCategory.select { $0.isAlphabetic || $0 == .connector })
      .union(ScalarSet([0x200C...0x200D]))
  }

  /// The scalars of `\s`, with the property White_Space.
  package static var whitespace: ScalarSet {
    blanks.union(lineSeparators).union(ScalarSet([0x0A...0x0D, 0x85...0x85]))
  }

  /// The tab and the scalars of general category Zs.
  package static var blanks: ScalarSet {
    ScalarSet([
      0x09...0x09, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x202F...0x202F,
      0x205F...0x205F, 0x3000...0x3000,
    ])
  }

  package static var lineSeparators: ScalarSet { ScalarSet([0x2028...0x2029]) }

  /// The scalars of general category Cc.
  package static var controls: ScalarSet { ScalarSet([0...0x1F, 0x7F...0x9F]) }

  /// The scalars of `.`: all except line terminators.
  package static var anythingInLine: ScalarSet {
    lineSeparators.union(ScalarSet([0x0A...0x0D, 0x85...0x85])).complement
  }

  /// Returns the scalars of some general categories.
  private static func select(_ categories: [UnicodeData.Category]) -> ScalarSet {
    var isMember = [Bool](repeating: false, count: 8)
    for category in categories { isMember[Int(category.rawValue)] = true }
    var ranges: [ClosedRange<UInt32>] = []
    UnicodeData.categories.forEachRun { start, length, kind in
      guard kind == UnicodeData.alternatingCase else {
        if isMember[Int(kind)] { ranges.append(start...start + length - 1) }
        return
      }
      let upper = isMember[Int(UnicodeData.Category.uppercaseLetter.rawValue)]
      let lower = isMember[Int(UnicodeData.Category.lowercaseLetter.rawValue)]
      if upper, lower { return ranges.append(start...start + length - 1) }
      guard upper || lower else { return }
      for scalar in stride(from: upper ? start : start + 1, to: start + length, by: 2) {
        ranges.append(scalar...scalar)
      }
    }
    return ScalarSet(ranges)
  }
}

/// The kinds of runs in `UnicodeTables.rareCategoryRuns`.
private enum RareCategory: UInt8 {
  case other = 0
  case otherNumber = 1
  case letterNumber = 2
  case connector = 3
  case otherPunctuation = 4
  case alphabeticMark = 5
  case alphabeticSymbol = 6

  var isAlphabetic: Bool {
    self == .letterNumber || self == .alphabeticMark || self == .alphabeticSymbol
  }

  static func select(_ isMember: (RareCategory) -> Bool) -> ScalarSet {
    let runs = PackedRuns(
      starts: UnicodeTables.rareCategoryStarts, bytes: UnicodeTables.rareCategoryRuns)
    return runs.members { isMember(RareCategory(rawValue: $0) ?? .other) }
  }
}

/// The kinds of runs in `UnicodeTables.rareCaseRuns`.
private enum RareCase: UInt8 {
  case none = 0
  case lowercase = 1
  case uppercase = 2

  static func select(_ isMember: (RareCase) -> Bool) -> ScalarSet {
    let runs = PackedRuns(starts: UnicodeTables.rareCaseStarts, bytes: UnicodeTables.rareCaseRuns)
    return runs.members { isMember(RareCase(rawValue: $0) ?? .none) }
  }
}
