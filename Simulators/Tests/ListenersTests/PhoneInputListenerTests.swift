import FormworkListenersUnderTest
import Testing
import UIKit

@MainActor @Suite("Telephones by a listener") struct PhoneInputListenerTests {
  /// What an app hears, and what the listener says of it then.
  @MainActor final class Told: OnMaskedTextChangedListener {
    var values: [String] = []
    var complete: [Bool] = []
    var countries: [String] = []
    weak var phones: PhoneInputListener?

    func textInput(
      _ textInput: any UITextInput, didExtractValue value: String,
      didFillMandatoryCharacters complete: Bool, didComputeTailPlaceholder tailPlaceholder: String
    ) {
      values.append(value)
      self.complete.append(complete)
      countries.append(phones?.computedCountry?.iso3166alpha2 ?? "-")
    }
  }

  private func run(
    _ profile: Profile, _ setUp: (PhoneInputListener) -> Void = { _ in },
    _ body: (PhoneInputListener, Told, Person) -> Void
  ) {
    Simulation.run(profile) {
      let (listener, told) = (PhoneInputListener(), Told())
      setUp(listener)
      (listener.listener, told.phones) = (told, listener)
      let field = UITextField(frame: .zero)
      field.delegate = listener
      let person = Person(at: field)
      person.tap()
      body(listener, told, person)
      person.leave()
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func aNumberIsFormattedAndItsCountryTold(profile: Profile) {
    run(profile) { _, told, person in
      for key in "12425550100" { person.type(String(key)) }
      #expect(person.text == "+1 242-555-0100")
      #expect(told.values.last == "12425550100", "without a plus sign")
      #expect(told.values.count == 11)
      #expect(told.countries == Array(repeating: "-", count: 3) + Array(repeating: "BS", count: 8))
      #expect(told.complete.last == true && told.complete.first == false)
    }
  }

  @Test(arguments: Profile.all)
  func deletedDigitsOpenTheCountryAgain(profile: Profile) {
    run(profile) { listener, told, person in
      person.type("1242")
      #expect(listener.computedCountry?.name == "Bahamas")
      person.backspace()
      #expect(listener.computedCountry == nil)
      #expect(
        Set(listener.computedCountries.map(\.name)) == [
          "United States", "Canada", "Bahamas", "Barbados",
        ])
      #expect(told.values.last == "124")
      person.backspace()
      person.backspace()
      person.backspace()
      #expect(listener.computedCountries.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func filtersDecideOnCountriesAlone(profile: Profile) {
    run(profile, { $0.enableCountries = ["Schweiz", "AUT"] }) { listener, told, person in
      person.type("493023125042")
      #expect(person.text == "+49 30 23125042")
      #expect(listener.computedCountry == nil)
      listener.enableCountries = nil
      #expect(listener.computedCountry?.emoji == "🇩🇪", "a setting counts at once")
      listener.disableCountries = ["germany"]
      #expect(listener.computedCountry == nil)
    }
  }

  private static func country(_ code: String, _ mask: String, _ others: [String]) -> Country {
    Country(
      name: "Land \(code)", nameNative: nil, emoji: "🏳️", iso3166alpha2: "X" + code,
      iso3166alpha3: "XX" + code, countryCode: code, primaryFormat: mask, affineFormats: others,
      phoneRegex: "^" + code)
  }

  @Test(arguments: Profile.all)
  func customCountriesAreShownByTheirMasks(profile: Profile) {
    let setUp = { (listener: PhoneInputListener) in
      listener.customCountries = [
        Self.country("31", "+{31} [00]-[00]", ["+{31} [00]-[00]-[00]"]),
        Self.country("32", "+{32} ([000]) [0]", []),
      ]
    }
    run(profile, setUp) { listener, told, person in
      person.type("321234")
      #expect(person.text == "+32 (123) 4")
      #expect(told.values.last == "321234")
      #expect(listener.computedCountry?.iso3166alpha2 == "X32")
      person.inOneTurn { #expect(listener.put(text: "31123456", into: person.field).complete) }
      #expect(person.text == "+31 12-34-56")
      #expect(listener.computedCountry?.iso3166alpha2 == "X31")
      #expect(listener.placeholder == "+31 00-00")
      person.inOneTurn { _ = listener.put(text: "49123", into: person.field) }
      #expect(person.text == "+491 23")
      #expect(listener.computedCountry == nil && listener.placeholder == "+000 000 000 00 00")
    }
  }

  /// A country that is certain from its first digit on, and one whose digits are deleted again.
  @Test(arguments: Profile.all)
  func theMaskFollowsTheCountry(profile: Profile) {
    let setUp = { (listener: PhoneInputListener) in
      var country = Self.country("32", "+{32} ([000]) [0]", [])
      country = Country(
        name: country.name, nameNative: nil, emoji: country.emoji, iso3166alpha2: "XB",
        iso3166alpha3: "XXB", countryCode: "32", primaryFormat: country.primaryFormat,
        affineFormats: [], phoneRegex: "^3$|^32")
      listener.customCountries = [country, Self.country("41", "+{41} [00]/[00]", [])]
    }
    run(profile, setUp) { listener, told, person in
      for key in "32123" { person.type(String(key)) }
      #expect(person.text.hasPrefix("+32 (123"))
      for _ in 0..<12 { person.backspace() }
      #expect(person.text == "" || person.text == "+")
      for key in "4112" { person.type(String(key)) }
      #expect(person.text.hasPrefix("+41 12"))
      #expect(told.values.last == "4112")
      person.backspace()
      #expect(person.text.hasPrefix("+41 1") && told.values.last == "411")
    }
  }

  @Test(arguments: Profile.all)
  func putTellsWithoutThePlusSign(profile: Profile) {
    run(profile) { listener, told, person in
      person.inOneTurn {
        let result = listener.put(text: "+44 20 7946 0018", into: person.field)
        #expect(result.extractedValue == "442079460018")
        #expect(result.formattedText.string == "+44 20 7946 0018")
      }
      #expect(told.values == ["442079460018"] && told.countries == ["GB"])
    }
  }

  @Test(arguments: Profile.all)
  func otherCountriesCanBeSetWhileTyping(profile: Profile) {
    run(profile) { listener, _, person in
      person.type("3212")
      person.inOneTurn { listener.customCountries = [Self.country("32", "+{32} ([000]) [0]", [])] }
      #expect(person.text == "+32 (12")
      person.inOneTurn { listener.disableCountries = ["X32"] }
      #expect(person.text == "+321 2")
      person.inOneTurn { listener.disableCountries = nil }
      #expect(person.text == "+32 (12")
      person.inOneTurn { listener.enableCountries = ["X31"] }
      #expect(person.text == "+321 2")
      person.inOneTurn { listener.enableCountries = nil }
      person.inOneTurn { listener.customCountries = [Self.country("32", "[", [])] }
      person.type("3")
      #expect(person.text.filter(\.isNumber) == "32123", "nothing typed is lost")
    }
  }
}
