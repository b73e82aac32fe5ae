import FormworkPhoneNumbers
import Testing

/// The examples of the page of the module; `DocumentationTests` compares them.
@Suite struct PhoneNumbersDocumentationTests {
  @Test func reading() throws {
    // example: reading
    #expect(try PhoneNumber("(020) 7946 0018", region: "GB").e164 == "+442079460018")
    #expect(try PhoneNumber("0044 20 7946 0018", region: "DE").e164 == "+442079460018")
    #expect(try PhoneNumber("tel:020-7946-0018;phone-context=+44").e164 == "+442079460018")
    #expect(try PhoneNumber("1-800-FLOWERS", region: "US").e164 == "+18003569377")
    // end
  }

  @Test func writing() throws {
    // example: writing
    let number = try PhoneNumber("212 555 0100 ext. 5", region: "US")
    #expect(number.formatted(.national) == "(212) 555-0100 ext. 5")
    #expect(number.formatted(.international) == "+1 212-555-0100 ext. 5")
    #expect(number.formatted(.rfc3966) == "tel:+1-212-555-0100;ext=5")
    #expect(number.extensionNumber == "5")
    // end
  }

  @Test func validity() throws {
    // example: validity
    let short = try PhoneNumber("555 0100", region: "US")
    #expect(short.possibility == .possibleLocally)
    #expect(short.isValid == false)
    let jersey = try PhoneNumber("+44 1534 456789")
    #expect(jersey.isValid == true)
    #expect(jersey.isValid(in: "GB") == false)
    #expect(jersey.region == "JE")
    #expect(jersey.kind == .fixedLine)
    // end
  }

  @Test func errors() {
    // example: errors
    do {
      _ = try PhoneNumber("030 23125042")
    } catch {
      #expect(error == .invalidCallingCode)
    }
    // end
  }
}
