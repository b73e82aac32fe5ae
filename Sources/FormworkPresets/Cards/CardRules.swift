/// What the table says of the cards whose numbers begin alike.
///
/// A range of prefixes takes a word: the lowest and the highest number of eight digits, 27 bits each, and the
/// row. A row takes four: facts, and three lengths with the groups that are shown up to them.
/// `Scripts/generate-preset-tables.py` writes them.
struct CardRules {
  private let row: Int

  init(row: Int) {
    self.row = row
  }

  /// The rules for a number that begins so, by the longest prefix, then by the order of the table; `nil` as
  /// long as several are possible, or where none is known.
  ///
  /// - Complexity: O(*n*) in the number of prefixes, of which there are some fifty.
  init?(beginning digits: DigitBuffer) {
    var (low, span) = (0 as UInt32, 1 as UInt32)
    for place in 0..<8 {
      low = low &* 10 &+ (place < digits.count ? UInt32(digits[place] & 15) : 0)
      if place >= digits.count { span = span &* 10 }
    }
    // All numbers that begin so must be in the range.
    let high = low &+ span &- 1
    for range in CardTables.ranges {
      let lowest = UInt32(truncatingIfNeeded: range & 0x7FF_FFFF)
      let highest = UInt32(truncatingIfNeeded: range >> 27 & 0x7FF_FFFF)
      if lowest <= low, high <= highest {
        row = Int(truncatingIfNeeded: range >> 54)
        return
      }
    }
    return nil
  }

  /// How many rows there are.
  static var count: Int { CardTables.rows.count / 4 }

  private func word(_ place: Int) -> UInt32 {
    let index = row * 4 + place
    return CardTables.rows.indices.contains(index) ? CardTables.rows[index] : 0
  }

  /// Whether a number may have so many digits.
  func allows(count: Int) -> Bool { count < 20 && word(0) >> UInt32(count) & 1 == 1 }

  /// How many digits a number has that has so many by now: as many as most, or else the next possible count.
  func length(from count: Int) -> Int {
    let usual = 12 + Int(word(0) >> 29)
    return count < usual ? usual : (count..<20).first(where: allows(count:)) ?? count
  }

  /// How many digits a number has at most.
  var most: Int { 31 - (word(0) & 0xF_FFFF).leadingZeroBitCount }

  /// Whether the last digit is a check digit.
  var hasCheckDigit: Bool { word(0) >> 20 & 1 == 1 }

  /// How many digits the security code has.
  var securityCodeLength: Int { Int(word(0) >> 21 & 7) }

  /// The brand.
  var brand: CardBrand { CardBrand(number: UInt8(truncatingIfNeeded: word(0) >> 24 & 31)) }

  /// The groups of so many digits: those of the usual length until there are more.
  func groups(count: Int) -> UInt64 {
    var place = 1
    while place < 3, word(place) >> 24 < UInt32(count) { place += 1 }
    return UInt64(word(place) & 0xFF_FFFF)
  }
}
