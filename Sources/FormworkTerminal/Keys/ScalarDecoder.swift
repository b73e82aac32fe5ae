/// A decoder from UTF-8 to scalars, one byte at a time.
///
/// Invalid bytes are grouped as the Unicode standard recommends (table 3-7 and the substitution of
/// maximal subparts), as in `String(decoding:as:)`.
struct ScalarDecoder: Hashable, Sendable {
  private var value: UInt32 = 0
  private var missing = 0

  /// The valid range of the next byte, which is smaller than all continuation bytes after some
  /// leading ones.
  private var expected: ClosedRange<UInt8> = 0x80...0xBF

  enum Step: Hashable {
    /// The byte completes a scalar.
    case scalar(Unicode.Scalar)

    /// The scalar isn't complete yet.
    case pending

    /// The byte can't be part of text.
    case invalid

    /// The bytes before this one are invalid; the byte itself isn't used yet.
    case cutShort
  }

  mutating func feed(_ byte: UInt8) -> Step {
    if missing == 0 { return begin(with: byte) }
    guard expected.contains(byte) else {
      missing = 0
      return .cutShort
    }
    expected = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return missing > 0 ? .pending : Unicode.Scalar(value).map { .scalar($0) } ?? .invalid
  }

  private mutating func begin(with byte: UInt8) -> Step {
    expected = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: return expect(1, after: byte & 0x1F)
    case 0xE0...0xEF:
      if byte == 0xE0 { expected = 0xA0...0xBF }
      if byte == 0xED { expected = 0x80...0x9F }
      return expect(2, after: byte & 0x0F)
    case 0xF0...0xF4:
      if byte == 0xF0 { expected = 0x90...0xBF }
      if byte == 0xF4 { expected = 0x80...0x8F }
      return expect(3, after: byte & 0x07)
    default: return .invalid
    }
  }

  private mutating func expect(_ count: Int, after bits: UInt8) -> Step {
    value = UInt32(bits)
    missing = count
    return .pending
  }
}
