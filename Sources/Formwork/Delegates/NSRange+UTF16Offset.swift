#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import FormworkMasks
public import Foundation

extension Range where Bound == UTF16Offset {
  /// Creates a range from a Foundation range, which also counts UTF-16 code units.
  ///
  ///     Range<UTF16Offset>(NSRange(location: 4, length: 2))  // 4..<6
  ///
  /// All values are valid: a negative location becomes 0, a negative length becomes 0, and an
  /// overflowing end becomes the maximum. The range is clamped to the text when it is used.
  package init(_ range: NSRange) {
    let lower = Swift.max(0, range.location)
    let (sum, overflows) = lower.addingReportingOverflow(Swift.max(0, range.length))
    self = UTF16Offset(lower)..<UTF16Offset(overflows ? .max : sum)
  }

  /// Creates a range from a Foundation range, clamped to a text.
  ///
  /// `NSNotFound` becomes an empty range at the end of the text.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - text: The text of the range. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ range: NSRange, in text: String) {
    self = Range<UTF16Offset>(range).converted(to: UTF16Units.self, in: text)
  }

  /// Creates the range between two indices of a text.
  ///
  /// - Parameters:
  ///   - range: The range. Indices of another text are allowed, but have unspecified results.
  ///   - text: The text of the range. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ range: Range<String.Index>, in text: String) {
    let lower = text.utf16.distance(
      from: text.startIndex, to: Swift.min(range.lowerBound, text.endIndex))
    let upper = text.utf16.distance(
      from: text.startIndex, to: Swift.min(range.upperBound, text.endIndex))
    let offsets = UTF16Offset(lower)..<UTF16Offset(Swift.max(lower, upper))
    self = offsets.converted(to: UTF16Units.self, in: text)
  }
}

extension NSRange {
  /// Creates a range from a Formwork range, which also counts UTF-16 code units.
  ///
  ///     NSRange(4..<6)  // location 4, length 2
  ///
  /// A negative offset becomes 0.
  public init(_ range: Range<UTF16Offset>) {
    let lower = Swift.max(0, range.lowerBound.value)
    self.init(location: lower, length: Swift.max(lower, range.upperBound.value) - lower)
  }

  /// Creates a range from a Formwork range, clamped to a text.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - text: The text of the range. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(_ range: Range<UTF16Offset>, in text: String) {
    self.init(range.converted(to: UTF16Units.self, in: text))
  }
}

extension Range where Bound == String.Index {
  /// Creates a range of indices from offsets, clamped to a text.
  ///
  ///     let text = "a🇺🇸b"
  ///     text[Range(1..<5, in: text)]  // "🇺🇸"
  ///     text[Range(1..<3, in: text)]  // "": the end is inside "🇺🇸" and moves to its start
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - text: The text of the range. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ range: Range<UTF16Offset>, in text: String) {
    self = range.lowerBound.index(in: text)..<range.upperBound.index(in: text)
  }

  /// Creates a range of indices from a Foundation range, clamped to a text.
  ///
  /// Foundation's own initializer without `clamping` returns `nil` for an invalid range instead.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units; `NSNotFound` is the end.
  ///   - text: The text of the range. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  package init(clamping range: NSRange, in text: String) {
    self.init(Range<UTF16Offset>(range), in: text)
  }
}

/// Converts a range of the system. A bound that isn't an offset becomes 0, and one beyond the
/// maximum becomes the end.
func UTF16Offset(_ range: NSRange) -> Range<UTF16Offset> {
  let lower = min(max(0, range.location), Int.max / 2)
  let upper = lower + min(max(0, range.length), Int.max / 2)
  return FormworkMasks.UTF16Offset(lower)..<FormworkMasks.UTF16Offset(upper)
}
#endif
