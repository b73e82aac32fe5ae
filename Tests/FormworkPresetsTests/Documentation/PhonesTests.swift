import FormworkPresets
import FormworkText
import Testing

/// The examples of the article Phones; `DocumentationTests` compares them.
@Suite struct PhonesTests {
  @Test func phones() throws {
    // example: phones
    var field = EditingSession(format: try PhoneFormat(region: "US"))
    field.insert("2125550100")
    #expect(field.current.text == "(212) 555-0100")
    #expect(field.current.value == "+12125550100")
    #expect(field.current.isComplete == true)
    // end
  }

  @Test func values() throws {
    // example: values
    let number = "+442079460018"
    #expect(try PhoneFormat(region: "GB").formatted(value: number).text == "020 7946 0018")
    #expect(try PhoneFormat(region: "US").formatted(value: number).text == "+44 20 7946 0018")
    #expect(PhoneFormat().formatted(value: number).text == "+44 20 7946 0018")
    // end
  }

  @Test func prefixes() throws {
    // example: prefixes
    let german = try PhoneFormat(region: "DE")
    #expect(german.formatted(text: "03023125042").text == "030 23125042")
    #expect(german.formatted(text: "+493023125042").text == "+49 30 23125042")
    #expect(german.formatted(text: "00442079460018").text == "00 44 20 7946 0018")
    #expect(german.formatted(text: "00442079460018").value == "+442079460018")
    // end
  }

  @Test func international() throws {
    // example: international
    var field = EditingSession(format: PhoneFormat())
    field.insert("4")
    #expect(field.current.text == "+4")
    field.insert("93023125042")
    #expect(field.current.text == "+49 30 23125042")
    // end
  }

  @Test func foreign() throws {
    // example: foreign
    let domestic = try PhoneFormat(region: "US", foreignNumbers: .reject)
    let paste = TextEdit(inserting: "+44 20 7946 0018", at: 0)
    #expect(domestic.apply(paste, to: FormattedText()).rejection == .otherPrefix)
    #expect(domestic.formatted(text: "+1 212 555 0100").text == "+1 212-555-0100")
    // end
  }

  @Test func ownCode() throws {
    var field = EditingSession(format: try PhoneFormat(region: "IN"))
    field.insert("919876543210")
    #expect(field.current.value == "+919876543210")
    field.blur()
    #expect(field.current.text == "+91 98765 43210")
  }

  @Test func numbers() throws {
    // example: numbers
    let format = PhoneFormat()
    let typed = format.number(of: format.formatted(text: "+1242555"))
    #expect(typed?.region?.code == "BS")
    #expect(typed?.callingCode == 1)
    #expect(typed?.nationalNumber == "242555")
    // end
  }

  @Test func issues() throws {
    // example: issues
    let format = try PhoneFormat(region: "US")
    #expect(format.formatted(text: "21255501009").issue == .tooLong)
    #expect(format.formatted(text: "+999").issue == .unknownCallingCode)
    let strict = try PhoneFormat(region: "US", validity: .valid)
    #expect(strict.formatted(text: "1112223333").issue == .notValid)
    // end
  }

  @Test func options() throws {
    // example: options
    var format = try PhoneFormat(region: "DE")
    format.kinds = .mobile
    #expect(format.formatted(text: "030 23125042").issue == .notMobile)
    format.kinds = .any
    format.allowedRegions = [try PhoneRegion("DE"), try PhoneRegion("AT")]
    let paste = TextEdit(inserting: "+1 212 555 0100", at: 0)
    #expect(format.apply(paste, to: FormattedText()).rejection == .otherPrefix)
    format.homeNumbers = .national
    #expect(format.blurred(format.formatted(text: "+49 30 23125042")).text == "030 23125042")
    format.valueStyle = .national
    #expect(format.formatted(text: "+49 30 23125042").value == "03023125042")
    // end
  }

  @Test func placeholder() throws {
    // example: placeholder
    #expect(try PhoneRegion("DE").example(.mobile) == "01512 3456789")
    #expect(try PhoneRegion("DE").example(.mobile, isInternational: true) == "+49 1512 3456789")
    // end
  }

  @Test func pastes() throws {
    // example: pastes
    let format = try PhoneFormat(region: "US")
    let text = "tel. (212) 555-0100 ext. 12"
    let outcome = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    #expect(outcome.formatted.text == "(212) 555-0100")
    #expect(outcome.unused == "telext12")
    #expect(format.formatted(text: "٢١٢٥٥٥٠١٠٠").text == "(212) 555-0100")
    #expect(format.formatted(text: "212 555 0100 or 212 555 0101").text == "")
    // end
  }

  @Test func focus() throws {
    // example: focus
    var field = EditingSession(format: try PhoneFormat(region: "US"))
    field.insert("0044 (0)20 7946 0018")
    field.blur()
    #expect(field.current.text == "+44 20 7946 0018")
    // end
  }

  @Test func masks() throws {
    // example: masks
    let mobile = try PhoneMask(region: "GB", .mobile)
    #expect(mobile?.pattern(.national) == "[00000] [000000]")
    let mask = try mobile?.mask(.international)
    #expect(mask?.formatted(text: "+447400123456").text == "+44 7400 123456")
    // end
  }
}
