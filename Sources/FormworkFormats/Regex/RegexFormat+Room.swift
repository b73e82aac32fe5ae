import FormworkMasks

extension RegexFormat {
  /// Whether a character of a single scalar can be typed anywhere in a text.
  ///
  /// Two kinds of states are followed in parallel: the one without an additional character, and all
  /// those with one. A character that must come next anyway doesn't count as room.
  ///
  /// - Returns: Whether there is room; `true` if it isn't known, for expressions without a table
  ///   and for long text.
  /// - Complexity: O(*n* *m*) in the length of the text and the number of states after an
  ///   additional character.
  func hasRoom(in cells: some Collection<RegexCell>, _ glyphs: Glyphs) -> Bool {
    let program = expression.program
    guard program.table.count > 0, cells.count <= Self.longest else { return true }
    if cells.isEmpty { return true }
    var place = RegexPlace(program)
    var grown = StateSet(capacity: program.table.count)
    for cell in cells where cell.isTyped {
      place.insertScalars(into: &grown)
      var next = StateSet(capacity: program.table.count)
      grown.forEach { row in
        var place = RegexPlace(program, row: row)
        if place.readSupplying(cell.glyph, glyphs) || !cell.isUser { _ = next.insert(place.row) }
      }
      grown = next
      if !place.readSupplying(cell.glyph, glyphs), cell.isUser { return true }
    }
    place.insertScalars(into: &grown)
    return !grown.isEmpty
  }

  /// The length of the longest text that is checked, in characters.
  private static var longest: Int { 256 }
}

extension RegexPlace {
  /// Reads a character, after supplying literals that must come before it.
  fileprivate mutating func readSupplying(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    let before = self
    for _ in 0...RegexWalk.longestSupply {
      if read(glyph, glyphs) { return true }
      guard let forced, read(forced) else { break }
    }
    self = before
    return false
  }

  /// Adds the states after one more scalar that isn't forced.
  fileprivate func insertScalars(into grown: inout StateSet) {
    var place = self
    for _ in 0...RegexWalk.longestSupply {
      guard let forced = place.forced else { break }
      guard place.read(forced) else { return }
    }
    place.forEachNext { _ = grown.insert($0) }
  }
}
