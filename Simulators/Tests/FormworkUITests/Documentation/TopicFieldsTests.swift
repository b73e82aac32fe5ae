import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// The fields that the articles about formats open with, compiled and typed into.
@MainActor @Suite struct TopicFieldsTests {
  /// Types into each field of a view, and returns the text of each.
  private func typed(_ keys: [String], into view: some View) throws -> [String] {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(view)
      let fields = hosted.views(of: UITextField.self)
      try #require(fields.count == keys.count)
      for (field, keys) in zip(fields, keys) {
        let person = Person(at: field)
        person.tap()
        person.type(keys)
        person.leave()
      }
      #expect(hosted.failures.isEmpty)
      return fields.map { $0.text ?? "" }
    }
  }

  private func type(_ keys: String, into field: UITextField) {
    let person = Person(at: field)
    person.tap()
    person.type(keys)
    person.leave()
  }

  struct DateFields: View {
    @State private var birthday: Date?
    @State private var start = ""

    var body: some View {
      // example: dateViews
      MaskedTextField("Born", value: $birthday, format: .date)  // birthday: Date?
      MaskedTextField("Start", value: $start, format: .date(pattern: "HH:mm"))  // start: String
      // end
    }
  }

  @Test func dates() throws {
    #expect(
      try typed(["11/11/1990", "930"], into: DateFields()) == ["11/11/1990", "09:30"])
    Simulation.run(.iOS26) {
      let birthdayField = UITextField(frame: .zero)
      // example: dateFields
      birthdayField.formwork.format = .date
      let birthday: Date? = birthdayField.formwork.value(as: .date)
      // end
      #expect(birthday == nil)
      type("11/11/1990", into: birthdayField)
      let typed: Date? = birthdayField.formwork.value(as: .date)
      let parts = typed.map { Calendar.current.dateComponents([.year, .month, .day], from: $0) }
      #expect(parts == DateComponents(year: 1990, month: 11, day: 11))
    }
  }

  struct AmountFields: View {
    @State private var price: Decimal?
    @State private var share = 0.0

    var body: some View {
      // example: amountViews
      MaskedTextField("Price", value: $price, format: .currency("EUR"))  // price: Decimal?
      MaskedTextField("Share", value: $share, format: .percent)  // share: Double
      // end
      Text("\(share)")
    }
  }

  @Test func amounts() throws {
    #expect(try typed(["1234.5", "12.5"], into: AmountFields()) == ["€1,234.50", "12.5%"])
    Simulation.run(.iOS26) {
      let priceField = UITextField(frame: .zero)
      // example: amountFields
      priceField.formwork.format = .currency("EUR")
      let price: Decimal? = priceField.formwork.value(as: .currency("EUR"))
      // end
      #expect(price == nil)
      type("1234.5", into: priceField)
      #expect(priceField.formwork.value(as: .currency("EUR")) == Decimal(string: "1234.5"))
    }
  }

  struct PhoneFields: View {
    @State private var phone = ""
    @State private var office = ""

    var body: some View {
      // example: phoneViews
      MaskedTextField("Phone", value: $phone, format: .phone)  // the device's region
      MaskedTextField("Office", value: $office, format: .phone(.germany))
      // end
    }
  }

  @Test func phones() throws {
    #expect(
      try typed(["+442079460018", "03023125042"], into: PhoneFields())
        == ["+44 20 7946 0018", "030 23125042"])
    Simulation.run(.iOS26) {
      let phoneField = UITextField(frame: .zero)
      var saved = ""
      func save(_ value: String) { saved = value }
      // example: phoneFields
      phoneField.formwork.format = .phone
      phoneField.formwork.onChange = { change in save(change.status.value) }
      // end
      type("+442079460018", into: phoneField)
      #expect(saved == "+442079460018")
    }
  }

  struct CardFields: View {
    @State private var card = ""
    @State private var account = ""

    var body: some View {
      // example: cardViews
      MaskedTextField("Card", value: $card, format: .card)
      MaskedTextField("IBAN", value: $account, format: .iban)
      // end
    }
  }

  @Test func cards() throws {
    #expect(
      try typed(["4242424242424242", "gb33bukb20201555555555"], into: CardFields())
        == ["4242 4242 4242 4242", "GB33 BUKB 2020 1555 5555 55"])
    Simulation.run(.iOS26) {
      let cardField = UITextField(frame: .zero)
      let accountField = UITextField(frame: .zero)
      // example: cardFields
      cardField.formwork.format = .card
      accountField.formwork.format = .iban
      // end
      type("378282246310005", into: cardField)
      #expect(cardField.text == "3782 822463 10005")
      type("gb33bukb20201555555555", into: accountField)
      #expect(accountField.formwork.value == "GB33BUKB20201555555555")
    }
  }

  struct NamedFields: View {
    @State private var code = ""
    @State private var number = ""

    var body: some View {
      // example: namedViews
      MaskedTextField("Postal code", value: $code, format: .preset("postal.NL"))
      MaskedTextField("ISBN", value: $number, format: .preset("isbn13"))
      // end
    }
  }

  @Test func namedFormats() throws {
    #expect(
      try typed(["1234ab", "9783161484100"], into: NamedFields())
        == ["1234 AB", FieldFormat.preset("isbn13").formatted(text: "9783161484100").text])
    Simulation.run(.iOS26) {
      let codeField = UITextField(frame: .zero)
      let numberField = UITextField(frame: .zero)
      // example: namedFields
      codeField.formwork.format = .preset("postal.NL")
      numberField.formwork.format = .preset("isbn13")
      // end
      type("1234ab", into: codeField)
      #expect(codeField.formwork.value == "1234AB")
      type("9783161484101", into: numberField)
      #expect(numberField.formwork.status.issue == .checksum)
    }
  }

  struct RestrictedFields: View {
    @State private var pin = ""
    @State private var note = ""

    var body: some View {
      // example: restrictedViews
      MaskedTextField("PIN", value: $pin, format: .text(allowed: .digits, maximumLength: 4))
      MaskedTextField("Note", value: $note, format: .text(allowed: .noEmoji))
      // end
    }
  }

  @Test func restrictedText() throws {
    #expect(try typed(["12a345", "Hi 👍!"], into: RestrictedFields()) == ["1234", "Hi !"])
    Simulation.run(.iOS26) {
      let pinField = UITextField(frame: .zero)
      // example: restrictedFields
      pinField.formwork.allowedCharacters = .digits
      pinField.formwork.maximumLength = 4
      // end
      type("12a345", into: pinField)
      #expect(pinField.text == "1234")
    }
  }

  struct MaskFields: View {
    @State private var phone = ""
    @State private var order = ""

    var body: some View {
      // example: maskViews
      MaskedTextField("Phone", value: $phone, format: .mask("+1 ([000]) [000]-[0000]"))
      MaskedTextField("Order", value: $order, format: .mask("####-####"))
      // end
    }
  }

  @Test func masks() throws {
    #expect(
      try typed(["2125550100", "12345678"], into: MaskFields())
        == ["+1 (212) 555-0100", "1234-5678"])
    Simulation.run(.iOS26) {
      let phoneField = UITextField(frame: .zero)
      let orderField = UITextField(frame: .zero)
      // example: maskFields
      phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
      orderField.formwork.format = .mask("####-####")
      // end
      type("2125550100", into: phoneField)
      #expect(phoneField.formwork.value == "2125550100")
      type("12345678", into: orderField)
      #expect(orderField.text == "1234-5678")
    }
  }

  struct SeveralMaskFields: View {
    @State private var phone = ""

    var body: some View {
      // example: severalMaskViews
      MaskedTextField(
        "Phone", value: $phone,
        format: .mask("[000]-[0000]", alternatives: ["([000]) [000]-[0000]"]))
      // end
    }
  }

  @Test func severalMasks() throws {
    #expect(try typed(["5550100"], into: SeveralMaskFields()) == ["555-0100"])
    #expect(try typed(["55501002"], into: SeveralMaskFields()) == ["(555) 010-02"])
    Simulation.run(.iOS26) {
      let phoneField = UITextField(frame: .zero)
      // example: severalMaskFields
      phoneField.formwork.format = .mask("[000]-[0000]", alternatives: ["([000]) [000]-[0000]"])
      // end
      type("5555550100", into: phoneField)
      #expect(phoneField.text == "(555) 555-0100")
    }
  }

  struct ExpressionFields: View {
    @State private var start = ""
    @State private var plate = ""

    var body: some View {
      // example: expressionViews
      MaskedTextField("Start", value: $start, format: .regex("([01][0-9]|2[0-3]):[0-5][0-9]"))
      MaskedTextField("Plate", value: $plate, format: .regex("[A-Z]{2}-[0-9]{4}"))
      // end
    }
  }

  @Test func expressions() throws {
    #expect(try typed(["24359", "AB1234"], into: ExpressionFields()) == ["23:59", "AB-1234"])
    Simulation.run(.iOS26) {
      let startField = UITextField(frame: .zero)
      let plateField = UITextField(frame: .zero)
      // example: expressionFields
      startField.formwork.format = .regex("([01][0-9]|2[0-3]):[0-5][0-9]")
      plateField.formwork.format = .regex("[A-Z]{2}-[0-9]{4}")
      // end
      type("24359", into: startField)
      #expect(startField.formwork.value == "23:59")
      type("AB1234", into: plateField)
      #expect(plateField.formwork.status.isValid)
    }
  }

  /// Stands for the formats of the articles: groups of two digits, and a plate in upper case.
  struct CNPJ: EntryFormat, Hashable {
    func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
      character.isASCII && character.isNumber ? .significant(character) : .foreign
    }

    func write(_ entry: Entry) -> EntryText {
      var text = EntryText(entry)
      for index in entry.indices {
        if index == 2 { text.supply(".") }
        text.show(index)
      }
      text.isComplete = entry.count == 4
      if entry.count > 4 { text.rejection = .noRoom }
      return text
    }
  }

  struct Plate: InputFormat, Hashable {
    private let characters = AllowedCharacters(.alphanumerics, maximumLength: 8)

    func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
      var upper = edit
      upper.replacement = edit.replacement.uppercased()
      return characters.apply(upper, to: current)
    }

    func formatted(value: String) -> FormattedText {
      characters.formatted(value: value.uppercased())
    }
  }

  struct OwnFields: View {
    @State private var company = ""
    @State private var plate = ""
    static let plateFormat = FieldFormat(Plate())

    var body: some View {
      // example: ownViews
      MaskedTextField("Company", value: $company, format: FieldFormat(CNPJ()))
      // end
      // example: plateViews
      MaskedTextField("Plate", value: $plate, format: Self.plateFormat)
      // end
    }
  }

  @Test func ownFormats() throws {
    #expect(try typed(["12345", "ab12"], into: OwnFields()) == ["12.34", "AB12"])
    Simulation.run(.iOS26) {
      let companyField = UITextField(frame: .zero)
      let plateField = UITextField(frame: .zero)
      // example: ownFields
      companyField.formwork.format = FieldFormat(CNPJ())
      // end
      // example: plateFields
      plateField.formwork.format = FieldFormat(Plate())
      // end
      type("1234", into: companyField)
      #expect(companyField.formwork.status.isValid)
      type("ab12", into: plateField)
      #expect(plateField.formwork.value == "AB12")
    }
  }
}
