/// The boundaries of characters, in UTF-8 code units.
///
/// The standard library can also return the character at an index. That adds four times as much code to a
/// page as iterating over a text from its start. This code iterates only between two positions around an
/// offset that are boundaries because of their scalars alone. That part is usually short.
extension String {
  /// Returns the character that `place` is inside of, or the empty range at `place` if it is a boundary.
  ///
  ///     "a🇺🇸b".character(around: 3)  // 1..<9
  ///     "a🇺🇸b".character(around: 1)  // 1..<1
  ///
  /// - Parameter place: A position in UTF-8 code units, which may be out of bounds.
  /// - Returns: The range of the character in UTF-8 code units.
  /// - Complexity: O(*n*) in the length of the text.
  package func character(around place: Int) -> Range<Int> {
    var result = 0..<0
    withBytes { bytes in
      let place = Swift.max(0, Swift.min(place, bytes.count))
      result = place..<place
      var lower = place
      while !bytes.isPlainBoundary(lower) { lower -= 1 }
      if lower == place { return }
      var upper = place + 1
      while !bytes.isPlainBoundary(upper) { upper += 1 }
      let part = String(bytes: UnsafeBufferPointer(rebasing: bytes[lower..<upper]))
      for character in part {
        let end = lower + String(character).byteCount
        if end > place {
          if lower < place { result = lower..<end }
          return
        }
        lower = end
      }
    }
    return result
  }

  /// Returns the range of the whole characters that `range` touches, in UTF-8 code units.
  ///
  ///     "a🇺🇸b".bytes(ofCharactersTouching: 2..<3)  // 1..<9
  ///     "a🇺🇸b".bytes(ofCharactersTouching: 1..<1)  // 1..<1
  ///
  /// - Parameter range: A range in UTF-16 code units, which may be stale or too long.
  /// - Returns: The range in UTF-8 code units.
  /// - Complexity: O(*n*) in the length of the text.
  package func bytes(ofCharactersTouching range: Range<UTF16Offset>) -> Range<Int> {
    let lower = range.lowerBound.place(in: self)
    guard !range.isEmpty, range.upperBound.value > 0 else { return lower..<lower }
    guard
      let end = place(at: range.upperBound.value, roundsUp: true, { $0.utf16Length })
    else { return lower..<byteCount }
    return lower..<character(around: end).upperBound
  }

  /// Returns the whole characters that `range` touches, as indices.
  package func characters(touching range: Range<UTF16Offset>) -> Range<Index> {
    let bytes = bytes(ofCharactersTouching: range)
    return index(atByte: bytes.lowerBound)..<index(atByte: bytes.upperBound)
  }

  /// Returns the index of a position in UTF-8 code units.
  func index(atByte place: Int) -> Index { utf8.index(startIndex, offsetBy: place) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a position is a boundary because of the two scalars around it, or because the text starts or
  /// ends there.
  fileprivate func isPlainBoundary(_ index: Int) -> Bool {
    if index <= 0 || index >= count { return true }
    if self[index].isContinuation { return false }
    return isPlainScalar(at: index) && isPlainScalar(at: scalarStart(before: index))
  }

  private func scalarStart(before index: Int) -> Int {
    var start = index - 1
    while start > 0, self[start].isContinuation { start -= 1 }
    return start
  }

  /// Whether a scalar belongs to a set in which any two scalars have a boundary between them.
  ///
  /// They have one in every version of Unicode, by the rules GB4, GB5, and GB999 of UAX #29.
  ///
  /// The set has no line breaks, marks, skin tones, joiners, prepended number signs, or conjoining letters,
  /// and nothing of Indic scripts.
  private func isPlainScalar(at index: Int) -> Bool {
    let lead = self[index]
    if lead < 0x80 { return lead != 0x0A && lead != 0x0D }
    switch scalar(at: index).value {
    case 0xC0...0x2FF, 0x370...0x482, 0x48A...0x52F: return true  // Latin, Greek, Cyrillic
    case 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE30: return true  // Hebrew, Arabic, Thai
    case 0x3041...0x3096, 0x30A1...0x30FA: return true  // Hiragana, Katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: return true  // Han
    case 0xAC00...0xD7A3: return true  // Hangul
    case 0x1F300...0x1F3FA, 0x1F400...0x1F6FF, 0x1F900...0x1F9FF: return true  // emoji
    default: return false
    }
  }

  /// Returns the scalar that starts at a position of well-formed UTF-8, and its number of code units within
  /// the buffer.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    // The first byte is 0xxxxxxx, 110xxxxx, 1110xxxx, or 11110xxx. Each following byte has six bits.
    let lead = self[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = Swift.min(lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4, count - index)
    var value = UInt32(lead & (lead < 0xE0 ? 0x1F : lead < 0xF0 ? 0x0F : 0x07))
    for next in 1..<Swift.max(1, length) { value = value << 6 | UInt32(self[index + next] & 0x3F) }
    return (value, length)
  }
}
