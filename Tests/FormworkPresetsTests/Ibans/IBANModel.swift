import FormworkTestSupport
import Foundation

/// The structures of account numbers, read from the data by code of the tests' own.
struct IBANModel {
  /// For each country the characters that may stand at each place.
  static let kinds: [String: [Character]] = {
    let url = Project.root.appendingPathComponent("Data/ibans.json")
    guard let data = try? Data(contentsOf: url),
      let all = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let countries = all["countries"] as? [String: [Any]]
    else { return [:] }
    return countries.compactMapValues { row in
      guard var rest = (row[1] as? String)?[...] else { return nil }
      var kinds = Array("aann")
      while !rest.isEmpty {
        let count = rest.prefix { $0.isNumber }
        rest = rest.dropFirst(count.count)
        kinds += Array(repeating: rest.removeFirst(), count: Int(count) ?? 0)
      }
      return kinds
    }
  }()

  static func kind(_ place: Int, of all: [Character]) -> Character {
    let kinds = kinds[String(all.prefix(2))] ?? Array("aann")
    return place < kinds.count ? kinds[place] : "c"
  }

  static func fits(_ place: Int, _ all: [Character]) -> Bool {
    switch kind(place, of: all) {
    case "n": all[place].isNumber
    case "a": all[place].isLetter
    default: true
    }
  }

  static func remainder(_ all: [Character]) -> Int {
    (all.dropFirst(4) + all.prefix(4)).map { String($0.hexDigits) }.joined()
      .reduce(0) { ($0 * 10 + ($1.wholeNumberValue ?? 0)) % 97 }
  }

  /// Whether the check digits are right; those that are computed are 02 to 98.
  private static func isChecked(_ all: [Character]) -> Bool {
    2...98 ~= Int(String(all[2..<4])) ?? 0 && remainder(all) == 1
  }

  /// What the format must do.
  static var grouped: GroupedModel {
    let most = { (all: [Character]) in kinds[String(all.prefix(2))]?.count ?? 34 }
    let isRight = { (all: [Character]) in all.indices.allSatisfy { fits($0, all) } }
    let isComplete = { (all: [Character]) in
      if !isRight(all) { return false }
      return kinds[String(all.prefix(2))].map { $0.count == all.count }
        ?? (15...34 ~= all.count && isChecked(all))
    }
    return GroupedModel(
      takesLetters: true, heading: "IBAN", groups: { _ in Array(repeating: 4, count: 20) },
      most: most, isComplete: isComplete,
      issue: { all in
        if !isRight(all) { return .misplacedCharacter }
        if all.count > most(all) { return .tooLong }
        let isWhole = isComplete(all) || all.count == 34
        return isWhole && !isChecked(all) ? .checksum : nil
      }, room: most, isChecked: true,
      hasPlace: { $0.count < 3 || !$0.allSatisfy(\.isLetter) })
  }
}

extension Character {
  /// The digits that it counts as: `A` is 10.
  fileprivate var hexDigits: Int { Int(String(self), radix: 36) ?? 0 }
}

extension SeededGenerator {
  /// An account number of a country, often with the right check digits, in groups or not, in any case.
  mutating func accountNumber() -> String {
    let known = element(of: IBANModel.kinds.keys.sorted())
    let isUnknown = number(in: 0...5) == 0
    var all = Array(isUnknown ? element(of: ["XX", "US", "ZZ"]) : known) + Array("00")
    let length = IBANModel.grouped.most(all)
    while all.count < length {
      let kind = IBANModel.kind(all.count, of: all)
      let isLetter = kind == "a" || (kind == "c" && number(in: 0...3) == 0)
      all.append(element(of: Array(isLetter ? "ABCXYZ" : "0123456789")))
    }
    let check = 98 - IBANModel.remainder(all)
    if number(in: 0...3) > 0 {
      all.replaceSubrange(2..<4, with: check < 10 ? "0\(check)" : "\(check)")
    }
    if number(in: 0...3) == 0 { all = Array(all.prefix(number(in: 0...all.count))) }
    let isGrouped = number(in: 0...1) == 0
    let text = isGrouped ? IBANModel.grouped.text(all) : String(all)
    return number(in: 0...2) == 0 ? text.lowercased() : text
  }
}
