/// A check-digit algorithm.
///
///     CheckDigits.luhn.agree(with: "4242424242424242")  // true
///     CheckDigits.verhoeff.agree(with: "2363")          // true
///
/// Check digits detect typing errors. A matching check digit doesn't mean that the number has been
/// issued.
public struct CheckDigits: Hashable, Sendable {
  /// The alternatives, one of which must hold.
  private var alternatives: [Alternative]

  private struct Alternative: Hashable, Sendable {
    /// The number of characters at the start that are ignored, such as the letters of a country.
    var skipped = 0

    /// Symbols that are ignored, such as the plus sign of a century.
    var omitted: [UInt8] = []

    /// The rules, all of which must hold.
    var rules: [CheckRule] = []
  }

  private init(_ rule: CheckRule) {
    alternatives = [Alternative(rules: [rule])]
  }

  /// Luhn's algorithm for the last digit (ISO/IEC 7812-1). Letters count as two digits (ISO 6166).
  public static let luhn = CheckDigits(.luhn(.max))

  /// Verhoeff's algorithm for the last digit.
  public static let verhoeff = CheckDigits(.verhoeff)

  /// The algorithm ISO 7064, MOD 11,10, for the last digit.
  public static let mod11And10 = CheckDigits(.mod11And10)

  /// The algorithm ISO 7064, MOD 97-10, for the last two digits.
  public static let mod97 = CheckDigits(.mod97)

  /// Returns an algorithm that requires a certain remainder of the weighted sum of all digits,
  /// including the check digit.
  ///
  ///     // ISSN: `X` is 10.
  ///     CheckDigits.weighted([8, 7, 6, 5, 4, 3, 2, 1], modulus: 11).agree(with: "2434561X")  // true
  ///
  /// - Parameters:
  ///   - weights: A weight for each digit, up to 99. If the value is shorter, the first weights are
  ///     unused.
  ///   - modulus: The divisor of the sum: 2 to 99.
  ///   - remainder: The required remainder.
  /// - Returns: The algorithm.
  public static func weighted(
    _ weights: [Int], modulus: Int, remainder: Int = 0
  ) -> CheckDigits {
    CheckDigits(
      .sum(
        CheckWeights(weights), modulus: UInt8(clamping: max(2, modulus)),
        remainder: UInt8(clamping: remainder)))
  }

  /// Returns a Boolean value that indicates whether the check digits of a value match the rest.
  ///
  /// - Parameter value: A complete value: digits, and capital letters if the algorithm supports
  ///   them.
  /// - Returns: `true` if they match; `false` for other characters, and for an empty value.
  /// - Complexity: O(*n*) in the length of the value.
  public func agree(with value: String) -> Bool {
    // In Finland, symbols represent centuries.
    let isKnown = value.utf8.allSatisfy {
      $0 &- 0x30 < 10 || $0 &- UInt8(ascii: "A") < 26 || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#")
    }
    return isKnown
      && alternatives.contains { alternative in
        var characters = Array(value.utf8.dropFirst(alternative.skipped))
        if !alternative.omitted.isEmpty {
          characters.removeAll { alternative.omitted.contains($0) }
        }
        return !characters.isEmpty && alternative.rules.allSatisfy { $0.holds(for: characters) }
      }
  }
}

extension CheckDigits {
  /// Reads the rules of a preset in the table; `nil` if there are none.
  init?(rules texts: [ArraySlice<UInt8>]) {
    alternatives = []
    var alternative = Alternative()
    for text in texts {
      let words = text.split(separator: UInt8(ascii: " "))
      if words.count == 2, words[0].elementsEqual("skip".utf8) {
        alternative.skipped = words[1].number
      } else if words.count == 2, words[0].elementsEqual("omit".utf8) {
        alternative.omitted = Array(words[1])
      } else if words.count == 1, words[0].elementsEqual("or".utf8) {
        alternatives.append(alternative)
        alternative = Alternative()
      } else {
        // Without this check, an unknown rule would be silently ignored.
        guard let rule = CheckRule(words) else { return nil }
        alternative.rules.append(rule)
      }
    }
    if alternative.rules.isEmpty { return nil }
    alternatives.append(alternative)
  }
}

extension ArraySlice<UInt8> {
  /// The number that the digits represent.
  var number: Int { reduce(0) { $0 &* 10 &+ Int($1 & 15) } }
}

extension Sequence<UInt8> {
  /// Whether ASCII digits end in a valid check digit of Luhn's algorithm (ISO/IEC 7812-1, annex B).
  /// A letter counts as the two digits of its number, `A` as 10 (ISO 6166).
  var satisfyLuhn: Bool {
    // Both sums are needed, because only the end shows which digits are doubled.
    var (plain, doubled) = (0, 0)
    func add(_ digit: Int) {
      let twice = digit > 4 ? digit &* 2 &- 9 : digit &* 2
      (plain, doubled) = (doubled &+ digit, plain &+ twice)
    }
    for byte in self {
      let value = Int(byte.checkValue)
      if value > 9 { add(value / 10) }
      add(value % 10)
    }
    return plain % 10 == 0
  }

  /// The remainder of ASCII digits and capital letters divided by 97, where `A` is 10 and `Z` is 35
  /// (ISO 7064, MOD 97-10).
  var remainder97: UInt32 {
    var remainder: UInt32 = 0
    for byte in self {
      let value = UInt32(byte.checkValue)
      remainder = (remainder &* (value > 9 ? 100 : 10) &+ value) % 97
    }
    return remainder
  }

  /// Whether ASCII digits end in a valid check digit of ISO 7064, MOD 11,10.
  var satisfyMod11And10: Bool {
    var product: UInt32 = 10
    var last: UInt32 = 0
    for byte in self {
      last = product &+ UInt32(byte.checkValue)
      let sum = last % 10
      product = (sum == 0 ? 10 : sum) &* 2 % 11
    }
    return last % 10 == 1
  }

  /// Whether ASCII digits end in a valid check digit of Verhoeff's algorithm (Error Detecting
  /// Decimal Codes, 1969), which uses the symmetries of a pentagon.
  var satisfyVerhoeff: Bool {
    var symmetry = 0
    for (place, byte) in reversed().enumerated() {
      var digit = Int(byte.checkValue % 10)
      for _ in 0..<place % 8 { digit = Verhoeff.permutation[digit] }
      symmetry = Verhoeff.product(symmetry, digit)
    }
    return symmetry == 0
  }
}

/// The symmetries of a pentagon: 0 to 4 rotate it, 5 to 9 also reflect it.
private enum Verhoeff {
  fileprivate static let permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

  static func product(_ first: Int, _ second: Int) -> Int {
    if first < 5 { return second < 5 ? (first + second) % 5 : 5 + (first + second) % 5 }
    return second < 5 ? 5 + (first - second) % 5 : (first - second + 5) % 5
  }
}

extension UInt8 {
  /// The value of an ASCII digit or capital letter, with `A` as 10.
  var checkValue: UInt8 { self >= UInt8(ascii: "A") ? self &- 55 : self & 15 }
}

/// The weights by which digits are multiplied before they are added up.
struct CheckWeights: Hashable, Sendable {
  /// The weights up to 99, each with a flag that the digits of the product are added up.
  private var weights: [UInt8]

  /// The value of letters.
  private var letters = Letters.ten

  private enum Letters: UInt8 {
    /// Any letter, such as `X` or `K`, as 10.
    case ten

    /// A letter by its ASCII code after that of zero, so that `A` is 17, as in Brazil.
    case code

    /// A letter by its position in an alphabet without `I` and `O` that follows the digits, as in
    /// Singapore.
    case alphabet
  }

  /// Creates weights, clamped to 99.
  init(_ weights: [Int]) {
    self.weights = weights.map { UInt8(clamping: max(0, min($0, 99))) }
  }

  /// Reads weights separated by commas. An `x` after a weight means that the digits of its product
  /// are added up.
  ///
  /// A leading `c` counts letters by their codes, and a leading `u` by their positions in an
  /// alphabet.
  init(_ text: ArraySlice<UInt8>) {
    var text = text
    if text.first == UInt8(ascii: "c") { letters = .code }
    if text.first == UInt8(ascii: "u") { letters = .alphabet }
    if letters != .ten { text.removeFirst() }
    weights = text.split(separator: UInt8(ascii: ",")).map { word in
      let isAcross = word.last == UInt8(ascii: "x")
      return UInt8(clamping: min((isAcross ? word.dropLast() : word).number, 99))
        | (isAcross ? 0x80 : 0)
    }
  }

  /// Returns the weighted sum of digits. If there are fewer digits than weights, the first weights
  /// are unused; if there are more, the last digits are.
  func sum(_ digits: [UInt8]) -> Int {
    var sum = 0
    for (digit, weight) in zip(digits, weights.dropFirst(max(0, weights.count - digits.count))) {
      let product = value(of: digit) &* Int(weight & 0x7F)
      sum &+= weight & 0x80 == 0 ? product : product / 10 &+ product % 10
    }
    return sum
  }

  private func value(of byte: UInt8) -> Int {
    let isDigit = byte & 0xF0 == 0x30
    switch letters {
    case .ten: return isDigit ? Int(byte & 15) : 10
    case .code: return Int(byte) &- 0x30
    case .alphabet:
      if isDigit { return 22 + Int(byte & 15) }
      let place = Int(byte) &- 0x41
      return place &- (byte > UInt8(ascii: "I") ? 1 : 0) &- (byte > UInt8(ascii: "O") ? 1 : 0)
    }
  }
}
