import Foundation
import FormworkTestSupport

/// What `Data/phones.json` says of calling codes, read by other means than the library's.
struct PhoneMetadata: Decodable {
  struct Code: Decodable {
    var code: Int
    var regions: [String]
    var lengths: [Int]
    var trunkPrefix: String?
    var likeTrunk: Bool
  }

  var version: String
  var codes: [Code]
  var masks: [String: [String: [String]]]

  static let all: PhoneMetadata = {
    let data = try? Data(contentsOf: Project.root.appendingPathComponent("Data/phones.json"))
    let decoded = data.flatMap { try? JSONDecoder().decode(PhoneMetadata.self, from: $0) }
    return decoded ?? PhoneMetadata(version: "", codes: [], masks: [:])
  }()

  static let regions: [String] = all.codes.flatMap(\.regions).sorted()

  private static let byNumber = Dictionary(uniqueKeysWithValues: all.codes.map { ($0.code, $0) })

  private static let byRegion = Dictionary(
    uniqueKeysWithValues: all.codes.flatMap { code in code.regions.map { ($0, code) } })

  static func code(of region: String) -> Code? { byRegion[region] }

  /// The calling code that an E.164 text begins with, and the rest.
  static func split(_ value: String) -> (code: Code, national: String)? {
    guard value.hasPrefix("+") else { return nil }
    for length in 1...3 where value.count > length {
      let digits = value.dropFirst().prefix(length)
      if let number = Int(digits), !digits.hasPrefix("0"), let code = byNumber[number] {
        return (code, String(value.dropFirst(1 + length)))
      }
    }
    return nil
  }
}

extension SeededGenerator {
  /// Digits that begin as a number does: of the region, of another, of none.
  mutating func phoneDigits(of region: String?) -> String {
    let own = region.flatMap(PhoneMetadata.code)
    let other = element(of: PhoneMetadata.all.codes)
    let rest = digits(upTo: 12)
    switch number(in: 0...9) {
    case 0...2: return (own?.trunkPrefix ?? "") + rest
    case 3, 4: return rest
    case 5: return "+" + String((own ?? other).code) + rest
    case 6: return "+" + String(other.code) + (other.trunkPrefix ?? "") + rest
    case 7: return "00" + String(other.code) + rest
    case 8: return "011" + String(other.code) + rest
    default: return "+" + rest
    }
  }

  mutating func digits(upTo count: Int) -> String {
    String(list(upTo: count) { Character(String($0.number(in: 0...9))) })
  }
}
