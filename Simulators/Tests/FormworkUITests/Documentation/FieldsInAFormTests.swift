import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The examples of the article FieldsInAForm, compiled and run.
@MainActor @Suite struct FieldsInAFormTests {
  // example: formSwiftUI
  struct SignUp: View {
    enum Field: CaseIterable { case name, phone, card }

    @State private var form = FieldGroup(Field.allCases)
    @State private var name = ""
    @State private var phone = ""
    @State private var card = ""

    var body: some View {
      Form {
        TextField("Name", text: $name).plainFormField(.name, in: $form, value: name)
        MaskedTextField("Phone", value: $phone, format: .phone).formField(.phone, in: $form)
        if let message = form.message(for: .phone) { Text(message) }
        MaskedTextField("Card", value: $card, format: .card).formField(.card, in: $form)
        if let message = form.message(for: .card) { Text(message) }
        Button("Sign up") { if form.submit() { send() } }
      }
      .keyboardBar($form)
      .onFormSubmit($form) { send() }
    }

    private func send() {
      form.setError("This number has an account already.", for: .phone)
      form.focus = form.firstInvalid
    }
  }
  // end

  @Test func swiftUI() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(SignUp())
      Simulation.current.endTurn()
      let fields = hosted.views(of: UITextField.self)
      let name = try #require(hosted.textFields.first)
      name.tap()
      name.type("Ann")
      Person(at: fields[0]).tap()
      Person(at: fields[0]).type("+12125550100")
      Person(at: fields[1]).tap()
      Person(at: fields[1]).type("4242424242424242")
      hosted.buttons.first { $0.label == "Sign up" }?.press()
      Simulation.current.endTurn()
      #expect(hosted.texts.contains("This number has an account already."))
      #expect(fields[0].isFirstResponder)
      #expect(hosted.failures.isEmpty)
    }
  }

  // example: cardAndCode
  struct Payment: View {
    @State private var card = ""
    @State private var code = ""
    @State private var status = InputStatus()

    var body: some View {
      MaskedTextField("Card", value: $card, format: .card)
        .inputStatus($status)
      Text(status.details.cardBrand?.name ?? "")
      MaskedTextField("Code", value: $code, format: .securityCode(for: status.details.cardBrand))
    }
  }
  // end

  @Test func dependentFields() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(Payment())
      Simulation.current.endTurn()
      let fields = hosted.views(of: UITextField.self)
      try #require(fields.count == 2)
      Person(at: fields[0]).tap()
      Person(at: fields[0]).type("378282246310005")
      Simulation.current.endTurn()
      #expect(hosted.texts.contains("American Express"))
      Person(at: fields[1]).tap()
      Person(at: fields[1]).type("1234")
      #expect(fields[1].text == "1234")
      #expect(hosted.failures.isEmpty)
    }
  }

  @Test func messages() {
    Simulation.run(.iOS26) {
      let (birthday, card) = (UITextField(), UITextField())
      birthday.formwork.format = .date(maximum: DateTimeComponents(year: 2008, month: 11, day: 30))
        .locale("en_US")
      card.formwork.format = .card
      let form = TextFieldGroup([birthday, card])
      // example: formMessages
      form.messages = ["checksum": "Please check the card number."]
      form.messageForIssue = { field, issue, limit in
        field === birthday && issue == .aboveMaximum ? "You must be at least 18." : nil
      }
      // end
      birthday.formwork.value = "12/01/2008"
      card.formwork.value = "4242424242424241"
      _ = form.submit()
      #expect(form.message(for: birthday) == "You must be at least 18.")
      #expect(form.message(for: card) == "Please check the card number.")
    }
  }

  @Test func uiKit() {
    Simulation.run(.iOS26) {
      let (name, phone, card) = (UITextField(), UITextField(), UITextField())
      let (label, other, button) = (UILabel(), UILabel(), UIButton())
      func messageLabel(below field: UIView) -> UILabel { field === phone ? label : other }
      var sent = 0
      func send() { sent += 1 }
      // example: formUIKit
      phone.formwork.format = .phone
      card.formwork.format = .card

      let form = TextFieldGroup([name, phone, card])
      form.showsKeyboardBar = true
      form.onChange = { form in button.isEnabled = form.isValid }
      form.onMessage = { field, message in messageLabel(below: field).text = message }
      form.onSubmit = { _ in send() }
      // end
      Person(at: phone).tap()
      #expect(phone.inputAccessoryView is UIToolbar)
      // example: formErrors
      form.setError("This number has an account already.", for: phone)
      _ = form.firstInvalidField?.becomeFirstResponder()
      // end
      #expect(label.text == "This number has an account already.")
      // example: formItems
      form.barItems = { field in
        field === phone ? [KeyboardBarItem("+") { phone.insertText("+") }] : []
      }
      // end
      Person(at: phone).tap()
      #expect((phone.inputAccessoryView as? UIToolbar)?.items?.contains { $0.title == "+" } == true)
      #expect(!button.isEnabled)
      #expect(sent == 0)
    }
  }

  struct Code: View {
    @State private var code = ""
    let verify: @MainActor (String) -> Void

    var body: some View {
      // example: codeSwiftUI
      CodeTextField("Code", value: $code, layout: CodeBoxLayout(groups: [3, 3]))
        .onInputComplete { verify(code) }
      // end
    }
  }

  // example: codeStyle
  struct Underlined: CodeBoxStyle {
    func makeBody(box: CodeBox) -> some View {
      Text(box.text.isEmpty ? "_" : box.text).foregroundColor(box.isInvalid ? .red : nil)
    }
  }
  // end

  @Test func codes() throws {
    try Simulation.run(.iOS26) {
      var verified: [String] = []
      func verify(_ code: String) { verified.append(code) }
      let hosted = Hosted(Code { verified.append($0) }.codeBoxStyle(Underlined()))
      let inView = try #require(hosted.views(of: UITextField.self).first)
      Person(at: inView).tap()
      Person(at: inView).type("123456")
      // example: codeUIKit
      let code = CodeUITextField(layout: CodeBoxLayout(groups: [3, 3]))
      code.accessibilityLabel = "Code"
      code.formwork.onComplete = { [unowned code] in verify(code.formwork.value) }
      // end
      Person(at: code).tap()
      Person(at: code).paste("654–321")
      Simulation.current.endTurn()
      #expect(verified == ["123456", "654321"])
      #expect(hosted.texts.joined() == "123–456")
    }
  }

  struct Limits: View {
    @State private var note = ""
    @State private var status = InputStatus()

    var body: some View {
      // example: swiftUILimits
      MaskedTextField("Note", value: $note, format: .text())
        .maximumLength(280, in: .bytes)
        .inputStatus($status)
      Text("\(status.remainingLength ?? 0) left")
      // end
    }
  }

  struct Lines: View {
    @State private var note = ""
    @State private var status = InputStatus()

    var body: some View {
      // example: swiftUIMultiline
      MaskedTextField("Note", value: $note, format: .text())
        .maximumLength(280, in: .bytes)
        .multiline(lines: 2...6)
        .inputStatus($status)
      // end
    }
  }

  @Test func lines() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(Lines())
      Simulation.current.endTurn()
      let person = Person(at: try #require(hosted.views(of: UITextView.self).first))
      person.tap()
      person.type("é\n")
      #expect(person.text == "é\n")
    }
  }

  @Test func limits() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(Limits())
      Simulation.current.endTurn()
      let field = try #require(hosted.views(of: UITextField.self).first)
      Person(at: field).tap()
      Person(at: field).type("é")
      #expect(hosted.texts.contains("278 left"))
    }
  }
}
