/// What each element of a short mask shows: the whole structure of an ASCII text in a few words.
///
/// Bit *i* is element *i* of the mask, in the order of filling. A text keeps its layout from key
/// to key, so that no key has to find out again what is a literal and what is the user's.
@usableFromInline
package struct Layout: Hashable, Sendable, BitwiseCopyable {
  /// The elements that are shown, one character each.
  @usableFromInline
  package var shown: UInt64 = 0

  /// The user's characters.
  @usableFromInline
  package var user: UInt64 = 0

  /// What belongs to the value.
  @usableFromInline
  package var value: UInt64 = 0

  /// The literals that the person typed.
  @usableFromInline
  package var typed: UInt64 = 0

  /// The placeholders of a guide.
  @usableFromInline
  package var guide: UInt64 = 0

  /// Whether the last element is displayed first.
  @usableFromInline
  package var isReversed = false

  @inlinable
  package init() {}

  /// What an element shows.
  @inlinable @inline(__always)
  package subscript(index: Int) -> Provenance.Kind {
    let place = UInt64(truncatingIfNeeded: index)
    var bits = user &>> place & 1
    bits |= (value &>> place & 1) &<< 1
    bits |= (typed &>> place & 1) &<< 2
    bits |= (guide &>> place & 1) &<< 3
    return Provenance.Kind(rawValue: UInt8(truncatingIfNeeded: bits))
  }

  /// The elements that are shown, as they are displayed.
  package var elements: [Int] {
    var elements: [Int] = []
    var rest = shown
    while rest != 0 {
      elements.append(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
    return isReversed ? elements.reversed() : elements
  }

  /// The elements before one.
  @inlinable @inline(__always)
  package static func below(_ end: Int) -> UInt64 {
    end >= UInt64.bitWidth ? ~0 : 1 &<< UInt64(truncatingIfNeeded: end) &- 1
  }

  /// What some elements show.
  @inlinable @inline(__always)
  package func part(_ elements: UInt64) -> Layout {
    var part = self
    part.shown &= elements
    part.user &= elements
    part.value &= elements
    part.typed &= elements
    part.guide &= elements
    return part
  }

  /// Whether the first elements are shown without a gap, so that each has its number.
  @inlinable @inline(__always)
  package var isDense: Bool { shown & (shown &+ 1) == 0 }

  /// The element of a character, in the order of filling; 64 beyond the last.
  @inlinable @inline(__always)
  package func element(_ index: Int) -> Int {
    if isDense { return Self.below(index) & shown == shown ? 64 : index }
    var rest = shown
    for _ in 0..<index { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }

  /// How many elements before one are shown.
  @inlinable @inline(__always)
  package func index(of element: Int) -> Int {
    isDense ? element : (shown & Self.below(element)).nonzeroBitCount
  }

  /// Adds an element and what it shows.
  @inlinable @inline(__always)
  package mutating func insert(_ index: Int, _ kind: Provenance.Kind) {
    // The bits of a kind in their order: user, value, typed, guide.
    let place = UInt64(truncatingIfNeeded: index)
    let bits = UInt64(kind.rawValue)
    shown |= 1 &<< place
    user |= (bits & 1) &<< place
    value |= (bits &>> 1 & 1) &<< place
    typed |= (bits &>> 2 & 1) &<< place
    guide |= (bits &>> 3 & 1) &<< place
  }
}
