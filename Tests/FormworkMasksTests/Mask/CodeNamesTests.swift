import FormworkMasks
import Testing

@Suite struct CodeNamesTests {
  @Test(
    arguments: [
      ("[0", "unclosedGroup"), ("0]", "strayBracket"), ("[{", "nestedGroup"),
      ("[x]", "unknownSymbol"), ("[0……]", "misplacedEndless"), ("a\\", "trailingBackslash"),
      ("[\\0]", "escapeInGroup"),
    ])
  func maskErrors(pattern: String, name: String) throws {
    let error = try #require(throws: MaskError.self) { try Mask(pattern) }
    #expect(error.code.name == name)
  }

  @Test func otherErrors() throws {
    #expect(MaskError.Code.reservedNotation.name == "reservedNotation")
    #expect(MaskError.Code.unclearDigit.name == "unclearDigit")
    #expect(MaskError.Code.placeholderAccepted.name == "placeholderAccepted")
    #expect(UnicodeSet.NotationError.reversedRange("9", "0").name == "reversedRange")
    #expect(UnicodeSet.NotationError.compoundBound("🇦🇺").name == "compoundBound")
  }

  @Test(
    arguments: [
      ("[0…]-", "unreachable"), ("abc", "noSlots"), ("[]", "emptyGroup"),
      ("[09]-[0]", "ambiguousValue"), ("[9][0]", "greedyOptional"),
    ])
  func diagnostics(pattern: String, name: String) throws {
    #expect(try Mask(pattern).diagnostics.map { $0.code.name }.contains(name))
  }
}
