import FormworkFormats
import Testing

/// Labels of scanners, groups that are too short, and whole codes over a part.
///
/// Expectations: identifiers after ISO/IEC 15424 and the GS1 General Specifications, check digits by
/// python-stdnum 2.2 (`stdnum.ean`).
@Suite struct CodeLabelTests {
  private func format(_ identifier: String) throws -> AnyInputFormat {
    try #require(Preset(identifier: identifier)).makeFormat()
  }

  @Test(
    arguments: [
      ("ean13", "]E04006381333931", "4006381333931"),
      ("ean13", "(01)04006381333931", "4006381333931"),
      ("ean13", "(01) 04006381333931", "4006381333931"),
      ("ean13", "]C10104006381333931", "4006381333931"),
      ("ean8", "]E496385074", "96385074"), ("ean8", "(01)00000096385074", "96385074"),
      ("upca", "]E00036000291452", "036000291452"), ("upca", "(01)00036000291452", "036000291452"),
      ("gtin14", "(01)10012345678902", "10012345678902"),
      ("gtin14", "]I110012345678902", "10012345678902"),
      ("gtin14", "]d20110012345678902", "10012345678902"),
      ("gtin14", "(01)10012345678902(17)271231", "10012345678902"),
      ("ean13", "(4006381333931)", "4006381333931"), ("ean13", "4006381333931", "4006381333931"),
    ] as [(preset: String, text: String, value: String)])
  func labels(preset: String, text: String, value: String) throws {
    let pasted = try format(preset).formatted(text: text)
    #expect(pasted.value == value && pasted.isDone, "\(pasted)")
    var session = EditingSession(format: try format(preset))
    for key in text { session.insert(String(key)) }
    #expect(session.current.value == value && session.current.isDone, "\(session.current)")
  }

  /// Behind the identifier of another symbology are other data.
  @Test(arguments: ["]A04006381333931", "]C04006381333931", "]E44006381333931"])
  func otherSymbologies(text: String) throws {
    #expect(!(try format("ean13").formatted(text: text).isDone))
    var session = EditingSession(format: try format("ean13"))
    for key in text { session.insert(String(key)) }
    session.endEditing()
    #expect(!session.current.isDone)
  }

  @Test func aTypedLabelIsShownUntilTheCodeBegins() throws {
    var session = EditingSession(format: try format("ean13"))
    for key in "]E0" { #expect(session.insert(String(key)).rejection == nil) }
    #expect(session.current.text == "]E0" && session.current.value == "")
    #expect(session.current.isComplete == false)
    session.deleteBackward()
    #expect(session.current.text == "]E")
    session.endEditing()
    #expect(session.current.text == "")
    for key in "(0" { session.insert(String(key)) }
    session.insert("4")
    #expect(session.current.text == "0 4")
  }

  @Test(
    arguments: [
      ("mac", "0:1b:63:84:45:e6", nil), ("mac", "b8-1-98-af-bc-8d", nil),
      ("mac", "00:1b:63:84:45:e", nil), ("us.ssn", "78-5-1120", nil), ("postal.JP", "12-4567", nil),
      ("us.ssn", "123-4567-89", "123456789"), ("mac", "0:1b:63:84:45", nil),
    ] as [(preset: String, text: String, value: String?)])
  func shortGroups(preset: String, text: String, value: String?) throws {
    let pasted = try format(preset).formatted(text: text)
    if let value {
      #expect(pasted.value == value && pasted.isComplete)
    } else {
      #expect(!pasted.isComplete)
    }
  }

  /// A group that isn't the last one, and is too short, never gets the characters of the next.
  @Test func nothingMovesToAnotherGroup() throws {
    let format = try format("us.ssn")
    #expect(format.apply(TextEdit(inserting: "12-34-5678", at: 0), to: FormattedText()).isRejected)
    // The last group may be unfinished.
    #expect(format.formatted(text: "123-45-67").text == "123-45-67")
  }

  @Test(
    arguments: [
      ("code.one-time", "12", "654321"), ("code.one-time", "65", "654321"),
      ("postal.NL", "12", "9876 AB"),
    ])
  func aWholeCodeReplacesAPart(preset: String, typed: String, text: String) throws {
    var session = EditingSession(format: try format(preset))
    for key in typed { session.insert(String(key)) }
    let update = session.insert(text)
    #expect(session.current.text == text && session.current.isDone)
    #expect(update.change?.removed == (text.hasPrefix(typed) ? "" : typed))
  }

  @Test func aCompleteCodeIsNotReplaced() throws {
    var session = EditingSession(format: try format("code.one-time"))
    session.insert("123456")
    #expect(session.insert("654321").rejection == .noRoom)
    #expect(session.current.value == "123456")
  }
}
