import FormworkCountryPickerUnderTest
import FormworkUnderTest
import Foundation
import SwiftUI
import Testing
import UIKit

/// The examples of the article FormworkCountryPicker, compiled and run.
@MainActor @Suite struct FormworkCountryPickerTests {
  // example: countryButton
  struct PhoneRow: View {
    @State private var region: Region? = .germany
    @State private var phone = ""
    @State private var recents: [Region] = []

    var body: some View {
      HStack {
        CountryButton(region: $region, phone: $phone, recents: $recents)
        MaskedTextField("Phone", value: $phone, format: .phone(region))
      }
    }
  }
  // end

  @Test func button() {
    Simulation.run(.iOS18) {
      let screen = Hosted(PhoneRow())
      let field = screen.views(of: UITextField.self)[0]
      let person = Person(at: field)
      person.tap()
      person.type("0301234567")
      Simulation.current.endTurn()
      #expect(field.text == "030 1234567")
      #expect(screen.press("🇩🇪"))
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(screen.press("🇦🇹"))
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(field.formwork.value == "+43301234567")
    }
  }

  @Test func uiButton() throws {
    try Simulation.run(.iOS18) {
      let screen = UIViewController()
      let phoneField = UITextField(frame: .zero)
      screen.view.addSubview(phoneField)
      phoneField.formwork.format = .phone(.germany)
      phoneField.formwork.value = "+49301234567"
      // example: countryUIButton
      let country = CountryUIButton(region: .germany, phoneField: phoneField)
      country.onPick = { region in phoneField.formwork.format = .phone(region) }
      phoneField.leftView = country
      phoneField.leftViewMode = .always
      // end
      country.press()
      let stack = try #require(screen.presentedViewController as? UINavigationController)
      let host = try #require(stack.topViewController as? UIHostingController<CountryPicker>)
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(host.press("🇫🇷"))
      #expect(phoneField.formwork.value == "+33301234567")
    }
  }

  @Test func controller() throws {
    try Simulation.run(.iOS18) {
      let phoneField = UITextField(frame: .zero)
      phoneField.formwork.format = .phone(.germany)
      phoneField.formwork.value = "+49301234567"
      // example: countryController
      let picker = CountryPicker.makeViewController(selected: .germany) { region in
        let phone = phoneField.formwork.value
        phoneField.formwork.format = .phone(region)
        phoneField.formwork.value = region.adoptingPhoneNumber(phone, from: .germany)
      }
      // end
      let host = try #require(picker as? UIHostingController<CountryPicker>)
      host.loadViewIfNeeded()
      Simulation.current.endTurn()
      Simulation.current.endTurn()
      #expect(host.press("🇫🇷"))
      #expect(phoneField.formwork.value == "+33301234567")
    }
  }

  @Test func typed() {
    Simulation.run(.iOS18) {
      let window = UIWindow(frame: .zero)
      let phoneField = UITextField(frame: .zero)
      window.addSubview(phoneField)
      let flagLabel = UILabel(frame: .zero)
      // example: countryTyped
      phoneField.formwork.format = .internationalPhone
      phoneField.formwork.onChange = { change in
        flagLabel.text = change.status.details.region?.flag
      }
      // end
      let person = Person(at: phoneField)
      person.tap()
      person.type("1242")
      #expect(flagLabel.text == "🇧🇸")
    }
  }

  @Test func model() {
    // example: countryModel
    var model = CountryPickerModel(
      list: RegionList(locale: Locale(identifier: "en_US")), first: [.germany], recents: [.france])
    #expect(model.sections[0].entries.map(\.name) == ["Germany", "France"])
    model.query = "+1 242"
    #expect(model.sections[0].entries.map(\.name) == ["Bahamas"])
    // end
  }
}
