import FormworkFormats
import Testing

/// Input that has more than the number of a card.
///
/// Expectations: tracks after ISO/IEC 7813, check digits after ISO/IEC 7812 (python-stdnum 2.2).
@Suite struct CardInputTests {
  private static let number = "4242424242424242"

  @Test(
    arguments: [
      ";4242424242424242=27121010000000000?", "%B4242424242424242^DOE/JANE^27121010000000000?",
      "%B4242424242424242^DOE/JANE^2712101?;4242424242424242=27121010000?",
      "4242424242424242=27121010000000000",
    ])
  func tracks(text: String) {
    let pasted = CardFormat().formatted(text: text)
    #expect(pasted.value == Self.number && pasted.isDone)
    var session = EditingSession(format: CardFormat())
    for key in text { session.insert(String(key)) }
    #expect(session.current.value == Self.number && session.current.isDone)
    session.endEditing()
    #expect(session.current.text == "4242 4242 4242 4242" && session.current.isDone)
  }

  /// The data of a track never becomes a number, even if its own number is wrong.
  @Test func aTrackWithAnErrorIsRejected() {
    let format = CardFormat()
    #expect(!format.formatted(text: ";4242424242424241=4242424242424242?").isDone)
    var session = EditingSession(format: format)
    for key in ";4242424242424241=4242424242424242?" { session.insert(String(key)) }
    session.endEditing()
    #expect(session.current.value == "4242424242424241" && session.current.issue == .checksum)
  }

  /// The separator of a typed track ends the number until it is deleted.
  @Test func theSeparatorOfATrack() {
    var session = EditingSession(format: CardFormat())
    for key in "4242424242424242=" { session.insert(String(key)) }
    #expect(session.current.text == "4242 4242 4242 4242=" && session.current.isFull)
    #expect(session.insert("1").rejection == .noRoom)
    session.deleteBackward()
    #expect(session.current.text == "4242 4242 4242 4242")
    session.deleteBackward()
    #expect(session.current.text == "4242 4242 4242 424")
  }

  @Test(
    arguments: [
      // Behind a label, or a separator that the groups don't have.
      ("4242 4242 4242 4242 CVV 007", "4242424242424242"),
      ("4242 4242 4242 4242\n007", "4242424242424242"),
      ("4242-4242-4242-4242\t007", "4242424242424242"),
      ("4242 4242 4242 4242 / 007", "4242424242424242"),
      ("5555555555554444 123", "5555555555554444"), ("3782 822463 10005\n1234", "378282246310005"),
      ("4109906958483042\n007", "4109906958483042"),
      // In its own groups, a number of 19 digits is one.
      ("4109 9069 5848 3042 007", "4109906958483042007"),
      ("6212345678900000003", "6212345678900000003"),
      ("6212 3456 7890 0000 003", "6212345678900000003"),
      // Both are numbers: none is meant.
      ("4109906958483042 007", nil),
      // American Express has four digits.
      ("378282246310005 123", nil),
    ] as [(text: String, value: String?)])
  func codes(text: String, value: String?) {
    let pasted = CardFormat().formatted(text: text)
    #expect(pasted.isDone == (value != nil), "\(pasted)")
    if let value { #expect(pasted.value == value) }
  }

  /// AutoFill inserts at the caret what the user had begun to type.
  @Test func aWholeNumberReplacesItsBeginning() {
    for count in 1...15 {
      var session = EditingSession(format: CardFormat())
      for key in Self.number.prefix(count) { session.insert(String(key)) }
      session.insert("4242 4242 4242 4242")
      #expect(session.current.value == Self.number && session.current.isDone, "\(count)")
    }
  }

  @Test func aLongVowelIsAHyphen() {
    #expect(CardFormat().formatted(text: "4242ー4242ー4242ー4242").value == Self.number)
    let code = Preset(identifier: "postal.JP")?.makeFormat()
    #expect(code?.formatted(text: "123ー4567").value == "1234567")
  }
}
