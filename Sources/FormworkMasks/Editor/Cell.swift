/// One character of a masked text: what it is, and which element of the mask it fills or is.
struct Cell: BitwiseCopyable {
  var glyph: Glyph

  /// The element, and in the last four bits the kind.
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

/// A character on its way into a mask, and the place that it finds.
struct Token: BitwiseCopyable {
  var glyph: Glyph

  /// The element that it comes from, or the only one that may take it; -1 for none.
  var home: Int32 = -1

  /// The element that takes it; -1 for none.
  var place: Int32 = -1

  var role: Role

  /// Whether a literal was typed, rather than supplied.
  var isTyped = false

  /// Whether this edit brought the character, rather than an earlier one.
  var isNew = false

  enum Role: UInt8, BitwiseCopyable {
    /// The user's: only a slot takes it.
    case user

    /// A literal that was shown, by the person or to part what is before it from what is after it:
    /// only its home takes it.
    case literal

    /// The next literal that is this character.
    case named

    /// New, and free to become the user's or a literal.
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
