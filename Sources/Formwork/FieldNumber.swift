public import FormworkNumbers

/// A type for the value of a number field.
///
/// `String`, `Int`, `Double` and `DecimalNumber` are such types, and with Foundation `Decimal`. Your own type can be
/// one, too. Numbers are exchanged as plain decimal text: ASCII digits, `.` before the fraction, `-` before all.
public protocol FieldNumber: Hashable, Sendable {
  /// Creates a value from plain decimal text, or returns `nil` if the type can't hold that number.
  init?(decimalText: String)

  /// The value as plain decimal text; empty for something that isn't a number.
  var decimalText: String { get }

  /// The maximum number of fraction digits that the type can hold; `nil` for no limit.
  static var maximumFractionDigits: Int? { get }
}

extension FieldNumber {
  /// No limit.
  public static var maximumFractionDigits: Int? { nil }
}

extension String: FieldNumber {
  /// Takes the text as it is, also while the number isn't finished.
  public init?(decimalText: String) { self = decimalText }

  /// The text itself.
  public var decimalText: String { self }
}

extension DecimalNumber: FieldNumber {
  /// Creates a number from plain decimal text.
  public init?(decimalText: String) { self.init(decimalText) }

  /// The number as plain decimal text.
  public var decimalText: String { text }
}

extension Int: FieldNumber {
  /// Creates an integer from plain decimal text without a fraction.
  public init?(decimalText: String) {
    guard let number = DecimalNumber(decimalText) else { return nil }
    self.init(exactly: number)
  }

  /// The integer as plain decimal text.
  public var decimalText: String { description }

  /// None.
  public static var maximumFractionDigits: Int? { 0 }
}

extension Double: FieldNumber {
  /// Creates the nearest number.
  public init?(decimalText: String) {
    guard let number = DecimalNumber(decimalText) else { return nil }
    self.init(number.text)
  }

  /// The number as plain decimal text; empty for one that isn't finite.
  public var decimalText: String {
    isFinite ? DecimalNumber(description)?.text ?? "" : ""
  }
}
