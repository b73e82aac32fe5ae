import FormworkTestSupport
import Foundation
import Testing

/// Which regions a number may be of while it is typed. The oracle is validity: vectors that libphonenumber answered,
/// and the check of a whole number.
@Suite struct PhoneNumberRegionsTests {
  private static func digits(of number: PhoneNumber) -> String {
    String(number.e164.dropFirst())
  }

  /// The valid numbers among the vectors, with the region that libphonenumber says they have.
  private static func validNumbers() throws -> [(digits: String, region: String)] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let rows = try PhoneNumberRow.rows(of: root.path + "/Tests/Vectors/phone-numbers.tsv")
    return rows.filter { $0.isNumber && !$0.expected[5].isEmpty && !$0.expected[6].isEmpty }
      .map { (String($0.expected[0].dropFirst()), $0.expected[6]) }
  }

  /// A number's region is among those of each of its beginnings, and a longer beginning never has more.
  @Test func noBeginningLosesTheRegion() throws {
    var checked = 0
    for (digits, region) in try Self.validNumbers() {
      var before: Set<String>?
      for count in 1...digits.count {
        let regions = PhoneNumber.regions(
          withNumbersStarting: String(digits.prefix(count)))
        #expect(regions.contains(region), "\(digits.prefix(count)) of \(digits)")
        #expect(Set(regions).count == regions.count)
        if let before { #expect(before.isSuperset(of: regions), "\(digits.prefix(count))") }
        before = Set(regions)
        checked += 1
      }
    }
    #expect(checked > 20_000, "\(checked)")
  }

  /// Whatever region is told of some digits, more digits make a valid number of it.
  @Test func everyRegionHasSuchNumbers() throws {
    var random = SeededGenerator(seed: 24)
    var (found, seen) = (0, [] as Set<String>)
    for _ in 0..<500 {
      let start = random.list(upTo: 6) { String($0.number(in: 0...9)) }.joined()
      for region in PhoneNumber.regions(withNumbersStarting: start) {
        #expect(Self.canBeCompleted(start, in: region), "\(start) in \(region)")
        found += 1
        seen.insert(region)
      }
    }
    #expect(found > 400 && seen.count > 120, "\(found) \(seen.count)")
  }

  /// Whether digits can be appended until the number is valid in the region: depth first, where numbers still are.
  private static func canBeCompleted(_ digits: String, in region: String) -> Bool {
    if let number = try? PhoneNumber("+" + digits), number.isValid(in: region),
      Self.digits(of: number) == digits
    {
      return true
    }
    if digits.count > 18 { return false }
    return (0...9).contains { digit in
      let longer = digits + String(digit)
      return PhoneNumber.regions(withNumbersStarting: longer).contains(region)
        && canBeCompleted(longer, in: region)
    }
  }

  @Test(arguments: [
    ("", []), ("+", []), ("0", []), ("1242", ["BS"]), ("+1 (242)", ["BS"]), ("800", []),
    ("44", ["GB", "GG", "IM", "JE"]), ("49", ["DE"]), ("1204", ["CA"]), ("1212", ["US"]),
    ("999", []), ("21", ["SS", "MA", "EH", "DZ", "TN", "LY"]),
    ("12345678901234567890123456789012345", []),
  ])
  func regionsOfSomeDigits(digits: String, regions: [String]) {
    #expect(PhoneNumber.regions(withNumbersStarting: digits) == regions)
  }

  /// All regions there are, by their calling codes' first digits.
  @Test func oneDigitTellsOfAllRegions() {
    let regions = (1...9).flatMap { PhoneNumber.regions(withNumbersStarting: String($0)) }
    #expect(Set(regions).count == regions.count && regions.count == 245)
    #expect(PhoneNumber.regions(withNumbersStarting: "1").first == "US")
  }
}
