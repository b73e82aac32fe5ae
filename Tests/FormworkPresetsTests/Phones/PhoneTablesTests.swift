import FormworkFormats
import Foundation
import Testing

@Suite struct PhoneTablesTests {
  /// What is in `Generated/` is what the generator makes of `Data/`.
  @Test func tablesAreThoseOfTheGenerator() throws {
    #expect(try Project.tablesAreThose(of: "generate-phone-tables.py"))
  }

  @Test func regionsAreThoseOfTheData() throws {
    #expect(PhoneRegion.all.count == 245)
    #expect(PhoneMetadata.all.codes.count == 215)
    #expect(PhoneRegion.all.map(\.code) == PhoneMetadata.regions)
    for region in PhoneRegion.all {
      #expect(region.callingCode == PhoneMetadata.code(of: region.code)?.code)
      #expect(try PhoneRegion(region.code.lowercased()) == region)
    }
  }

  /// Masks know the trunk prefix of each calling code without these tables.
  @Test func trunkPrefixesOfMasksAreThoseOfTheData() {
    for code in PhoneMetadata.all.codes {
      let digits = TrunkPrefix.digits(ofCallingCode: code.code).map(String.init).joined()
      #expect(digits == code.trunkPrefix ?? "", "\(code.code)")
    }
    #expect(TrunkPrefix.digits(ofCallingCode: 999).isEmpty)
  }

  @Test(arguments: ["", "U", "USA", "001", "ZZ", "EU", "é", "🇺🇸", "U\u{0}", "zz"])
  func unknownRegions(code: String) {
    #expect(throws: UnknownPhoneRegion(code: code)) { try PhoneFormat(region: code) }
  }

  /// Masks of examples show them as libphonenumber does, and hold the whole number.
  @Test func masksAreThoseOfTheData() throws {
    let sorts: [(name: String, sort: PhoneMask.Sort)] = [
      ("fixedLine", .fixedLine), ("mobile", .mobile), ("tollFree", .tollFree),
    ]
    var count = 0
    for region in PhoneRegion.all {
      for (name, sort) in sorts {
        let expected = PhoneMetadata.all.masks[region.code]?[name]
        let mask = PhoneMask(region, sort)
        #expect((mask == nil) == (expected == nil), "\(region.code) \(name)")
        guard let mask, let expected else { continue }
        let home = try mask.mask(.national).formatted(value: expected[0].filter { $0 == "0" })
        #expect(home.text == expected[0])
        #expect(home.isComplete)
        let abroad = try mask.mask(.international)
        let value = "+\(region.callingCode)" + expected[1].filter { $0 == "0" }
        #expect(abroad.formatted(text: value).text == "+\(region.callingCode)" + expected[1])
        #expect(abroad.formatted(text: value).isComplete)
        count += 1
      }
    }
    #expect(count > 550, "\(count)")
  }
}
