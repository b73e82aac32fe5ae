/// One character of a masked text: what it is, and which element of the mask it fills or is.
struct Cell: Hashable {
  var glyph: Glyph
  var element: Int32
  var kind: Provenance.Kind

  var isUser: Bool { kind.contains(.user) }
  var isGuide: Bool { kind.contains(.guide) }
  var isTyped: Bool { kind.contains(.typed) }
  var isLiteral: Bool { kind.intersection([.user, .guide]).isEmpty }
}

/// A character on its way into a mask, and the place that it finds.
struct Token: Hashable {
  var glyph: Glyph
  var role: Role

  /// The element that it comes from, or the only one that may take it; -1 for none.
  var home: Int32 = -1

  /// Whether a literal was typed, rather than supplied.
  var isTyped = false

  /// Whether this edit brought the character, rather than an earlier one.
  var isNew = false

  /// The element that takes it; -1 for none.
  var place: Int32 = -1

  enum Role: UInt8, Hashable {
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

  static func user(_ glyph: Glyph) -> Token {
    Token(glyph: glyph, role: .user, isNew: true)
  }
}
