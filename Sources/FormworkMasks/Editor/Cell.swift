/// One character of a masked text, with its kind and its element of the mask.
struct Cell: BitwiseCopyable {
  var glyph: Glyph

  /// The element; the last four bits are the kind.
  private var bits: UInt32

  @inline(__always)
  init(glyph: Glyph, element: Int, kind: Provenance.Kind) {
    self.glyph = glyph
    bits = UInt32(truncatingIfNeeded: element) &<< 4 | UInt32(kind.rawValue & 15)
  }

  var element: Int { Int(bits &>> 4) }

  var kind: Provenance.Kind {
    get { Provenance.Kind(rawValue: UInt8(truncatingIfNeeded: bits & 15)) }
    set { bits = bits & ~15 | UInt32(newValue.rawValue & 15) }
  }

  var isUser: Bool { bits & UInt32(Provenance.Kind.user.rawValue) != 0 }
  var isGuide: Bool { bits & UInt32(Provenance.Kind.guide.rawValue) != 0 }
  var isTyped: Bool { bits & UInt32(Provenance.Kind.typed.rawValue) != 0 }
  var isLiteral: Bool {
    bits & UInt32(Provenance.Kind.user.rawValue | Provenance.Kind.guide.rawValue) == 0
  }
}

/// A character that an edit places into a mask, and its place.
struct Token: BitwiseCopyable {
  var glyph: Glyph

  /// The element that it comes from, or the only one that can take it; -1 if there is none.
  var home: Int32 = -1

  /// The element that takes it; -1 if there is none.
  var place: Int32 = -1

  var role: Role

  /// Whether the user typed this literal. Otherwise the mask supplied it.
  var isTyped = false

  /// Whether this edit inserts the character.
  var isNew = false

  enum Role: UInt8, BitwiseCopyable {
    /// A character of the user. Only a slot takes it.
    case user

    /// A literal that was displayed, either typed or significant. Only its home takes it.
    case literal

    /// A character for the next literal that equals it.
    case named

    /// A new character that can become the user's or a literal.
    case either

    /// A character of a value: the user's, or a fixed literal.
    case valued

    /// An empty slot of a guide.
    case hole
  }

  init(_ glyph: Glyph, _ role: Role, home: Int = -1, isTyped: Bool = false, isNew: Bool = false) {
    self.glyph = glyph
    self.role = role
    self.home = Int32(truncatingIfNeeded: home)
    self.isTyped = isTyped
    self.isNew = isNew
  }
}
