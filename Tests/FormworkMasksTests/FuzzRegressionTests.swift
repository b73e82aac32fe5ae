import FormworkMasks
import Testing

/// Inputs that fuzzing found, each as short as it gets.
@Suite struct FuzzRegressionTests {
  @Test func unlimitedUndoIsNoOverflow() throws {
    var session = EditingSession(format: try Mask("[09]"), undoLimit: .max)
    session.insert("1")
    session.undo()
    #expect(session.current.text == "")
  }

  @Test(arguments: [Int.min, -1, 1 << 32, .max - 1, .max])
  func anyOffsetMayBeProposed(offset: Int) throws {
    let place = UTF16Offset(offset)
    var session = EditingSession(format: try Mask("[09]"))
    for text in ["1", ""] {
      let response = session.propose(
        text, in: text.isEmpty ? 0..<place.clamped(to: "") : place..<place)
      if case .reject(let reason) = response { Issue.record("rejected: \(reason.name)") }
    }
    _ = session.propose("12", in: min(place, 0)..<max(place, 0))
    _ = session.didChange(to: "1")
    #expect(session.current.text == "1")
  }

  @Test(
    arguments: [
      (" 0##", "2"), ("##", " +"), ("9##", "\u{A0}2"), ("(##) #", "\u{301}12"),
      ("999##", "\u{200D}"),
    ])
  func valueComesBackFromItsText(pattern: String, value: String) throws {
    let mask = try Mask(pattern, syntax: .hash)
    let shown = mask.formatted(value: value)
    let again = mask.formatted(text: shown.text)
    #expect(again.text.unicodeScalars.elementsEqual(shown.text.unicodeScalars))
    #expect(again.value.unicodeScalars.elementsEqual(shown.value.unicodeScalars))
  }

  /// Short masks keep their literals as bytes, where 0 once meant a slot.
  @Test func literalMayBeNUL() throws {
    let mask = try Mask("\0([00]\0\0[00]")
    #expect(mask.formatted(value: "1234").text == "\0(12\0\034")
    #expect(mask.formatted(text: "1234").text == "\0(12\0\034")
    let typed = mask.apply(TextEdit(inserting: "3", at: 4), to: mask.formatted(value: "12"))
      .formatted
    #expect(typed.text == "\0(12\0\03")
  }

  @Test(
    arguments: [
      ("[0000]", InsertionMode.replace), ("[A][00]", .insert), ("[00]-[A]", .insert),
    ])
  func guideFromTheRightShowsValues(pattern: String, insertion: InsertionMode) throws {
    let mask = try Mask(
      pattern, options: .init(insertion: insertion, placeholderCharacter: "_", rightToLeft: true))
    #expect(mask.formatted(value: mask.example).value == mask.example)
  }

  @Test
  func fixedPrefixFromTheRightIsPartOfTheValue() throws {
    let price = try Mask("{€}[009]", options: .init(rightToLeft: true))
    #expect(price.formatted(value: "€12").value == "€12")
    #expect(price.formatted(value: "€12").isComplete)
  }

  @Test func optionalSlotFromTheRightLeavesTheSeparator() throws {
    let notations = [
      Mask.Notation("X", accepts: UnicodeSet.digit.inverted, isOptional: true),
      Mask.Notation("é", accepts: UnicodeSet(["é"])),
    ]
    let mask = try Mask("[0]-[é][X]", notations: notations, options: .init(rightToLeft: true))
    let shown = mask.formatted(text: "1é")
    #expect(shown.text == "1-é")
    #expect(mask.formatted(text: shown.text).text == shown.text)
  }
}
