/// The elements and the characters that an alignment asks for.
extension Table {
  /// Returns the next mandatory or endless slot from an element on, or a number above all elements.
  @inline(__always)
  func barrier(from start: Int) -> Int { Int(elements[start].nextBarrier) }

  /// Returns the next element that isn't an optional slot, or a number above all elements.
  @inline(__always)
  func afterOptionals(from start: Int) -> Int { Int(elements[start].nextRequired) }

  /// Returns the next slot of a class from an element on, or `Int.max`.
  func slot(ofClass index: Int, from start: Int) -> Int {
    if let lists { return lists._withUnsafeGuaranteedRef { $0.slot(ofClass: index, from: start) } }
    var slot = nextSlot(from: start)
    while slot < elements.count {
      if Int(elements[slot].accepts) == index { return slot }
      slot = nextSlot(from: slot + 1)
    }
    return Int.max
  }

  /// Whether slots either take a character unchanged or don't take it.
  @inline(__always)
  func isPlain(_ glyph: Glyph) -> Bool { glyph < 0x80 && fields.pointee.takesPlain }

  /// Whether a slot takes a plain character.
  @inline(__always)
  func isTaken(_ glyph: Glyph) -> Bool {
    fields.pointee.taken.contains(UInt8(truncatingIfNeeded: glyph & 0x7F))
  }

  /// Whether the mask certainly keeps some characters of the user, and one more: each of its slots
  /// takes them, and they fill the slots in order.
  func takes(_ users: [Glyph]) -> Bool {
    fields.pointee.isUniform && users.count < room
      && users.allSatisfy { $0 < 0x80 && isTaken($0) }
  }

  /// Whether some literal equals an ASCII character.
  @inline(__always)
  func isLiteral(_ glyph: Glyph) -> Bool {
    fields.pointee.literalCharacters.contains(UInt8(truncatingIfNeeded: glyph & 0x7F))
  }

  /// Returns the next literal from an element on that equals a character, up to a limit; `Int.max`
  /// if there is none.
  func literal(
    _ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs, isFixed: Bool = false
  ) -> Int {
    if glyph < 0x80, !isLiteral(glyph) { return Int.max }
    if let lists {
      return lists._withUnsafeGuaranteedRef {
        $0.literal(glyph, from: start, upTo: limit, glyphs, isFixed: isFixed)
      }
    }
    var index = start
    while index <= limit, index < elements.count {
      let element = elements[index]
      let isWanted = isFixed ? element.kind == .fixed : element.isLiteral
      if isWanted, glyphs.areEqual(element.glyph, glyph) { return index }
      index += 1
    }
    return Int.max
  }

  /// Returns the next fixed literal from an element on that equals a character, up to a limit.
  func fixedLiteral(_ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs) -> Int {
    guard hasFixedLiterals else { return Int.max }
    return literal(glyph, from: start, upTo: limit, glyphs, isFixed: true)
  }
}
