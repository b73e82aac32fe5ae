import FormworkTestSupport
import Testing

/// How a set of masks chooses.
@Suite struct MaskSetTests {
  static let strategies: [MaskSet.Strategy] = [
    .wholeString, .prefix, .capacity, .extractedValueCapacity,
  ]

  private func set(
    _ patterns: [String], _ strategy: MaskSet.Strategy = .wholeString
  ) throws -> MaskSet {
    let masks = try patterns.map { try Mask($0) }
    return MaskSet(
      primary: masks[0], alternatives: Array(masks.dropFirst()), strategy: strategy)
  }

  @Test(arguments: strategies)
  func growsAndShrinks(strategy: MaskSet.Strategy) throws {
    let numbers = try set(["[000]-[0000]", "([000]) [000]-[0000]"], strategy)
    #expect(typed("2125550", into: numbers) == "212-5550|")
    #expect(typed("21255501", into: numbers) == "(212) 555-01|")
    #expect(typed("21255501⌫", into: numbers) == "212-5550|")
    #expect(typed("2125550100", into: numbers) == "(212) 555-0100|")
    #expect(typed("21255501009", into: numbers) == "(212) 555-0100|")
    #expect(typed("2125550«4»9", into: numbers) == "(212) 9|55-50")
    #expect(typed("2125550«4»9⌫", into: numbers) == "212-|5550")
    #expect(typed("⟨(212) 555-0100⟩", into: numbers) == "(212) 555-0100|")
  }

  @Test(arguments: strategies)
  func noKeyIsDead(strategy: MaskSet.Strategy) throws {
    let widths = try set(["[00]-[0]", "[00]-[000]"], strategy)
    #expect(typed("12345", into: widths) == "12-345|")
    let kinds = try set(["[00]", "[AA]"], strategy)
    #expect(typed("a", into: kinds) == "a|")
    #expect(typed("1", into: kinds) == "1|")
    #expect(typed("1a", into: kinds) == "1|")
  }

  /// The options of the shown mask decide whether a key replaces anything, not those of the other masks.
  @Test func aKeyIsTypedByTheOptionsOfTheMaskThatIsShown() throws {
    let all = [Mask.Overflow.reject, .truncate, .overwrite].flatMap { overflow in
      [InsertionMode.insert, .replace].map { Mask.Options(overflow: overflow, insertion: $0) }
    }
    var changed = 0
    for options in all {
      let mask = try Mask("[AA]-[00]", options: options)
      let alone = mask.formatted(value: "AB12")
      for others in all {
        let set = MaskSet(primary: try Mask("[000]", options: others), alternatives: [mask])
        let shown = set.formatted(value: "AB12")
        for (place, key) in [(0, "C"), (1, "C"), (3, "3"), (4, "3"), (5, "3")] {
          let edit = TextEdit(inserting: key, at: UTF16Offset(place))
          let (expected, outcome) = (mask.apply(edit, to: alone), set.apply(edit, to: shown))
          #expect(
            outcome.formatted.text == expected.formatted.text
              && outcome.isRejected == expected.isRejected,
            "\(options), \(others), \(place)")
          if !expected.isRejected { changed += 1 }
        }
      }
    }
    #expect(changed > 100)
  }

  /// Whatever the affinity says: by its capacity, the mask that loses two letters would fit.
  @Test(arguments: strategies)
  func dropsTheFewest(strategy: MaskSet.Strategy) throws {
    let mixed = try set(["[AA00]", "[00]"], strategy)
    #expect(typed("Aa11«1»⌫", into: mixed) == "|11")
  }

  /// Whatever the affinity says: the first mask has no slot for the second hyphen.
  @Test(arguments: strategies)
  func keepsWhatSomeMaskTakes(strategy: MaskSet.Strategy) throws {
    let hyphen = Mask.Notation("P", accepts: UnicodeSet(["-"]))
    let masks = try ["[0]-[0000]", "[0]-[0P0P0P0P0]"].map { try Mask($0, notations: [hyphen]) }
    let set = MaskSet(primary: masks[0], alternatives: [masks[1]], strategy: strategy)
    #expect(typed("1-⟨2-3⟩", into: set) == "1-2-3|")
    #expect(typed("1-⟨23⟩", into: set) == "1-23|")
    // So is a letter that is a literal of the second mask.
    let literal = try self.set(["[00]", "[00]a"], strategy)
    #expect(typed("1⟨2a⟩", into: literal) == "12a|")
  }

  /// Typed over a digit, a separator says nothing, as in a single mask.
  @Test(arguments: ["[00]/[0]", "[00]-[0]", "[00]/[00]"])
  func aSeparatorDoesNotReplaceADigit(other: String) throws {
    var session = EditingSession(format: try set(["[00]/[0]", other]))
    session.insert("111")
    session.select(3..<4)
    session.insert("/")
    #expect(session.current.text == "11/1" && session.current.value == "111")
  }

  /// A literal that the user types once more is part of the text already, and moves only the caret.
  @Test(arguments: [
    ("[00]/[00]/[00]", "[00]/[00]/[000]", "11/11/11", 2..<2, "/"),
    ("+[0]", "+[0]", "1", 1..<2, "+"), ("🇺🇸[0]", "🇺🇸[0]", "1", 4..<5, "🇺🇸"),
    ("[0000] [0]-[0]", "[0000] [0]-[0]", "111112", 5..<6, " "),
  ])
  func aLiteralOnceMoreChangesNothing(
    mask: String, other: String, text: String, selection: Range<UTF16Offset>, literal: String
  ) throws {
    var session = EditingSession(format: try set([mask, other], .capacity))
    session.insert(text)
    let before = session.current
    session.select(selection)
    session.insert(literal)
    #expect(session.current.text == before.text && session.current.value == before.value)
    #expect(
      session.current.isComplete == before.isComplete && session.current.isFull == before.isFull)
  }

  /// The shown mask has no plus sign, but another one begins with it.
  @Test func aPlusSignOverTheWholeNumberMovesToAnotherMask() throws {
    let masks = try set(["([000]) [000]-[0000]", "+[0] [000]"])
    #expect(typed("2125550123«0,14»+", into: masks).hasPrefix("+"))
  }

  @Test func aReplacedCharacterDoesNotCount() throws {
    let masks = try ["[00]", "[000]"].map { try Mask($0, options: .init(insertion: .replace)) }
    var field = EditingSession(
      format: MaskSet(primary: masks[0], alternatives: [masks[1]]), value: "19")
    field.select(1..<1)
    field.insert("9")
    #expect(field.current.text == "19")
    #expect(field.current.isComplete)
  }

  @Test func aSeparatorThatMovesTheCaretFillsNothing() throws {
    let masks = try ["[0]-[0]", "[000]"].map { try Mask($0, options: .init(rightToLeft: true)) }
    var field = EditingSession(
      format: MaskSet(primary: masks[0], alternatives: [masks[1]], strategy: .capacity))
    field.insert("1")
    field.select(0..<0)
    field.insert("1")
    #expect(field.current.text == "1-1" && !field.current.isFull)
    field.insert("-")
    #expect(field.current.text == "1-1" && !field.current.isFull)
  }

  @Test func theTypedPrefixDecides() throws {
    let countries = try set(["+7 ([000]) [000]", "+1 ([000]) [000]", "8 ([000]) [000]"])
    #expect(typed("+12", into: countries) == "+1 (2|")
    #expect(typed("+72", into: countries) == "+7 (2|")
    #expect(typed("+12⌫⌫7", into: countries) == "+7|")
    // No mask begins like this.
    #expect(typed("+4", into: countries) == "+|")
    #expect(typed("+8", into: countries) == "+|")
  }

  @Test func aDigitOfOneMaskIsALiteralOfAnother() throws {
    let numbers = try set(["+[0000000]", "+1 ([000]) [000]-[0000]"])
    #expect(typed("+12125550100", into: numbers) == "+1 (212) 555-0100|")
    #expect(typed("+12125550", into: numbers) == "+1 (212) 555-0|")
    #expect(typed("+12125550⌫", into: numbers) == "+1212555|")
  }

  @Test func aSeparatorThatWouldLoseSomethingIsNoMistake() throws {
    let kinds = try set(["[00A]", "- [000A]"])
    var session = EditingSession(format: kinds)
    session.insert("111A")
    #expect(session.current.text == "- 111A")
    session.select(UTF16Offset(0)..<UTF16Offset(3))
    let update = session.insert(" ")
    #expect(!update.isRejected)
    #expect(session.current.text == "- 111A")
  }

  @Test func rejectionChangesNothing() throws {
    let kinds = try set(["[A]", "[0]"])
    var session = EditingSession(format: kinds)
    _ = press("F", in: &session)
    let before = session.current
    #expect(press("1", in: &session).isRejected)
    #expect(session.current == before)
  }

  @Test func whatAllMasksBeginWithAppearsOnFocus() throws {
    let options = Mask.Options(completesOnFocus: true)
    let masks = try ["+1 ([000])", "+1 [000]", "+1-[0]"].map { try Mask($0, options: options) }
    let numbers = MaskSet(primary: masks[0], alternatives: Array(masks.dropFirst()))
    #expect(typed("◉", into: numbers) == "+1|")
    #expect(typed("◉2⌫", into: numbers) == "+1|")
    #expect(typed("◉(⌫", into: numbers) == "+1|")
    #expect(typed("+⌫", into: numbers) == "|")
    #expect(typed("◉○", into: numbers) == "|")
  }

  /// The result is the longest common prefix of the masks alone, in any order.
  @Test func theirOrderDoesNotMatterForWhatAllMasksBeginWith() throws {
    let options = Mask.Options(completesOnFocus: true)
    let patterns = [
      "+1 ([000]) [000]", "+44 [0000]", "+1 [00]", "+1-[0]", "[000]", "#+1 [0]", "+1 [A]",
    ]
    let masks = try patterns.map { try Mask($0, options: options) }
    func onFocus(_ format: some InputFormat) -> String {
      var session = EditingSession(format: format)
      session.beginEditing()
      return session.current.text
    }
    let alone = masks.map { onFocus($0) }
    for first in masks.indices {
      for second in masks.indices {
        for third in masks.indices {
          let set = MaskSet(primary: masks[first], alternatives: [masks[second], masks[third]])
          let common = alone[first].commonPrefix(with: alone[second]).commonPrefix(
            with: alone[third])
          #expect(
            onFocus(set) == common, "\(patterns[first]), \(patterns[second]), \(patterns[third])")
        }
      }
    }
  }

  /// For the whole string: one for each character, less one for each literal that is supplied.
  @Test(
    arguments: [
      (.wholeString, "2125550", [7 - 1, 7 - 4]),
      (.prefix, "212-5", [5, 0]),
      (.capacity, "2125550", [-1, -7]),
      (.capacity, "212555012345", [nil, -2]),
      (.extractedValueCapacity, "2125550", [0, -3]),
      (.extractedValueCapacity, "21255501", [nil, -2]),
    ] as [(strategy: MaskSet.Strategy, text: String, affinities: [Int?])])
  func affinities(strategy: MaskSet.Strategy, text: String, affinities: [Int?]) throws {
    let numbers = try set(["[000]-[0000]", "([000]) [000]-[0000]"], strategy)
    #expect(numbers.affinities(of: text) == affinities)
  }

  @Test func endlessMasksAlwaysFit() throws {
    let either = try set(["[00]", "[0…]"], .capacity)
    #expect(either.affinities(of: "1") == [-1, -1])
    #expect(either.affinities(of: "12345") == [nil, -1])
    #expect(typed("12345", into: either) == "12345|")
  }

  /// A complete value, set again, is shown by the mask that it came from, whatever measures the fit.
  @Test(
    arguments: [MaskSet.Strategy.wholeString, .prefix, .capacity, .extractedValueCapacity],
    [
      ["[0].[000].[000]-[0]", "[00].[000].[000]-[0]"], ["[000]-[0000]", "([000]) [000]-[0000]"],
      ["[00000]", "[00000]-[0000]"],
    ])
  func aValueSetAgainHasTheSameMask(strategy: MaskSet.Strategy, patterns: [String]) throws {
    let masks = try patterns.map { try Mask($0) }
    let set = MaskSet(
      primary: masks[0], alternatives: Array(masks.dropFirst()), strategy: strategy)
    for mask in masks {
      let digits = String("7612345109".prefix(mask.pattern.count { $0 == "0" }))
      let whole = mask.formatted(value: digits)
      let shown = set.formatted(value: digits)
      #expect(shown.text == whole.text && shown.isComplete)
      let inserted = set.formatted(text: whole.text)
      #expect(set.formatted(value: inserted.value).text == inserted.text, "\(strategy)")
    }
  }
}

extension String {
  /// The characters with which both strings begin.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
