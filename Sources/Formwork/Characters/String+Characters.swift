extension String {
  /// The whole characters that `range` touches.
  ///
  ///     "a🇺🇸b".characters(touching: 2..<3)  // "🇺🇸"
  ///     "a🇺🇸b".characters(touching: 2..<2)  // nothing, between "a" and "🇺🇸"
  ///
  /// - Parameter range: A range in UTF-16 code units, which may be stale or too long.
  /// - Returns: A range of indices on the boundaries of characters.
  /// - Complexity: O(*n*) in the length of the text.
  package func characters(touching range: Range<UTF16Offset>) -> Range<Index> {
    let lower = range.lowerBound.index(in: self)
    guard !range.isEmpty, range.upperBound.value > 0 else { return lower..<lower }
    guard let unit = UTF16Units.index(at: range.upperBound.value, in: self), unit < endIndex else {
      return lower..<endIndex
    }
    let upper = startOfCharacter(at: unit)
    return lower..<(upper < unit ? self.index(after: upper) : upper)
  }

  /// Whether two texts are the same code units: "é" isn't "e" with an accent, unlike with `==`, which
  /// needs the tables of Unicode's normalisation.
  package func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Adds the code units to a hash, to go with ``isSame(as:)``.
  func hashUnits(into hasher: inout Hasher) {
    for unit in utf8 { hasher.combine(unit) }
    hasher.combine(utf8.count)
  }

  /// Whether every character is a single ASCII scalar; a carriage return may be part of more.
  package var isPlainASCII: Bool {
    utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }
}

extension Substring {
  /// Whether the last character is `character`, code unit by code unit.
  func ends(in character: Character) -> Bool {
    last.map { $0.utf8.elementsEqual(character.utf8) } ?? false
  }
}

/// A word of a language, such as a key of a definition, compared by its code units: a `switch` over
/// texts needs the tables of Unicode's normalisation.
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
