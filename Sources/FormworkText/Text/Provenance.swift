/// Who put each piece of a text there: the person, or the format.
///
/// Editing works on provenance rather than on the text alone, so a literal of a mask is never
/// mistaken for something that was typed:
///
///     "+1 (2"   // "+1 (" is the mask's, "2" the user's
///
/// The pieces cover the text without gaps, in order.
public struct Provenance: Hashable, Sendable {
  @usableFromInline
  package var storage: Storage

  @usableFromInline
  package enum Storage: Hashable, Sendable {
    /// Everything is the user's and part of the value.
    case user

    /// An ASCII text of a mask of at most 64 elements, each of them shown by one character at most.
    /// One bit an element, so that a keystroke allocates nothing for it.
    case layout(Layout)

    case pieces([Piece])
  }

  /// The provenance of a text that is wholly the user's: that of filters and regular expressions.
  @inlinable
  public static var user: Provenance { Provenance(storage: .user) }

  @inlinable
  package init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a provenance from the pieces of a text, in order.
  ///
  /// Any pieces are legal: ``pieces(of:)`` makes them fit the text.
  public init(_ pieces: [Piece]) {
    storage = .pieces(pieces)
  }

  /// The pieces of `text`, in order: they cover it exactly, and none is empty or cuts a scalar.
  ///
  /// Should this be the provenance of another text, its pieces are made to fit: a piece goes on to
  /// the end of the scalar in which it would end, what is beyond the text is left out, and what no
  /// piece covers is the user's.
  ///
  ///     let tooShort = Provenance([.init(length: 1, kind: [])])
  ///     tooShort.pieces(of: "+1")  // "+" is a literal, "1" the user's
  ///
  /// - Complexity: O(*n*) in the length of `text` and the number of pieces.
  public func pieces(of text: String) -> [Piece] {
    switch storage {
    case .user:
      text.isEmpty ? [] : [.users(text.byteCount)]
    case .layout(let layout):
      layout.elements.map { Piece(length: 1, kind: layout[$0], element: UInt32($0)) }
        .fitting(text)
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

    /// What the run is.
    public var kind: Kind

    /// The element of the mask that the run fills or is; 0 where a format has no elements.
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

  /// What a piece of a text is.
  public struct Kind: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit for each sort.
    public let rawValue: UInt8

    /// Creates a kind from its bits.
    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The user's own character. What isn't is a literal or a guide's placeholder.
    @inlinable
    public static var user: Kind { Kind(rawValue: 1) }

    /// Part of the value: the user's characters and fixed literals.
    @inlinable
    public static var value: Kind { Kind(rawValue: 2) }

    /// A literal that the person typed, rather than the format supplied.
    @inlinable
    public static var typed: Kind { Kind(rawValue: 4) }

    /// A guide's placeholder in an empty slot.
    @inlinable
    public static var guide: Kind { Kind(rawValue: 8) }
  }
}

extension [Provenance.Piece] {
  /// The pieces as far as they fit a text: the one place where they are checked against it.
  fileprivate func fitting(_ text: String) -> Self {
    var text = text
    return text.withUTF8 { bytes in
      if fit(bytes) { return self }
      var fitting: Self = []
      // Where the pieces would end, and where the last one does, at the end of a scalar.
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

  /// Whether they cover a text exactly, and none is empty or cuts a scalar.
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
