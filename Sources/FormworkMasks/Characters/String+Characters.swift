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
