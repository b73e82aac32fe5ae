/// A decimal number of any length, exact to the last digit.
///
///     let price = DecimalNumber("1234.50")
///     price?.text                                    // "1234.5"
///     DecimalNumber("0.1")! + DecimalNumber("0.2")!  // 0.3, to the digit
///
/// It is stored as decimal digits, never as a binary fraction. Trailing zeros of the fraction are
/// ignored, so `1.50` equals `1.5`. There is no negative zero.
package struct DecimalNumber: Hashable, Sendable {
  /// A Boolean value that indicates whether the number is less than zero.
  package let isNegative: Bool

  /// The digits from the first nonzero one on, 0 to 9 each; empty for zero.
  package let digits: [UInt8]

  /// The number of digits after the point; greater than the count of digits for `0.05`.
  package let scale: Int

  /// Zero.
  package static let zero = DecimalNumber(isNegative: false, digits: [], scale: 0)

  /// The maximum absolute exponent in scientific notation.
  ///
  /// The limit prevents a short text from becoming a number of a billion digits.
  package static let greatestExponent = 1000

  /// Creates a number from digits, the last `scale` of which are after the point.
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

  /// Creates a number from plain decimal text; `nil` for any other text.
  ///
  ///     DecimalNumber("-0.50")?.text  // "-0.5"
  ///     DecimalNumber("1.5e3")?.text  // "1500"
  ///     DecimalNumber("1,5")          // nil
  ///
  /// - Parameter text: At least one ASCII digit, at most one `.`, an optional leading sign, and an
  ///   optional exponent up to ``greatestExponent``.
  /// - Complexity: O(*n*) in the length of the text.
  package init?(_ text: String) {
    var reading = PlainReading()
    for byte in text.utf8 {
      guard reading.take(byte) else { return nil }
    }
    guard let number = reading.number else { return nil }
    self = number
  }

  /// Creates a number from an integer.
  package init(_ integer: Int) {
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
  package var text: String {
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
  /// Creates a number from an integer literal.
  package init(integerLiteral value: Int) {
    self.init(value)
  }
}

/// A parser for plain decimal text, byte by byte.
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
      // Beyond the maximum, more digits don't matter.
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
