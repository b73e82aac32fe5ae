import FormworkUIUnderTest
import SwiftUI
import Testing
import UIKit

/// The examples of the article MaskedFieldsInSwiftUI, compiled and run.
@MainActor @Suite struct MaskedFieldsInSwiftUITests {
  // example: swiftUIField
  struct PhoneForm: View {
    @State private var phone = ""

    var body: some View {
      MaskedTextField("Phone", value: $phone, mask: "+1 ([000]) [000]-[0000]")
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
      MaskedTextField(
        "Phone", text: $phone, prompt: Text("With area code"), mask: "+1 ([000]) [000]-[0000]"
      )
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
        MaskedTextField("Phone", value: $phone, mask: "+1 ([000]) [000]-[0000]")
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
      MaskedTextField("Code", value: $code, format: AllowedCharacters.alphanumerics)
      MaskedTextField("Name", value: $name, format: Self.nameFormat)
      // end
    }
  }

  struct Status: View {
    @State private var card = ""
    @State private var status = InputStatus()
    @State private var lastCause: InputChange.Cause?

    var body: some View {
      // example: swiftUIStatus
      MaskedTextField("Card", value: $card, mask: "[0000] [0000] [0000] [0000]")
        .inputStatus($status)
        .onInputChange { change in lastCause = change.cause }
      Text(status.isComplete ? "Thank you" : status.remainder)
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
      MaskedTextField("Phone", value: $phone, mask: "+1 ([000]) [000]-[0000]")
        .focused($focus, equals: .phone)
        .onInputComplete { focus = .card }
      MaskedTextField("Card", value: $card, mask: "[0000] [0000] [0000] [0000]")
        .focused($focus, equals: .card)
        .onInputComplete { focus = nil }
      // end
    }
  }

  struct Typed: View {
    struct Order { var year: Int? }

    @State private var order = Order()

    var body: some View {
      Text("\(order.year ?? 0)")
      field
    }

    private var field: some View {
      // example: swiftUITyped
      let year = Binding(
        get: { order.year.map { String($0) } ?? "" },
        set: { order.year = Int($0) })
      return MaskedTextField("Year", value: year, mask: "[0000]")
      // end
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
    fill(Status(), ["42"]) { hosted, _ in #expect(hosted.texts == ["00 0000 0000 0000", "typed"]) }
  }

  @Test func focus() {
    fill(Focus(), ["2125550100", "4242424242424242"]) { _, fields in
      #expect(fields.map(\.text) == ["+1 (212) 555-0100", "4242 4242 4242 4242"])
      #expect(!fields.contains { $0.isFirstResponder })
    }
  }

  @Test func typed() {
    fill(Typed(), ["1999"]) { hosted, _ in #expect(hosted.texts == ["1999"]) }
  }
}
