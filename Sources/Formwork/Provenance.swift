/// Who put each piece of a text there: the person, or the format.
///
/// Editing works on provenance rather than on the text alone, so a literal of a mask is never
/// mistaken for something that was typed:
///
///     "+1 (2"   // "+1 (" is the mask's, "2" the user's
///
/// The pieces cover the text without gaps, in order.
public struct Provenance: Hashable, Sendable {
  var storage: Storage

  enum Storage: Hashable, Sendable {
    /// Everything is the user's and part of the value.
    case user

    /// An ASCII text of at most 64 characters, whose piece *i* is element *i* of the mask.
    /// One bit a character, so that a keystroke allocates nothing for it.
    case bits(Bits)

    case pieces([Piece])
  }

  struct Bits: Hashable, Sendable {
    var user: UInt64 = 0
    var value: UInt64 = 0
    var typed: UInt64 = 0
    var guide: UInt64 = 0

    subscript(index: Int) -> Kind {
      var kind: Kind = []
      let bit = 1 &<< UInt64(index)
      if user & bit != 0 { kind.insert(.user) }
      if value & bit != 0 { kind.insert(.value) }
      if typed & bit != 0 { kind.insert(.typed) }
      if guide & bit != 0 { kind.insert(.guide) }
      return kind
    }
  }

  /// The provenance of a text that is wholly the user's: that of filters and regular expressions.
  public static let user = Provenance(storage: .user)

  init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a provenance from the pieces of a text, in order.
  public init(_ pieces: [Piece]) {
    storage = .pieces(pieces)
  }

  /// The pieces of `text`, which this is the provenance of, in order.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public func pieces(of text: String) -> [Piece] {
    switch storage {
    case .user:
      text.isEmpty ? [] : [Piece(length: text.utf8.count, kind: [.user, .value])]
    case .bits(let bits):
      (0..<text.utf8.count).map { Piece(length: 1, kind: bits[$0], element: UInt32($0)) }
    case .pieces(let pieces):
      pieces
    }
  }
}

extension Provenance {
  /// A run of a text with one origin.
  public struct Piece: Hashable, Sendable {
    /// The length in UTF-8 code units.
    public var length: Int {
      get { Int(storedLength) }
      set { storedLength = UInt32(clamping: newValue) }
    }

    /// What the run is.
    public var kind: Kind

    /// The element of the mask that the run fills or is; 0 where a format has no elements.
    var element: UInt32

    private var storedLength: UInt32

    /// Creates a piece of `length` UTF-8 code units.
    public init(length: Int, kind: Kind) {
      self.init(length: length, kind: kind, element: 0)
    }

    init(length: Int, kind: Kind, element: UInt32) {
      storedLength = UInt32(clamping: length)
      self.kind = kind
      self.element = element
    }
  }

  /// What a piece of a text is.
  public struct Kind: OptionSet, Hashable, Sendable {
    /// One bit for each sort.
    public let rawValue: UInt8

    /// Creates a kind from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The user's own character. What isn't is a literal or a guide's placeholder.
    public static let user = Kind(rawValue: 1)

    /// Part of the value: the user's characters and fixed literals.
    public static let value = Kind(rawValue: 2)

    /// A literal that the person typed, rather than the format supplied.
    public static let typed = Kind(rawValue: 4)

    /// A guide's placeholder in an empty slot.
    public static let guide = Kind(rawValue: 8)
  }
}
