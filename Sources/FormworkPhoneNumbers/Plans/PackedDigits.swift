/// A sequence of digits, four bits each, without an allocation.
///
/// The first 32 digits are stored, more than any number has. Further digits are only counted, so
/// that a number can be recognized as too long.
package struct PackedDigits: Hashable, Sendable {
  /// The first 16 digits, with the first one in the highest bits.
  private var high: UInt64 = 0

  /// The next 16 digits.
  private var low: UInt64 = 0

  /// The number of digits.
  package private(set) var count = 0

  /// Creates an empty sequence.
  package init() {}

  /// Returns the digit at an index from 0; 0 beyond the stored digits.
  package subscript(index: Int) -> UInt8 {
    let word = index < 16 ? high : low
    return index < 32 ? UInt8(truncatingIfNeeded: word >> UInt64(60 - (index & 15) * 4)) & 15 : 0
  }

  /// Appends a digit, 0 to 9.
  package mutating func append(_ digit: UInt8) {
    let moved = UInt64(digit) << UInt64(60 - (count & 15) * 4)
    if count < 16 { high |= moved } else if count < 32 { low |= moved }
    count += 1
  }

  /// Removes the first digit, and returns it.
  @inline(__always)
  mutating func removeFirst() -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: high >> 60)
    high = high << 4 | low >> 60
    low <<= 4
    count -= 1
    return digit
  }

  /// Returns the digits after the first `count`, which must exist.
  package func dropFirst(_ count: Int) -> PackedDigits {
    var rest = self
    for _ in 0..<min(count, self.count) { _ = rest.removeFirst() }
    return rest
  }

  /// Returns the digits in a range.
  subscript(range: Range<Int>) -> PackedDigits {
    var digits = PackedDigits()
    for index in range { digits.append(self[index]) }
    return digits
  }
}

extension PackedDigits {
  /// Creates the digits of a positive number.
  package init(decimal number: Int) {
    var (unit, rest) = (1, number)
    while unit <= number / 10 { unit *= 10 }
    while unit > 0 {
      append(UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Appends other digits.
  mutating func append(_ others: PackedDigits) {
    for index in 0..<others.count { append(others[index]) }
  }

  /// Whether the digits begin with others.
  package func starts(with others: PackedDigits) -> Bool {
    count >= others.count && self[0..<others.count] == others
  }

  /// The digits as a string.
  package var text: String {
    String(unsafeUninitializedCapacity: min(count, 32)) { bytes in
      for index in bytes.indices { bytes[index] = self[index] | 0x30 }
      return bytes.count
    }
  }
}
