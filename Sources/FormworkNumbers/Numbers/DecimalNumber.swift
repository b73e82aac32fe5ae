/// A decimal number of any length, exact to the last digit.
///
///     let price = DecimalNumber("1234.50")
///     price?.text                                    // "1234.5"
///     DecimalNumber("0.1")! + DecimalNumber("0.2")!  // 0.3, to the digit
///
/// It is kept as decimal digits and never becomes a binary fraction. Trailing zeros of the fraction
/// don't count, so `1.50` equals `1.5`, and there is no negative zero.
public struct DecimalNumber: Hashable, Sendable {
  /// Whether it is less than zero.
  public let isNegative: Bool

  /// The digits from the first that isn't zero on, 0 to 9 each; none for zero.
  package let digits: [UInt8]

  /// How many of the digits are behind the point; more than there are for `0.05`.
  package let scale: Int

  /// Zero.
  public static let zero = DecimalNumber(isNegative: false, digits: [], scale: 0)

  /// The greatest exponent of scientific notation that is read, up or down.
  ///
  /// A text of ten characters shouldn't become one of a billion.
  public static let greatestExponent = 1000

  /// Creates a number from digits of which the last `scale` are behind the point.
  init(isNegative: Bool, digits: [UInt8], scale: Int) {
    var end = digits.count
    var scale = scale
    while scale > 0, end > 0, digits[end - 1] == 0 {
      end -= 1
      scale -= 1
    }
    var start = 0
    while start < end, digits[start] == 0 { start += 1 }
    self.isNegative = isNegative && start < end
    self.scale = start < end ? scale : 0
    self.digits = start == 0 && end == digits.count ? digits : Array(digits[start..<end])
  }

  /// Creates the number that plain decimal text says; `nil` for any other text.
  ///
  ///     DecimalNumber("-0.50")?.text  // "-0.5"
  ///     DecimalNumber("1.5e3")?.text  // "1500"
  ///     DecimalNumber("1,5")          // nil
  ///
  /// - Parameter text: ASCII digits with at most one `.` among them, an optional sign before, an
  ///   optional exponent of at most ``greatestExponent`` behind. There must be a digit.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(_ text: String) {
    var reading = PlainReading()
    for byte in text.utf8 {
      guard reading.take(byte) else { return nil }
    }
    guard let number = reading.number else { return nil }
    self = number
  }

  /// Creates the number that an integer is.
  public init(_ integer: Int) {
    var rest = integer.magnitude
    var digits: [UInt8] = []
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    digits.reverse()
    self.init(isNegative: integer < 0, digits: digits, scale: 0)
  }

  /// The number as plain decimal text: `-1234.5`.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var text: String {
    if digits.isEmpty { return "0" }
    var bytes: [UInt8] = isNegative ? [0x2D] : []
    let integerCount = max(0, digits.count - scale)
    bytes.reserveCapacity(digits.count + scale + 3)
    if integerCount == 0 { bytes.append(0x30) }
    for digit in digits[..<integerCount] { bytes.append(0x30 + digit) }
    if scale > 0 {
      bytes.append(0x2E)
      for _ in 0..<max(0, scale - digits.count) { bytes.append(0x30) }
      for digit in digits[integerCount...] { bytes.append(0x30 + digit) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// Creates a number from an integer in the source.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

/// Plain decimal text, byte by byte.
private struct PlainReading {
  private var isNegative = false
  private var digits: [UInt8] = []
  private var scale = 0
  private var exponent = 0
  private var isExponentNegative = false
  private var place = Place.start

  private enum Place: Hashable {
    case start, integer, fraction, exponentStart, exponentSign, exponent
  }

  mutating func take(_ byte: UInt8) -> Bool {
    switch (byte, place) {
    case (0x30...0x39, .start), (0x30...0x39, .integer):
      place = .integer
      digits.append(byte - 0x30)
    case (0x30...0x39, .fraction):
      digits.append(byte - 0x30)
      scale += 1
    case (0x30...0x39, _):
      place = .exponent
      // Beyond the greatest it is too great whatever follows.
      exponent = min(exponent * 10 + Int(byte - 0x30), DecimalNumber.greatestExponent + 1)
    case (0x2B, .start) where digits.isEmpty, (0x2D, .start) where digits.isEmpty:
      isNegative = byte == 0x2D
      place = .integer
    case (0x2E, .start), (0x2E, .integer): place = .fraction
    case (0x45, .integer), (0x65, .integer), (0x45, .fraction), (0x65, .fraction):
      if digits.isEmpty { return false }
      place = .exponentStart
    case (0x2B, .exponentStart), (0x2D, .exponentStart):
      isExponentNegative = byte == 0x2D
      place = .exponentSign
    default: return false
    }
    return true
  }

  var number: DecimalNumber? {
    if digits.isEmpty || place == .exponentStart || place == .exponentSign { return nil }
    if exponent > DecimalNumber.greatestExponent { return nil }
    return DecimalNumber(
      isNegative: isNegative, digits: digits, scale: scale,
      exponent: isExponentNegative ? -exponent : exponent)
  }
}

extension DecimalNumber {
  /// Creates a number from digits and a power of ten.
  init(isNegative: Bool, digits: [UInt8], scale: Int, exponent: Int) {
    let places = scale - exponent
    self.init(
      isNegative: isNegative,
      digits: places < 0 ? digits + Array(repeating: 0, count: -places) : digits,
      scale: max(0, places))
  }
}
