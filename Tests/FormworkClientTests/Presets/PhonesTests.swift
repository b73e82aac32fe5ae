import FormworkCore
import Testing

/// The examples of the article Phones; `DocumentationTests` compares them.
@Suite struct PhonesTests {
  @Test func phones() throws {
    // example: phones
    var field = EditingSession(format: .phone(.unitedStates))
    field.insert("2125550100")
    #expect(field.current.text == "(212) 555-0100")
    #expect(field.current.value == "+12125550100")
    #expect(field.current.isComplete == true)
    // end
  }

  @Test func values() throws {
    // example: values
    let number = "+442079460018"
    #expect(FieldFormat.phone(.unitedKingdom).formatted(number).text == "020 7946 0018")
    #expect(FieldFormat.phone(.unitedStates).formatted(number).text == "+44 20 7946 0018")
    #expect(FieldFormat.internationalPhone.formatted(number).text == "+44 20 7946 0018")
    // end
  }

  @Test func prefixes() throws {
    // example: prefixes
    let german = FieldFormat.phone(.germany)
    #expect(german.formatted(text: "03023125042").text == "030 23125042")
    #expect(german.formatted(text: "+493023125042").text == "+49 30 23125042")
    #expect(german.formatted(text: "00442079460018").text == "00 44 20 7946 0018")
    #expect(german.formatted(text: "00442079460018").value == "+442079460018")
    // end
  }

  @Test func international() throws {
    // example: international
    var field = EditingSession(format: .internationalPhone)
    field.insert("4")
    #expect(field.current.text == "+4")
    field.insert("93023125042")
    #expect(field.current.text == "+49 30 23125042")
    // end
  }

  @Test func foreign() throws {
    // example: foreign
    let domestic = FieldFormat.phone(.unitedStates, internationalNumbers: .reject)
    var field = EditingSession(format: domestic)
    #expect(field.insert("+44 20 7946 0018").rejection == .otherPrefix)
    #expect(domestic.formatted(text: "+1 212 555 0100").text == "+1 212-555-0100")
    // end
  }

  @Test func ownCode() {
    var field = EditingSession(format: .phone(.india))
    field.insert("919876543210")
    #expect(field.current.value == "+919876543210")
    field.endEditing()
    #expect(field.current.text == "+91 98765 43210")
  }

  @Test func numbers() throws {
    // example: numbers
    let format = FieldFormat.internationalPhone
    let details = format.details(of: format.formatted(text: "+1242555"))
    #expect(details.region == .bahamas)
    #expect(details.region?.flag == "🇧🇸")
    #expect(details.region?.callingCode == 1)
    // end
  }

  @Test func issues() throws {
    // example: issues
    let format = FieldFormat.phone(.unitedStates)
    #expect(format.formatted(text: "21255501009").issue == .tooLong)
    #expect(format.formatted(text: "+999").issue == .unknownCallingCode)
    #expect(format.formatted(text: "1112223333").issue == .notValid)
    let lenient = FieldFormat.phone(.unitedStates, validity: .possible)
    #expect(lenient.formatted(text: "1112223333").issue == nil)
    // end
  }

  @Test func options() throws {
    // example: options
    let mobile = FieldFormat.phone(.germany, types: .mobile)
    #expect(mobile.formatted(text: "030 23125042").issue == .notMobile)

    var field = EditingSession(format: .phone(.germany, regions: [.germany, .austria]))
    #expect(field.insert("+1 212 555 0100").rejection == .otherPrefix)

    field = EditingSession(format: .phone(.germany, nationalDisplay: .national))
    field.insert("+49 30 23125042")
    field.endEditing()
    #expect(field.current.text == "030 23125042")

    let national = FieldFormat.phone(.germany, valueFormat: .national)
    #expect(national.formatted(text: "+49 30 23125042").value == "03023125042")
    // end
  }

  @Test func placeholder() throws {
    // example: placeholder
    #expect(Region.germany.examplePhoneNumber() == "01512 3456789")
    #expect(Region.germany.examplePhoneNumber(isInternational: true) == "+49 1512 3456789")
    // end
  }

  @Test func pastes() throws {
    // example: pastes
    var field = EditingSession(format: .phone(.unitedStates))
    let update = field.insert("tel. (212) 555-0100 ext. 12")
    #expect(field.current.text == "(212) 555-0100")
    #expect(update.change?.unused == "telext12")
    let format = FieldFormat.phone(.unitedStates)
    #expect(format.formatted(text: "٢١٢٥٥٥٠١٠٠").text == "(212) 555-0100")
    #expect(format.formatted(text: "212 555 0100 or 212 555 0101").text == "")
    // end
  }

  @Test func focus() throws {
    // example: focus
    var field = EditingSession(format: .phone(.unitedStates))
    field.insert("0044 (0)20 7946 0018")
    field.endEditing()
    #expect(field.current.text == "+44 20 7946 0018")
    // end
  }
}
