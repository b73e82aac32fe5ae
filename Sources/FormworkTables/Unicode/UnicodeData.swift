/// Properties of Unicode scalars that the engine needs, by scalar value.
///
/// The standard library also has them, but `Unicode.Scalar.Properties` adds most of the Unicode
/// database to an Embedded Swift module; these tables take a few kilobytes. ASCII needs no lookup.
/// A value that isn't a Unicode scalar has none of the properties.
///
///     UnicodeData.isLetter(0x416)  // true, Ж
///     UnicodeData.decimalDigitValue(0x663)  // 3, ٣
package enum UnicodeData {
  /// The version of the Unicode standard in the tables.
  package static var version: String { UnicodeTables.version }

  /// Returns whether the general category of `scalar` is Lu, Ll, Lt, Lm or Lo.
  package static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIIUppercase(scalar & ~0x20) }
    return switch category(of: scalar) {
    case .otherLetter, .uppercaseLetter, .lowercaseLetter: true
    case .other, .mark, .decimalDigit: false
    }
  }

  /// Returns whether the general category of `scalar` is Mn, Mc or Me.
  package static func isMark(_ scalar: UInt32) -> Bool {
    // U+0300 is the first mark.
    scalar >= 0x300 && category(of: scalar) == .mark
  }

  /// Returns whether the general category of `scalar` is Lu.
  package static func isUppercase(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIIUppercase(scalar) }
    return category(of: scalar) == .uppercaseLetter
  }

  /// Returns whether the general category of `scalar` is Ll.
  package static func isLowercase(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIILowercase(scalar) }
    return category(of: scalar) == .lowercaseLetter
  }

  /// Returns the value, 0 to 9, of a decimal digit (general category Nd) of any script.
  ///
  /// - Returns: The value; `nil` if `scalar` isn't a decimal digit, including superscripts,
  ///   fractions, and Roman numerals.
  package static func decimalDigitValue(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x80 { return scalar &- 0x30 < 10 ? UInt8(scalar - 0x30) : nil }
    let run = categories.run(containing: scalar)
    guard run.kind == Category.decimalDigit.rawValue else { return nil }
    return UInt8(run.offset % 10)
  }
}

extension UnicodeData {
  /// The general categories that the tables distinguish.
  enum Category: UInt8 {
    case other = 0
    case otherLetter = 1
    case uppercaseLetter = 2
    case lowercaseLetter = 3
    case mark = 5
    case decimalDigit = 6
  }

  /// The kind of a run of letters that alternate between uppercase and lowercase, uppercase first.
  static var alternatingCase: UInt8 { 4 }

  static var categories: PackedRuns {
    PackedRuns(starts: UnicodeTables.categoryStarts, bytes: UnicodeTables.categoryRuns)
  }

  private static func category(of scalar: UInt32) -> Category {
    let run = categories.run(containing: scalar)
    guard run.kind != alternatingCase else {
      return run.offset & 1 == 0 ? .uppercaseLetter : .lowercaseLetter
    }
    return Category(rawValue: run.kind) ?? .other
  }

  static func isASCIIUppercase(_ scalar: UInt32) -> Bool { scalar &- 0x41 < 26 }

  static func isASCIILowercase(_ scalar: UInt32) -> Bool { scalar &- 0x61 < 26 }
}
