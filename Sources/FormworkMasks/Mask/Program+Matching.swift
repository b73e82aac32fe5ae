import FormworkTables

extension Program {
  /// Returns the form of a character that a slot accepts, or `nil`.
  ///
  /// Letters change case first, and digits of other scripts become ASCII. If a slot accepts only
  /// the original form, it gets that one.
  @inline(never)
  func accepted(
    _ glyph: Glyph, by slot: Element, digits: Mask.Digits, letterCase: LetterCase?,
    in glyphs: inout Glyphs
  ) -> Glyph? {
    let accepts = classes[Int(slot.accepts)].accepts
    if glyph < 0x80, letterCase == nil, slot.letterCase == nil {
      return accepts.ascii.contains(UInt8(glyph)) ? glyph : nil
    }
    // A character that joins its neighbor would combine with a literal.
    if glyph >= 0x300, glyphs.joinsBefore(glyph) || glyphs.joinsAfter(glyph) { return nil }
    var form = glyph
    if let letterCase = slot.letterCase ?? letterCase {
      form = glyphs.changing(form, to: letterCase)
    }
    if digits == .ascii, form >= 0x80, !Glyphs.isCluster(form),
      let digit = UnicodeData.decimalDigitValue(form)
    {
      form = 0x30 + UInt32(digit)
    }
    if accepts.contains(form, in: glyphs) { return form }
    return form != glyph && accepts.contains(glyph, in: glyphs) ? glyph : nil
  }

  /// Returns the form of a character that the slots of a class accept, or `nil`.
  func form(of glyph: Glyph, inClass index: Int, _ glyphs: inout Glyphs) -> Glyph? {
    let slot = Element(
      glyph: 0, accepts: UInt16(index), kind: .mandatory,
      letterCase: table.classes[index].letterCase)
    return accepted(
      glyph, by: slot, digits: table.digits, letterCase: table.letterCase, in: &glyphs)
  }

  /// Returns the placeholder of the elements from `index` on, in display order.
  func placeholder(from index: Int) -> String {
    var rest: [Glyph] = []
    for element in elements[index...] where element.kind != .endless {
      rest.append(element.glyph)
    }
    return String(isRightToLeft ? rest.reversed() : rest, in: glyphs)
  }
}

extension Program {
  /// Whether a character is one of the literals with which a text can begin, before its first slot
  /// that can't be empty.
  func beginsWith(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    if isRightToLeft {
      let first = table.lastSlot.map { $0 + 1 } ?? 0
      return table.literal(glyph, from: first, upTo: Int.max, glyphs) != Int.max
    }
    let barrier = table.barrier(from: 0)
    return table.literal(glyph, from: 0, upTo: barrier - 1, glyphs) != Int.max
  }

  /// Whether a slot takes a character of some glyphs, or a literal equals it.
  func knows(_ glyph: Glyph, of others: Glyphs) -> Bool {
    isTaken(glyph, of: others) || isLiteral(glyph, of: others)
  }

  /// Whether a value can contain a character of some glyphs: a slot takes it, or a fixed literal equals it.
  func takesInValue(_ glyph: Glyph, of others: Glyphs) -> Bool {
    if isTaken(glyph, of: others) { return true }
    guard let (own, glyphs) = comparable(glyph, of: others) else { return false }
    return table.fixedLiteral(own, from: 0, upTo: Int.max, glyphs) != Int.max
  }

  /// Whether a character of some glyphs is a literal of this mask or the guide's placeholder.
  func decorates(_ glyph: Glyph, of others: Glyphs) -> Bool {
    isLiteral(glyph, of: others)
      || table.guide.map { glyphs.scalars($0) == others.scalars(glyph) } ?? false
  }

  /// Whether a slot takes a character of some glyphs.
  func isTaken(_ glyph: Glyph, of others: Glyphs) -> Bool {
    if table.isPlain(glyph) { return table.isTaken(glyph) }
    // Its other forms are added to a list of its own, because another list would be copied.
    var forms = Glyphs()
    let glyph = forms.adopt(glyph, from: others)
    for index in classes.indices where form(of: glyph, inClass: index, &forms) != nil {
      return true
    }
    return false
  }

  private func isLiteral(_ glyph: Glyph, of others: Glyphs) -> Bool {
    guard let (own, glyphs) = comparable(glyph, of: others) else { return false }
    return table.literal(own, from: 0, upTo: Int.max, glyphs) != Int.max
  }

  /// Returns a character as the table compares it with literals; `nil` if no literal equals it.
  private func comparable(_ glyph: Glyph, of others: Glyphs) -> (Glyph, Glyphs)? {
    // The table of a long mask finds characters by their scalars.
    if table.lists != nil { return (glyph, others) }
    return glyphs.equal(glyph, of: others).map { ($0, glyphs) }
  }
}
