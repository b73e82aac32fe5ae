/// A unit in which a text's places are counted: ``UTF16Units``, ``ScalarUnits`` or
/// ``CharacterUnits``.
///
/// A text is kept in UTF-8, so a unit is told by how it counts UTF-8 code units.
public protocol TextUnit: Sendable {
  /// The number of units in the first `place` UTF-8 code units.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  static func count(before place: Int, in text: String) -> Int

  /// The UTF-8 code units before an offset, without the scalar or character that it would cut; `nil`
  /// beyond the end of `text`.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  static func place(at offset: Int, in text: String) -> Int?
}

/// UTF-16 code units: `"🇺🇸"` is four.
public enum UTF16Units: TextUnit {
  /// The number of units in the first `place` UTF-8 code units.
  public static func count(before place: Int, in text: String) -> Int {
    text.sum(before: place) { $0.utf16Length }
  }

  /// The UTF-8 code units before an offset, without the scalar that it would cut; `nil` beyond the
  /// end of `text`.
  public static func place(at offset: Int, in text: String) -> Int? {
    text.place(at: offset, roundsUp: false) { $0.utf16Length }
  }
}

/// Unicode scalars: `"🇺🇸"` is two.
public enum ScalarUnits: TextUnit {
  /// The number of units in the first `place` UTF-8 code units.
  public static func count(before place: Int, in text: String) -> Int {
    text.sum(before: place) { min(1, $0.utf16Length) }
  }

  /// The UTF-8 code units before an offset; `nil` beyond the end of `text`.
  public static func place(at offset: Int, in text: String) -> Int? {
    text.place(at: offset, roundsUp: false) { min(1, $0.utf16Length) }
  }
}

/// Characters (extended grapheme clusters): `"🇺🇸"` is one.
public enum CharacterUnits: TextUnit {
  /// The number of units that end within the first `place` UTF-8 code units.
  public static func count(before place: Int, in text: String) -> Int {
    var (count, end) = (0, 0)
    for character in text {
      end += String(character).byteCount
      if end > place { break }
      count += 1
    }
    return count
  }

  /// The UTF-8 code units before an offset; `nil` beyond the end of `text`.
  public static func place(at offset: Int, in text: String) -> Int? {
    var (rest, place) = (offset, 0)
    for character in text {
      if rest <= 0 { return place }
      rest -= 1
      place += String(character).byteCount
    }
    return rest <= 0 ? place : nil
  }
}

/// UTF-16 code units, told from those of UTF-8: the standard library's view of them keeps a table of
/// places beside a long text, which weighs more in a page than it saves.
extension String {
  /// The length in UTF-16 code units.
  package var utf16Length: Int { sum(before: .max) { $0.utf16Length } }

  /// What the first so many UTF-8 code units count for together.
  @inline(__always)
  fileprivate func sum(before place: Int, _ length: (UInt8) -> Int) -> Int {
    var sum = 0
    withBytes { bytes in
      for byte in bytes.prefix(max(0, place)) { sum &+= length(byte) }
    }
    return sum
  }

  /// The UTF-8 code units before an offset, without the scalar that it would cut, or with it; `nil`
  /// beyond the end.
  ///
  /// Only the first one of a scalar counts.
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
  /// What a byte of UTF-8 counts in UTF-16 code units: the first one of a scalar stands for all.
  @inlinable @inline(__always)
  package var utf16Length: Int { isContinuation ? 0 : self < 0xF0 ? 1 : 2 }

  /// Whether a byte of UTF-8 goes on with a scalar.
  @inlinable @inline(__always)
  package var isContinuation: Bool { self & 0xC0 == 0x80 }
}
