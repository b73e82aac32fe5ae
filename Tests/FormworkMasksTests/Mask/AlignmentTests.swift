import FormworkTestSupport
import Testing

/// The rules of the alignment, each where it alone decides.
@Suite struct AlignmentTests {
  private static let phone = "+1 ([000]) [000]-[0000]"
  private static let point = "[099].[099]"
  private static let guide = Mask.Options(placeholderCharacter: "_")
  private static let incomplete = Mask.Options(completion: false)
  private static let fromRight = Mask.Options(rightToLeft: true)

  @Test(arguments: [
    // A guide's literals are no tokens, nor is one that is supplied at the end.
    KeyRow("123.4«1»9", "1|23.4__", in: point, with: guide, rejection: .wouldLose),
    KeyRow("123«1»9", "1|23.", in: point, rejection: .wouldLose),
    KeyRow("12.3«2»⟨45⟩", "12|.3", in: point, isRejected: true),
  ])
  func nothingCrossesASignificantLiteral(row: KeyRow) throws { try row.check() }

  /// Where characters stand doesn't depend on those that found no place.
  @Test func whatIsUnusedLeavesNoTrace() throws {
    let mask = try Mask("[0-0_0]{.}[-00]-")
    let first = mask.formatted(value: "11A111.")
    #expect(first.text == mask.formatted(value: first.value).text)
  }

  @Test(arguments: [
    // A literal that the person typed behind the caret is taken by its own Backspace only.
    KeyRow("12.«2»3", "123|.", in: point),
    KeyRow("12.«2»3⌫", "12|.", in: point),
    // More would fit before this one, so it is not what comes next.
    KeyRow("1234«0»⌦⌦«1»5", "35|-4", in: "[099]-[0]"),
    KeyRow("GBB", "GB|", in: "GB[00]"),
    // A literal digit is typed behind a typed literal; else the digit is the person's.
    KeyRow("12(2", "12 (2|", in: "[00] (2) [00]", with: incomplete),
    KeyRow("122", "12 (2) 2|", in: "[00] (2) [00]", with: incomplete),
    // A no-break space is a space: the literal was put in, and stays.
    KeyRow("⟨12\u{A0}3⟩⌫", "12 |", in: "[00] [00]", with: incomplete),
    // Without the literal, a letter would be lost.
    KeyRow("1-2b«2»⌫", "|-2b", in: "[99]-[0][A]"),
  ])
  func caretAndLiterals(row: KeyRow) throws { try row.check() }

  @Test(arguments: [
    // What begins with a sign of the prefix is read with it, whatever is missing then.
    KeyRow("⟨+1212555010⟩", "+1 (212) 555-010|", in: phone),
    // Else a complete value counts before literals.
    KeyRow("⟨123456⟩", "+1 (123) 456|", in: "+1 ([000]) [0009]"),
    KeyRow("⟨1234567⟩", "+1 (234) 567|", in: "+1 ([000]) [0009]"),
    // Of complete values, the one with more literals counts.
    KeyRow("⟨2134⟩", "2 1 34|", in: "[99] 1 [00]"),
    // A separator that was put in is the literal that it is, and stays.
    KeyRow("⟨21-34⟩⌫⌫", "2 1-|", in: "[99] 1-[00]", with: incomplete),
    // One digit is less than two letters, though it is displayed before them.
    KeyRow("⟨1ab⟩", "|", in: "[aa9]", with: fromRight, isRejected: true),
  ])
  func theReadingThatLosesLeast(row: KeyRow) throws { try row.check() }

  @Test(arguments: [
    ("⟨ abcd ⟩", "#####", "abcd|"),
    ("⟨212 5550⟩", "###-####", "212-5550|"),
    // The literal was put in, so it stays.
    ("⟨212-5550⟩⌫⌫⌫⌫", "###-####", "212-|"),
    ("⟨212-55501⟩", "###-####", "|"),
  ])
  func slotsThatAcceptAnything(keys: String, pattern: String, field: String) throws {
    #expect(typed(keys, into: try Mask(pattern, syntax: .hash)) == field)
  }

  @Test(arguments: [
    ("123", "+1 ([00]{.}[0])", "+1 (12.3)"),
    ("12.3", "+1 ([00]{.}[0])", "+1 (12.3)"),
    (".", "[00]{.}[0]", ""),
    ("+", "{+1}[000]", ""),
  ])
  func values(value: String, pattern: String, text: String) throws {
    let mask = try Mask(pattern)
    #expect(mask.formatted(value: value).text == text)
    let set = MaskSet(primary: mask, alternatives: [mask])
    #expect(set.formatted(value: value).text == text)
  }

  @Test(arguments: [
    ("", "+1 (000) 000-0000"), ("213", "000-0000"), ("2135", "00-0000"), ("+", "1 (000) 000-0000"),
  ])
  func remainder(keys: String, remainder: String) throws {
    var session = EditingSession(format: try Mask(Self.phone))
    _ = press(keys, in: &session)
    #expect(session.remainder == remainder)
  }
}
