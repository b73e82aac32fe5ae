extension CharacterClass {
  /// The class of the characters in either.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges and listed characters.
  public func union(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(definition.union(other.definition))
  }

  /// The class of the characters in both.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges and listed characters.
  public func intersection(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(definition.combined(with: other.definition) { $0 && $1 })
  }

  /// The class of all other characters.
  ///
  /// Controls, marks that steer the writing direction, and U+FFFC stay outside.
  ///
  /// - Complexity: O(*n*) in the number of ranges and listed characters.
  public var inverted: CharacterClass {
    CharacterClass(Definition.any.combined(with: definition) { $0 && !$1 })
  }
}

extension CharacterClass {
  /// Returns a Boolean value that indicates whether `character` belongs to the class.
  ///
  /// - Complexity: O(1) for ASCII, else O(log *k*) in the number of ranges and listed characters.
  public func contains(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex].value
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first < 0x80 ? ascii.contains(UInt8(first)) : definition.contains(first)
    }
    return definition.contains(scalars.map { $0.value })
  }

  func contains(_ glyph: Glyph, in glyphs: Glyphs) -> Bool {
    if glyph < 0x80 { return ascii.contains(UInt8(glyph)) }
    if Glyphs.isCluster(glyph) { return definition.contains(glyphs.cluster(glyph)) }
    return definition.contains(glyph)
  }
}
