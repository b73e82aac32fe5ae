import FormworkUnderTest
import Testing
import UIKit

/// What the article “Migrating from other libraries” says instead of the names of PhoneNumberKit, AnyFormatKit, and
/// DiffableTextViews, typed into.
@MainActor @Suite struct MigratingFromKitsTests {
  private func typed(_ keys: String, _ format: FieldFormat<String>) -> (text: String, value: String)
  {
    var shown = (text: "", value: "")
    Simulation.run(.iOS26) {
      let field = UITextField(frame: .zero)
      field.formwork.format = format
      let person = Person(at: field)
      person.tap()
      person.type(keys)
      shown = (field.text ?? "", field.formwork.value)
    }
    return shown
  }

  @Test func phoneNumberKit() {
    let phone = typed("02079460018", .phone(.unitedKingdom))
    #expect(phone == ("020 7946 0018", "+442079460018"))
    #expect(typed("02079460018", .phone(region: "GB")) == phone)
    Simulation.run(.iOS26) {
      let field = UITextField(frame: .zero)
      field.formwork.format = .phone(.unitedKingdom)
      field.formwork.value = "+442079460018"
      #expect(field.formwork.status.validation == .valid)
    }
  }

  @Test func anyFormatKit() throws {
    let code = typed("12345678901", .mask("### (###) ###-##-##", syntax: .hash))
    #expect(code == ("123 (456) 789-01", "12345678901"))
    #expect(try Mask("###-###", syntax: .hash).formatted(value: "123456").text == "123-456")
    let guided = typed("1", .mask("##", options: Mask.Options(placeholderCharacter: "_")))
    #expect(guided.text == "1_")
  }

  @Test func diffableTextViews() {
    Simulation.run(.iOS26) {
      let field = UITextField(frame: .zero)
      field.formwork.format = .currency("SEK", minimum: "0")
      let person = Person(at: field)
      person.tap()
      person.type("12")
      #expect(field.formwork.value(as: .currency("SEK")) == Decimal(12))
    }
    #expect(
      typed("491234567890", .mask("+## (###) ###-##-##")).value
        == "491234567890")
    #expect(typed("1.25", .number(fractionDigits: 0...2)).value == "1.25")
  }
}
