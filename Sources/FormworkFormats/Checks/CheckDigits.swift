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
