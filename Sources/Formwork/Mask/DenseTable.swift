/// What a short mask of ASCII literals and mandatory slots is, one bit or byte an element.
///
/// Element *i* of such a mask is always byte *i* of its text, so the keys that matter most need
/// no list of cells: a character typed at the end, Backspace at the end, a whole raw number.
struct DenseTable: Sendable {
  /// The literal of each element; 0 for a slot.
  let bytes: [UInt8]

  /// What each slot accepts.
  let accepts: [ASCIISet]

  /// For every element and the end: the next slot at or after it, or the end.
  let nextSlot: [UInt32]

  let isCompleteFrom: [Bool]
  let slots: UInt64
  let fixed: UInt64

  /// Whether a literal after the first slot is a letter or a digit, which a raw text can mean.
  let hasInnerAlphanumeric: Bool

  var count: Int { bytes.count }

  init?(
    _ elements: [Program.Element], classes: [CharacterClass], isCompleteFrom: [Bool],
    nextSlot: [UInt32]
  ) {
    guard elements.count <= 64 else { return nil }
    var bytes: [UInt8] = []
    var accepts: [ASCIISet] = []
    bytes.reserveCapacity(elements.count)
    accepts.reserveCapacity(elements.count)
    var slots: UInt64 = 0
    var fixed: UInt64 = 0
    var hasInnerAlphanumeric = false
    for (index, element) in elements.enumerated() {
      let bit = 1 &<< UInt64(index)
      if element.isLiteral {
        guard (1..<0x80).contains(element.glyph), element.glyph != 0x0D else { return nil }
        let byte = UInt8(truncatingIfNeeded: element.glyph)
        if slots != 0, byte.isASCIIAlphanumeric { hasInnerAlphanumeric = true }
        if element.kind == .fixed { fixed |= bit }
        bytes.append(byte)
        accepts.append(ASCIISet.none)
      } else {
        guard element.kind == .mandatory, element.letterCase == nil else { return nil }
        slots |= bit
        bytes.append(0)
        accepts.append(classes[Int(element.accepts)].ascii)
      }
    }
    self.bytes = bytes
    self.accepts = accepts
    self.nextSlot = nextSlot
    self.isCompleteFrom = isCompleteFrom
    self.slots = slots
    self.fixed = fixed
    self.hasInnerAlphanumeric = hasInnerAlphanumeric
  }

  /// The bits of the first `count` elements.
  @inline(__always)
  static func first(_ count: Int) -> UInt64 {
    count >= 64 ? ~0 : (1 &<< UInt64(count)) &- 1
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter or digit.
  @inline(__always)
  var isASCIIAlphanumeric: Bool {
    let folded = self | 0x20
    return (self >= 0x30 && self <= 0x39) || (folded >= 0x61 && folded <= 0x7A)
  }
}
