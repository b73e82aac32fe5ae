import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The examples of the article MaskedFieldsInSwiftUI, compiled and run.
@MainActor @Suite struct MaskedFieldsInSwiftUITests {
  // example: swiftUIField
  struct PhoneForm: View {
    @State private var phone = ""

    var body: some View {
      MaskedTextField("Phone", value: $phone, format: .mask("+1 ([000]) [000]-[0000]"))
        .textContentType(.telephoneNumber)
        .showsRemainder()
    }
  }
  // end

  struct TextForm: View {
    enum Step { case phone, card }

    @State private var phone = ""
    @FocusState private var focus: Step?

    var body: some View {
      // example: swiftUIText
      MaskedTextField("Phone", text: $phone, format: .mask("+1 ([000]) [000]-[0000]"))
        .prompt(Text("With area code"))
        .textFieldStyle(.roundedBorder)
        .submitLabel(.next)
        .focused($focus, equals: .phone)
        .onSubmit { focus = .card }
      // end
      Text(verbatim: phone)
    }
  }

  struct StockForm: View {
    @State private var phone = ""
    @State private var isSent = false

    var body: some View {
      // example: swiftUIStock
      Form {
        MaskedTextField("Phone", value: $phone, format: .mask("+1 ([000]) [000]-[0000]"))
          .stockTextField()
          .padding()
          .keyboardType(.phonePad)
      }
      .onSubmit { isSent = true }
      // end
      Text(isSent ? "sent" : "")
    }
  }

  struct Formats: View {
    static let nameFormat = AnyInputFormat(AllowedCharacters.letters.limited(to: 3))

    @State private var code = "a-1"
    @State private var name = "abcd"

    var body: some View {
      // example: swiftUIFormats
      MaskedTextField("Code", value: $code, format: .text(allowed: .alphanumerics))
      MaskedTextField("Name", value: $name, format: FieldFormat(Self.nameFormat))
      // end
    }
  }

  struct Status: View {
    @State private var card = ""
    @State private var status = InputStatus()
    @State private var lastCause: InputChange.Cause?

    var body: some View {
      // example: swiftUIStatus
      MaskedTextField("Card", value: $card, format: .card)
        .inputStatus($status)
        .onInputChange { change in lastCause = change.cause }
      Text(status.isValid ? "Thank you" : status.remainder)
      // end
      Text(lastCause == .typing ? "typed" : "")
    }
  }

  struct Focus: View {
    enum Step { case phone, card }

    @State private var phone = ""
    @State private var card = ""
    @State private var focus: Step?

    var body: some View {
      // example: swiftUIFocus
      MaskedTextField("Phone", value: $phone, format: .mask("+1 ([000]) [000]-[0000]"))
        .focused($focus, equals: .phone)
        .onInputComplete { focus = .card }
      MaskedTextField("Card", value: $card, format: .card)
        .focused($focus, equals: .card)
        .onInputComplete { focus = nil }
      // end
    }
  }

  struct Typed: View {
    @State private var price: Decimal?
    @State private var share = 0.0
    @State private var birthday: Date?

    var body: some View {
      // example: swiftUITyped
      MaskedTextField("Price", value: $price, format: .currency("EUR"))  // price: Decimal?
      MaskedTextField("Share", value: $share, format: .percent)  // share: Double
      MaskedTextField("Born", value: $birthday, format: .date)  // birthday: Date?
      // end
      Text(verbatim: "\(price ?? 0) \(share) \(birthday != nil)")
    }
  }

  struct Adults: View {
    @State private var birthday: Date?

    var body: some View {
      // example: swiftUIAdults
      let latest = Calendar.current.date(byAdding: .year, value: -18, to: .now)
      MaskedTextField("Born", value: $birthday, format: .date(maximum: latest))
      // end
      Text(verbatim: "\(birthday != nil)")
    }
  }

  private func fill<Root: View>(
    _ root: Root, _ keys: [String], then check: (Hosted<Root>, [UITextField]) -> Void
  ) {
    Simulation.run(.iOS26) {
      let hosted = Hosted(root)
      let fields = hosted.views(of: UITextField.self)
      let people = fields.map { Person(at: $0) }
      people.first?.tap()
      for (person, keys) in zip(people, keys) { person.type(keys) }
      check(hosted, fields)
      #expect(hosted.failures.isEmpty)
    }
  }

  @Test func phone() {
    fill(PhoneForm(), ["212"]) { _, fields in
      #expect(fields.first?.text?.hasPrefix("+1 (212") == true)
      #expect(fields.first?.formwork.showsRemainder == true)
    }
  }

  @Test func texts() {
    fill(TextForm(), ["212"]) { hosted, fields in
      #expect(hosted.texts == ["+1 (212) "])
      #expect(fields.first?.placeholder == "With area code")
      #expect(fields.first?.returnKeyType == .next)
    }
  }

  @Test func stock() {
    Simulation.run(.iOS26) {
      let hosted = Hosted(StockForm())
      let field = hosted.textFields.first
      field?.tap()
      field?.type("2125550100")
      #expect(field?.text == "+1 (212) 555-0100")
      field?.pressReturn()
      #expect(hosted.texts == ["sent"])
      #expect(hosted.failures.isEmpty)
    }
  }

  @Test func formats() {
    fill(Formats(), []) { _, fields in #expect(fields.map(\.text) == ["a1", "abc"]) }
  }

  @Test func status() {
    fill(Status(), ["4242424242424242"]) { hosted, _ in
      #expect(hosted.texts == ["Thank you", "typed"])
    }
    // The check digit is wrong, so it is complete, and not valid.
    fill(Status(), ["4242424242424241"]) { hosted, _ in
      #expect(hosted.texts.contains("typed") && !hosted.texts.contains("Thank you"))
    }
  }

  @Test func focus() {
    fill(Focus(), ["2125550100", "4242424242424242"]) { _, fields in
      #expect(fields.map(\.text) == ["+1 (212) 555-0100", "4242 4242 4242 4242"])
      #expect(!fields.contains { $0.isFirstResponder })
    }
  }

  @Test func typed() {
    Simulation.run(.iOS26) {
      let hosted = Hosted(Typed())
      let fields = hosted.views(of: UITextField.self)
      for (field, keys) in zip(fields, ["1999.5", "12", "12242024"]) {
        let person = Person(at: field)
        person.tap()
        person.type(keys)
      }
      #expect(fields.map(\.text) == ["€1,999.50", "12%", "12/24/2024"])
      #expect(hosted.texts == ["1999.5 0.12 true"])
      #expect(hosted.failures.isEmpty)
    }
  }
}
