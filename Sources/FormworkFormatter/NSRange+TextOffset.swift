import FormworkMasks
public import Foundation

extension Range where Bound == UTF16Offset {
  /// Creates a range from one of Foundation, which counts UTF-16 code units too.
  ///
  ///     Range<UTF16Offset>(NSRange(location: 4, length: 2))  // 4..<6
  ///
  /// Every value is legal: a negative location counts as 0, a negative length as none, and an end
  /// that no number can hold as the greatest one. Like every offset, the range is clamped where it
  /// is used.
  public init(_ range: NSRange) {
    let lower = Swift.max(0, range.location)
    let (sum, overflows) = lower.addingReportingOverflow(Swift.max(0, range.length))
    self = UTF16Offset(lower)..<UTF16Offset(overflows ? .max : sum)
  }

  /// Creates a range from one of Foundation, clamped to `text`.
  ///
  /// `NSNotFound` is a place beyond every text, and becomes an empty range at its end.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - text: The text that the range is in. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(_ range: NSRange, in text: String) {
    self = Range<UTF16Offset>(range).converted(to: UTF16Units.self, in: text)
  }

  /// Creates the range of the characters between two indices of `text`.
  ///
  /// - Parameters:
  ///   - range: The range. Indices of another text are legal, but where they lead is chance.
  ///   - text: The text that the range is in. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(_ range: Range<String.Index>, in text: String) {
    let lower = text.utf16.distance(
      from: text.startIndex, to: Swift.min(range.lowerBound, text.endIndex))
    let upper = text.utf16.distance(
      from: text.startIndex, to: Swift.min(range.upperBound, text.endIndex))
    let offsets = UTF16Offset(lower)..<UTF16Offset(Swift.max(lower, upper))
    self = offsets.converted(to: UTF16Units.self, in: text)
  }
}

extension NSRange {
  /// Creates a range from one of Formwork, which counts UTF-16 code units too.
  ///
  ///     NSRange(4..<6)  // location 4, length 2
  ///
  /// A negative offset counts as 0.
  public init(_ range: Range<UTF16Offset>) {
    let lower = Swift.max(0, range.lowerBound.value)
    self.init(location: lower, length: Swift.max(lower, range.upperBound.value) - lower)
  }

  /// Creates a range from one of Formwork, clamped to `text`.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - text: The text that the range is in. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(_ range: Range<UTF16Offset>, in text: String) {
    self.init(range.converted(to: UTF16Units.self, in: text))
  }
}

extension Range where Bound == String.Index {
  /// Creates a range of `text` from offsets, clamped to it.
  ///
  ///     let text = "a🇺🇸b"
  ///     text[Range(1..<5, in: text)]  // "🇺🇸"
  ///     text[Range(1..<3, in: text)]  // "": the end is inside "🇺🇸" and moves to its start
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - text: The text that the range is in. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(_ range: Range<UTF16Offset>, in text: String) {
    self = range.lowerBound.index(in: text)..<range.upperBound.index(in: text)
  }

  /// Creates a range of `text` from one of Foundation, clamped to it.
  ///
  /// Foundation's own initialiser of this kind, without `clamping`, returns `nil` instead.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units; `NSNotFound` is the end.
  ///   - text: The text that the range is in. A bound inside a character moves to its start.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(clamping range: NSRange, in text: String) {
    self.init(Range<UTF16Offset>(range), in: text)
  }
}
