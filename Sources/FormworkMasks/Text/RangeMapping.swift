extension InputFormat {
  /// Returns the range of the value that a range of the text shows.
  ///
  ///     let phone = try Mask("+1 ([000]) [000]-[0000]")
  ///     let number = phone.formatted(value: "2125550")        // "+1 (212) 555-0"
  ///     phone.valueRange(of: 4..<10, in: number)              // 0..<4: "2125" of "212) 5"
  ///
  /// The range contains the same characters of the user, and the fixed literals between them. The default
  /// implementation uses the provenance of the text, for a value that consists of parts of the text. A format
  /// with a different value has its own implementation.
  ///
  /// - Parameters:
  ///   - textRange: A range of the text, in UTF-16 code units. It is clamped and widened to whole characters.
  ///   - formatted: A text of this format.
  /// - Returns: A range of the value in UTF-16 code units, on the boundaries of characters. If the value is
  ///   empty, the range is empty, at 0.
  /// - Complexity: O(*n*) in the length of the text.
  public func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    RangeMap(formatted).valueRange(of: textRange)
  }

  /// Returns the range of the text that shows a range of the value.
  ///
  ///     phone.textRange(of: 0..<4, in: number)  // 4..<10: "212) 5" shows "2125"
  ///
  /// The range starts and ends with characters of the value, without free literals at its ends. An empty
  /// range is after the preceding character of the value, or before the first one.
  ///
  /// - Parameters:
  ///   - valueRange: A range of the value, in UTF-16 code units. It is clamped and widened to whole
  ///     characters.
  ///   - formatted: A text of this format.
  /// - Returns: A range of the text in UTF-16 code units, on the boundaries of characters. If the value is
  ///   empty, the range is empty, at 0.
  /// - Complexity: O(*n*) in the length of the text.
  public func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    RangeMap(formatted).textRange(of: valueRange)
  }
}

/// A map between the offsets of a text and those of its value.
struct RangeMap {
  private let text: String
  private let value: String
  private let pieces: [Provenance.Piece]

  init(_ formatted: FormattedText) {
    text = formatted.text
    value = formatted.value
    pieces = formatted.provenance.pieces(of: formatted.text)
  }

  func valueRange(of textRange: Range<UTF16Offset>) -> Range<UTF16Offset> {
    let bytes = text.bytes(ofCharactersTouching: textRange)
    var lower = 0
    var upper = 0
    var start = 0
    for piece in pieces {
      if piece.kind.contains(.value) {
        lower += min(max(bytes.lowerBound - start, 0), piece.length)
        upper += min(max(bytes.upperBound - start, 0), piece.length)
      }
      start += piece.length
    }
    return value.wholeCharacters(lower..<upper)
  }

  func textRange(of valueRange: Range<UTF16Offset>) -> Range<UTF16Offset> {
    if value.isEmpty { return 0..<0 }
    let bytes = value.bytes(ofCharactersTouching: valueRange)
    // The end is after the last byte before the end of `valueRange`. The start is before the first byte in
    // it.
    var upper = 0
    var lower: Int?
    var textStart = 0
    var valueStart = 0
    for piece in pieces {
      if piece.kind.contains(.value) {
        let valueEnd = valueStart + piece.length
        if lower == nil, bytes.lowerBound < valueEnd {
          lower = textStart + bytes.lowerBound - valueStart
        }
        if bytes.upperBound > valueStart {
          upper = textStart + min(bytes.upperBound, valueEnd) - valueStart
        }
        valueStart = valueEnd
      }
      textStart += piece.length
    }
    guard bytes.isEmpty else { return text.wholeCharacters((lower ?? upper)..<upper) }
    let caret = bytes.lowerBound == 0 ? lower ?? 0 : upper
    return text.wholeCharacters(caret..<caret)
  }
}

extension String {
  /// Returns the range of the whole characters that a range of bytes touches, in UTF-16 code units.
  fileprivate func wholeCharacters(_ bytes: Range<Int>) -> Range<UTF16Offset> {
    let start = character(around: bytes.lowerBound).lowerBound
    let end = bytes.isEmpty ? start : character(around: bytes.upperBound).upperBound
    let lower = UTF16Units.count(before: start, in: self)
    return UTF16Offset(lower)..<UTF16Offset(UTF16Units.count(before: end, in: self))
  }
}
