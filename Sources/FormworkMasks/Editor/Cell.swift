/// A character that is displayed, with its element of the mask.
typealias Cell = TextCell

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

    /// A new letter or digit that no element takes.
    case foreign

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
