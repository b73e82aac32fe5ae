import FormworkListenersUnderTest
import Foundation
import Testing
import UIKit

@MainActor @Suite("Numbers by a listener") struct NumberInputListenerTests {
  /// What an app hears.
  @MainActor final class Told: OnMaskedTextChangedListener {
    var values: [String] = []

    func textInput(
      _ textInput: any UITextInput, didExtractValue value: String,
      didFillMandatoryCharacters complete: Bool, didComputeTailPlaceholder tailPlaceholder: String
    ) { values.append(value) }
  }

  private static func formatter(
    _ style: NumberFormatter.Style, _ locale: String
  ) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  private func run(
    _ profile: Profile, _ formatter: NumberFormatter?,
    _ body: (NumberInputListener, Told, Person) throws -> Void
  ) rethrows {
    try Simulation.run(profile) {
      let listener = NumberInputListener()
      listener.formatter = formatter
      let told = Told()
      listener.listener = told
      let field = UITextField(frame: .zero)
      field.delegate = listener
      let person = Person(at: field)
      try body(listener, told, person)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func numbersAreTypedAsTheFormatterShowsThem(profile: Profile) {
    run(profile, Self.formatter(.decimal, "de_DE")) { _, told, person in
      person.tap()
      for (key, shown) in zip("1234567,5", ["1", "12", "123", "1.234", "12.345"]) {
        person.type(String(key))
        #expect(person.text == shown)
      }
      person.type("67,5")
      #expect(person.text == "1.234.567,5")
      #expect(told.values.last == "1234567.5")
      #expect(told.values.count == 9)
      person.type("x")
      #expect(told.values.count == 9)
    }
  }

  @Test(arguments: Profile.all)
  func moneyHasItsSymbolAndItsCents(profile: Profile) {
    let formatter = Self.formatter(.currency, "en_US")
    formatter.currencyCode = "USD"
    run(profile, formatter) { listener, told, person in
      #expect(listener.placeholder == "$0.00")
      person.tap()
      person.type("1234.567")
      #expect(person.text == "$1,234.56")
      #expect(told.values.last == "1234.56")
      person.inOneTurn {
        #expect(listener.put(text: "7", into: person.field).extractedValue == "7")
      }
      #expect(person.text == "$7.00" || person.text == "$7")
    }
  }

  @Test(arguments: Profile.all)
  func aFormatterThatIsChangedOrReplacedCounts(profile: Profile) {
    let formatter = Self.formatter(.decimal, "en_US")
    run(profile, formatter) { listener, _, person in
      person.tap()
      person.type("1.234")
      #expect(person.text == "1.234")
      person.leave()
      formatter.maximumFractionDigits = 1
      person.tap()
      #expect(person.text == "1.2")
      person.inOneTurn { listener.formatter = Self.formatter(.decimal, "de_DE") }
      #expect(person.text == "1,234", "what was typed isn't cut down for good")
      person.inOneTurn { listener.formatter = nil }
      person.type("abc")
      #expect(person.text.hasSuffix("abc"))
    }
  }

  /// Who asks for the placeholder meanwhile doesn't keep the field from its new format.
  @Test(arguments: Profile.all)
  func askingForThePlaceholderChangesNothing(profile: Profile) {
    let formatter = Self.formatter(.decimal, "en_US")
    run(profile, formatter) { listener, _, person in
      person.tap()
      person.type("1.234")
      person.leave()
      formatter.maximumFractionDigits = 1
      #expect(listener.placeholder == "0")
      person.tap()
      #expect(person.text == "1.2")
    }
  }

  @Test func theDefaultWritesEnglishNumbers() {
    Simulation.run(.iOS18) {
      let listener = NumberInputListener { _, _, _ in }
      #expect(listener.formatter?.numberStyle == .decimal)
      #expect(listener.placeholder == "0")
      #expect(NumberInputListener { _, _, _, _ in }.onMaskedTextChangedCallback != nil)
      let (field, told) = (UITextField(frame: .zero), Told())
      listener.listener = told
      field.delegate = listener
      let person = Person(at: field)
      person.tap()
      person.type("1234")
      #expect(told.values == ["1", "12", "123", "1234"])
      person.endTurn()
    }
  }
}
