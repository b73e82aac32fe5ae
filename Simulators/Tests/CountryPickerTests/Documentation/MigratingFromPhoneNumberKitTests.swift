import FormworkCountryPickerUnderTest
import FormworkUnderTest
import Testing
import UIKit

/// The replacements in the article “Migrating from other libraries” for the properties of PhoneNumberKit's text field.
@MainActor @Suite struct MigratingFromPhoneNumberKitTests {
  @Test func field() {
    Simulation.run(.iOS26) {
      let phoneField = UITextField(frame: .zero)
      // example: fromPhoneNumberKit
      phoneField.formwork.format = .phone(.germany)
      let country = CountryUIButton(region: .germany, phoneField: phoneField)
      country.onPick = { region in phoneField.formwork.format = .phone(region) }
      phoneField.leftView = country
      phoneField.leftViewMode = .always
      // end
      let person = Person(at: phoneField)
      person.tap()
      person.type("03023125042")
      #expect(phoneField.formwork.value == "+493023125042")
      #expect(phoneField.formwork.status.isValid)
      #expect(phoneField.formwork.status.details.region?.code == "DE")
      #expect(phoneField.textContentType == .telephoneNumber)
      person.type("0123456789")
      #expect(phoneField.formwork.status.issue == .tooLong)
      phoneField.text = "+44 20 7946 0018"
      person.endTurn()
      #expect(phoneField.formwork.status.details.region?.code == "GB")
      phoneField.formwork.formatsAssignedText = false
      phoneField.text = "030 1"
      #expect(phoneField.text == "030 1")
      phoneField.formwork.format = nil
      phoneField.text = "030-1"
      #expect(phoneField.text == "030-1")
    }
  }

  @Test func numbers() throws {
    let number = try PhoneNumber("020 7946 0018", region: "GB")
    #expect(number.e164 == "+442079460018")
    #expect(number.isValid)
    #expect(number.formatted(.national) == "020 7946 0018")
    #expect(try PhoneNumber("+442079460018").nationalNumber == "2079460018")
    #expect(Region.germany.examplePhoneNumber(.mobile) == "01512 3456789")
    var session = EditingSession(format: .phone(.germany))
    session.insert("030")
    #expect(session.current.value == "+4930")
  }
}
