package import FormworkTables

/// A set of ASCII characters, one bit each.
@usableFromInline
package struct ASCIISet: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline
  package private(set) var low: UInt64 = 0
  @usableFromInline
  package private(set) var high: UInt64 = 0

  package static let none = ASCIISet()

  private init() {}

  /// Creates a set of the ASCII characters in a list.
  package init(_ glyphs: [Glyph]) {
    for glyph in glyphs where glyph < 0x80 { insert(UInt8(glyph)) }
  }

  package init(_ contains: (UInt8) -> Bool) {
    for byte in UInt8(0)..<0x80 where contains(byte) { insert(byte) }
  }

  /// Creates a set of the ASCII characters in another set.
  package init(_ set: ScalarSet) {
    var index = 0
    while index < set.bounds.count, set.bounds[index] < 0x80 {
      for byte in set.bounds[index]..<min(set.bounds[index + 1], 0x80) { insert(UInt8(byte)) }
      index += 2
    }
  }

  /// A hash that differs for most sets.
  package var mark: UInt64 { low ^ high &* 31 }

  package mutating func formUnion(_ other: ASCIISet) {
    low |= other.low
    high |= other.high
  }

  package mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 &<< UInt64(byte) } else { high |= 1 &<< UInt64(byte &- 64) }
  }

  /// - Precondition: `byte` is below 0x80; the rest of the shift is masked.
  @inlinable @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    ((byte < 64 ? low : high) &>> UInt64(byte & 63)) & 1 != 0
  }

  /// Returns whether both sets have an ASCII character in common.
  ///
  /// If one of them has no ASCII characters, the result is `true`, because it may share other characters.
  package func intersects(_ other: ASCIISet) -> Bool {
    let isUnknown = low | high == 0 || other.low | other.high == 0
    return isUnknown || low & other.low | high & other.high != 0
  }
}
