import FormworkInputMask
import Testing

@Suite struct CountryChoiceTests {
  private func codes(_ digits: String, _ choice: CountryChoice = CountryChoice()) -> [String] {
    choice.countries(of: digits).map(\.iso3166alpha2)
  }

  @Test func countriesAreThoseWithSuchNumbers() {
    #expect(codes("").isEmpty)
    #expect(codes("1").count == 25)
    #expect(codes("1242") == ["BS"])
    #expect(codes("4930") == ["DE"])
    #expect(codes("971") == ["AE"])
    #expect(codes("999").isEmpty)
  }

  /// A number that nobody gives out is of the country that has its calling code.
  @Test func numbersOfNobodyHaveACountry() {
    #expect(codes("1555") == ["US"])
    #expect(codes("4900") == ["DE"])
  }

  @Test(arguments: [
    "Kazakhstan", "kazakhstan", "KZ", "kaz", "🇰🇿", "Қазақстан", "ҚАЗАҚСТАН", "Казахстан",
  ])
  func filtersGoByAnyName(name: String) {
    #expect(codes("7", CountryChoice(enabled: [name])) == ["KZ"])
    #expect(codes("7", CountryChoice(disabled: [name])) == ["RU"])
    #expect(codes("77", CountryChoice(enabled: ["RU"])).isEmpty)
  }

  /// The names that the other library has, where Unicode's differ.
  @Test(arguments: ["Russian Federation", "Российская Федерация"])
  func otherNamesAreKnown(name: String) {
    #expect(codes("7", CountryChoice(enabled: [name])) == ["RU"])
  }

  @Test func disabledWinsOverEnabled() {
    #expect(codes("49", CountryChoice(enabled: ["DE"], disabled: ["Germany"])).isEmpty)
    #expect(codes("49", CountryChoice(enabled: [])).isEmpty)
    #expect(codes("49", CountryChoice(disabled: [])) == ["DE"])
  }

  @Test func customCountriesAreFilteredToo() {
    func country(_ name: String, _ code: String, _ expression: String) -> Country {
      Country(
        name: name, nameNative: nil, emoji: "🏴", iso3166alpha2: code, iso3166alpha3: code + "X",
        countryCode: "888", primaryFormat: "+{888} [000]", affineFormats: [],
        phoneRegex: expression)
    }
    var choice = CountryChoice(custom: [
      country("Here", "XA", "^8$|^88$|^888"), country("There", "XB", "^8881"),
    ])
    #expect(codes("", choice).isEmpty)
    #expect(codes("888", choice) == ["XA"])
    #expect(codes("8881", choice) == ["XA", "XB"])
    choice.disabled = ["here"]
    #expect(codes("8881", choice) == ["XB"])
    choice.custom?.append(country("Nowhere", "XC", "("))
    #expect(codes("8881", choice) == ["XB"], "a wrong expression finds nothing")
  }
}
