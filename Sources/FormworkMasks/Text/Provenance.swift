/// The origin of each piece of a text: the user, or the format.
///
/// Editing uses the provenance in addition to the text, so a literal of a mask is never mistaken for typed
/// text:
///
///     "+1 (2"   // "+1 (" is the mask's, "2" the user's
///
/// The pieces cover the text without gaps, in order.
public struct Provenance: Hashable, Sendable {
  @usableFromInline
  package var storage: Storage

  @usableFromInline
  package enum Storage: Hashable, Sendable {
    /// All characters are the user's and part of the value.
    case user

    case pieces([Piece])
  }

  /// The provenance of a text in which all characters are the user's, as in filters and regular expressions.
  @inlinable
  public static var user: Provenance { Provenance(storage: .user) }

  @inlinable
  package init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a provenance from the pieces of a text, in order.
  ///
  /// Any pieces are valid, because `pieces(of:)` adjusts them to the text.
  public init(_ pieces: [Piece]) {
    storage = .pieces(pieces)
  }

  /// Returns the pieces of `text`, in order. They cover it exactly, and none of them is empty or splits a
  /// scalar.
  ///
  /// If this is the provenance of another text, its pieces are adjusted. A piece that ends inside a scalar is
  /// extended to its end. Pieces after the end of the text are removed. Characters without a piece are the
  /// user's.
  ///
  ///     let tooShort = Provenance([.init(length: 1, kind: [])])
  ///     tooShort.pieces(of: "+1")  // "+" is a literal, "1" the user's
  ///
  /// - Complexity: O(*n*) in the length of `text` and the number of pieces.
  package func pieces(of text: String) -> [Piece] {
    switch storage {
    case .user:
      text.isEmpty ? [] : [.users(text.byteCount)]
    case .pieces(let pieces):
      pieces.fitting(text)
    }
  }
}

extension Provenance {
  /// A run of a text with one origin.
  public struct Piece: Hashable, Sendable {
    /// The length in UTF-8 code units.
    @inlinable
    public var length: Int {
      get { Int(storedLength) }
      set { storedLength = UInt32(clamping: newValue) }
    }

    /// The kind of the run.
    public var kind: Kind

    /// The element of the mask to which the run belongs, or 0 if the format has no elements.
    @usableFromInline
    package var element: UInt32

    @usableFromInline
    var storedLength: UInt32

    /// Creates a piece of `length` UTF-8 code units.
    public init(length: Int, kind: Kind) {
      self.init(length: length, kind: kind, element: 0)
    }

    @inlinable
    package init(length: Int, kind: Kind, element: UInt32) {
      storedLength = UInt32(clamping: length)
      self.kind = kind
      self.element = element
    }

    fileprivate static func users(_ length: Int) -> Piece {
      Piece(length: length, kind: [.user, .value])
    }
  }

  /// The kind of a piece of text.
  public struct Kind: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// The bits of the kind.
    public let rawValue: UInt8

    /// Creates a kind from its bits.
    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A character of the user. Other characters are literals, or placeholders of a guide.
    @inlinable
    public static var user: Kind { Kind(rawValue: 1) }

    /// Part of the value: the user's characters and fixed literals.
    @inlinable
    public static var value: Kind { Kind(rawValue: 2) }

    /// A literal that the user typed, instead of the format.
    @inlinable
    package static var typed: Kind { Kind(rawValue: 4) }

    /// A placeholder of a guide in an empty slot.
    @inlinable
    package static var guide: Kind { Kind(rawValue: 8) }
  }
}

extension [Provenance.Piece] {
  /// Returns the pieces adjusted to a text. Pieces are checked against a text only here.
  fileprivate func fitting(_ text: String) -> Self {
    var text = text
    return text.withUTF8 { bytes in
      if fit(bytes) { return self }
      var fitting: Self = []
      // The sum of the lengths so far, and the end of the last piece, which is the end of a scalar.
      var planned = 0
      var end = 0
      for piece in self where end < bytes.count {
        planned += Swift.min(piece.length, bytes.count - planned)
        var next = planned
        while next < bytes.count, bytes[next].isContinuation { next += 1 }
        if next <= end { continue }
        fitting.append(
          Provenance.Piece(length: next - end, kind: piece.kind, element: piece.element))
        end = next
      }
      if end < bytes.count { fitting.append(.users(bytes.count - end)) }
      return fitting
    }
  }

  /// Returns whether the pieces cover a text exactly, and none of them is empty or splits a scalar.
  private func fit(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = 0
    for piece in self {
      guard piece.length > 0, piece.length <= bytes.count - end else { return false }
      end += piece.length
      if end < bytes.count, bytes[end].isContinuation { return false }
    }
    return end == bytes.count
  }
}

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
