import FormworkInputMask
import Testing

@Suite struct MaskTests {
  static let phone = "+1 ([000]) [000]-[0000]"

  /// Texts are drawn with their caret.
  @Test(
    arguments: [
      (phone, "|", "FA", "+1 (|", "", 0, false, "000) 000-0000"),
      (phone, "2|", "F", "+1 (2|", "2", -3, false, "00) 000-0000"),
      (phone, "201|", "FA", "+1 (201) |", "201", -1, false, "000-0000"),
      (phone, "2015550123|", "F", "+1 (201) 555-0123|", "2015550123", 3, true, ""),
      (phone, "12015550123|", "F", "+1 (201) 555-0123|", "2015550123", 5, true, ""),
      (phone, "abc|", "FA", "+1 (|", "", -7, false, "000) 000-0000"),
      (phone, "+1 (201) |", "B", "+1 (201) |", "201", 9, false, "000-0000"),
      (phone, "+1 (201) |", "BS", "+1 (201|", "201", 9, false, ") 000-0000"),
      (phone, "+1 (20|) 555-0123", "B", "+1 (20|5) 550-123", "205550123", 7, false, "0"),
      ("[00]{.}[00]{.}[9900]", "12|", "FA", "12.|", "12.", 2, false, "00.0000"),
      ("[00]{.}[00]{.}[9900]", "12.12.20|", "F", "12.12.20|", "12.12.20", 8, true, "00"),
      ("[09]{.}[09]{.}19[00]", "1.2|", "FA", "1.2|", "1.2", 2, false, "0.1900"),
      ("[999]-[0]", "12345|", "F", "123-4|", "1234", 2, true, ""),
      ("[…]", "a1-b2|", "F", "a1b2|", "a1b2", 3, true, ""),
      ("[0…]", "1a2|", "F", "12|", "12", 1, true, ""),
      ("[AA]-[00000099]", "ab123456|", "FA", "ab-123456|", "ab123456", 7, true, "00"),
      (#"\[[00]\]"#, "12|", "FA", "[12]|", "12", 1, true, ""),
      ("+{7} ([000])", "79|", "F", "+7 (9|", "79", -1, false, "00)"),
      ("[00]-[00]", "12|34", "F", "12-|34", "1234", 3, true, ""),
      ("[00]-[00]", "12|34", "B", "12|-34", "1234", 3, true, ""),
      ("[00]-[00]", "12-|34", "BS", "12|-34", "1234", 5, true, ""),
      ("#[HHHhhh]", "ffz0|", "F", "#ff0|", "ff0", 1, true, "hhh"),
      ("", "abc|", "F", "|", "", -3, true, ""),
    ] as [(String, String, String, String, String, Int, Bool, String)])
  func apply(
    format: String, input: String, direction: String, text: String, value: String, affinity: Int,
    isComplete: Bool, remainder: String
  ) throws {
    let mask = try Mask(format: format, customNotations: RecordedAnswersTests.notations)
    let result = mask.apply(toText: caretString(input, RecordedAnswersTests.direction(direction)))
    #expect(result.formattedText.description == text)
    #expect(result.extractedValue == value)
    #expect(result.affinity == affinity)
    #expect(result.complete == isComplete)
    #expect(result.tailPlaceholder == remainder)
  }

  @Test(
    arguments: [("[009].[000].[00]", "1234567|", "12.345.67|"), ("[009].[000].[00]", "67|", "67|")])
  func rightToLeft(format: String, input: String, text: String) throws {
    let mask = try Mask(format: format, rightToLeft: true)
    let result = mask.apply(toText: caretString(input, .forward(autocomplete: false)))
    #expect(result.formattedText.description == text)
  }

  /// The caret is an index of the text, and not a number of characters.
  @Test func aCaretAfterAnEmoji() throws {
    let mask = try Mask(format: "[00]-[00]")
    let ended = mask.apply(toText: caretString("😀12|", .forward(autocomplete: true)))
    #expect(ended.formattedText.description == "12-|")
    let amid = mask.apply(toText: caretString("😀1|2", .forward(autocomplete: true)))
    #expect(amid.formattedText.description == "1|2")
  }

  @Test(arguments: ["[00", "]00[", #"a\"#, "[0[0]]", "{0", "[0……]"])
  func whatCannotBeReadThrows(format: String) {
    #expect(!Mask.isValid(format: format))
    #expect(throws: MaskError.self) { try Mask(format: format) }
    #expect(throws: MaskError.self) { try Mask.getOrCreate(withFormat: format) }
  }

  /// A cache by format alone would return the first mask for all.
  @Test func notationsArePartOfAMask() throws {
    let first = [Mask.Notation("H", accepts: UnicodeSet("a"..."b"))]
    let second = [Mask.Notation("H", accepts: UnicodeSet("1"..."2"))]
    let letters = try Mask.getOrCreate(withFormat: "[HH]", customNotations: first)
    let digits = try Mask.getOrCreate(withFormat: "[HH]", customNotations: second)
    let text = caretString("12|", .forward(autocomplete: false))
    #expect(letters.apply(toText: text).extractedValue == "")
    #expect(digits.apply(toText: text).extractedValue == "12")
    #expect(!Mask.isValid(format: "[HH]"))
  }

  @Test func aResultTurnsRound() throws {
    let result = try Mask(format: Self.phone).apply(
      toText: caretString("20|", .forward(autocomplete: false)))
    #expect(result.reversed().formattedText.description == "|02( 1+")
    #expect(result.reversed().extractedValue == "02")
    #expect(result.reversed().tailPlaceholder == "0000-000 )0")
  }
}

/// A text with the caret where it is drawn.
func caretString(_ drawn: String, _ direction: CaretString.CaretGravity) -> CaretString {
  let parts = drawn.split(separator: "|", omittingEmptySubsequences: false)
  let string = parts.joined()
  return CaretString(
    string: string, caretPosition: string.index(string.startIndex, offsetBy: parts[0].count),
    caretGravity: direction)
}
