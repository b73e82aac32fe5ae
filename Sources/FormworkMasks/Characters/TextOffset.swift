/// A position in text, counted in one unit that the type fixes.
///
/// UIKit, AppKit, and web pages count UTF-16 code units, GTK counts Unicode scalars, and terminals count
/// characters. The unit is part of the type, so code can't mix offsets of different units by accident:
///
///     let caret: UTF16Offset = 3
///     caret.index(in: "é🇺🇸!")  // the index of "🇺🇸", which takes four units
///
/// An offset doesn't belong to a particular text. Every function that uses an offset first clamps it to the
/// text, then moves it to the start of the character that it is inside of. A range that is edited or mapped
/// is widened to whole characters.
public struct TextOffset<Unit>: Hashable, Comparable, Sendable {
  /// The distance from the start of the text, in units.
  public var value: Int

  /// Creates an offset of `value` units.
  @inlinable
  public init(_ value: Int) {
    self.value = value
  }

  /// Returns whether one offset is before another.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    left.value < right.value
  }
}

/// An offset in UTF-16 code units, the unit of UIKit, AppKit, and web pages.
public typealias UTF16Offset = TextOffset<UTF16Units>

/// An offset in Unicode scalars, the unit of GTK.
package typealias ScalarOffset = TextOffset<ScalarUnits>

/// An offset in characters, as Swift counts them (extended grapheme clusters).
package typealias CharacterOffset = TextOffset<CharacterUnits>

extension TextOffset: ExpressibleByIntegerLiteral {
  /// Creates an offset from an integer literal.
  @inlinable
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension UTF16Offset {
  /// Returns the end offset of `text`, which is its length.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  public static func end(of text: String) -> Self { endOffset(of: text) }

  /// Returns the index of the character that starts at this offset or contains it.
  ///
  /// - Returns: An index on a character boundary of `text`, which may be its end.
  /// - Complexity: O(*n*) in the length of `text`.
  public func index(in text: String) -> String.Index { characterIndex(in: text) }
}

extension TextOffset where Unit: TextUnit {
  /// Returns the end offset of `text`, which is its length.
  package static func endOffset(of text: String) -> Self {
    Self(Unit.count(before: .max, in: text))
  }

  /// Creates the offset of an index of `text`.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package init(of index: String.Index, in text: String) {
    self.init(Unit.count(before: text.utf8.distance(from: text.startIndex, to: index), in: text))
  }

  /// Returns the index of the character that starts at this offset or contains it.
  package func characterIndex(in text: String) -> String.Index {
    text.index(atByte: place(in: text))
  }

  /// Returns the position of the character that starts at this offset or contains it, in UTF-8 code units.
  func place(in text: String) -> Int {
    if value <= 0 { return 0 }
    guard let place = Unit.place(at: value, in: text) else { return text.byteCount }
    return text.character(around: place).lowerBound
  }

  /// Returns this offset clamped to `text` and moved to the start of the character that it is inside of.
  ///
  ///     UTF16Offset(2).clamped(to: "a🇺🇸")  // 1
  ///     UTF16Offset(9).clamped(to: "a🇺🇸")  // 5
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package func clamped(to text: String) -> Self {
    Self(Unit.count(before: place(in: text), in: text))
  }

  /// Returns the same position in `text`, counted in another unit.
  ///
  /// - Returns: An offset on a character boundary of `text`.
  /// - Complexity: O(*n*) in the length of `text`.
  package func converted<Other: TextUnit>(
    to unit: Other.Type, in text: String
  ) -> TextOffset<Other> {
    TextOffset<Other>(Other.count(before: place(in: text), in: text))
  }
}

extension Range {
  /// Returns the same range of `text`, counted in another unit.
  ///
  /// - Returns: A range whose bounds are character boundaries of `text`.
  /// - Complexity: O(*n*) in the length of `text`.
  package func converted<Unit: TextUnit, Other: TextUnit>(
    to unit: Other.Type, in text: String
  ) -> Range<TextOffset<Other>> where Bound == TextOffset<Unit> {
    lowerBound.converted(to: unit, in: text)..<upperBound.converted(to: unit, in: text)
  }
}

extension Range<UTF16Offset> {
  /// The same range within `text`, on the boundaries of its characters.
  package func clamped(to text: String) -> Self {
    lowerBound.clamped(to: text)..<upperBound.clamped(to: text)
  }

  /// The empty range at the end of a text.
  static func end(of text: String) -> Self {
    let end = UTF16Offset(text.utf16Length)
    return end..<end
  }
}

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
