public import FormworkFormats

/// A type that can be the value of a field.
///
/// A type of your own conforms to ``InputNumber`` or ``InputDate``.
/// `String` is one for every format. The numbers of ``InputNumber`` and the dates of ``InputDate`` are others.
public protocol InputValue: Hashable, Sendable {
  /// Returns the conversion between the text of a kind of format and values of this type; `nil` if the type can't
  /// represent such values.
  ///
  /// - Parameter kind: The kind of format.
  /// - Returns: The conversion, or `nil`.
  static func conversion(for kind: FormatKindName) -> ValueConversion<Self>?
}

/// The kinds of formats whose values differ.
public enum FormatKindName: Hashable, Sendable {
  /// A mask, a phone number, and every other format whose value is a text.
  case text

  /// A number, a percentage, or an amount of money.
  case number

  /// A date or a time.
  case date

  /// A length of time.
  case duration
}

/// A conversion between the text of a format and values of a type.
public struct ValueConversion<Value: Sendable>: Sendable {
  /// Returns the value of formatted text, or `nil` if the text doesn't represent one.
  package let read: @Sendable (FormattedText, ResolvedFormat) -> Value?

  /// Returns the formatted text of a value.
  package let write: @Sendable (Value, ResolvedFormat) -> FormattedText

  /// Returns the content of a field for a value that the app sets. Nothing is rounded in it, so a value that the
  /// field can't show exactly has an issue.
  package let content: @Sendable (Value, ResolvedFormat) -> String

  package init(
    read: @escaping @Sendable (FormattedText, ResolvedFormat) -> Value?,
    write: @escaping @Sendable (Value, ResolvedFormat) -> FormattedText,
    content: (@Sendable (Value, ResolvedFormat) -> String)? = nil
  ) {
    self.read = read
    self.write = write
    self.content = content ?? { write($0, $1).value }
  }
}

extension ResolvedFormat {
  /// Returns a text that the engine has made, within the limits.
  fileprivate func limited(_ formatted: FormattedText) -> FormattedText {
    isLimited ? format.formatted(value: formatted.value) : formatted
  }
}

/// A type that can be the value of a number field.
///
/// `String`, `Int`, `Double`, and `DecimalNumber` conform to it. With Foundation, so does
/// `Decimal`. Your own types can conform, too. Numbers are passed as plain decimal text: ASCII
/// digits, `.` before the fraction, and `-` in front of a negative number.
public protocol InputNumber: InputValue {
  /// The type of the minimum and the maximum. For `String`, it is ``NumberLimit``, which is a literal of a number or
  /// of a text.
  associatedtype Limit: InputNumber = Self

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

  /// Returns the conversion of numbers.
  public static func conversion(for kind: FormatKindName) -> ValueConversion<Self>? {
    kind == .number ? .number() : nil
  }

  /// Whether the value of a percentage is a hundredth of the displayed number.
  static var holdsShares: Bool { maximumFractionDigits == nil }
}

extension ValueConversion where Value: InputNumber {
  /// The conversion of numbers; a percentage is a hundredth of the displayed number if the type has fractions.
  ///
  /// - Parameter significantDigits: The number of digits that are the app's; `nil` for all.
  /// - Returns: The conversion.
  static func number(significantDigits: Int? = nil) -> Self {
    Self(
      read: { shown, resolved in
        guard case .number(_, let isPercent) = resolved.engine else { return nil }
        guard isPercent, Value.holdsShares else { return Value(decimalText: shown.value) }
        return DecimalNumber(shown.value).flatMap { Value(decimalText: ($0 * .hundredth).text) }
      },
      write: { value, resolved in
        guard case .number(let format, let isPercent) = resolved.engine,
          let number = DecimalNumber(value.decimalText)
        else { return resolved.format.formatted(value: value.decimalText) }
        let shown = isPercent && Value.holdsShares ? number * 100 : number
        return resolved.limited(format.formatted(typed: shown))
      },
      content: { value, resolved in
        guard case .number(_, let isPercent) = resolved.engine,
          let number = DecimalNumber(value.decimalText)
        else { return value.decimalText }
        let shown = isPercent && Value.holdsShares ? number * 100 : number
        return significantDigits.map { shown.rounded(toSignificantDigits: $0).text } ?? shown.text
      })
  }
}

extension DecimalNumber {
  /// Returns the number rounded to a number of digits from the first one that isn't zero.
  fileprivate func rounded(toSignificantDigits count: Int) -> DecimalNumber {
    let written = text.utf8.filter { 0x30...0x39 ~= $0 }
    let digits = written.drop { $0 == 0x30 }.count
    return digits > count ? rounded(toPlaces: scale - (digits - count)) : self
  }
}

/// A type that can be the value of a date field or a time field.
///
/// `String` and `DateTimeComponents` conform to it. With Foundation, so do `Date` and `DateComponents`.
/// Your own types can conform, too.
public protocol InputDate: InputValue {
  /// Creates a value from the components of a date, or returns `nil` if the type can't hold it.
  ///
  /// - Parameters:
  ///   - dateTimeComponents: The components. All of them are filled in and form a valid date or time.
  ///   - timeZone: The identifier of the time zone of the components; `nil` for the device's.
  init?(dateTimeComponents: DateTimeComponents, timeZone: String?)

  /// Returns the components of the value, or `nil` if it has none.
  ///
  /// - Parameter timeZone: The identifier of the time zone; `nil` for the device's.
  /// - Returns: The components, or `nil`.
  func dateTimeComponents(timeZone: String?) -> DateTimeComponents?
}

extension InputDate {
  /// Returns the conversion of dates.
  public static func conversion(for kind: FormatKindName) -> ValueConversion<Self>? {
    kind == .date ? .date : nil
  }
}

extension ValueConversion where Value: InputDate {
  /// The conversion of dates and times.
  static var date: Self {
    Self(
      read: { formatted, resolved in
        guard case .date(let format, let timeZone, let shown) = resolved.engine else { return nil }
        return format.typed(shown?.latin(formatted) ?? formatted)
          .flatMap { Value(dateTimeComponents: $0, timeZone: timeZone) }
      },
      write: { value, resolved in
        guard case .date(let format, let timeZone, let shown) = resolved.engine,
          let components = value.dateTimeComponents(timeZone: timeZone)
        else { return FormattedText() }
        let formatted = format.formatted(typed: components)
        return resolved.limited(shown?.native(formatted) ?? formatted)
      })
  }
}

extension ValueConversion where Value == String {
  /// The value of the text.
  static var text: Self {
    Self(
      read: { formatted, _ in formatted.value },
      write: { value, resolved in resolved.format.formatted(value: value) },
      content: { value, _ in value })
  }
}

extension ValueConversion where Value == Int {
  /// The number of seconds of a length of time.
  static var seconds: Self {
    Self(
      read: { formatted, resolved in
        guard case .duration(let format) = resolved.engine else { return nil }
        return format.typed(formatted).flatMap { Int(exactly: $0) }
      },
      write: { value, resolved in
        guard case .duration(let format) = resolved.engine else {
          return resolved.format.formatted(value: "\(value)")
        }
        return resolved.limited(format.formatted(typed: Int64(value)))
      })
  }
}

/// A text is the value of every format, even while a number or a date is incomplete.
extension String: InputNumber, InputDate {
  /// The type of the minimum and the maximum: a literal of a number or of a text.
  public typealias Limit = NumberLimit

  /// Creates a string from the text unchanged, even if the number is incomplete.
  public init?(decimalText: String) { self = decimalText }

  /// The string itself.
  public var decimalText: String { self }

  /// Creates a string with the components in ISO 8601 notation.
  public init?(dateTimeComponents: DateTimeComponents, timeZone: String?) {
    self = dateTimeComponents.text
  }

  /// Returns the components of a string in ISO 8601 notation.
  public func dateTimeComponents(timeZone: String?) -> DateTimeComponents? {
    DateTimeComponents(self)
  }

  /// Returns the conversion to the text itself.
  public static func conversion(for kind: FormatKindName) -> ValueConversion<String>? { .text }
}

extension DecimalNumber: InputNumber {
  /// Creates a number from plain decimal text.
  public init?(decimalText: String) { self.init(decimalText) }

  /// The number as plain decimal text.
  public var decimalText: String { text }
}

extension DateTimeComponents: InputDate {
  /// Creates the value from the components unchanged.
  public init?(dateTimeComponents: DateTimeComponents, timeZone: String?) {
    self = dateTimeComponents
  }

  /// Returns the components themselves.
  public func dateTimeComponents(timeZone: String?) -> DateTimeComponents? { self }
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

  /// Returns the conversion of numbers, or of lengths of time in seconds.
  public static func conversion(for kind: FormatKindName) -> ValueConversion<Int>? {
    switch kind {
    case .number: .number()
    case .duration: .seconds
    case .text, .date: nil
    }
  }
}

/// The minimum or the maximum of a number whose value is a text.
///
///     .currency("EUR", minimum: 0, maximum: "99999.99")
public struct NumberLimit: InputNumber, ExpressibleByStringLiteral {
  /// The number as plain decimal text.
  public let decimalText: String

  /// Creates a limit from plain decimal text.
  ///
  /// - Parameter decimalText: ASCII digits, with a full stop before a fraction. Any other text is a mistake of the
  ///   format that has the limit.
  public init(decimalText: String) { self.decimalText = decimalText }

  /// Creates a limit from a literal of a text.
  public init(stringLiteral text: String) { self.init(decimalText: text) }
}

#if !hasFeature(Embedded)
extension NumberLimit: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a limit from a literal without a fraction.
  public init(integerLiteral number: Int) { self.init(decimalText: number.description) }

  /// Creates a limit from a literal with a fraction.
  public init(floatLiteral number: Double) { self.init(decimalText: number.decimalText) }
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

  /// Returns the conversion of numbers. The last digits of a binary fraction, as in 0.30000000000000004, aren't the
  /// app's.
  public static func conversion(for kind: FormatKindName) -> ValueConversion<Double>? {
    kind == .number ? .number(significantDigits: 15) : nil
  }
}

extension InputNumber {
  /// The numbers that this type can hold.
  static var held: HeldNumbers {
    var held = HeldNumbers()
    held.maximumFractionDigits = maximumFractionDigits
    held.isInt = Self.self == Int.self
    let holdsAll = Self.self == String.self || held.isInt || Self.self == DecimalNumber.self
    if !holdsAll {
      held.check = HeldNumbers.Check(type: ObjectIdentifier(Self.self)) {
        Self(decimalText: $0) != nil
      }
    }
    return held
  }
}
#endif
