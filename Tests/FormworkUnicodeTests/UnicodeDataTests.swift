import FormworkTables
import FormworkTestSupport
import Testing

/// Compares the tables with the standard library, scalar by scalar.
@Suite struct UnicodeDataTests {
  @Test func version() {
    let newest = allScalars.compactMap { $0.properties.age }.max { $0 < $1 }
    #expect(newest.map { "\($0.major).\($0.minor)" } == UnicodeData.version)
  }

  @Test func lettersMarksAndDigits() {
    var differences: [Unicode.Scalar] = []
    for scalar in allScalars {
      let properties = scalar.properties
      let category = properties.generalCategory
      let value = scalar.value
      let isSame =
        UnicodeData.isLetter(value) == category.isLetter
        && UnicodeData.isMark(value) == category.isMark
        && UnicodeData.isUppercase(value) == (category == .uppercaseLetter)
        && UnicodeData.isLowercase(value) == (category == .lowercaseLetter)
        && UnicodeData.decimalDigitValue(value).map { Double($0) }
          == (category == .decimalNumber ? properties.numericValue : nil)
      if !isSame { differences.append(scalar) }
    }
    #expect(differences.isEmpty)
  }

  @Test func invisibles() {
    let differences = allScalars.filter { scalar in
      let properties = scalar.properties
      return UnicodeData.isControl(scalar.value) != (properties.generalCategory == .control)
        || UnicodeData.isBidiControl(scalar.value) != properties.isBidiControl
        || UnicodeData.isWhitespace(scalar.value) != properties.isWhitespace
    }
    #expect(differences.isEmpty)
  }

  @Test(arguments: [0xD800, 0xDFFF, 0x110000, .max] as [UInt32])
  func notAScalar(value: UInt32) {
    #expect(!UnicodeData.isLetter(value))
    #expect(!UnicodeData.isMark(value))
    #expect(UnicodeData.decimalDigitValue(value) == nil)
    #expect(UnicodeData.simpleUppercase(value) == value)
    #expect(UnicodeData.simpleLowercase(value) == value)
    #expect(!UnicodeData.isHan(value))
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
