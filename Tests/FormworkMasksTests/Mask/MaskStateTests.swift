import FormworkTestSupport
import Testing

/// State other than text: what it depends on, and what leaves it alone.
@Suite struct MaskStateTests {
  /// The prefix that focus has shown is no literal that the user skipped.
  @Test func autoskipKeepsThePrefixOfFocus() throws {
    let mask = try Mask(
      "+1 ([000]) [000]", options: .init(completion: true, completesOnFocus: true, autoskip: true))
    #expect(typed("◉2⌫", into: mask) == "+1 (|")
  }

  /// A guide shows more; it asks for no more than the mask does.
  @Test(arguments: ["[00]-[09]", "[09]-[00]", "[0][99][0]", "[AAA]", "[00]-[0999]"])
  func aGuideLeavesCompletenessAlone(pattern: String) throws {
    let plain = try Mask(pattern)
    let guided = try Mask(pattern, options: .init(placeholderCharacter: "_"))
    for count in 0...6 {
      let keys = String("123456".prefix(count))
      for keys in [
        keys, String(keys.map { Character(UnicodeScalar(UInt8($0.asciiValue ?? 48) + 49)) }),
      ] {
        var one = EditingSession(format: plain)
        var other = EditingSession(format: guided)
        _ = press(keys, in: &one)
        _ = press(keys, in: &other)
        #expect(one.current.isComplete == other.current.isComplete, "\(pattern), \(keys)")
        #expect(one.current.value == other.current.value, "\(pattern), \(keys)")
      }
    }
    #expect(
      try Mask("[00]-[09]", options: .init(placeholderCharacter: "_")).formatted(text: "123")
        .isComplete)
  }

  /// A slot takes exactly the characters of its class, also where ASCII ends.
  @Test func aSlotTakesItsClassAroundTheEndOfASCII() throws {
    let numbers: [UInt32] = [0x2A, 0x7E, 0x80, 0xAA, 0xFF, 0x100, 0x7FF, 0x800]
    let scalars = numbers.compactMap { UnicodeScalar($0) }
    for scalar in scalars {
      let notation = Mask.Notation("X", accepts: UnicodeSet([Character(scalar)]))
      let mask = try Mask("[X]", notations: [notation])
      for other in scalars {
        let formatted = mask.formatted(text: String(Character(other)))
        #expect(formatted.isComplete == (scalar == other), "\(scalar.value), \(other.value)")
      }
    }
  }

  /// A letter that replaces a selection is one character with the mark after it, and takes one slot.
  @Test(arguments: [("\u{1100}", "\u{1161}"), ("\u{1112}", "\u{1175}")])
  func aReplacementJoinsWhatFollows(letter: String, vowel: String) throws {
    var session = EditingSession(format: try Mask("[AAA]"))
    session.insert("x")
    session.insert(vowel)
    session.select(0..<1)
    session.insert(letter)
    #expect(session.current.text.count == 1 && !session.current.isComplete)
    session.insert("b")
    session.insert("c")
    #expect(session.current.text == letter + vowel + "bc" && session.current.isComplete)
  }

  @Test func keyboardOfASetSuitsAllMasks() throws {
    let digits = try Mask("[000]")
    let letters = try Mask("[AAA]")
    #expect(MaskSet(primary: digits, alternatives: [letters]).keyboard == .default)
    #expect(MaskSet(primary: letters, alternatives: [digits]).keyboard == .default)
    #expect(MaskSet(primary: digits, alternatives: [try Mask("[00]-[00]")]).keyboard == .numberPad)
    let hexadecimal = Mask.Notation(
      "H", accepts: UnicodeSet("0"..."9").union(UnicodeSet("a"..."f")))
    let color = try Mask("[HHH]", notations: [hexadecimal])
    #expect(MaskSet(primary: digits, alternatives: [color]).keyboard == .asciiCapable)
    #expect(MaskSet(primary: letters, alternatives: [color]).keyboard == .default)
  }

  /// A deletion that finds nothing to delete leaves all but the caret.
  @Test(arguments: ["[000]", "([000]) [000]-[0000]", "[00]-[00]…"])
  func whatChangesNothingLeavesFullAlone(pattern: String) throws {
    let alternatives = try ["[00]", "{+}[0000]"].map { try Mask($0) }
    let set = MaskSet(primary: try Mask(pattern), alternatives: alternatives)
    var asserted = 0
    for keys in ["2125550100", "123", "12", "1", "+1234"] {
      for place in 0...6 {
        for deletion in ["⌫", "⌦", "⇤", "⇥"] {
          var session = EditingSession(format: set)
          _ = press(keys, in: &session)
          _ = press("«\(min(place, session.current.text.utf16.count))»", in: &session)
          let before = session.current
          _ = press(deletion, in: &session)
          let after = session.current
          guard before.text == after.text, before.value == after.value else { continue }
          asserted += 1
          #expect(after.isFull == before.isFull, "\(pattern): \(keys) at \(place), \(deletion)")
          #expect(after.isComplete == before.isComplete)
        }
      }
    }
    #expect(asserted >= 10)
  }

  /// The field shows nothing of it, but the app still reads what it assigned.
  @Test func focusKeepsAnAssignedValueThatDoesNotFit() throws {
    let mask = try Mask("+1 [0]", options: .init(completesOnFocus: true))
    let set = MaskSet(primary: mask, alternatives: [try Mask("+2 [00]")])
    for format in [AnyInputFormat(mask), AnyInputFormat(set)] {
      var session = EditingSession(format: format)
      session.set(value: "abc")
      session.beginEditing()
      #expect(session.current.value == "abc")
      session.set(value: "")
      session.beginEditing()
      #expect(session.current.text.hasPrefix("+"))
    }
  }

  /// The case of a notation is that of its slots, whatever the case of the mask.
  @Test(arguments: [nil, LetterCase.upper, .lower])
  func aNotationHasItsOwnCase(letterCase: LetterCase?) throws {
    let notations = [
      Mask.Notation("h", accepts: try UnicodeSet("0-9A-Fa-f"), letterCase: .lower),
      Mask.Notation("H", accepts: try UnicodeSet("0-9A-Fa-f"), letterCase: .upper),
    ]
    let mask = try Mask(
      "[hh]-[HH]-[AA]", notations: notations, options: .init(letterCase: letterCase))
    let last = letterCase.map { $0 == .upper ? "XY" : "xy" } ?? "xY"
    #expect(typed("aBaBxY", into: mask) == "ab-AB-\(last)|")
    #expect(mask.formatted(text: "ab-ab-xY").text == "ab-AB-\(last)")
  }

  /// Where a mask changes the case of letters, the case of the keys doesn't matter, neither for slots nor for
  /// literals, key by key and pasted.
  @Test(arguments: ["#AB-[000]", "+A[00]", "[AA]-[__]", "{AB}[AA]-[00]", "[00] X [AA]"])
  func theCaseOfAKeyDoesNotMatterIfTheMaskChangesIt(pattern: String) throws {
    let mask = try Mask(pattern, options: .init(letterCase: .upper))
    var random = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      let keys = random.list(upTo: 6) {
        $0.element(of: ["a", "b", "x", "1", "2", "-", "#", "+", " "])
      }
      var (one, other) = (EditingSession(format: mask), EditingSession(format: mask))
      for key in keys {
        let answers = (one.insert(key).isRejected, other.insert(key.uppercased()).isRejected)
        #expect(answers.0 == answers.1, "\(pattern), \(keys)")
      }
      #expect(one.current == other.current, "\(pattern), \(keys)")
      let text = keys.joined()
      #expect(
        mask.formatted(text: text).value == mask.formatted(text: text.uppercased()).value, "\(text)"
      )
    }
  }

  /// A key that the next slot takes is the user's, even if a literal after the slot is equal.
  @Test(arguments: [("#-#", "-"), ("##/##", "/"), ("# #", " "), ("#.", ".")])
  func theNextSlotComesBeforeALaterLiteral(pattern: String, key: String) throws {
    var session = EditingSession(format: try Mask(pattern, syntax: .hash))
    session.insert(key)
    #expect(session.current.value == key)
    #expect(session.current.text.hasPrefix(key))
  }
}
