import FormworkPhoneNumbers
package import FormworkMasks

extension PhoneFormat {
  /// Returns the range of the value that a range of the text shows, in UTF-16 code units.
  ///
  /// A trunk prefix isn't part of the value: it corresponds to the calling code, or to the start of
  /// the text.
  package func valueRange(
    of textRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    let map = PhoneRangeMap(formatted, home: region)
    let lower = map.place(ofCount: map.text.count(before: textRange.lowerBound))
    let upper = map.place(ofCount: map.text.count(before: textRange.upperBound))
    return UTF16Offset(lower)..<UTF16Offset(max(lower, upper))
  }

  /// Returns the range of the text that shows a range of the value, in UTF-16 code units.
  package func textRange(
    of valueRange: Range<UTF16Offset>, in formatted: FormattedText
  ) -> Range<UTF16Offset> {
    let map = PhoneRangeMap(formatted, home: region)
    let lower = map.count(ofPlace: valueRange.lowerBound.value)
    let upper = map.count(ofPlace: valueRange.upperBound.value)
    if upper <= lower {
      let caret = lower == 0 ? map.text.offset(before: 0) : map.text.offset(after: lower)
      return caret..<caret
    }
    return map.text.offset(before: lower)..<map.text.offset(after: upper)
  }
}

/// The digits of a text and of its value, aligned at their ends. Different digits are at the start.
private struct PhoneRangeMap {
  let text: CountedText

  /// The number of digits in the text and in the value before the digits that they share.
  private let dialedStart: Int
  private let valueStart: Int
  private let shared: Int

  init(_ formatted: FormattedText, home: PhoneRegion?) {
    text = CountedText(phone: formatted.text)
    let value = Array(formatted.value.utf8)
    var shared = 0
    while shared < min(text.characters.count, value.count),
      text.characters[text.characters.count - 1 - shared] == value[value.count - 1 - shared]
    {
      shared += 1
    }
    let number = DialedNumber(text.characters, home: home)
    // A trunk prefix may equal the end of the calling code.
    if !number.isInternational, number.plan != nil, value.first == UInt8(ascii: "+") {
      shared = min(shared, number.national.count)
    }
    self.shared = shared
    dialedStart = text.characters.count - shared
    valueStart = value.count - shared
  }

  /// Returns the position in the value after `count` digits of the text.
  func place(ofCount count: Int) -> Int {
    if count <= 0 { return 0 }
    return count <= dialedStart
      ? valueStart : min(count, dialedStart + shared) - dialedStart + valueStart
  }

  /// Returns the number of digits in the text before a position in the value.
  func count(ofPlace place: Int) -> Int {
    if place <= 0 { return 0 }
    return place <= valueStart ? dialedStart : min(place - valueStart, shared) + dialedStart
  }
}
