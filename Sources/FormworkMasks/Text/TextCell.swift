/// One character of a masked text, with its kind and its element of the mask.
@usableFromInline
package struct TextCell: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline
  package var glyph: Glyph

  /// The element; the last four bits are the kind.
  @usableFromInline
  var bits: UInt32

  @inlinable @inline(__always)
  package init(glyph: Glyph, element: Int, kind: Provenance.Kind) {
    self.glyph = glyph
    bits = UInt32(truncatingIfNeeded: element) &<< 4 | UInt32(kind.rawValue & 15)
  }

  @inlinable @inline(__always)
  package var element: Int { Int(bits &>> 4) }

  @inlinable
  package var kind: Provenance.Kind {
    @inline(__always) get { Provenance.Kind(rawValue: UInt8(truncatingIfNeeded: bits & 15)) }
    @inline(__always) set { bits = bits & ~15 | UInt32(newValue.rawValue & 15) }
  }

  /// Returns whether the kind has any of the properties of another one.
  @inlinable @inline(__always)
  package func isAny(of kind: Provenance.Kind) -> Bool { bits & UInt32(kind.rawValue) != 0 }

  @inlinable @inline(__always)
  package var isUser: Bool { isAny(of: .user) }

  @inlinable @inline(__always)
  package var isGuide: Bool { isAny(of: .guide) }

  @inlinable @inline(__always)
  package var isTyped: Bool { isAny(of: .typed) }

  @inlinable @inline(__always)
  package var isLiteral: Bool { !isAny(of: [.user, .guide]) }
}
