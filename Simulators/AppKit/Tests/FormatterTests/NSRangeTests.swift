import Foundation
import FormworkUnderTest
import Testing

@Suite struct NSRangeTests {
  @Test(
    arguments: [
      (NSRange(location: 1, length: 4), 1, 5, "🇺🇸"),
      (NSRange(location: 0, length: 1), 0, 1, "a"),
      (NSRange(location: 2, length: 2), 2, 4, ""),
      (NSRange(location: 5, length: 99), 5, 104, "b"),
      (NSRange(location: -3, length: 4), 0, 4, "a"),
      (NSRange(location: 6, length: -2), 6, 6, ""),
      (NSRange(location: 3, length: .max), 3, .max, "🇺🇸b"),
      (NSRange(location: NSNotFound, length: 0), .max, .max, ""),
      (NSRange(location: NSNotFound, length: 5), .max, .max, ""),
      (NSRange(location: .min, length: .min), 0, 0, ""),
    ] as [(range: NSRange, lower: Int, upper: Int, part: String)])
  func fromFoundation(range: NSRange, lower: Int, upper: Int, part: String) {
    let offsets = Range<UTF16Offset>(range)
    #expect(offsets == UTF16Offset(lower)..<UTF16Offset(upper))
    let text = "a🇺🇸b"
    let indices = Range<String.Index>(clamping: range, in: text)
    #expect(text[indices] == part)
    let clamped = Range<UTF16Offset>(range, in: text)
    #expect(clamped == Range<UTF16Offset>(indices, in: text))
    #expect(NSRange(offsets, in: text) == NSRange(clamped))
  }

  @Test(
    arguments: [
      (1..<3, NSRange(location: 1, length: 2)), (-4..<2, NSRange(location: 0, length: 2)),
      (-4..<(-2), NSRange(location: 0, length: 0)), (5..<5, NSRange(location: 5, length: 0)),
      (Int.min..<Int.max, NSRange(location: 0, length: .max)),
    ])
  func toFoundation(range: Range<Int>, expected: NSRange) {
    #expect(NSRange(UTF16Offset(range.lowerBound)..<UTF16Offset(range.upperBound)) == expected)
  }

  @Test func indicesOfAnotherText() {
    let long = "aaaaaaaaaa🇺🇸🇺🇸🇺🇸"
    for lower in long.unicodeScalars.indices {
      let offsets = Range<UTF16Offset>(lower..<long.endIndex, in: "é🇺🇸")
      #expect(offsets.upperBound <= 5)
    }
  }
}
