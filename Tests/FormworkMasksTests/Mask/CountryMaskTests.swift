import FormworkMasks
import Testing

/// Masks for the numbers of one country, whose calling code they know.
@Suite struct CountryMaskTests {
  /// Pasted and typed key by key. Expectations: phonenumbers 9.0.43 on the text in the country.
  @Test(
    arguments: [
      ("+7 ([000]) [000]-[00]-[00]", 7, "89990009991", "9990009991"),
      ("+7 ([000]) [000]-[00]-[00]", 7, "8 (999) 000-99-91", "9990009991"),
      ("+7 ([000]) [000]-[00]-[00]", 7, "+7 999 000-99-91", "9990009991"),
      ("+7 ([000]) [000]-[00]-[00]", 7, "8005553535", "8005553535"),
      ("([000]) [000]-[00]-[00]", 7, "89990009991", "9990009991"),
      ("+33 [0] [00] [00] [00] [00]", 33, "06 12 34 56 78", "612345678"),
      ("+36 [00] [000] [0000]", 36, "06201234567", "201234567"),
      ("+1 ([000]) [000]-[0000]", 1, "1 212 555 0100", "2125550100"),
      // Italy has no trunk prefix; its zero belongs to the number.
      ("+39 [00] [0000] [0000]", 39, "02 1234 5678", "0212345678"),
    ] as [(pattern: String, code: Int, text: String, value: String)])
  func trunkPrefixes(pattern: String, code: Int, text: String, value: String) throws {
    let mask = try Mask(pattern, options: Mask.Options(callingCode: code))
    #expect(mask.formatted(text: text).value == value && mask.formatted(text: text).isDone)
    var session = EditingSession(format: mask)
    for key in text { session.insert(String(key)) }
    #expect(session.current.value == value && session.current.isDone, "\(session.current.text)")
  }

  /// With room for it, a trunk prefix isn't part of a number behind its calling code either.
  @Test func aTrunkPrefixThatWouldFit() throws {
    let mask = try Mask("+49 [0000000999]", options: Mask.Options(callingCode: 49))
    #expect(mask.formatted(text: "030 23125042").value == "3023125042")
    #expect(mask.formatted(text: "+49 (0)30 23125042").value == "3023125042")
    #expect(mask.formatted(text: "3023125042").value == "3023125042")
  }

  @Test func withoutTheOptionAMaskKnowsNone() throws {
    let mask = try Mask("+7 ([000]) [000]-[00]-[00]")
    let outcome = mask.apply(TextEdit(inserting: "89990009991", at: 0), to: FormattedText())
    #expect(outcome.rejection == .noRoom)
  }

  /// A mask without literals is for a code, which AutoFill inserts at the caret.
  @Test func aWholeCodeReplacesAPart() throws {
    let mask = try Mask("[000000]")
    var session = EditingSession(format: mask)
    for key in "12" { session.insert(String(key)) }
    let update = session.insert("654321")
    #expect(session.current.value == "654321" && update.change?.removed == "12")
    #expect(session.insert("123456").rejection == .noRoom, "a complete code isn't replaced")
    #expect(session.current.value == "654321")
  }

  /// An emptied group doesn't get the characters of the next one.
  @Test(arguments: ["[099].[099]", "[099].[099].[099].[099]"])
  func anEmptiedGroupStaysEmpty(pattern: String) throws {
    let mask = try Mask(pattern)
    let count = pattern.split(separator: ".").count
    for place in 0..<count - 1 {
      let groups = (1...count).map { "\($0)\($0)" }
      var session = EditingSession(format: mask)
      session.insert(groups.joined(separator: "."))
      let start = UTF16Offset(place * 3)
      session.select(start..<UTF16Offset(place * 3 + 2))
      session.deleteBackward()
      var left = groups
      left[place] = ""
      #expect(session.current.text == left.joined(separator: "."))
      #expect(!session.current.isComplete)
      for key in "907" { session.insert(String(key)) }
      left[place] = "907"
      #expect(session.current.text == left.joined(separator: ".") && session.current.isComplete)
    }
  }
}
