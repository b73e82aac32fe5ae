/// A unit in which positions in text are counted: ``UTF16Units``, ``ScalarUnits``, or ``CharacterUnits``.
///
/// Text is stored as UTF-8, so a unit converts to and from UTF-8 code units.
package protocol TextUnit: Sendable {
  /// Returns the number of units in the first `place` UTF-8 code units.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  static func count(before place: Int, in text: String) -> Int

  /// Returns the number of UTF-8 code units before an offset, rounded down to a whole scalar or character.
  ///
  /// Returns `nil` if the offset is after the end of `text`.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  static func place(at offset: Int, in text: String) -> Int?
}

/// UTF-16 code units: `"🇺🇸"` has four.
public enum UTF16Units: TextUnit {
  /// Returns the number of units in the first `place` UTF-8 code units.
  package static func count(before place: Int, in text: String) -> Int {
    text.sum(before: place) { $0.utf16Length }
  }

  /// Returns the number of UTF-8 code units before an offset, rounded down to a whole scalar.
  ///
  /// Returns `nil` if the offset is after the end of `text`.
  package static func place(at offset: Int, in text: String) -> Int? {
    text.place(at: offset, roundsUp: false) { $0.utf16Length }
  }
}

/// Unicode scalars: `"🇺🇸"` has two.
package enum ScalarUnits: TextUnit {
  /// Returns the number of units in the first `place` UTF-8 code units.
  package static func count(before place: Int, in text: String) -> Int {
    text.sum(before: place) { min(1, $0.utf16Length) }
  }

  /// Returns the number of UTF-8 code units before an offset, or `nil` if the offset is after the end of
  /// `text`.
  package static func place(at offset: Int, in text: String) -> Int? {
    text.place(at: offset, roundsUp: false) { min(1, $0.utf16Length) }
  }
}

/// Characters (extended grapheme clusters): `"🇺🇸"` has one.
package enum CharacterUnits: TextUnit {
  /// Returns the number of units that end within the first `place` UTF-8 code units.
  package static func count(before place: Int, in text: String) -> Int {
    var (count, end) = (0, 0)
    for character in text {
      end += String(character).byteCount
      if end > place { break }
      count += 1
    }
    return count
  }

  /// Returns the number of UTF-8 code units before an offset, or `nil` if the offset is after the end of
  /// `text`.
  package static func place(at offset: Int, in text: String) -> Int? {
    var (rest, place) = (offset, 0)
    for character in text {
      if rest <= 0 { return place }
      rest -= 1
      place += String(character).byteCount
    }
    return rest <= 0 ? place : nil
  }
}

/// UTF-16 lengths and offsets, computed from UTF-8 code units.
///
/// The UTF-16 view of the standard library caches a table of positions for a long string. In a page, its code
/// costs more than it saves.
extension String {
  /// The length in UTF-16 code units.
  package var utf16Length: Int { sum(before: .max) { $0.utf16Length } }

  /// Returns the sum of the lengths of the first `place` UTF-8 code units.
  @inline(__always)
  fileprivate func sum(before place: Int, _ length: (UInt8) -> Int) -> Int {
    var sum = 0
    withBytes { bytes in
      for byte in bytes.prefix(max(0, place)) { sum &+= length(byte) }
    }
    return sum
  }

  /// Returns the number of UTF-8 code units before an offset, or `nil` if the offset is after the end.
  ///
  /// An offset inside a scalar is rounded down or up to a whole scalar.
  ///
  /// `length` is 0 for all bytes of a scalar except the first.
  @inline(__always)
  func place(at offset: Int, roundsUp: Bool, _ length: (UInt8) -> Int) -> Int? {
    var place: Int?
    withBytes { bytes in
      var rest = offset
      var index = 0
      while index < bytes.count {
        let length = length(bytes[index])
        if length > 0, rest < length, rest <= 0 || !roundsUp { break }
        rest -= length
        index += 1
      }
      if index < bytes.count || rest <= 0 { place = index }
    }
    return place
  }
}

extension UInt8 {
  /// The length of a scalar in UTF-16 code units, for its first byte. For its other bytes, it is 0.
  @inlinable @inline(__always)
  package var utf16Length: Int { isContinuation ? 0 : self < 0xF0 ? 1 : 2 }

  /// Whether a UTF-8 byte continues a scalar.
  @inlinable @inline(__always)
  package var isContinuation: Bool { self & 0xC0 == 0x80 }
}
