/// A layout of the table: the groups of digits, and the characters between them.
struct NumberLayout {
  /// The index of the groups in the lower bits, and the index of the template above them.
  private let entry: Int

  /// Creates the layout with an index.
  init(entry: Int) {
    self.entry = NumberingData.unit(NumberingTables.entries + entry)
  }

  /// Appends digits in this layout.
  ///
  /// - Parameters:
  ///   - digits: The digits, as many as the groups contain.
  ///   - hasHyphensOnly: Whether all separators become hyphens, and a leading one is omitted.
  ///   - text: The ASCII text to append to.
  func write(_ digits: PackedDigits, hasHyphensOnly: Bool, to text: inout [UInt8]) {
    let start = text.count
    for place in 0..<16 {
      let sign = Self.byte(NumberingTables.templates + (entry >> 8) * 8, place)
      if sign == 0 { return }
      if sign < 6 {
        for index in range(ofGroup: sign - 1, of: digits.count) {
          text.append(digits[index] | 0x30)
        }
      } else if 0x30..<0x3A ~= sign || sign == 0x2A || !hasHyphensOnly {
        text.append(UInt8(sign))
      } else if text.count > start, text.last != 0x2D {
        text.append(0x2D)
      }
    }
  }

  /// Returns the range of a group among `count` digits. The first groups are as long as possible.
  private func range(ofGroup group: Int, of count: Int) -> Range<Int> {
    let place = NumberingTables.patterns + (entry & 0xFF) * 3
    var spare = count
    for group in 0..<5 { spare -= Self.byte(place, group) >> 4 }
    var range = 0..<0
    for group in 0...group {
      let counts = Self.byte(place, group)
      let more = max(0, min(spare, counts & 15 - counts >> 4))
      spare -= more
      range = range.upperBound..<range.upperBound + counts >> 4 + more
    }
    return range
  }

  private static func byte(_ place: Int, _ index: Int) -> Int {
    NumberingData.unit(place + index >> 1) >> ((index & 1) * 8) & 0xFF
  }
}
