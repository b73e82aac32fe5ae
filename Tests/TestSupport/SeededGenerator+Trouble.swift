public import FormworkMasks

extension SeededGenerator {
  /// A text of up to `count` scalars and sequences that make trouble.
  public mutating func troublesomeText(upTo count: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<number(in: 0...count) {
      switch number(in: 0...9) {
      case 0...3: scalars.append(element(of: Array("0123456789.,-abcXYZ ".unicodeScalars)))
      case 4...7: scalars.append(contentsOf: element(of: Self.trouble).unicodeScalars)
      case 8: scalars.append(element(of: Array("\u{301}\u{200D}\u{FE0F}🇩🇪🇺🇸\r\n".unicodeScalars)))
      default: scalars.append(Unicode.Scalar(UInt32(number(in: 0...0x10_FFFF))) ?? "\u{FFFC}")
      }
    }
    return String(scalars)
  }

  private static let trouble = [
    "é", "e\u{301}", "\u{301}", "\u{20E3}", "\u{FE0F}", "\u{200D}", "\r\n", "\r", "\n", "\u{0}",
    "🇩🇪", "🇩", "🇺🇸", "👍🏽", "🏽", "👨\u{200D}👩\u{200D}👧", "5\u{FE0F}\u{20E3}", "ℹ\u{FE0F}", "٣", "٫",
    "漢", "、", "あ", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "กำ", "क", "\u{94D}", "ष", "\u{600}",
    "\u{202E}", "\u{FFFC}", "\u{E0067}", "🏴", "𝟘", "𐐨", "ß", "İ", "ﬁ", "\u{345}", "½", "\u{D4E}",
  ]

  /// An edit with a range that may lie anywhere in or around a text.
  public mutating func edit(of text: String, inserting insertion: String) -> TextEdit {
    let length = text.utf16.count
    let wild = number(in: 0...9) == 0
    let bounds =
      wild
      ? [element(of: [.min, -1, 0, length, .max]), element(of: [.min, -1, length + 1, .max])]
      : [number(in: 0...length), number(in: 0...length)]
    let lower = UTF16Offset(min(bounds[0], bounds[1]))
    var edit = TextEdit(replacing: lower..<UTF16Offset(max(bounds[0], bounds[1])), with: insertion)
    if number(in: 0...1) == 0 { edit.range = lower..<lower }
    edit.direction =
      insertion.isEmpty ? element(of: [.insertion, .backward, .forward]) : .insertion
    return edit
  }
}
