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
      let birthdayField = UITextField(frame: .zero)
      let pinField = UITextField(frame: .zero)
      let orderField = UITextField(frame: .zero)
      var saved = ""
      func save(_ value: String) { saved = value }
      // example: first
      phoneField.formwork.format = .phone
      priceField.formwork.format = .currency("EUR")
      cardField.formwork.format = .card
      birthdayField.formwork.format = .date
      pinField.formwork.format = .text(allowed: .digits, maximumLength: 4)
      orderField.formwork.format = .mask("[AA]-[0000]")
      phoneField.formwork.onChange = { change in save(change.status.value) }
      let price: Decimal? = priceField.formwork.value(as: .currency("EUR"))
      // end
      #expect(price == nil)
      for (field, keys) in [
        (phoneField, "+493023125042"), (priceField, "12"), (cardField, "4242424242424242"),
        (birthdayField, "11/11/1990"), (pinField, "12a345"), (orderField, "NL1234"),
      ] {
        let person = Person(at: field)
        person.tap()
        person.type(keys)
      }
      #expect(saved == "+493023125042")
      #expect(priceField.formwork.value(as: .currency("EUR")) == Decimal(12))
      #expect(cardField.text == "4242 4242 4242 4242")
      #expect(birthdayField.text == "11/11/1990")
      #expect(pinField.formwork.value == "1234")
      #expect(orderField.text == "NL-1234")
    }
  }

  struct FirstViews: View {
    @State private var phone = ""
    @State private var price: Decimal?
    @State private var card = ""
    @State private var birthday: Date?
    @State private var pin = ""
    @State private var order = ""

    var body: some View {
      // example: views
      MaskedTextField("Phone", value: $phone, format: .phone)  // phone: String
      MaskedTextField("Price", value: $price, format: .currency("EUR"))  // price: Decimal?
      MaskedTextField("Card", value: $card, format: .card)
      MaskedTextField("Born", value: $birthday, format: .date)  // birthday: Date?
      MaskedTextField("PIN", value: $pin, format: .text(allowed: .digits, maximumLength: 4))
      MaskedTextField("Order", value: $order, format: .mask("[AA]-[0000]"))
      // end
      Text(phone)
      Text(price.map(\.description) ?? "none")
      Text(card)
      Text(birthday == nil ? "none" : "a day")
      Text(pin)
      Text(order)
    }
  }

  @Test func firstViews() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(FirstViews())
      let fields = hosted.views(of: UITextField.self)
      try #require(fields.count == 6)
      #expect(hosted.texts == ["", "none", "", "none", "", ""])
      let keys = ["+493023125042", "12", "4242424242424242", "11/11/1990", "12a345", "NL1234"]
      for (field, keys) in zip(fields, keys) {
        let person = Person(at: field)
        person.tap()
        person.type(keys)
      }
      #expect(
        hosted.texts == ["+493023125042", "12", "4242424242424242", "a day", "1234", "NL1234"])
    }
  }

  struct ErrorView: View {
    @State private var card = ""
    @State private var status = InputStatus()
    let pay: (String) -> Void

    var body: some View {
      // example: errorView
      MaskedTextField("Card", value: $card, format: .card)
        .inputStatus($status)  // @State private var status = InputStatus()
      if let issue = status.visibleIssue {
        Text(issue.localizedMessage).foregroundColor(.red)
      }
      Button("Pay") { pay(card) }
        .disabled(!status.isValid)
      // end
    }
  }

  @Test func errorIsShownInAView() throws {
    try Simulation.run(.iOS26) {
      var paid: [String] = []
      let hosted = Hosted(ErrorView { paid.append($0) })
      let message = "The check digits don't match. Check for a typo."
      let person = Person(at: try #require(hosted.views(of: UITextField.self).first))
      person.tap()
      person.type("4242424242424241")
      #expect(!hosted.texts.contains(message))
      person.leave()
      #expect(hosted.texts.contains(message))
      person.tap()
      person.backspace()
      person.type("2")
      #expect(!hosted.texts.contains(message))
      hosted.buttons.first { $0.label == "Pay" }?.press()
      #expect(paid == ["4242424242424242"])
    }
  }

  @Test func errorIsShownInALabel() async {
    let cardField = UITextField(frame: .zero)
    let errorLabel = UILabel(frame: .zero)
    var paid: [String] = []
    @MainActor func pay(_ card: String) { paid.append(card) }
    Simulation.run(.iOS26) {
      cardField.formwork.format = .card
      // example: errorField
      let updates = cardField.formwork.statusUpdates
      Task { [weak errorLabel] in
        for await status in updates { errorLabel?.text = status.visibleIssue?.localizedMessage }
      }
      // end
      @MainActor func payTapped() {
        // example: validated
        if cardField.formwork.status.isValid { pay(cardField.formwork.value) }
        // end
      }
      let person = Person(at: cardField)
      person.tap()
      person.type("4242424242424241")
      payTapped()
      #expect(paid == [])
      person.backspace()
      person.type("2")
      payTapped()
      #expect(paid == ["4242424242424242"])
      person.backspace()
      person.type("3")
      person.leave()
    }
    let message = "The check digits don't match. Check for a typo."
    for _ in 0..<1_000 where errorLabel.text != message { await Task.yield() }
    #expect(errorLabel.text == message)
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
      weightField.formwork.allowedCharacters = .decimal(separator: ",")
      weightField.formwork.maximumLength = 8
      plateField.formwork.format = .mask("[AA]-[0000]")
      plateField.formwork.valuePattern = "[A-Z]{2}[1-9][0-9]{3}"
      plateField.text = "NL 1234"
      #expect(plateField.text == "NL-1234")
      #expect(plateField.formwork.value == "NL1234")
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
