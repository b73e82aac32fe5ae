import FormworkMasks
import Testing

/// Masks and texts of a million characters: that these return at all is the test.
@Suite struct ExtremeTests {
  /// Memory that is watched costs ten times as much: `EXTREME_LENGTH` asks for less of it.
  private static let length = LawRunner.number("EXTREME_LENGTH") ?? defaultLength

  #if DEBUG
  private static let defaultLength = 15_000
  #else
  private static let defaultLength = 1_000_000
  #endif

  /// What is repeated to make a long pattern.
  enum Pattern: String, CaseIterable {
    case endless = "[…]"
    case endlessDigits = "[0…]"
    case literals = "-"
    case slots = "0"
    case alternating = "[0]-"
    case mixed = "[0A]"
    case optional = "[9]"
    case optionalAndLiterals = "[9]-"
    case mixedOptional = "[9a]"

    func text(_ length: Int) -> String {
      switch self {
      case .endless, .endlessDigits: rawValue
      case .slots: "[" + String(repeating: rawValue, count: length) + "]"
      default: String(repeating: rawValue, count: length)
      }
    }
  }

  private static let optionSets: [Mask.Options] = [
    Mask.Options(), Mask.Options(completion: false), Mask.Options(overflow: .truncate),
    Mask.Options(overflow: .overwrite), Mask.Options(insertion: .replace),
    Mask.Options(placeholderCharacter: "_"), Mask.Options(rightToLeft: true),
  ]

  @Test(arguments: Pattern.allCases)
  func longMaskTakesLongText(pattern: Pattern) throws {
    for (index, options) in Self.optionSets.enumerated() {
      // The whole length once; the other options would show a quadratic step at a tenth as well.
      let length = index == 0 ? Self.length : Self.length / 10
      let mask = try Mask(pattern.text(length), options: options)
      for text in [
        String(repeating: "1", count: length),
        String(repeating: "1-a ", count: length / 4),
        String(repeating: "e\u{301}👍🏽", count: length / 10),
      ] {
        try use(mask, text)
      }
    }
  }

  private func use(_ mask: Mask, _ text: String) throws {
    let formatted = mask.formatted(text: text)
    let end = UTF16Offset(formatted.text.utf16.count)
    let middle = UTF16Offset(end.value / 2)
    let valued = mask.formatted(value: text)
    #expect(
      formatted.caret == end && valued.value.utf8.count <= mask.pattern.utf8.count + text.utf8.count
    )
    for edit in [
      TextEdit(inserting: "1", at: end), TextEdit(inserting: "1", at: middle),
      TextEdit(inserting: "a-1", at: 0),
      TextEdit(deletingBackward: middle..<UTF16Offset(middle.value + 1)),
      TextEdit(deletingForward: 0..<1),
      TextEdit(replacing: 0..<end, with: text), TextEdit(replacing: 1..<max(1, middle), with: "12"),
      TextEdit(replacing: 0..<end, with: ""),
    ] {
      let outcome = mask.apply(edit, to: formatted)
      #expect(outcome.formatted.caret <= .end(of: outcome.formatted.text))
    }
    let reading = mask.read(text, caret: middle, direction: .backward(skipping: true))
    #expect(reading.caret <= .end(of: reading.text))
  }

  @Test func longAlternativesAreChosenAmong() throws {
    let set = MaskSet(
      primary: try Mask("[000]-[0000]"),
      alternatives: [
        try Mask(Pattern.alternating.text(Self.length)), try Mask(Pattern.slots.text(Self.length)),
      ])
    let text = String(repeating: "1", count: Self.length)
    let formatted = set.formatted(text: text)
    #expect(formatted.value.utf8.count == Self.length)
    let outcome = set.apply(TextEdit(deletingBackward: 5..<6), to: formatted)
    #expect(outcome.formatted.value.utf8.count == Self.length - 1)
  }

  @Test func sessionTakesLongTexts() throws {
    var session = EditingSession(format: try Mask("[…]"))
    let text = String(repeating: "1", count: Self.length)
    session.didChange(to: text)
    session.didChange(to: text + "2", selection: nil)
    session.deleteBackward(.word)
    #expect(session.current.value.isEmpty)
    session.undo()
    #expect(session.current.value.utf8.count == Self.length + 1)
    let marked = FormattedText(text: text + "\u{301}")
    #expect(Difference.rewrite(.text(text), to: marked) != nil)
  }

  /// A single character of a hundred thousand marks is one character.
  @Test func longCharactersStayWhole() throws {
    let letter = "e" + String(repeating: "\u{301}", count: Self.length / 10)
    let mask = try Mask("[AA]-[AA]")
    let formatted = mask.formatted(text: letter + "bcd")
    #expect(formatted.value.count == 4)
    let outcome = mask.apply(
      TextEdit(deletingForward: 0..<UTF16Offset(letter.utf16.count)), to: formatted)
    #expect(outcome.formatted.value.utf8.count == 3)
  }
}
