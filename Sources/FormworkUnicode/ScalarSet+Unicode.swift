/// The sets that escapes and properties stand for, with the meanings they have in ICU.
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

  /// The property Alphabetic.
  package static var alphabetic: ScalarSet {
    letters.union(RareCategory.select { $0.isAlphabetic })
  }

  /// The property Uppercase.
  package static var uppercase: ScalarSet {
    uppercaseLetters.union(RareCase.select { $0 == .uppercase })
  }

  /// The property Lowercase.
  package static var lowercase: ScalarSet {
    lowercaseLetters.union(RareCase.select { $0 == .lowercase })
  }

  /// What `\w` stands for: alphabetic, marks, decimal digits, connectors and zero-width joiners.
  package static var wordCharacters: ScalarSet {
    letters.union(marks).union(decimalDigits)
      .union(RareCategory.select { $0.isAlphabetic || $0 == .connector })
      .union(ScalarSet([0x200C...0x200D]))
  }

  /// The property White_Space, which `\s` stands for.
  package static var whitespace: ScalarSet {
    blanks.union(lineSeparators).union(ScalarSet([0x0A...0x0D, 0x85...0x85]))
  }

  /// The tab and the general category Zs.
  package static var blanks: ScalarSet {
    ScalarSet([
      0x09...0x09, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x202F...0x202F,
      0x205F...0x205F, 0x3000...0x3000,
    ])
  }

  package static var lineSeparators: ScalarSet { ScalarSet([0x2028...0x2029]) }

  /// General category Cc.
  package static var controls: ScalarSet { ScalarSet([0...0x1F, 0x7F...0x9F]) }

  /// What `.` stands for: all but the line terminators.
  package static var anythingInLine: ScalarSet {
    lineSeparators.union(ScalarSet([0x0A...0x0D, 0x85...0x85])).complement
  }

  /// The scalars of some general categories.
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

/// What a kind of run in `UnicodeTables.rareCategoryRuns` means.
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

/// What a kind of run in `UnicodeTables.rareCaseRuns` means.
private enum RareCase: UInt8 {
  case none = 0
  case lowercase = 1
  case uppercase = 2

  static func select(_ isMember: (RareCase) -> Bool) -> ScalarSet {
    let runs = PackedRuns(starts: UnicodeTables.rareCaseStarts, bytes: UnicodeTables.rareCaseRuns)
    return runs.members { isMember(RareCase(rawValue: $0) ?? .none) }
  }
}
