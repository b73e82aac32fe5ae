import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The README's examples for UIKit and SwiftUI, compiled and run; the engine's `ReadmeTests` compare them.
@MainActor @Suite struct ReadmeTests {
  final class SignUpController: UIViewController, UITextFieldDelegate {
    @MainActor lazy var phoneField = UITextField(frame: .zero)
    @MainActor lazy var phone = ""
    @MainActor lazy var questions = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      phoneField.delegate = self
      phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      phoneField.formwork.onChange = { [weak self] change in self?.phone = change.status.value }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      questions += 1
      return false
    }
  }

  @Test func fieldIsMaskedInViewDidLoad() {
    Simulation.run(.iOS26) {
      let controller = SignUpController()
      controller.loadViewIfNeeded()
      let person = Person(at: controller.phoneField)
      person.tap()
      person.type("2125550100")
      person.pressReturn()
      #expect(controller.phoneField.text == "+1 (212) 555-0100")
      #expect(controller.phone == "2125550100")
      #expect(controller.questions == 1)
      #expect(controller.phoneField.formwork.status.formatError == nil)
    }
  }

  @Test func firstLines() {
    Simulation.run(.iOS26) {
      let phoneField = UITextField(frame: .zero)
      let priceField = UITextField(frame: .zero)
      let cardField = UITextField(frame: .zero)
      var saved = ""
      func save(_ value: String) { saved = value }
      // example: first
      phoneField.formwork.format = .phone
      priceField.formwork.format = .currency("EUR")
      cardField.formwork.format = .card
      phoneField.formwork.onChange = { change in save(change.status.value) }
      let price: Decimal? = priceField.formwork.value(as: .currency("EUR"))
      // end
      #expect(price == nil)
      for (field, keys) in [
        (phoneField, "+493023125042"), (priceField, "12"), (cardField, "4242424242424242"),
      ] {
        let person = Person(at: field)
        person.tap()
        person.type(keys)
      }
      #expect(saved == "+493023125042")
      #expect(priceField.formwork.value(as: .currency("EUR")) == Decimal(12))
      #expect(cardField.text == "4242 4242 4242 4242")
    }
  }

  struct FirstViews: View {
    @State private var phone = ""
    @State private var price: Decimal?
    @State private var card = ""

    var body: some View {
      // example: views
      MaskedTextField("Phone", value: $phone, format: .phone)
      MaskedTextField("Price", value: $price, format: .currency("EUR"))  // price: Decimal?
      MaskedTextField("Card", value: $card, format: .card)
      // end
      Text(phone)
      Text(price.map(\.description) ?? "none")
      Text(card)
    }
  }

  @Test func firstViews() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(FirstViews())
      let fields = hosted.views(of: UITextField.self)
      try #require(fields.count == 3)
      #expect(hosted.texts == ["", "none", ""])
      for (field, keys) in zip(fields, ["+493023125042", "12", "4242424242424242"]) {
        let person = Person(at: field)
        person.tap()
        person.type(keys)
      }
      #expect(hosted.texts == ["+493023125042", "12", "4242424242424242"])
    }
  }

  struct Checkout: View {
    enum Step { case phone, card }

    @State private var phone = ""
    @State private var card = ""
    @State private var focus: Step? = .phone

    var body: some View {
      MaskedTextField("Phone", value: $phone, format: .mask("+1 ([000]) [000]-[0000]"))
        .focused($focus, equals: .phone)
        .onInputComplete { focus = .card }
      MaskedTextField("Card", value: $card, format: .mask("[0000] [0000] [0000] [0000]"))
        .focused($focus, equals: .card)
      Text(phone)
    }
  }

  @Test func viewMovesOn() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(Checkout())
      let fields = hosted.views(of: UITextField.self)
      try #require(fields.count == 2)
      let person = Person(at: fields[0])
      person.endTurn()
      person.type("2125550100")
      #expect(fields[0].text == "+1 (212) 555-0100")
      #expect(hosted.texts == ["2125550100"])
      #expect(fields[1].isFirstResponder)
    }
  }

  @Test func settingsAddUp() {
    Simulation.run(.iOS26) {
      let weightField = UITextField(frame: .zero)
      let plateField = UITextField(frame: .zero)
      // example: settings
      weightField.formwork.allowedCharacters = .decimal(separator: ",")
      weightField.formwork.maximumLength = 8
      plateField.formwork.format = .mask("[AA]-[0000]")
      plateField.formwork.valuePattern = "[A-Z]{2}[1-9][0-9]{3}"
      plateField.text = "NL 1234"
      #expect(plateField.text == "NL-1234")
      #expect(plateField.formwork.value == "NL1234")
      // end
      plateField.text = ""
      for (field, keys, text) in [
        (weightField, "1,2,34x", "1,234"), (plateField, "abNL0123", "NL-123"),
      ] {
        let person = Person(at: field)
        person.tap()
        person.type(keys)
        #expect(field.text == text)
      }
    }
  }
}
