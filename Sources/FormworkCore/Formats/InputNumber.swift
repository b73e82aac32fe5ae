import FormworkFormats

/// A type that can be the value of a number field.
///
/// `String`, `Int`, `Double`, and `DecimalNumber` conform to it. With Foundation, so does
/// `Decimal`. Your own types can conform, too. Numbers are passed as plain decimal text: ASCII
/// digits, `.` before the fraction, and `-` in front of a negative number.
public protocol InputNumber: Hashable, Sendable {
  /// Creates a value from plain decimal text, or returns `nil` if the type can't hold the number.
  init?(decimalText: String)

  /// The value as plain decimal text; empty if it isn't a number.
  var decimalText: String { get }

  /// The maximum number of fraction digits that the type can hold; `nil` for no limit.
  static var maximumFractionDigits: Int? { get }
}

extension InputNumber {
  /// The maximum number of fraction digits: `nil`, because the type has no limit.
  public static var maximumFractionDigits: Int? { nil }
}

extension String: InputNumber {
  /// Creates a string from the text unchanged, even if the number is incomplete.
  public init?(decimalText: String) { self = decimalText }

  /// The string itself.
  public var decimalText: String { self }
}

extension DecimalNumber: InputNumber {
  /// Creates a number from plain decimal text.
  public init?(decimalText: String) { self.init(decimalText) }

  /// The number as plain decimal text.
  public var decimalText: String { text }
}

extension Int: InputNumber {
  /// Creates an integer from plain decimal text without a fraction.
  public init?(decimalText: String) {
    guard let number = DecimalNumber(decimalText) else { return nil }
    self.init(exactly: number)
  }

  /// The integer as plain decimal text.
  public var decimalText: String { description }

  /// The maximum number of fraction digits: 0, because an integer has no fraction.
  public static var maximumFractionDigits: Int? { 0 }
}

extension Double: InputNumber {
  /// Creates the number that is nearest to plain decimal text.
  public init?(decimalText: String) {
    guard let number = DecimalNumber(decimalText) else { return nil }
    self.init(number.text)
  }

  /// The number as plain decimal text; empty if it isn't finite.
  public var decimalText: String {
    DecimalNumber(description)?.text ?? ""
  }
}
