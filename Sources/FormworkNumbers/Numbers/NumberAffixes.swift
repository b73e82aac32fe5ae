/// What stands around a number: a currency, a percent sign, a unit, and where the sign goes.
///
///     NumberAffixes(prefix: "$")                      // $5, -$5
///     NumberAffixes(suffix: " kg")                    // 5 kg, -5 kg
///     NumberAffixes(prefix: "CHF ", sign: .atNumber)  // CHF 5, CHF -5
///     NumberAffixes(prefix: "$", sign: .parentheses)  // $5, ($5)
///
/// The caret never gets into them, and they aren't part of the value.
public struct NumberAffixes: Hashable, Sendable {
  // Bytes rather than strings: comparing those needs the tables of Unicode's normalisation.
  let positive: Frame
  let negative: Frame
  let gap: [UInt8]

  /// Whether the minus sign stands behind the number.
  public let isSignTrailing: Bool

  /// A Boolean value that indicates whether negative numbers are in parentheses: `($5)`.
  public let usesParentheses: Bool

  /// What stands before and behind a number, in UTF-8.
  struct Frame: Hashable, Sendable {
    var before: [UInt8]
    var after: [UInt8]
  }

  /// Where the minus sign stands.
  public enum SignPlace: Hashable, Sendable {
    /// Before the prefix: `-$5`.
    case first

    /// Between the prefix and the number: `$-5`.
    case atNumber

    /// Between the number and the suffix: `5-%`.
    case behindNumber

    /// Behind the suffix: `5%-`.
    case last

    /// Nowhere: a negative number is in parentheses, as in accounting: `($5)`.
    case parentheses
  }

  /// Creates what stands around positive and negative numbers alike.
  ///
  /// - Parameters:
  ///   - prefix: What stands before the number.
  ///   - suffix: What stands behind it.
  ///   - sign: Where the minus sign stands.
  public init(prefix: String = "", suffix: String = "", sign: SignPlace = .first) {
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

  /// Creates what stands around numbers, where negative ones differ in more than the sign.
  ///
  ///     // CHF 5, CHF-5
  ///     NumberAffixes(
  ///       prefix: "CHF ", suffix: "", negativePrefix: "CHF", gap: "", negativeSuffix: "",
  ///       isSignTrailing: false)
  ///
  /// - Parameters:
  ///   - prefix: What stands before a positive number.
  ///   - suffix: What stands behind a positive number.
  ///   - negativePrefix: What a text with a minus sign begins with.
  ///   - gap: What stands between the sign and the number.
  ///   - negativeSuffix: What a text with a minus sign ends with.
  ///   - isSignTrailing: Whether the sign stands behind the number.
  ///   - usesParentheses: Whether the sign is an opening parenthesis. The closing one is part of
  ///     `negativeSuffix`.
  public init(
    prefix: String, suffix: String, negativePrefix: String, gap: String, negativeSuffix: String,
    isSignTrailing: Bool, usesParentheses: Bool = false
  ) {
    positive = Frame(before: Array(prefix.utf8), after: Array(suffix.utf8))
    negative = Frame(before: Array(negativePrefix.utf8), after: Array(negativeSuffix.utf8))
    self.gap = Array(gap.utf8)
    self.isSignTrailing = isSignTrailing && !usesParentheses
    self.usesParentheses = usesParentheses
  }

  /// Nothing around the number, and the minus sign before it.
  public static let none = NumberAffixes()

  /// What stands before a positive number.
  public var prefix: String { String(decoding: positive.before, as: UTF8.self) }

  /// What stands behind a positive number.
  public var suffix: String { String(decoding: positive.after, as: UTF8.self) }
}
