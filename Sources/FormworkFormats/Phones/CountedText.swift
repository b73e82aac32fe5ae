import FormworkMasks

/// The significant characters of a text, such as digits, with their positions. All other characters
/// are separators of the format.
struct CountedText {
  /// The characters, all in ASCII.
  private(set) var characters = DigitBuffer()

  /// The position of each character, in UTF-16 code units.
  private var places: [Int] = []

  private let length: Int

  /// Reads formatted text. In any other text, unknown characters are skipped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - counts: Whether an ASCII character is significant, given whether it would be the first
  ///     one.
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

  /// Returns the number of characters before any offset.
  func count(before offset: UTF16Offset) -> Int {
    var count = 0
    while count < places.count, places[count] < offset.value { count += 1 }
    return count
  }

  /// Returns the offset after `count` characters.
  func offset(after count: Int) -> UTF16Offset {
    UTF16Offset(count > 0 && count <= places.count ? places[count - 1] + 1 : 0)
  }

  /// Returns the offset before the character that follows `count` others, or the offset after the
  /// last one.
  func offset(before count: Int) -> UTF16Offset {
    count < places.count ? UTF16Offset(places[count]) : offset(after: places.count)
  }

  /// Returns the range, clamped to the text.
  func clamped(_ range: Range<UTF16Offset>) -> Range<UTF16Offset> {
    let lower = max(0, min(range.lowerBound.value, length))
    return UTF16Offset(lower)..<UTF16Offset(max(lower, min(range.upperBound.value, length)))
  }
}
