extension Program {
  /// What a slot makes of a character: the accepted form, or `nil`.
  ///
  /// Letters change case first, digits of other scripts become ASCII; a slot that accepts only
  /// the form that was typed gets that one.
  func accepted(
    _ glyph: Glyph, by slot: Element, digits: Mask.Digits, letterCase: LetterCase?,
    in glyphs: inout Glyphs
  ) -> Glyph? {
    let accepts = classes[Int(slot.accepts)]
    if glyph < 0x80, letterCase == nil, slot.letterCase == nil {
      return accepts.ascii.contains(UInt8(glyph)) ? glyph : nil
    }
    // What joins the character before it or after it would become one with a literal.
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

  /// What the slots of a class make of a character: the accepted form, or `nil`.
  func form(of glyph: Glyph, inClass index: Int, _ glyphs: inout Glyphs) -> Glyph? {
    let slot = Element(
      kind: .mandatory, glyph: 0, accepts: UInt16(index),
      letterCase: table.classes[index].letterCase)
    return accepted(
      glyph, by: slot, digits: table.digits, letterCase: table.letterCase, in: &glyphs)
  }

  /// The placeholder of what follows element `index`, as it is displayed.
  func placeholder(from index: Int) -> String {
    var rest: [Glyph] = []
    for element in elements[index...] where element.kind != .endless {
      rest.append(element.glyph)
    }
    return String(isRightToLeft ? rest.reversed() : rest, in: glyphs)
  }
}

extension String {
  /// The text of some glyphs.
  ///
  /// - Complexity: O(*n*) in the number of glyphs.
  init(_ text: some Collection<Glyph>, in glyphs: Glyphs) {
    var size = 0
    for glyph in text {
      if glyph < 0x80 { size += 1 } else { size += glyphs.utf8Length(glyph) }
    }
    self = String(unsafeUninitializedCapacity: size) { buffer in
      var count = 0
      for glyph in text { glyphs.write(glyph, to: buffer, at: &count) }
      return count
    }
  }
}

extension Glyphs {
  /// The length of a glyph in UTF-8 code units.
  func utf8Length(_ glyph: Glyph) -> Int {
    if Self.isCluster(glyph) {
      return cluster(glyph).reduce(0) { $0 + Self.utf8Length(scalar: $1) }
    }
    return Self.utf8Length(scalar: glyph)
  }

  @inline(__always)
  private static func utf8Length(scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
  }

  @inline(__always)
  func write(_ glyph: Glyph, to buffer: UnsafeMutableBufferPointer<UInt8>, at count: inout Int) {
    if glyph < 0x80 {
      buffer[count] = UInt8(truncatingIfNeeded: glyph)
      count += 1
    } else if Self.isCluster(glyph) {
      for scalar in cluster(glyph) { Self.write(scalar: scalar, to: buffer, at: &count) }
    } else {
      Self.write(scalar: glyph, to: buffer, at: &count)
    }
  }

  private static func write(
    scalar: UInt32, to buffer: UnsafeMutableBufferPointer<UInt8>, at count: inout Int
  ) {
    let length = utf8Length(scalar: scalar)
    if length == 1 {
      buffer[count] = UInt8(truncatingIfNeeded: scalar)
    } else {
      // 110xxxxx, 1110xxxx or 11110xxx, then six bits in each following byte.
      let lead: [UInt32] = [0, 0, 0xC0, 0xE0, 0xF0]
      buffer[count] = UInt8(truncatingIfNeeded: lead[length] | scalar >> UInt32(6 * (length - 1)))
      for index in 1..<length {
        let bits = scalar >> UInt32(6 * (length - 1 - index)) & 0x3F
        buffer[count + index] = UInt8(truncatingIfNeeded: 0x80 | bits)
      }
    }
    count += length
  }
}
