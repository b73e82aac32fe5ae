import FormworkTables

extension UnicodeSet {
  /// Returns the class of the characters that belong to either class.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges and listed characters.
  public func union(_ other: UnicodeSet) -> UnicodeSet {
    UnicodeSet(definition.union(other.definition))
  }

  /// Returns the class of the characters that belong to both classes.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges and listed characters.
  public func intersection(_ other: UnicodeSet) -> UnicodeSet {
    UnicodeSet(definition.combined(with: other.definition, by: .intersection))
  }

  /// The class of all other characters.
  ///
  /// Controls, marks that only control the writing direction, and U+FFFC aren't members.
  ///
  /// - Complexity: O(*n*) in the number of ranges and listed characters.
  public var inverted: UnicodeSet {
    UnicodeSet(Definition.any.combined(with: definition, by: .difference))
  }
}

extension UnicodeSet {
  /// Returns a Boolean value that indicates whether `character` belongs to the class.
  ///
  /// - Complexity: O(1) for ASCII, else O(log *k*) in the number of ranges and listed characters.
  public func contains(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex].value
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first < 0x80 ? ascii.contains(UInt8(first)) : definition.contains(first)
    }
    return definition.contains(character.scalarValues)
  }

  package func contains(_ glyph: Glyph, in glyphs: Glyphs) -> Bool {
    if glyph < 0x80 { return ascii.contains(UInt8(glyph)) }
    if Glyphs.isCluster(glyph) { return definition.contains(glyphs.cluster(glyph)) }
    return definition.contains(glyph)
  }
}

extension UnicodeSet {
  /// Some members that show what a slot accepts.
  ///
  /// They are the visible ASCII members, "é" and "一" if they are members, the first scalar of each range, and
  /// the listed members of several scalars.
  package func someMembers(in glyphs: inout Glyphs) -> [Glyph] {
    var members: [Glyph] = []
    for byte in UInt8(0x21)..<0x7F where ascii.contains(byte) { members.append(Glyph(byte)) }
    for scalar: UInt32 in [0xE9, 0x4E00] where definition.contains(scalar) {
      members.append(scalar)
    }
    for range in definition.scalars.ranges { members.append(range.lowerBound) }
    for cluster in definition.exceptions where definition.contains(cluster) {
      members.append(glyphs.glyph(of: cluster))
    }
    return members
  }

  /// Whether all members are ASCII characters. Digits of other scripts count, because they become ASCII
  /// digits.
  package var holdsOnlyASCII: Bool {
    if self == .digit { return true }
    let isOfScalars = definition.clusterKinds.isEmpty && definition.exceptions.isEmpty
    return isOfScalars
      && definition.scalars.combined(with: ScalarSet([0...0x7F]), by: .difference).isEmpty
  }

  /// Whether all members are decimal digits: those of all scripts, or some ASCII digits.
  package var holdsOnlyDigits: Bool {
    if self == .digit { return true }
    let isOfScalars = definition.clusterKinds.isEmpty && definition.exceptions.isEmpty
    let digits = ScalarSet([0x30...0x39])
    return isOfScalars && definition.scalars.combined(with: digits, by: .difference).isEmpty
  }
}
