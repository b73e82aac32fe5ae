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

extension Int {
  /// Creates an integer from a decimal number; `nil` if it has a fraction, or doesn't fit.
  ///
  ///     Int(exactly: DecimalNumber("42")!)    // 42
  ///     Int(exactly: DecimalNumber("42.5")!)  // nil
  package init?(exactly number: DecimalNumber) {
    if number.scale > 0 { return nil }
    var integer = 0
    for digit in number.digits {
      // Digits are added with the sign, so that the minimum is reached, too.
      let (product, isTooGreat) = integer.multipliedReportingOverflow(by: 10)
      let (sum, isBeyond) =
        number.isNegative
        ? product.subtractingReportingOverflow(Int(digit))
        : product.addingReportingOverflow(Int(digit))
      if isTooGreat || isBeyond { return nil }
      integer = sum
    }
    self = integer
  }
}

extension DecimalNumber: Comparable {
  /// Returns a Boolean value that indicates whether one number is less than another.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  package static func < (left: Self, right: Self) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let order = left.comparesMagnitude(to: right)
    return left.isNegative ? order > 0 : order < 0
  }

  /// The number without its sign.
  package var magnitude: DecimalNumber {
    DecimalNumber(isNegative: false, digits: digits, scale: scale)
  }

  /// The number of digits before the decimal point; less than one if the first digit is after it.
  var integerCount: Int { digits.count - scale }

  /// Returns a negative number, 0, or a positive number, if the magnitude is less than, equal to,
  /// or greater than another one's.
  private func comparesMagnitude(to other: DecimalNumber) -> Int {
    if digits.isEmpty || other.digits.isEmpty { return digits.count - other.digits.count }
    if integerCount != other.integerCount { return integerCount - other.integerCount }
    for (left, right) in zip(digits, other.digits) where left != right {
      return Int(left) - Int(right)
    }
    return digits.count - other.digits.count
  }
}

extension DecimalNumber {
  /// Returns the negated number.
  package static prefix func - (number: Self) -> Self {
    DecimalNumber(isNegative: !number.isNegative, digits: number.digits, scale: number.scale)
  }

  /// Returns the exact sum of two numbers.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  package static func + (left: Self, right: Self) -> Self {
    let scale = max(left.scale, right.scale)
    let length = max(left.integerCount, right.integerCount, 0) + scale + 1
    if left.isNegative == right.isNegative {
      let sum = Self.sum(left.padded(to: length, scale), right.padded(to: length, scale))
      return DecimalNumber(isNegative: left.isNegative, digits: sum, scale: scale)
    }
    let isLeftGreater = left.comparesMagnitude(to: right) >= 0
    let (greater, less) = isLeftGreater ? (left, right) : (right, left)
    let rest = difference(greater.padded(to: length, scale), less.padded(to: length, scale))
    return DecimalNumber(isNegative: greater.isNegative, digits: rest, scale: scale)
  }

  /// Returns the exact difference of two numbers.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  package static func - (left: Self, right: Self) -> Self { left + -right }

  /// Returns the exact product of two numbers.
  ///
  /// - Complexity: O(*n* *m*) in the numbers of digits.
  package static func * (left: Self, right: Self) -> Self {
    var product = [Int](repeating: 0, count: left.digits.count + right.digits.count + 1)
    for (place, digit) in left.digits.reversed().enumerated() {
      var carry = 0
      for (offset, other) in right.digits.reversed().enumerated() {
        carry += product[place + offset] + Int(digit) * Int(other)
        product[place + offset] = carry % 10
        carry /= 10
      }
      product[place + right.digits.count] += carry
    }
    return DecimalNumber(
      isNegative: left.isNegative != right.isNegative,
      digits: product.reversed().map { UInt8($0) }, scale: left.scale + right.scale)
  }

  /// Returns the digits padded with zeros to `length`, with `scale` digits after the point.
  private func padded(to length: Int, _ scale: Int) -> [UInt8] {
    let behind = scale - self.scale
    var padded = [UInt8](repeating: 0, count: length - digits.count - behind)
    padded += digits
    padded += [UInt8](repeating: 0, count: behind)
    return padded
  }

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var sum = left
    var carry: UInt8 = 0
    for place in sum.indices.reversed() {
      carry += sum[place] + right[place]
      sum[place] = carry % 10
      carry /= 10
    }
    return sum
  }

  /// Returns the difference of two sequences of digits, of which the first isn't less.
  private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var difference = left
    var borrow: UInt8 = 0
    for place in difference.indices.reversed() {
      let wanted = right[place] + borrow
      borrow = difference[place] < wanted ? 1 : 0
      difference[place] = difference[place] + 10 * borrow - wanted
    }
    return difference
  }
}

extension DecimalNumber {
  /// Returns the number rounded to a number of fraction digits, with ties to even.
  ///
  ///     DecimalNumber("2.345")?.rounded(toPlaces: 2)  // 2.34
  ///     DecimalNumber("2.355")?.rounded(toPlaces: 2)  // 2.36
  ///
  /// - Parameter places: The maximum number of fraction digits; a negative number counts as 0.
  /// - Returns: The nearest number.
  /// - Complexity: O(*n*) in the number of digits.
  package func rounded(toPlaces places: Int) -> DecimalNumber {
    let places = max(0, places)
    if scale <= places { return self }
    let count = digits.count - (scale - places)
    if count < 0 { return .zero }
    let kept = DecimalNumber(isNegative: isNegative, digits: Array(digits[..<count]), scale: places)
    let first = digits[count]
    let isHalf = first == 5 && digits[(count + 1)...].allSatisfy { $0 == 0 }
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    guard first > 5 || first == 5 && (!isHalf || isOdd) else { return kept }
    return kept + DecimalNumber(isNegative: isNegative, digits: [1], scale: places)
  }
}

extension DecimalNumber {
  /// One hundredth, the meaning of a percent sign.
  package static let hundredth = DecimalNumber(isNegative: false, digits: [1], scale: 2)
}
