import FormworkTestSupport
import Foundation

/// The brands of cards, read from the data by code of the tests' own.
struct CardModel: Decodable {
  let brands: [Brand]

  struct Brand: Decodable {
    let id: String
    let name: String
    let prefixes: [String]
    let lengths: [Int]
    let usual: Int
    let groups: [String: [Int]]
    let luhn: Bool
    let code: Code

    struct Code: Decodable {
      let name: String?
      let size: Int
    }
  }

  static let all: CardModel = {
    let url = Project.root.appendingPathComponent("Data/cards.json")
    let model = try? JSONDecoder().decode(CardModel.self, from: Data(contentsOf: url))
    return model ?? CardModel(brands: [])
  }()

  /// Each prefix with its length, its bounds and its brand.
  private static let prefixes: [(length: Int, bounds: ClosedRange<Int>, brand: Brand)] =
    all.brands.flatMap { brand in
      brand.prefixes.map { prefix in
        let bounds = prefix.split(separator: "-").compactMap { Int($0) }
        return (String(bounds[0]).count, bounds[0]...bounds[bounds.count - 1], brand)
      }
    }

  /// The brand of all numbers that begin so: the longest prefix counts, then the order of the data.
  func brand(of digits: [Character]) -> Brand? {
    var best: (length: Int, brand: Brand)?
    for (length, bounds, brand) in Self.prefixes where length > (best?.length ?? 0) {
      var (low, high) = (0, 0)
      for place in 0..<length {
        let digit = place < digits.count ? digits[place].wholeNumberValue ?? 0 : nil
        (low, high) = (low * 10 + (digit ?? 0), high * 10 + (digit ?? 9))
      }
      if bounds.contains(low), bounds.contains(high) { best = (length, brand) }
    }
    return best?.brand
  }

  static func luhn(_ digits: [Character]) -> Bool {
    let values = digits.reversed().compactMap(\.wholeNumberValue).enumerated().map { place, digit in
      place % 2 == 0 ? digit : String(digit * 2).compactMap(\.wholeNumberValue).reduce(0, +)
    }
    return values.reduce(0, +) % 10 == 0
  }

  /// What a card's format must do.
  func grouped(accepting accepted: Set<String>? = nil) -> GroupedModel {
    let isWhole = { (digits: [Character]) in
      self.brand(of: digits)?.lengths.contains(digits.count) ?? (12...19).contains(digits.count)
    }
    let most = { (digits: [Character]) in self.brand(of: digits)?.lengths.max() ?? 19 }
    let isForeign = { (digits: [Character]) in
      guard let accepted else { return false }
      guard let brand = self.brand(of: digits) else { return digits.count >= 8 }
      return !accepted.contains(brand.id)
    }
    let isWrong = { (digits: [Character]) in
      self.brand(of: digits)?.luhn ?? true && !Self.luhn(digits)
    }
    // A number that is shorter than usual may go on as long as its check digit is wrong.
    let isUsual = { (digits: [Character]) in digits.count >= min(16, most(digits)) }
    let isComplete = { (digits: [Character]) in
      isWhole(digits) && (isUsual(digits) || !isWrong(digits) || isForeign(digits))
    }
    return GroupedModel(
      groups: { digits in
        guard let brand = self.brand(of: digits) else { return [4, 4, 4, 4] }
        // Of the usual length, or else of the next longer one that has groups, or of the longest.
        let lengths = brand.groups.keys.compactMap { Int($0) }.filter { $0 >= brand.usual }.sorted()
        let length = lengths.first { $0 >= digits.count } ?? lengths[lengths.count - 1]
        return brand.groups[String(length)] ?? []
      },
      most: most, isComplete: isComplete,
      issue: { digits in
        if isForeign(digits) { return .brandNotAccepted }
        if digits.count > most(digits) { return .tooLong }
        return isUsual(digits) && isWhole(digits) && isWrong(digits) ? .checksum : nil
      }, room: { _ in 19 })
  }
}

extension SeededGenerator {
  /// Digits that begin as those of a brand, often as many as it has, with separators or without.
  mutating func cardNumber() -> String {
    let brand = element(of: CardModel.all.brands)
    let bounds = element(of: brand.prefixes).split(separator: "-").map(String.init)
    var digits = element(of: bounds)
    let length = number(in: 0...3) == 0 ? number(in: 0...20) : element(of: brand.lengths)
    while digits.count < length { digits += String(number(in: 0...9)) }
    let separator = element(of: ["", "", " ", "-"])
    return String(
      digits.enumerated().flatMap {
        $0.offset % 4 == 3 ? [$0.element] + Array(separator) : [$0.element]
      })
  }
}
