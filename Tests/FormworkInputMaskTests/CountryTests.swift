import FormworkInputMask
import Foundation
import Testing

@Suite struct CountryTests {
  @Test func everyRegionIsACountryWithANameAndAMask() throws {
    let countries = Country.all
    #expect(countries.map(\.iso3166alpha2) == PhoneRegion.all.map(\.code))
    #expect(Set(countries.map(\.iso3166alpha3)).count == 245)
    #expect(Set(countries.map(\.name)).count == 245 && Set(countries.map(\.emoji)).count == 245)
    for country in countries {
      let mask = try Mask(country.primaryFormat)
      let sample = mask.formatted(text: "")
      #expect(!sample.isComplete, "\(country.name)")
      #expect(country.primaryFormat.hasPrefix("+{\(country.countryCode)}"), "\(country.name)")
      #expect(country.iso3166alpha3.count == 3 && country.emoji.count == 1, "\(country.name)")
      for count in 1...country.countryCode.count {
        let digits = String(country.countryCode.prefix(count))
        let found = digits.range(of: country.phoneRegex, options: .regularExpression)
        #expect(found == digits.startIndex..<digits.endIndex, "\(country.name)")
      }
      #expect("0".range(of: country.phoneRegex, options: .regularExpression) == nil)
    }
  }

  @Test func namesAreThoseOfUnicode() throws {
    let germany = try #require(Country.all.first { $0.iso3166alpha2 == "DE" })
    #expect(germany.name == "Germany" && germany.nameNative == "Deutschland")
    #expect(germany.emoji == "🇩🇪" && germany.iso3166alpha3 == "DEU" && germany.countryCode == "49")
    let island = try #require(Country.all.first { $0.iso3166alpha2 == "AC" })
    #expect(island.name == "Ascension Island" && island.nameNative == nil)
  }

  /// What is in `Generated/` is what the generator makes of `Data/`.
  @Test func tableIsThatOfTheGenerator() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "Data/tools/generate-country-table.py", "--check"]
    process.currentDirectoryURL = root
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
