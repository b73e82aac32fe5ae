import FormworkCore
import FormworkTestSupport
import Testing

/// What replaces everything, from a user or an app, doesn't depend on what was there, in any format.
@Suite struct ReplacementLawTests {
  /// A format, and input that a user could have in mind for it, whole and unfinished.
  struct Field: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var format: AnyInputFormat
    var texts: [String]

    init(_ name: String, _ format: AnyInputFormat, _ texts: [String]) {
      (testDescription, self.format, self.texts) = (name, format, texts)
    }
  }

  @Test(arguments: fields)
  func aPasteOverEverythingIsAPasteIntoNothing(field: Field) {
    var asserted = 0
    for text in field.texts {
      var empty = EditingSession(format: field.format)
      let isRejected = empty.insert(text).isRejected
      for earlier in field.texts {
        var session = EditingSession(format: field.format)
        session.insert(earlier)
        if session.current.isEmpty { continue }
        session.select(0..<UTF16Offset(session.current.text.utf16.count))
        let before = session.current
        let update = session.insert(text)
        let expected = isRejected ? before : empty.current
        #expect(update.isRejected == isRejected, "\(text) over \(before.text)")
        #expect(
          isSame(session.current, expected), "\(text) over \(before.text): \(session.current.text)")
        asserted += 1
      }
    }
    // A text that is rejected in an empty field replaces nothing, but most aren't.
    #expect(asserted >= 2 * field.texts.count, "\(asserted)")
  }

  @Test(arguments: fields)
  func anAnswerToAnEditIsShownLikeAnyAssignedText(field: Field) {
    for text in field.texts + ["", "a", "1", "123456789012345678901234567890"] {
      var assigned = EditingSession(format: field.format)
      assigned.set(text: text)
      for earlier in field.texts {
        var session = EditingSession(format: field.format)
        session.insert(earlier)
        session.amend(text: text)
        #expect(isSame(session.current, assigned.current), "\(text) in answer to \(earlier)")
        session.undo()
        #expect(session.current.isEmpty, "one step reverts the edit and its answer")
      }
    }
  }

  private func isSame(_ left: FormattedText, _ right: FormattedText) -> Bool {
    left.text == right.text && left.value == right.value && left.issue == right.issue
      && (left.isComplete, left.isFull) == (right.isComplete, right.isFull)
  }

  private static let money = [
    "1", "12.50", "$12.50", "-3.00", "1,234.56", "0", "1234567", "x", "12.5",
  ]
  private static let days = [
    "24/12/2024", "1/2", "24", "31/04/2024", "2024-12-24", "24122024", "x",
  ]
  private static let phones = [
    "2125550123", "+1 212 555 0123", "+49 30 123456", "030 123456", "212", "+", "0044 20 7946 0018",
    "x",
  ]

  static let fields: [Field] = {
    var fields: [Field] = []
    for entry in [DigitEntry.standard, .minorUnits] {
      for padding in [ZeroPadding.afterEditing, .always] {
        let format = FieldFormat<String>.currency("USD").entry(entry).zeroPadding(padding).locale(
          "en_US")
        fields.append(Field("money \(entry) \(padding)", format.makeFormat(), money))
      }
    }
    fields += [
      Field(
        "number", FieldFormat<String>.number.locale("de_DE").makeFormat(),
        ["1", "1.234,5", "-7", "x", "1,5"]),
      Field(
        "percent", FieldFormat<String>.percent.locale("en_US").makeFormat(),
        ["1", "12.5", "50 %", "-7%", "x"]),
      Field("date", FieldFormat<DateTimeComponents>.date(pattern: "dd/MM/yyyy").makeFormat(), days),
      Field(
        "time", FieldFormat<DateTimeComponents>.date(pattern: "hh:mm a").makeFormat(),
        ["1", "12:30 PM", "9:05", "0905", "x"]),
      Field(
        "dates", FieldFormat<String>.dateRange(pattern: "dd/MM/yyyy").makeFormat(),
        days + ["24/12/2024 – 31/12/2024"]),
      Field(
        "duration", FieldFormat<Int>.duration("hh:mm").makeFormat(),
        ["1", "26:30", "9", "0905", "x"]),
      Field("phone", FieldFormat<String>.phone(region: "US").makeFormat(), phones),
      Field("international", FieldFormat<String>.internationalPhone.makeFormat(), phones),
      Field(
        "card", FieldFormat<String>.card.makeFormat(),
        ["4111 1111 1111 1111", "4111", "378282246310005", "5", "x"]),
      Field(
        "iban", FieldFormat<String>.iban.makeFormat(),
        ["DE89 3704 0044 0532 0130 00", "DE", "GB33BUKB", "NO9386011117947", "1"]),
      Field(
        "code", FieldFormat<String>.oneTimeCode(length: 4).makeFormat(),
        ["1", "4821", "48 21", "x", "12345"]),
      Field("mask", FieldFormat<String>.mask("+1 ([000]) [000]-[0000]").makeFormat(), phones),
      Field(
        "regex", FieldFormat<String>.regex("[A-Z]{2}-[0-9]{4}").makeFormat(),
        ["A", "AB-1234", "AB", "1", "CD-1"]),
      Field(
        "text", FieldFormat<String>.text(allowed: .letters, maximumLength: 4).makeFormat(),
        ["a", "abcd", "abcde", "1", "a b"]),
    ]
    let countries = FieldFormat<String>.mask(
      "+1 ([000]) [000]", alternatives: ["+44 [0000] [0000]"])
    fields.append(
      Field(
        "countries", countries.makeFormat(),
        ["+1212555", "+44 2079 4600", "+4420", "+1", "+", "2079", "x"]))
    let examples = Preset.all.map { preset in
      Field(
        preset.identifier, preset.makeFormat(),
        [preset.example, String(preset.example.prefix(2)), "1", "A"])
    }
    return fields + examples
  }()
}
