import FormworkTestSupport
import Foundation
import Testing

/// Where a number is dialed doesn't change which number it is.
@Suite struct PhoneHomeLawTests {
  /// National numbers of all regions, with what libphonenumber shows of them, from the vectors.
  private static func nationals() throws -> [(region: String, digits: String, text: String)] {
    try PhoneVectors.rows(of: "phones_aytf.jsonl", as: PhoneVectors.Typed.self)
      .filter { $0.kind == "national" }
      .map { ($0.region, $0.digits, $0.outputs.last ?? "") }
  }

  /// The number that an app assigns is shown as it is dialed at home.
  @Test func anAssignedNumberIsShownAsAtHome() throws {
    var (same, other) = (0, [] as [String])
    for row in try Self.nationals() {
      let format = try PhoneFormat(region: row.region)
      let typed = format.formatted(text: row.digits)
      guard typed.isDone, typed.value.hasPrefix("+") else { continue }
      let assigned = format.formatted(value: typed.value)
      #expect(assigned.value == typed.value && assigned.isDone, "\(row.region) \(typed.value)")
      if assigned.text == typed.text { same += 1 } else { other.append(row.region) }
      // Shown at home when the field is left, if that is wanted.
      var left = format
      left.homeNumbers = .national
      let shown = left.editingEnded(left.formatted(text: typed.value))
      #expect(shown.text == assigned.text && shown.value == typed.value, "\(row.region)")
    }
    print("\(same) numbers are shown as at home, \(other) aren't")
    #expect(same >= 200 && other.count <= 20)
  }

  /// A calling code is found as early after the region's own prefix as after a plus sign, unless the digits may
  /// be a number of the region.
  @Test(
    arguments: [
      ("GB", "00"), ("FR", "00"), ("IT", "00"), ("US", "011"), ("AU", "0011"),
      ("RU", "810"), ("JP", "010"),
    ])
  func callingCodesAreFoundAfterAPrefix(home: String, prefix: String) throws {
    let international = PhoneFormat()
    let format = try PhoneFormat(region: home)
    let lengths = PhoneMetadata.code(of: home)?.lengths ?? []
    let countries: Set = ["DE", "GB", "FR", "JP", "IN", "EG", "US"]
    var asserted = 0
    for row in try Self.nationals() where countries.contains(row.region) && row.region != home {
      let value = try PhoneFormat(region: row.region).formatted(text: row.digits).value
      guard value.hasPrefix("+") else { continue }
      let digits = value.dropFirst()
      for count in 4...digits.count where !lengths.contains(prefix.count + count) {
        let part = digits.prefix(count)
        let there = international.number(of: international.formatted(text: "+" + part))
        let here = format.number(of: format.formatted(text: prefix + part))
        asserted += 1
        #expect(here?.callingCode == there?.callingCode, "\(home) \(prefix) \(part)")
        #expect(here?.e164 == there?.e164, "\(home) \(prefix) \(part)")
      }
    }
    #expect(asserted >= 8, "\(asserted)")
  }

  /// The beginning of a number has the same national value, dialed at home or with its calling code.
  @Test func theNationalValueIsTheSameFromAnywhere() throws {
    var (same, other) = (0, Set<String>())
    for row in try Self.nationals() {
      var format = try PhoneFormat(region: row.region)
      for count in stride(from: 3, through: row.digits.count, by: 1) {
        let digits = String(row.digits.prefix(count))
        format.valueStyle = .e164
        let international = format.formatted(text: digits).value
        // After too few digits, a trunk prefix is a digit like the others.
        guard let national = PhoneMetadata.split(international)?.national, national != digits
        else { continue }
        format.valueStyle = .national
        let value = format.formatted(text: international).value
        if value == digits { same += 1 } else { other.insert("\(row.region) \(digits) \(value)") }
      }
    }
    // In some countries, the shorter numbers have no trunk prefix, or local ones gain an area code.
    #expect(same > 550 && other.count < 60, "\(same), \(other.sorted())")
  }

  /// A calling code is known with its last digit, and unknown once none can begin like its digits.
  @Test(arguments: [("", "+"), ("", "00"), ("US", "+"), ("US", "011"), ("DE", "+"), ("DE", "00")])
  func callingCodesAreKnownOrUnknown(home: String, prefix: String) throws {
    let format = home.isEmpty ? PhoneFormat() : try PhoneFormat(region: home)
    let codes = PhoneMetadata.all.codes.map { String($0.code) }
    for count in 1...3 {
      for number in 0..<[10, 100, 1_000][count - 1] {
        let digits = String(repeating: "0", count: count - String(number).count) + String(number)
        // Before a zero, 00 and 011 aren't a prefix.
        if prefix != "+", digits.hasPrefix("0") { continue }
        let shown = format.formatted(text: prefix + digits)
        let code = codes.first { digits.hasPrefix($0) }
        #expect(format.number(of: shown)?.callingCode.description == code, "\(prefix) \(digits)")
        let isUnknown = code == nil && (digits.hasPrefix("0") || count == 3)
        #expect((shown.issue == .unknownCallingCode) == isUnknown, "\(prefix) \(digits)")
      }
    }
  }

  /// Two zeros are an international prefix where they can't be a trunk prefix and a zero; a whole number after
  /// them is one everywhere.
  @Test(
    arguments: [
      ("JP", "004930", "+814930"), ("AU", "0049", "+6149"), ("KR", "0049", "+8249"),
      ("US", "0049", "+49"), ("US", "00493", "+493"), ("RU", "004930", "+4930"),
      ("RU", "0012", "+12"),
      // No calling code is 210.
      ("US", "00210", "+100210"), ("RU", "00210", "+700210"),
      ("JP", "00493023125042", "+493023125042"), ("AU", "00493023125042", "+493023125042"),
      ("US", "00493023125042", "+493023125042"), ("KR", "00120", "+20"),
      // Australia's own prefix goes before that of most countries.
      ("AU", "00114456123456", "+4456123456"), ("BR", "00558005995009", "+558005995009"),
    ])
  func twoZeros(home: String, digits: String, value: String) throws {
    #expect(try PhoneFormat(region: home).formatted(text: digits).value == value)
  }

  /// The digits of another line aren't those of a whole number.
  @Test(arguments: ["123", "1234"])
  func linesAreApart(other: String) throws {
    let format = try PhoneFormat(region: "US")
    for text in ["2125550100\n" + other, other + "\n2125550100"] {
      let outcome = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      #expect(outcome.formatted.text == "(212) 555-0100" && outcome.unused == other)
    }
  }

  /// Numbers are equal if their digits and their regions are.
  @Test func numbersAreCompared() throws {
    func number(_ text: String, _ region: String? = nil) throws -> PhoneFieldNumber {
      let format = try region.map { try PhoneFormat(region: $0) } ?? PhoneFormat()
      return try #require(format.number(of: format.formatted(text: text)))
    }
    let berlin = try number("+493023125042")
    #expect(try number("030 23125042", "DE") == berlin)
    #expect(try number("030 23125042", "DE").hashValue == berlin.hashValue)
    #expect(try number("+493023125043") != berlin)
    // The same digits in another country, and in another region of the same calling code.
    #expect(try number("+333023125042") != berlin)
    #expect(try Set([number("+12125550100"), number("+14165550100")]).count == 2)
    #expect(try Set([number("+12125550100"), number("2125550100", "US")]).count == 1)
  }
}
