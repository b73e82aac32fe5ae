import FormworkCountryPickerUnderTest
import FormworkUnderTest
import Foundation
import Testing

/// Names of regions, and what a search finds.
@Suite struct RegionListTests {
  private static let english = RegionList(locale: Locale(identifier: "en_US"))
  private static let german = RegionList(locale: Locale(identifier: "de_DE"))
  private static let arabic = RegionList(locale: Locale(identifier: "ar"))
  private static let japanese = RegionList(locale: Locale(identifier: "ja"))
  private static let chinese = RegionList(locale: Locale(identifier: "zh"))

  private static func list(_ language: String) -> RegionList {
    switch language {
    case "de": german
    case "ar": arabic
    case "ja": japanese
    default: english
    }
  }

  @Test(
    arguments: [
      ("en", "+49", "DE"), ("en", "49", "DE"), ("en", "0049", "DE"), ("en", "+4930", "DE"),
      ("en", "Germany", "DE"), ("en", "germ", "DE"), ("en", "Deutschland", "DE"),
      ("en", "de", "DE"), ("de", "Germany", "DE"), ("de", "Deutschland", "DE"),
      ("ar", "Germany", "DE"), ("ar", "ألمانيا", "DE"), ("ja", "ドイツ", "DE"), ("ja", "de", "DE"),
      ("de", "österreich", "AT"), ("de", "osterreich", "AT"), ("en", "ÖSTERREICH", "AT"),
      ("en", "+1", "US"), ("en", "+1 242", "BS"), ("en", "+7", "RU"), ("en", "+44", "GB"),
      ("en", "usa", "US"), ("en", "UK", "GB"), ("en", "uae", "AE"), ("en", "korea", "KP"),
      ("en", "zealand", "NZ"), ("en", "中国", "CN"), ("en", "日本", "JP"),
      ("en", "cote d'ivoire", "CI"),
      ("en", "+٤٩", "DE"), ("en", "  germany ", "DE"),
    ])
  func finds(language: String, query: String, code: String) {
    let found = Self.list(language).entries(matching: query)
    #expect(found.first?.region.code == code, "\(found.prefix(4).map { $0.name })")
  }

  @Test(arguments: ["qqqq", "+0", "+999", "🇩🇪🇩🇪", "4a9"])
  func findsNothing(query: String) {
    #expect(Self.english.entries(matching: query).isEmpty)
  }

  /// A letter or two are inside too many words.
  @Test(arguments: [("e", false), ("er", false), ("rm", false), ("erm", true), ("many", true)])
  func findsThreeLettersInsideAWord(query: String, isFound: Bool) {
    let found = Self.english.entries(matching: query).map { $0.region }
    #expect(found.contains(.germany) == isFound)
  }

  @Test(arguments: [("ze", "NZ"), ("af", "ZA"), ("ri", "PR"), ("pr", "ST")])
  func findsTheStartOfAnyWord(query: String, code: String) {
    #expect(Self.english.entries(matching: query).contains { $0.region.code == code })
  }

  @Test func everyRegionIsFoundByItsNames() {
    for list in [Self.english, Self.german, Self.arabic, Self.japanese] {
      #expect(list.entries(matching: " ").count == Region.all.count)
      for entry in list.entries {
        for query in [
          entry.name, entry.region.code, entry.region.name(in: Locale(identifier: "en")),
          "+\(entry.region.callingCode)",
        ] {
          let found = list.entries(matching: query).map { $0.region }
          #expect(found.contains(entry.region), "\(query)")
        }
      }
    }
  }

  /// One character is enough: the first of Bermuda's name in Chinese also means 100, but isn't a calling code.
  @Test func everyRegionIsFoundByTheStartOfItsName() {
    for list in [Self.english, Self.german, Self.arabic, Self.japanese, Self.chinese] {
      for entry in list.entries {
        for count in 1...2 {
          let query = String(entry.name.prefix(count))
          let found = list.entries(matching: query).map { $0.region }
          #expect(found.contains(entry.region), "\(query) of \(entry.name)")
        }
      }
    }
  }

  @Test func names() {
    #expect(Region.germany.name(in: Locale(identifier: "de")) == "Deutschland")
    #expect(Region.germany.name(in: Locale(identifier: "fr_FR")) == "Allemagne")
    #expect(Region.germany.flag == "🇩🇪")
    #expect(Region.germany.callingCode == 49)
    #expect(Region.all.allSatisfy { $0.callingCode > 0 && $0.flag.count == 1 })
    let names = Self.german.entries.map { $0.name }
    // Umlauts are sorted as their vowels in German.
    let austria = names.firstIndex(of: "Österreich"), oman = names.firstIndex(of: "Oman")
    let pakistan = names.firstIndex(of: "Pakistan")
    #expect(oman ?? 0 < austria ?? 0 && austria ?? 0 < pakistan ?? 0)
  }
}
