import FormworkPhoneNumbers
import Testing

/// What people write, by the rules that libphonenumber documents; `PhoneNumberVectorTests` has its answers.
@Suite struct PhoneNumberTests {
  @Test(
    arguments: [
      ("(212) 555-0100", "US", "+12125550100"),
      ("212.555.0100", "us", "+12125550100"),
      ("+1 212 555 0100", nil, "+12125550100"),
      ("＋１２１２５５５０１００", nil, "+12125550100"),
      ("٢١٢٥٥٥٠١٠٠", "US", "+12125550100"),
      ("011 44 20 7946 0018", "US", "+442079460018"),
      ("+44 (0)20 7946 0018", nil, "+442079460018"),
      ("0044 20 7946 0018", "DE", "+442079460018"),
      ("1-800-FLOWERS", "US", "+18003569377"),
      ("2x125550100", "US", "+12125550100"),
      ("02 3661 8300", "IT", "+390236618300"),
      ("+39 00 12 34", nil, "+39001234"),
      ("011 15-2345-6789", "AR", "+5491123456789"),
      ("0 15 21 8123 4567", "BR", "+552181234567"),
      ("tel:020-7946-0018;phone-context=+44", nil, "+442079460018"),
      ("tel:7042;phone-context=example.com", "US", "+17042"),
      ("tel:+1-212-555-0100;isub=12", nil, "+12125550100"),
      ("Call me: 030 23125042!", "DE", "+493023125042"),
      ("+800 1234 5678", nil, "+80012345678"),
      ("+0044 20 7946 0018", "DE", "+442079460018"),
    ] as [(text: String, region: String?, e164: String)])
  func e164(text: String, region: String?, e164: String) throws {
    #expect(try PhoneNumber(text, region: region).e164 == e164)
  }

  @Test(
    arguments: [
      "ext. 123", "ext:123", "EXTN 123", "x123", "X 123#", "extension 123", "extensión 123",
      "extensio\u{301}n 123", "int 123", "anexo 123", ";ext=123", "#123", "~ 123", ",123", ",,123#",
      ";123", "доб. 123", "ДОБ 123", "ｅｘｔ１２３", "ＥＸＴＮ123", "ｘ123", "＃123", " - 123#", "x123/x456",
    ])
  func extensions(notation: String) throws {
    let number = try PhoneNumber("(212) 555-0100 " + notation, region: "US")
    #expect(number.extensionNumber == "123")
    #expect(number.e164 == "+12125550100")
    #expect(number.formatted(.national) == "(212) 555-0100 ext. 123")
    #expect(number.formatted(.rfc3966) == "tel:+1-212-555-0100;ext=123")
  }

  @Test(
    arguments: [
      ("", nil, .notANumber), ("12 x", nil, .notANumber), ("hello", "US", .notANumber),
      ("1;phone-context=", "US", .notANumber), ("12345;phone-context=-a", "US", .notANumber),
      ("2125550100", nil, .invalidCallingCode), ("2125550100", "XX", .invalidCallingCode),
      ("+999 123 456", nil, .invalidCallingCode), ("+0 123", nil, .invalidCallingCode),
      ("0111", "US", .tooShortAfterInternationalPrefix), ("+49 1", nil, .tooShort),
      ("01144", "US", .tooShortAfterInternationalPrefix), ("+44 2", nil, .tooShort),
      ("+49 1234567890123456789", nil, .tooLong),
      (String(repeating: "1", count: 251), "US", .tooLong),
      (String(repeating: "é", count: 251), "US", .tooLong),
      (String(repeating: "é", count: 250), "US", .notANumber),
    ] as [(text: String, region: String?, error: PhoneNumberError)])
  func errors(text: String, region: String?, error: PhoneNumberError) {
    #expect(throws: error) { try PhoneNumber(text, region: region) }
    #expect("\(error)".contains("Write"))
  }

  @Test(
    arguments: [
      ("+1 212 555 0100", .fixedLineOrMobile), ("+44 7400 123456", .mobile),
      ("+44 121 234 5678", .fixedLine), ("+1 800 234 5678", .tollFree),
      ("+1 900 234 5678", .premiumRate), ("+44 5612345678", .voip),
      ("+44 7012345678", .personalNumber), ("+44 7640123456", .pager), ("+44 5512345678", .uan),
      ("+49 180 51234567", .sharedCost), ("+49 177 991234567", .voicemail), ("+1 212", nil),
    ] as [(text: String, kind: PhoneNumber.NumberType?)])
  func kinds(text: String, kind: PhoneNumber.NumberType?) throws {
    let number = try PhoneNumber(text)
    #expect(number.kind == kind)
    #expect(number.isValid == (kind != nil))
  }

  /// Regions that share a calling code are told apart, and some numbers are of none.
  @Test func regions() throws {
    let jersey = try PhoneNumber("+44 1534 456789")
    #expect(jersey.region == "JE")
    #expect(jersey.isValid(in: "JE") && jersey.isValid(in: "je") && !jersey.isValid(in: "GB"))
    #expect(try PhoneNumber("+1 204 234 5678").region == "CA")
    #expect(try PhoneNumber("+1 242 345 6789").region == "BS")
    #expect(try PhoneNumber("+1 111 111 1111").region == nil)
    #expect(try PhoneNumber("+800 1234 5678").region == nil)
    #expect(try PhoneNumber("+800 1234 5678").isValid)
    #expect(try !PhoneNumber("+800 1234 5678").isValid(in: "001"))
  }

  @Test(
    arguments: [
      ("2125550100", "US", .possible), ("5550100", "US", .possibleLocally),
      ("21255", "US", .tooShort),
      ("212555010000", "US", .tooLong), ("12 3", "AT", .possibleLocally),
      ("151393989", "SV", .invalidLength),
    ] as [(text: String, region: String, possibility: PhoneNumber.ValidationResult)])
  func possibilities(
    text: String, region: String, possibility: PhoneNumber.ValidationResult
  ) throws {
    let number = try PhoneNumber(text, region: region)
    #expect(number.possibility == possibility)
    #expect(number.isPossible == [.possible, .possibleLocally].contains(possibility))
  }

  /// Zeros that belong to a number are kept, so that it is another one than without them.
  @Test func leadingZeros() throws {
    let zeros = try PhoneNumber("+39 00123")
    #expect(zeros.nationalNumber == "00123")
    #expect(try zeros != PhoneNumber("0123", region: "IT"))
    #expect(
      try Set([zeros, PhoneNumber("+3900123"), PhoneNumber("+390123")]).count == 2)
  }
}
