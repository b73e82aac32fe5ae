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
