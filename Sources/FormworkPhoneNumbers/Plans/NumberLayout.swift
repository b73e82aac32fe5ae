/// A format of the table: how digits are grouped, and what stands between the groups.
struct NumberLayout {
  /// The number of the groups, and above it that of the template.
  private let entry: Int

  /// The format with a number.
  init(entry: Int) {
    self.entry = NumberingData.unit(NumberingTables.entries + entry)
  }

  /// Writes digits as the format has them.
  ///
  /// - Parameters:
  ///   - digits: The digits, as many as the groups take.
  ///   - hasHyphensOnly: Whether a hyphen takes the place of what is between digits, and none stands first.
  ///   - text: What is appended to, in ASCII.
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

  /// Where a group stands in so many digits: the first groups are as long as they can be.
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
