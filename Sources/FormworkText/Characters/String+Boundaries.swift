/// Where characters begin and end, in UTF-8 code units.
///
/// The standard library can be asked for the character at an index, too, but that weighs four times as
/// much in a page as going through a text from its start. Here it goes through the part between two
/// places around an offset that are boundaries by their scalars alone, which is short as a rule.
extension String {
  /// The character that `place` cuts, or the empty range there where it cuts none.
  ///
  ///     "a🇺🇸b".character(around: 3)  // 1..<9
  ///     "a🇺🇸b".character(around: 1)  // 1..<1
  ///
  /// - Parameter place: A place in UTF-8 code units, which may be out of bounds.
  /// - Returns: The character in UTF-8 code units.
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

  /// The place of the whole characters that `range` touches, in UTF-8 code units.
  ///
  ///     "a🇺🇸b".bytes(ofCharactersTouching: 2..<3)  // 1..<9
  ///     "a🇺🇸b".bytes(ofCharactersTouching: 1..<1)  // 1..<1
  ///
  /// - Parameter range: A range in UTF-16 code units, which may be stale or too long.
  /// - Returns: The place in UTF-8 code units.
  /// - Complexity: O(*n*) in the length of the text.
  package func bytes(ofCharactersTouching range: Range<UTF16Offset>) -> Range<Int> {
    let lower = range.lowerBound.place(in: self)
    guard !range.isEmpty, range.upperBound.value > 0 else { return lower..<lower }
    guard
      let end = place(at: range.upperBound.value, roundsUp: true, { $0.utf16Length })
    else { return lower..<byteCount }
    return lower..<character(around: end).upperBound
  }

  /// The whole characters that `range` touches, as indices.
  package func characters(touching range: Range<UTF16Offset>) -> Range<Index> {
    let bytes = bytes(ofCharactersTouching: range)
    return index(atByte: bytes.lowerBound)..<index(atByte: bytes.upperBound)
  }

  /// The index of a place in UTF-8 code units.
  func index(atByte place: Int) -> Index { utf8.index(startIndex, offsetBy: place) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a character begins at a place of a text by the scalars around it alone, or the text
  /// begins or ends there.
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

  /// Whether a scalar is one between any two of which there is a boundary, and will be in any version
  /// of Unicode: rules GB4, GB5 and GB999 of UAX #29. Line breaks, marks, skin tones, joiners, signs
  /// before numbers, conjoining letters and all of Indic scripts are none.
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

  /// The scalar that begins at a place of well-formed UTF-8, and how many code units it takes; no more
  /// than there are.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    // 0xxxxxxx, 110xxxxx, 1110xxxx or 11110xxx, then six bits in each following byte.
    let lead = self[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = Swift.min(lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4, count - index)
    var value = UInt32(lead & (lead < 0xE0 ? 0x1F : lead < 0xF0 ? 0x0F : 0x07))
    for next in 1..<Swift.max(1, length) { value = value << 6 | UInt32(self[index + next] & 0x3F) }
    return (value, length)
  }
}
