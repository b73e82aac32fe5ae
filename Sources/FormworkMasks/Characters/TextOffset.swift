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
