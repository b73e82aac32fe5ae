extension String {
  /// Whether two strings have the same code units.
  ///
  /// Unlike with `==`, a precomposed "é" differs from "e" with a combining accent, so no normalization tables
  /// are needed.
  package func isSame(as other: String) -> Bool {
    var isSame = false
    withBytes { here in other.withBytes { there in isSame = here.isSame(as: there) } }
    return isSame
  }

  /// Whether the string has the same code units as a literal.
  package func isSame(as literal: StaticString) -> Bool {
    var isSame = false
    literal.withUTF8Buffer { letters in withBytes { isSame = $0.isSame(as: letters) } }
    return isSame
  }

  /// Creates a string from a literal.
  package init(_ literal: StaticString) {
    self = literal.withUTF8Buffer { String(bytes: $0) }
  }

  /// Adds the code units to a hash, consistent with ``isSame(as:)``.
  package func hashUnits(into hasher: inout Hasher) {
    withBytes { bytes in hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
    hasher.combine(byteCount)
  }

  /// Whether every character is a single ASCII scalar. Text with a carriage return doesn't count, because CR
  /// LF is one character.
  package var isPlainASCII: Bool {
    var isPlain = false
    withBytes { bytes in isPlain = bytes.isPlainASCII }
    return isPlain
  }

  /// Whether the text is one character, which may have several scalars.
  package var isOneCharacter: Bool {
    let size = byteCount
    // A character may have several bytes and several scalars, but one byte is never several characters.
    if size <= 1 { return size == 1 }
    var characters = makeIterator()
    return characters.next() != nil && characters.next() == nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two buffers have the same code units.
  package func isSame(as other: Self) -> Bool {
    if count != other.count { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// Whether every character is a single ASCII scalar. Text with a carriage return doesn't count, because CR
  /// LF is one character.
  @inlinable
  package var isPlainASCII: Bool {
    var all: UInt8 = 0
    var hasReturn = false
    for byte in self {
      all |= byte
      if byte == 0x0D { hasReturn = true }
    }
    return all < 0x80 && !hasReturn
  }
}

extension Character {
  /// The values of the scalars.
  package var scalarValues: [UInt32] {
    var values: [UInt32] = []
    for scalar in unicodeScalars { values.append(scalar.value) }
    return values
  }
}

extension [Character] {
  /// Removes the last character if it is `character`, code unit by code unit.
  ///
  /// - Returns: Whether the last character was `character`.
  package mutating func takeLast(_ character: Character) -> Bool {
    guard let last, String(last).isSame(as: String(character)) else { return false }
    removeLast()
    return true
  }
}

extension Array {
  /// Returns the elements in order. Of several equivalent elements, only the last remains.
  ///
  /// - Complexity: O(*n* log *n*).
  package func sortedOnce(_ precedes: (Element, Element) -> Bool) -> [Element] {
    if count < 2 { return self }
    let first = Array(self[..<(count / 2)]).sortedOnce(precedes)
    return first.mergedOnce(with: Array(self[(count / 2)...]).sortedOnce(precedes), precedes)
  }

  /// Merges two lists that ``sortedOnce(_:)`` returned. Of two equivalent elements, the one of `other`
  /// remains.
  func mergedOnce(with other: [Element], _ precedes: (Element, Element) -> Bool) -> [Element] {
    var merged: [Element] = []
    merged.reserveCapacity(count + other.count)
    var index = 0
    for element in other {
      while index < count, precedes(self[index], element) {
        merged.append(self[index])
        index += 1
      }
      if index < count, !precedes(element, self[index]) { index += 1 }
      merged.append(element)
    }
    merged += self[index...]
    return merged
  }
}

/// Returns whether two literals have the same code units, for the cases of a `switch`.
package func ~= (left: StaticString, right: StaticString) -> Bool {
  left.withUTF8Buffer { left in right.withUTF8Buffer { right in left.isSame(as: right) } }
}

/// A word such as a key of a definition, compared by its code units.
///
/// A `switch` over strings would need the tables for Unicode normalization.
///
///     switch Word(key) {
///     case "mask": …
package struct Word: ExpressibleByStringLiteral, Equatable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(stringLiteral text: String) {
    self.text = text
  }

  package static func == (left: Word, right: Word) -> Bool {
    left.text.isSame(as: right.text)
  }
}

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

/// Access to the UTF-8 code units of a string.
///
/// Only Objective-C stores strings in another encoding, and only bytes from other sources can be ill-formed.
/// In a page, there is neither. The code of the standard library that handles both would be a tenth of the
/// page, and isn't linked.
extension String {
  /// Calls `body` with the UTF-8 code units.
  ///
  /// The method returns nothing, so a page contains one such function instead of one for each result type.
  @inlinable @inline(__always)
  package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) != nil { return }
    #if !hasFeature(Embedded)
    var copy = self
    copy.withUTF8(body)
    #endif
  }

  /// The number of UTF-8 code units.
  @inlinable @inline(__always)
  package var byteCount: Int {
    #if hasFeature(Embedded)
    var count = 0
    withBytes { bytes in count = bytes.count }
    return count
    #else
    return utf8.count
    #endif
  }

  /// Creates a string from well-formed UTF-8.
  @inlinable @inline(__always)
  package init(bytes: UnsafeBufferPointer<UInt8>) {
    #if hasFeature(Embedded)
    self = String(validating: bytes, as: UTF8.self) ?? ""
    #else
    self = String(decoding: bytes, as: UTF8.self)
    #endif
  }

  /// Creates a string from well-formed UTF-8 that `write` writes.
  ///
  /// `write` returns the length, which is at most `capacity`.
  @inlinable @inline(__always)
  package init(capacity: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    #if hasFeature(Embedded)
    self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let count = write(buffer)
      return String(bytes: UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
    #else
    self = String(unsafeUninitializedCapacity: capacity, initializingUTF8With: write)
    #endif
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter or digit.
  @inlinable @inline(__always)
  package var isASCIIAlphanumeric: Bool {
    let folded = self | 0x20
    return (self >= 0x30 && self <= 0x39) || (folded >= 0x61 && folded <= 0x7A)
  }
}
