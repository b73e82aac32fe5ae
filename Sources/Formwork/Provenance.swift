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

    /// An ASCII text of a mask of at most 64 elements, each of them shown by one character at most.
    /// One bit an element, so that a keystroke allocates nothing for it.
    case layout(Layout)

    case pieces([Piece])
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
    case .layout(let layout):
      layout.elements.map { Piece(length: 1, kind: layout[$0], element: UInt32($0)) }
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
  public struct Kind: OptionSet, Hashable, Sendable, BitwiseCopyable {
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
