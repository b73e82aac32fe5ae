/// Some digits, four bits each, without an allocation.
///
/// The first 32 are kept, which is more than any number has; more of them are counted, so that a number that is
/// too long is known to be.
package struct PackedDigits: Hashable, Sendable {
  /// The first sixteen digits, the first one in the highest bits.
  private var high: UInt64 = 0

  /// The next sixteen.
  private var low: UInt64 = 0

  /// How many digits there are.
  package private(set) var count = 0

  /// No digits.
  package init() {}

  /// The digit with a number, from 0; 0 beyond those that are kept.
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

  /// The first digit, which is taken away.
  @inline(__always)
  mutating func removeFirst() -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: high >> 60)
    high = high << 4 | low >> 60
    low <<= 4
    count -= 1
    return digit
  }

  /// The digits behind the first ones, of which there are enough.
  package func dropFirst(_ count: Int) -> PackedDigits {
    var rest = self
    for _ in 0..<min(count, self.count) { _ = rest.removeFirst() }
    return rest
  }

  /// The digits in a range.
  subscript(range: Range<Int>) -> PackedDigits {
    var digits = PackedDigits()
    for index in range { digits.append(self[index]) }
    return digits
  }
}

extension PackedDigits {
  /// The digits of a number above zero.
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

  /// The digits as a text.
  package var text: String {
    String(unsafeUninitializedCapacity: min(count, 32)) { bytes in
      for index in bytes.indices { bytes[index] = self[index] | 0x30 }
      return bytes.count
    }
  }
}
