/// The elements of a short mask that a text shows, which is the whole structure of an ASCII text.
///
/// Bit *i* belongs to element *i* of the mask, in the order of filling. A text keeps its layout from key to
/// key, so no key has to find the literals and the user's characters again.
@usableFromInline
package struct Layout: Hashable, Sendable, BitwiseCopyable {
  /// The shown elements, with one character each.
  @usableFromInline
  package var shown: UInt64 = 0

  /// The elements that show the user's characters.
  @usableFromInline
  package var user: UInt64 = 0

  /// The elements that belong to the value.
  @usableFromInline
  package var value: UInt64 = 0

  /// The literals that the user typed.
  @usableFromInline
  package var typed: UInt64 = 0

  /// The placeholders of a guide.
  @usableFromInline
  package var guide: UInt64 = 0

  /// Whether the display order is reversed, starting with the last element.
  @usableFromInline
  package var isReversed = false

  @inlinable
  package init() {}

  /// The kind of the character that an element shows.
  @inlinable @inline(__always)
  package subscript(index: Int) -> Provenance.Kind {
    let place = UInt64(truncatingIfNeeded: index)
    var bits = user &>> place & 1
    bits |= (value &>> place & 1) &<< 1
    bits |= (typed &>> place & 1) &<< 2
    bits |= (guide &>> place & 1) &<< 3
    return Provenance.Kind(rawValue: UInt8(truncatingIfNeeded: bits))
  }

  /// The shown elements in display order.
  package var elements: [Int] {
    var elements: [Int] = []
    var rest = shown
    while rest != 0 {
      elements.append(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
    return isReversed ? elements.reversed() : elements
  }

  /// Returns a mask of the elements before `end`.
  @inlinable @inline(__always)
  package static func below(_ end: Int) -> UInt64 {
    end >= UInt64.bitWidth ? ~0 : 1 &<< UInt64(truncatingIfNeeded: end) &- 1
  }

  /// Returns the layout of some elements only.
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

  /// Whether the shown elements are the first ones, without a gap, so that their indices are those of the
  /// characters.
  @inlinable @inline(__always)
  package var isDense: Bool { shown & (shown &+ 1) == 0 }

  /// Returns the element of a character, in the order of filling, or 64 after the last character.
  @inlinable @inline(__always)
  package func element(_ index: Int) -> Int {
    if isDense { return Self.below(index) & shown == shown ? 64 : index }
    var rest = shown
    for _ in 0..<index { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }

  /// Returns the number of shown elements before an element.
  @inlinable @inline(__always)
  package func index(of element: Int) -> Int {
    isDense ? element : (shown & Self.below(element)).nonzeroBitCount
  }

  /// Adds an element with the kind of its character.
  @inlinable @inline(__always)
  package mutating func insert(_ index: Int, _ kind: Provenance.Kind) {
    // The bits of a kind are, in this order: user, value, typed, guide.
    let place = UInt64(truncatingIfNeeded: index)
    let bits = UInt64(kind.rawValue)
    shown |= 1 &<< place
    user |= (bits & 1) &<< place
    value |= (bits &>> 1 & 1) &<< place
    typed |= (bits &>> 2 & 1) &<< place
    guide |= (bits &>> 3 & 1) &<< place
  }
}
