/// How check digits of a value are reckoned.
///
///     CheckDigits.luhn.agree(with: "4242424242424242")  // true
///     CheckDigits.verhoeff.agree(with: "2363")          // true
///
/// Check digits find typing errors. That they agree doesn't say that the number has been given to anybody.
public struct CheckDigits: Hashable, Sendable {
  /// Of these, one must hold.
  private var alternatives: [Alternative]

  private struct Alternative: Hashable, Sendable {
    /// How many characters at the start aren't reckoned with, such as a country's letters.
    var skipped = 0

    /// Symbols that aren't reckoned with, such as the plus sign of a century.
    var omitted: [UInt8] = []

    /// All of these must hold.
    var rules: [CheckRule] = []
  }

  private init(_ rule: CheckRule) {
    alternatives = [Alternative(rules: [rule])]
  }

  /// The last digit by Luhn's algorithm (ISO/IEC 7812-1); letters count as two digits (ISO 6166).
  public static let luhn = CheckDigits(.luhn(.max))

  /// The last digit by Verhoeff's algorithm.
  public static let verhoeff = CheckDigits(.verhoeff)

  /// The last digit by ISO 7064, MOD 11,10.
  public static let mod11And10 = CheckDigits(.mod11And10)

  /// The last two digits by ISO 7064, MOD 97-10.
  public static let mod97 = CheckDigits(.mod97)

  /// Digits of which a weighted sum, the check digit's included, has a certain remainder.
  ///
  ///     // ISSN: `X` is 10.
  ///     CheckDigits.weighted([8, 7, 6, 5, 4, 3, 2, 1], modulus: 11).agree(with: "2434561X")  // true
  ///
  /// - Parameters:
  ///   - weights: A weight for each digit, up to 99; a shorter value has no use for the first ones.
  ///   - modulus: What the sum is divided by: 2 to 99.
  ///   - remainder: What must be left.
  /// - Returns: The rule.
  public static func weighted(
    _ weights: [Int], modulus: Int, remainder: Int = 0
  ) -> CheckDigits {
    CheckDigits(
      .sum(
        CheckWeights(weights), modulus: UInt8(clamping: max(2, modulus)),
        remainder: UInt8(clamping: remainder)))
  }

  /// Whether the check digits of a value agree with the rest.
  ///
  /// - Parameter value: A whole value: digits, and capital letters where the rule knows them.
  /// - Returns: `false` also for characters that the rule doesn't know, and for an empty value.
  /// - Complexity: O(*n*) in the length of the value.
  public func agree(with value: String) -> Bool {
    // Signs stand for centuries in Finland.
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
  /// Reads rules of the table of presets; `nil` if there are none.
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
        // One that isn't known would be left out in silence.
        guard let rule = CheckRule(words) else { return nil }
        alternative.rules.append(rule)
      }
    }
    if alternative.rules.isEmpty { return nil }
    alternatives.append(alternative)
  }
}

extension ArraySlice<UInt8> {
  /// The number that is written here in digits.
  var number: Int { reduce(0) { $0 &* 10 &+ Int($1 & 15) } }
}
