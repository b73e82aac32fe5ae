import FormworkCore
import Foundation
import Testing

/// The options and the details of phone numbers.
@Suite struct FieldFormatPhoneTests {
  /// Types keys, leaves the field, and returns text, value, and issue.
  private func left(
    _ keys: String, _ format: FieldFormat<String>
  ) -> (text: String, value: String, issue: String?) {
    var session = EditingSession(format: format.makeFormat())
    for key in keys { session.insert(String(key)) }
    session.endEditing()
    return (session.current.text, session.current.value, session.current.issue?.code)
  }

  @Test(
    arguments: [
      // Berlin's numbers are fixed lines, 0151 those of mobile phones.
      (.phone(.germany, types: .mobile), "015123456789", "01512 3456789", "+4915123456789", nil),
      (
        .phone(.germany, types: .mobile), "03023125042", "030 23125042", "+493023125042",
        "notMobile"
      ),
      (.phone(.unitedStates, types: .mobile), "2125550100", "(212) 555-0100", "+12125550100", nil),
      (
        .phone(.germany, nationalDisplay: .national), "+493023125042", "030 23125042",
        "+493023125042",
        nil
      ),
      (
        .phone(.germany, nationalDisplay: .national), "+12125550100", "+1 212-555-0100",
        "+12125550100",
        nil
      ),
      (.phone(.germany), "+493023125042", "+49 30 23125042", "+493023125042", nil),
      (.phone(.germany, valueFormat: .national), "03023125042", "030 23125042", "03023125042", nil),
      (
        .phone(.germany, valueFormat: .national), "+493023125042", "+49 30 23125042", "03023125042",
        nil
      ),
      (
        .phone(.germany, valueFormat: .national), "+12125550100", "+1 212-555-0100", "+12125550100",
        nil
      ),
      (.phone(.germany, valueFormat: .asTyped), "03023125042", "030 23125042", "03023125042", nil),
      (
        .phone(.germany, valueFormat: .asTyped), "+493023125042", "+49 30 23125042",
        "+493023125042", nil
      ),
      (
        .phone(.unitedStates, regions: [.unitedStates]), "2125550100", "(212) 555-0100",
        "+12125550100", nil
      ),
      // 416 is Toronto.
      (
        .phone(.unitedStates, regions: [.unitedStates]), "4165550100", "(416) 555-0100",
        "+14165550100", "foreignNumber"
      ),
      (
        .phone(.austria, regions: [.austria, .germany]), "+493023125042", "+49 30 23125042",
        "+493023125042", nil
      ),
    ] as [(FieldFormat<String>, String, String, String, String?)])
  func options(
    format: FieldFormat<String>, keys: String, text: String, value: String, issue: String?
  ) {
    let result = left(keys, format)
    #expect(result.text == text)
    #expect(result.value == value)
    #expect(result.issue == issue)
    // The value shows the same number again.
    let again = format.formatted(value)
    #expect(again.value == value)
  }

  @Test func aCallingCodeOfAnotherRegionIsRejected() {
    var session = EditingSession(
      format: FieldFormat<String>.phone(.austria, regions: [.austria, .germany]).makeFormat())
    session.insert("+")
    session.insert("4")
    #expect(session.insert("4").rejection == .otherPrefix)
    #expect(session.insert("9").isRejected == false)
    var pasted = EditingSession(
      format: FieldFormat<String>.phone(.austria, regions: [.austria, .germany]).makeFormat())
    #expect(pasted.insert("+12125550100").isRejected)
    #expect(pasted.current.text == "")
  }

  @Test(
    arguments: [
      ("+49301234567", "DE", "FR", "+33301234567"), ("+4915123456789", "DE", "US", "+115123456789"),
      ("0151", "DE", "FR", "0151"), ("", "DE", "FR", ""), ("+999", "DE", "FR", "+999"),
    ])
  func anotherRegionKeepsTheDigits(value: String, old: String, new: String, expected: String) throws
  {
    let (old, new) = (try #require(Region(old)), try #require(Region(new)))
    #expect(new.adoptingPhoneNumber(value, from: old) == expected)
  }

  /// The regions of numbers are those of the national numbering plans: 1242 is the Bahamas, 1416 is Toronto, 447781 is
  /// Guernsey, and 77 is Kazakhstan.
  @Test(
    arguments: [
      ("+431534110", "DE", "AT"), ("+4930", "AT", "DE"), ("+43", "DE", "AT"), ("+4", "DE", "DE"),
      ("+", "DE", "DE"), ("", "DE", "DE"), ("030", "DE", "DE"), ("00431534110", "DE", "AT"),
      ("+1", "CA", "CA"), ("+1", "DE", "US"), ("+12125550100", "CA", "US"),
      ("+14165550100", "US", "CA"), ("+12425550100", "CA", "BS"), ("+1999", "CA", "CA"),
      ("+44", "GG", "GG"), ("+447781123456", "GB", "GG"), ("+442079460018", "GG", "GB"),
      ("+7", "KZ", "KZ"), ("+77011234567", "RU", "KZ"), ("+79161234567", "KZ", "RU"),
      ("+80012345678", "DE", nil), ("+999", "DE", "DE"), ("+431534110", nil, "AT"),
      ("030", nil, nil), ("no number", "DE", "DE"),
    ] as [(String, String?, String?)])
  func regionOfANumber(value: String, home: String?, expected: String?) {
    #expect(Region.ofPhoneNumber(value, in: home.flatMap { Region($0) })?.code == expected)
  }

  /// An unfinished number and the rest of the example, whose length is that of a real number.
  @Test(
    arguments: [
      ("DE", "", "01512 3456789"), ("DE", "0", "1512 3456789"), ("DE", "01512", " 3456789"),
      ("DE", "030", " 123456"), ("DE", "+49", "1512 3456789"), ("DE", "+", "49 1512 3456789"),
      ("DE", "+43", "664 123456"), ("DE", "+431", " 234567890"), ("DE", "01512 3456789", ""),
      ("DE", "+999", ""),
      ("US", "", "(201) 555-0123"), ("US", "212", " 555-0123"), ("US", "212-555", "-0123"),
      ("US", "+44", "7400 123456"),
    ])
  func restOfTheExample(region: String, text: String, rest: String) throws {
    let format = try PhoneFormat(region: region)
    var session = EditingSession(format: format)
    for key in text where key != " " && key != "-" { session.insert(String(key)) }
    #expect(format.exampleRest(after: session.current) == rest)
  }

  /// With the rest, if there is one, each beginning of an example is a complete number.
  @Test func theRestOfTheExampleCompletesTheNumber() throws {
    for region in PhoneRegion.all {
      let format = PhoneFormat(region)
      for isInternational in [false, true] {
        guard let example = region.example(isInternational: isInternational) else { continue }
        for count in 0...example.count {
          let start = format.formatted(text: String(example.prefix(count)))
          let whole = format.formatted(text: start.text + format.exampleRest(after: start))
          // The 15 of Argentina's mobile numbers moves to another place in the value.
          if format.exampleRest(after: start).isEmpty || region.code == "AR" { continue }
          #expect(whole.isComplete, "\(region.code) \(start.text)")
        }
      }
    }
    #expect(PhoneFormat().exampleRest(after: FormattedText()) == "", "no region is known")
  }

  @Test func details() {
    func details(_ format: FieldFormat<String>, _ keys: String) -> InputDetails {
      var session = EditingSession(format: format.makeFormat())
      for key in keys { session.insert(String(key)) }
      return format.details(of: session.current)
    }
    #expect(details(.card, "4").cardBrand == .visa)
    #expect(details(.card, "").cardBrand == nil)
    #expect(details(.card, "37").cardBrand == .amex)
    #expect(details(.iban, "D").region == nil)
    #expect(details(.iban, "DE89").region == .germany)
    #expect(details(.internationalPhone, "49").region == .germany)
    #expect(details(.internationalPhone, "1242").region == .bahamas)
    #expect(details(.phone(.germany), "015123456789").phoneKind == .mobile)
    #expect(details(.phone(.germany), "03023125042").phoneKind == .fixedLine)
    #expect(details(.phone(.germany), "0151").phoneKind == nil)
    #expect(details(.phone(.germany), "0151").region == .germany)
    #expect(details(.currency("EUR"), "12") == InputDetails())
  }

  /// Examples of libphonenumber, as it writes them.
  @Test func examples() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Vectors/phone-examples.tsv")
    var (count, same) = (0, 0)
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      let region = try #require(Region(fields[0]))
      let mobile = region.examplePhoneNumber(.mobile)
      #expect(mobile == (fields[1].isEmpty ? nil : fields[1]), "\(fields[0])")
      let fixed = region.examplePhoneNumber(.any)
      #expect(fixed == (fields[3].isEmpty ? mobile : fields[3]), "\(fields[0])")
      let international = region.examplePhoneNumber(.mobile, isInternational: true)
      #expect(international == (fields[2].isEmpty ? nil : fields[2]))
      if let mobile {
        let format = FieldFormat<String>.phone(region, validity: .valid, types: .mobile)
        var session = EditingSession(format: format.makeFormat())
        session.insert(mobile)
        #expect(session.current.isDone, "\(mobile)")
        same += session.current.text == mobile ? 1 : 0
      }
      for number in [fixed, international].compactMap(\.self) {
        same += FieldFormat.phone(region).formatted(text: number).text == number ? 1 : 0
      }
      count += 1
    }
    #expect(count == Region.all.count)
    // Where the last digits decide the groups, they are others while typing.
    #expect(same >= 693, "\(same)")
  }
}
