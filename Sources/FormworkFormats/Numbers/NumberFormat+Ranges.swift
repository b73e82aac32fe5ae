package import FormworkMasks

extension NumberFormat {
  /// Returns the range of the value that a range of the text shows, in UTF-16 code units.
  ///
  /// Digits correspond one to one, regardless of their script.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    let signs = ValueSigns(formatted, self)
    let (start, end) = (textRange.lowerBound.value, textRange.upperBound.value)
    var lower = 0
    var upper = 0
    for sign in signs.places {
      if sign.upperBound <= start { lower += 1 }
      if textRange.isEmpty ? sign.upperBound <= start : sign.lowerBound < end { upper += 1 }
    }
    return UTF16Offset(lower)..<UTF16Offset(max(lower, upper))
  }

  /// Returns the range of the text that shows a range of the value, in UTF-16 code units.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    let places = ValueSigns(formatted, self).places
    guard let first = places.first else { return 0..<0 }
    let lower = max(0, min(valueRange.lowerBound.value, places.count))
    let upper = max(lower, min(valueRange.upperBound.value, places.count))
    if lower == upper {
      let caret = UTF16Offset(lower == 0 ? first.lowerBound : places[lower - 1].upperBound)
      return caret..<caret
    }
    // A trailing sign is the first character of the value, and the last one of the text.
    var range = places[lower]
    for place in places[lower..<upper] {
      range = min(range.lowerBound, place.lowerBound)..<max(range.upperBound, place.upperBound)
    }
    return UTF16Offset(range.lowerBound)..<UTF16Offset(range.upperBound)
  }
}

/// The position in the text of each character of the value, in UTF-16 code units.
///
/// A trailing minus sign shows the first character of the value, so it comes first.
private struct ValueSigns {
  private(set) var places: [Range<Int>] = []

  init(_ formatted: FormattedText, _ format: NumberFormat) {
    if formatted.value.isEmpty { return }
    let scan = NumberScan(formatted.text, formatted.provenance, range: 0..<0, format)
    let layout = format.layout
    let frame = layout.frame(isNegative: scan.entry.isNegative)
    let start = frame.before[...].utf16Length
    let end = formatted.text.utf16.count - frame.after[...].utf16Length
    // The value may belong to another text.
    if scan.entry.isNegative, formatted.value.utf8.first == 0x2D {
      let affix = layout.isSignTrailing ? frame.after : frame.before
      let place = (layout.isSignTrailing ? end : 0) + affix[..<layout.sign.lowerBound].utf16Length
      places.append(place..<place + affix[layout.sign].utf16Length)
    }
    var skipped = scan.entry.leadingZeros
    var offset = 0
    let length = formatted.value.utf8.count
    for scalar in formatted.text.unicodeScalars {
      let width = UTF16.width(scalar)
      defer { offset += width }
      let isSign = scalar == layout.point || layout.digit(scalar.value) != nil
      guard offset >= start, offset < end, isSign, places.count < length else { continue }
      if skipped > 0 {
        skipped -= 1
      } else {
        places.append(offset..<offset + width)
      }
    }
  }
}
