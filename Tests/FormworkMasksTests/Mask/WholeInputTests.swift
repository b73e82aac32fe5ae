import FormworkMasks
import Testing

/// Inputs that look as if they fit a mask, and mean something else: they are rejected, not read as another value.
@Suite struct WholeInputTests {
  /// The last digits of a longer number aren't an extension that nothing separates from it.
  @Test func aGroupDoesNotGoOnAfterALetterOfTheMask() throws {
    let phone = try Mask("([000]) [000]-[0000] x[99999]")
    #expect(phone.formatted(text: "0012125550100").text == "")
    #expect(phone.formatted(text: "2125550100 x123").text == "(212) 555-0100 x123")
  }

  /// A carriage return and the line feed after it are one character, with no caret between them.
  @Test func noCaretIsInsideTheEndOfALine() throws {
    var field = EditingSession(format: try Mask("[0]\r\\\n[0]"), value: "12")
    #expect(field.current.text == "1\r\n2")
    field.select(2..<2)
    #expect(field.current.selection == 1..<1)
  }

  private func isRejected(_ input: String, by mask: Mask) -> Bool {
    mask.apply(TextEdit(inserting: input, at: 0), to: FormattedText()).isRejected
  }

  @Test func aNumberOfAnotherCountry() throws {
    let pin = try Mask("[0000]")
    #expect(isRejected("+4930", by: pin))
    #expect(pin.formatted(text: "4930").value == "4930")
  }

  /// The prefix is the beginning of the pattern, also if the mask fills from the right.
  @Test func aNumberOfAnotherCountryFromTheRight() throws {
    let phone = try Mask("+44 [0000]", options: Mask.Options(rightToLeft: true))
    #expect(isRejected("+49 12", by: phone))
    #expect(phone.formatted(text: "+44 1234").value == "1234")
  }

  /// Symbols and emoji are never cut off either.
  @Test(arguments: ["★", "€", "👍🏽", "☎", "π"])
  func moreSymbolsThanPlaces(symbol: String) throws {
    let any = Mask.Notation("*", accepts: .any)
    for pattern in ["[**]", "[**]-[**]", "X [***]", "[**]{-}[*]"] {
      let mask = try Mask(pattern, notations: [any])
      let places = pattern.count { $0 == "*" }
      for count in 1...6 {
        let text = String(repeating: symbol, count: count)
        let outcome = mask.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
        let shown = outcome.formatted.text.filter { String($0) == symbol }.count
        if count <= places {
          #expect(shown == count, "\(text) in \(pattern)")
        } else {
          #expect(outcome.isRejected && shown == 0, "\(text) in \(pattern)")
        }
      }
    }
  }

  /// The second of two letters that the mask has only once isn't cut out of the input.
  @Test func aLiteralThatComesTwice() throws {
    let part = try Mask("x[00]")
    #expect(isRejected("x1x2", by: part))
    #expect(part.formatted(text: "x12").value == "12")
  }

  @Test func groupsOfOtherLengths() throws {
    let date = try Mask("[00]/[00]/[0000]")
    #expect(isRejected("1969-04-14", by: date))
    #expect(date.formatted(text: "14.04.1969").text == "14/04/1969")
  }

  /// An app may assign such a text, too: it is shown, but its digits aren't joined to another date or number.
  @Test(arguments: [
    ("[00]/[00]/[0000]", "1969-04-14", "19/69/0414"),
    ("([000]) [000]-[0000]", "629 5641 371", "(629) 564-1371"),
  ])
  func groupsOfOtherLengthsThatAnAppAssigns(pattern: String, text: String, shown: String) throws {
    var field = EditingSession(format: try Mask(pattern))
    field.set(text: text)
    #expect(field.current.text == shown)
    #expect(field.current.value == text)
    #expect(!field.current.isComplete && field.current.issue == .malformed)
    field.deleteBackward()
    #expect(field.current.text == String(shown.dropLast()) && field.current.issue == nil)
    field.set(text: String(shown))
    #expect(field.current.isComplete && field.current.issue == nil)
  }

  @Test func aDigitThatMayBeACallingCode() throws {
    let mask = try Mask("[00]-[000]", options: Mask.Options(callingCode: 7))
    #expect(isRejected("7 123", by: mask))
    #expect(mask.formatted(text: "7 12345").text == "12-345")
    #expect(mask.formatted(text: "+7 12345").text == "12-345")
  }
}
