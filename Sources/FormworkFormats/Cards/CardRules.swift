/// The rules for card numbers with certain first digits.
///
/// A range of prefixes takes one word: the lowest and the highest eight-digit number, in 27 bits
/// each, and the row. A row takes four words: properties, and three lengths with their groups.
/// `Data/tools/generate-preset-tables.py` writes them.
struct CardRules {
  private let row: Int

  init(row: Int) {
    self.row = row
  }

  /// Finds the rules for a number with these first digits: the longest prefix first, then the order
  /// of the table; `nil` if several are possible or none is known.
  ///
  /// - Complexity: O(*n*) in the number of prefixes, about fifty.
  init?(beginning digits: DigitBuffer) {
    var (low, span) = (0 as UInt32, 1 as UInt32)
    for place in 0..<8 {
      low = low &* 10 &+ (place < digits.count ? UInt32(digits[place] & 15) : 0)
      if place >= digits.count { span = span &* 10 }
    }
    // All numbers with these first digits must be in the range.
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

  /// The number of rows.
  static var count: Int { CardTables.rows.count / 4 }

  private func word(_ place: Int) -> UInt32 {
    let index = row * 4 + place
    return CardTables.rows.indices.contains(index) ? CardTables.rows[index] : 0
  }

  /// Whether a card number may have `count` digits.
  func allows(count: Int) -> Bool { count < 20 && word(0) >> UInt32(count) & 1 == 1 }

  /// Returns the expected number of digits for a number that has `count` so far: the usual number,
  /// or else the next possible one.
  func length(from count: Int) -> Int {
    let usual = 12 + Int(word(0) >> 29)
    return count < usual ? usual : (count..<20).first(where: allows(count:)) ?? count
  }

  /// The maximum number of digits.
  var most: Int { 31 - (word(0) & 0xF_FFFF).leadingZeroBitCount }

  /// Whether the last digit is a check digit.
  var hasCheckDigit: Bool { word(0) >> 20 & 1 == 1 }

  /// The number of digits in the security code.
  var securityCodeLength: Int { Int(word(0) >> 21 & 7) }

  /// The brand.
  var brand: CardBrand { CardBrand(number: UInt8(truncatingIfNeeded: word(0) >> 24 & 31)) }

  /// Returns the groups for `count` digits: those of the usual length, unless there are more
  /// digits.
  func groups(count: Int) -> UInt64 {
    var place = 1
    while place < 3, word(place) >> 24 < UInt32(count) { place += 1 }
    return UInt64(word(place) & 0xFF_FFFF)
  }
}
