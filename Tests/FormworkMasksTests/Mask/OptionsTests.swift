import FormworkMasks
import Testing

@Suite("Options of a mask") struct OptionsTests {
  /// One for each option, and one for each form of a guide that is written in two ways.
  private static let all: [Mask.Options] = [
    .init(), .init(completion: false), .init(completion: true), .init(completesOnFocus: true),
    .init(autoskip: true), .init(deletion: .stopAtLiterals), .init(overflow: .truncate),
    .init(insertion: .replace), .init(placeholderCharacter: "_"),
    .init(placeholderCharacter: "\u{E9}"),
    .init(placeholderCharacter: "e\u{301}"), .init(letterCase: .upper), .init(digits: .asTyped),
    .init(rightToLeft: true), .init(callingCode: 1), .init(callingCode: 44),
  ]

  /// With a guide, the remainder is the text after the caret; in an empty field, it is the whole placeholder.
  @Test func remaindersOfAGuide() throws {
    let mask = try Mask("[00]/[00]", options: .init(placeholderCharacter: "_"))
    #expect(mask.remainder(after: FormattedText()) == mask.placeholder && !mask.placeholder.isEmpty)
    var session = EditingSession(format: mask)
    session.insert("1")
    #expect(mask.remainder(after: session.current) == "_/__")
  }

  /// A mask that is taken for an equal one keeps the texts of that one.
  @Test("each tells masks apart")
  func difference() {
    for (place, options) in Self.all.enumerated() {
      for (other, others) in Self.all.enumerated() {
        #expect((options == others) == (place == other), "\(options), \(others)")
      }
      #expect(options.hashValue == Self.all[place].hashValue)
    }
  }

  @Test(
    "a prefix in the other letter case is the mask's own", arguments: ["#eu12", "#EU12", "eu12"])
  func prefixInAnotherCase(text: String) throws {
    let mask = try Mask("{#EU}[00]", options: .init(letterCase: .upper))
    let outcome = mask.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    #expect(outcome.formatted.text == "#EU12" && !outcome.isRejected)
  }

  @Test("all options are compared")
  func completeness() {
    #expect(Mirror(reflecting: Mask.Options()).children.count == 11)
  }
}
