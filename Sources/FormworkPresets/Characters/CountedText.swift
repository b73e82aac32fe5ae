import FormworkText

/// The characters of a text that count, such as digits, with their places: what lies between them are
/// separators, which a format supplies.
struct CountedText {
  /// The characters, all of them in ASCII.
  private(set) var characters = DigitBuffer()

  /// Where each of them stands, in UTF-16 code units.
  private var places: [Int] = []

  private let length: Int

  /// Reads a text that a format made; of another one it takes what it knows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - counts: Whether a character in ASCII counts, with whether it is the first one that does.
  @inline(__always)
  init(_ text: String, where counts: (_ character: UInt8, _ isFirst: Bool) -> Bool) {
    places.reserveCapacity(24)
    var place = 0
    for unit in text.utf16 {
      if unit < 0x80, characters.count < 64,
        counts(UInt8(truncatingIfNeeded: unit), characters.isEmpty)
      {
        characters.append(UInt8(truncatingIfNeeded: unit))
        places.append(place)
      }
      place += 1
    }
    length = place
  }

  /// How many characters stand before an offset, which may be anything.
  func count(before offset: UTF16Offset) -> Int {
    var count = 0
    while count < places.count, places[count] < offset.value { count += 1 }
    return count
  }

  /// The offset behind so many characters.
  func offset(after count: Int) -> UTF16Offset {
    UTF16Offset(count > 0 && count <= places.count ? places[count - 1] + 1 : 0)
  }

  /// The offset before the character that comes after so many, or the one behind the last.
  func offset(before count: Int) -> UTF16Offset {
    count < places.count ? UTF16Offset(places[count]) : offset(after: places.count)
  }

  /// The range moved into the text.
  func clamped(_ range: Range<UTF16Offset>) -> Range<UTF16Offset> {
    let lower = max(0, min(range.lowerBound.value, length))
    return UTF16Offset(lower)..<UTF16Offset(max(lower, min(range.upperBound.value, length)))
  }
}
