import FormworkFormats
import Testing

/// What surfaces show of an outcome: why a key was rejected, and whether a text can still grow.
@Suite struct RejectionTests {
  private static let phone = "+1 ([000]) [000]-[0000]"
  private static let guide = Mask.Options(placeholderCharacter: "_")

  @Test(arguments: [
    KeyRow("x", "|", in: phone, rejection: .notAllowed),
    KeyRow("213x", "+1 (213) |", in: phone, rejection: .notAllowed),
    KeyRow("⟨abc⟩", "|", in: phone, rejection: .notAllowed),
    KeyRow("5\u{FE0F}\u{20E3}", "|", in: phone, rejection: .notAllowed),
    KeyRow("👍🏽", "|", in: phone, rejection: .notAllowed),
    KeyRow("12345", "12-34|", in: "[00]-[00]", rejection: .noRoom),
    KeyRow("1234«1»5", "1|2-34", in: "[00]-[00]", rejection: .noRoom),
    KeyRow("1234⟨56⟩", "12-34|", in: "[00]-[00]", rejection: .noRoom),
    KeyRow("1234«1»5", "1|2-34", in: "[00]-[00]", with: guide, rejection: .noRoom),
    KeyRow("1234x", "12-34|", in: "[00]-[00]", rejection: .notAllowed),
    KeyRow("123", "12|", in: "[0]", "[00]", rejection: .noRoom),
    KeyRow("+4", "+|", in: phone, rejection: .otherPrefix),
    KeyRow("123.4«1»9", "1|23.4", in: "[099].[099]", rejection: .wouldLose),
  ])
  func rejectionHasItsReason(row: KeyRow) throws { try row.check() }

  @Test(arguments: [
    ("[00]-[00]", "12", false), ("[00]-[00]", "1234", true), ("[099]", "12", false),
    ("[099]", "123", true), ("[0…]", "123", false), ("[00][a]", "12", false),
    ("[00][a]", "12b", true), ("[9][A]", "b", false), ("[00] km", "12", true),
  ])
  func textIsFullWhenItCanGrowNoMore(pattern: String, value: String, isFull: Bool) throws {
    for options in [Mask.Options(), Self.guide, .init(completion: false)] {
      let mask = try Mask(pattern, options: options)
      #expect(mask.formatted(value: value).isFull == isFull)
      #expect(mask.limited(to: value.count).formatted(value: value).isFull)
      let set = MaskSet(primary: mask, alternatives: [try Mask("[000]", options: options)])
      #expect(set.formatted(value: "123").isFull == (pattern != "[0…]" && pattern != "[00]-[00]"))
    }
  }

  @Test func otherFormatsKnowItToo() throws {
    let pin = AllowedCharacters(.digits, maximumLength: 4)
    #expect(!pin.formatted(value: "123").isFull && pin.formatted(value: "1234").isFull)
    #expect(!AllowedCharacters.digits.formatted(value: "1234").isFull)
    let plate = try RegexFormat(#"[A-Z]{2}-\d{1,2}"#)
    #expect(!plate.formatted(value: "AB-1").isFull && plate.formatted(value: "AB-12").isFull)
  }

  /// Separators that a mask doesn't need are ignored, one by one and pasted, in an empty, a begun, and a full
  /// text.
  @Test(arguments: ["[0000]", "[00]/[00]", "([00]) [00]", "[AA][00]"])
  func unneededSeparatorsAreIgnored(pattern: String) throws {
    for keys in ["", "1", "12", "A", "AB1", "1234"] {
      for separators in [" ", ";", " ; ", ";;", "; ;;"] {
        var session = EditingSession(format: try Mask(pattern))
        for key in keys { session.insert(String(key)) }
        let before = session.current
        let update = session.insert(separators)
        #expect(!update.isRejected, "\(keys), \(separators)")
        #expect(session.current.value == before.value, "\(keys), \(separators)")
      }
    }
  }
}
