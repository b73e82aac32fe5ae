import FormworkTables
import FormworkTestSupport
import Testing

@Suite struct CaseTests {
  @Test func everyScalar() {
    let differences = allScalars.filter { scalar in
      let properties = scalar.properties
      return UnicodeData.simpleUppercase(scalar.value)
        != single(properties.uppercaseMapping, or: scalar)
        || UnicodeData.simpleLowercase(scalar.value)
          != single(properties.lowercaseMapping, or: scalar)
    }
    #expect(differences.isEmpty)
  }

  @Test(
    arguments: [
      ("z", "Z"),
      ("ÿ", "Ÿ"),
      ("ж", "Ж"),
      ("ς", "Σ"),
      ("ა", "Ა"),
      ("𐐨", "𐐀"),
      ("ß", "ß"),
      ("5", "5"),
      ("漢", "漢"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func uppercase(scalar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(UnicodeData.simpleUppercase(scalar.value) == expected.value)
  }

  @Test(
    arguments: [
      ("Z", "z"),
      ("Ÿ", "ÿ"),
      ("Σ", "σ"),
      ("ẞ", "ß"),
      ("\u{212A}", "k"),
      ("Ǆ", "ǆ"),
      ("ǅ", "ǆ"),
      ("İ", "İ"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func lowercase(scalar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(UnicodeData.simpleLowercase(scalar.value) == expected.value)
  }

  /// The value of the only scalar of `mapping`, or of `scalar` if there are several.
  private func single(_ mapping: String, or scalar: Unicode.Scalar) -> UInt32 {
    let scalars = mapping.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return scalar.value }
    return first.value
  }
}
