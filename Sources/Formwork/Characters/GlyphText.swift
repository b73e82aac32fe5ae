/// Some characters, with the list that those of several scalars refer to.
struct GlyphText {
  var characters: [Glyph] = []
  var glyphs: Glyphs

  init(characters: [Glyph] = [], glyphs: Glyphs) {
    self.characters = characters
    self.glyphs = glyphs
  }

  init(_ text: String) {
    glyphs = Glyphs()
    characters = glyphs.glyphs(of: text)
  }

  var utf8Count: Int {
    characters.reduce(0) { $1 < 0x80 ? $0 + 1 : $0 + glyphs.utf8Length($1) }
  }
}

extension Glyphs {
  /// The scalars of a glyph.
  func scalars(_ glyph: Glyph) -> [UInt32] {
    Self.isCluster(glyph) ? cluster(glyph) : [glyph]
  }

  /// The glyph of this list for one of another.
  mutating func adopt(_ glyph: Glyph, from other: Glyphs) -> Glyph {
    Self.isCluster(glyph) ? self.glyph(of: other.cluster(glyph)) : glyph
  }
}
