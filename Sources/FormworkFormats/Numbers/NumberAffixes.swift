/// The text around a number, such as a currency or a unit, and the position of the minus sign.
///
///     NumberAffixes(prefix: "$")                      // $5, -$5
///     NumberAffixes(suffix: " kg")                    // 5 kg, -5 kg
///     NumberAffixes(prefix: "CHF ", sign: .atNumber)  // CHF 5, CHF -5
///     NumberAffixes(prefix: "$", sign: .parentheses)  // $5, ($5)
///
/// The affixes aren't part of the value, and the caret never enters them.
package struct NumberAffixes: Hashable, Sendable {
  // Bytes instead of strings, because comparing strings needs Unicode's normalization tables.
  let positive: Frame
  let negative: Frame
  let gap: [UInt8]

  /// A Boolean value that indicates whether the minus sign follows the number.
  package let isSignTrailing: Bool

  /// A Boolean value that indicates whether negative numbers are in parentheses: `($5)`.
  package let usesParentheses: Bool

  /// The text before and after a number, in UTF-8.
  struct Frame: Hashable, Sendable {
    var before: [UInt8]
    var after: [UInt8]

    /// Whether there is no text around the number.
    var isBare: Bool { before.isEmpty && after.isEmpty }
  }

  /// The position of the minus sign.
  package enum SignPlace: Hashable, Sendable {
    /// Before the prefix: `-$5`.
    case first

    /// Between the prefix and the number: `$-5`.
    case atNumber

    /// Between the number and the suffix: `5-%`.
    case behindNumber

    /// After the suffix: `5%-`.
    case last

    /// Nowhere: a negative number is in parentheses, as in accounting: `($5)`.
    case parentheses
  }

  /// Creates the same affixes for positive and negative numbers.
  ///
  /// - Parameters:
  ///   - prefix: The text before the number.
  ///   - suffix: The text after the number.
  ///   - sign: The position of the minus sign.
  package init(prefix: String = "", suffix: String = "", sign: SignPlace = .first) {
    let isTrailing = sign == .behindNumber || sign == .last
    if sign == .parentheses {
      self.init(
        prefix: prefix, suffix: suffix, negativePrefix: "", gap: prefix,
        negativeSuffix: suffix + ")", isSignTrailing: false, usesParentheses: true)
      return
    }
    self.init(
      prefix: prefix, suffix: suffix,
      negativePrefix: sign == .first ? "" : prefix,
      gap: sign == .first ? prefix : sign == .last ? suffix : "",
      negativeSuffix: sign == .last ? "" : suffix, isSignTrailing: isTrailing)
  }

  /// Creates different affixes for positive and negative numbers.
  ///
  ///     // CHF 5, CHF-5
  ///     NumberAffixes(
  ///       prefix: "CHF ", suffix: "", negativePrefix: "CHF", gap: "", negativeSuffix: "",
  ///       isSignTrailing: false)
  ///
  /// - Parameters:
  ///   - prefix: The text before a positive number.
  ///   - suffix: The text after a positive number.
  ///   - negativePrefix: The text at the start of a negative number.
  ///   - gap: The text between the sign and the number.
  ///   - negativeSuffix: The text at the end of a negative number.
  ///   - isSignTrailing: Whether the sign follows the number.
  ///   - usesParentheses: Whether the sign is an opening parenthesis. The closing one is part of
  ///     `negativeSuffix`.
  package init(
    prefix: String, suffix: String, negativePrefix: String, gap: String, negativeSuffix: String,
    isSignTrailing: Bool, usesParentheses: Bool = false
  ) {
    positive = Frame(before: Array(prefix.utf8), after: Array(suffix.utf8))
    negative = Frame(before: Array(negativePrefix.utf8), after: Array(negativeSuffix.utf8))
    self.gap = Array(gap.utf8)
    self.isSignTrailing = isSignTrailing && !usesParentheses
    self.usesParentheses = usesParentheses
  }

  /// Empty affixes, with the minus sign before the number.
  package static let none = NumberAffixes()

  /// The text before a positive number.
  package var prefix: String { String(decoding: positive.before, as: UTF8.self) }

  /// The text after a positive number.
  package var suffix: String { String(decoding: positive.after, as: UTF8.self) }
}
