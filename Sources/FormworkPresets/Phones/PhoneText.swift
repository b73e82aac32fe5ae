import Formwork

/// The digits of a phone's text, with their places in it.
struct PhoneText {
  /// The digits in ASCII, maybe after a plus sign.
  private(set) var dialed = DigitBuffer()

  /// Where each of them stands, in UTF-16 code units.
  private var places: [Int] = []

  private let length: Int

  /// Reads a text that a phone's format made; of another one it takes what it knows.
  init(_ text: String) {
    places.reserveCapacity(24)
    var place = 0
    for unit in text.utf16 {
      if unit &- 0x30 < 10 || (unit == 0x2B && dialed.isEmpty), dialed.count < 64 {
        dialed.append(UInt8(truncatingIfNeeded: unit))
        places.append(place)
      }
      place += 1
    }
    length = place
  }

  /// How many digits stand before an offset, which may be anything.
  func count(before offset: UTF16Offset) -> Int {
    var count = 0
    while count < places.count, places[count] < offset.value { count += 1 }
    return count
  }

  /// The offset behind so many digits.
  func offset(after count: Int) -> UTF16Offset {
    UTF16Offset(count > 0 && count <= places.count ? places[count - 1] + 1 : 0)
  }

  /// The offset before the digit that comes after so many, or the one behind the last.
  func offset(before count: Int) -> UTF16Offset {
    count < places.count ? UTF16Offset(places[count]) : offset(after: places.count)
  }

  /// The range moved into the text.
  func clamped(_ range: Range<UTF16Offset>) -> Range<UTF16Offset> {
    let lower = max(0, min(range.lowerBound.value, length))
    return UTF16Offset(lower)..<UTF16Offset(max(lower, min(range.upperBound.value, length)))
  }
}
