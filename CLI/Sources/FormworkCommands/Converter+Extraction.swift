import FormworkMasks

extension Converter {
  /// The one part of a text that completes the format.
  ///
  /// A part is never a piece of a number or a word: see ``PartBoundaries``. The longest part of those that share
  /// characters counts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - whole: What came of all of it.
  /// - Returns: What came of the part, or the rejection: if there is none, several that differ in value, or too
  ///   many to try.
  func extracted(from text: String, otherwise whole: Conversion) -> Conversion {
    if text.utf8.count > Self.greatestLength { return whole }
    // The format found the part by itself. Formats of numbers never look for one.
    if whole.formatted.isDone, amounts == nil {
      var conversion = Conversion(whole.formatted)
      conversion.removed = whole.removed
      conversion.extract = extract(of: whole.formatted.value, from: text)
      return conversion
    }
    if isDate { return whole }
    let boundaries = PartBoundaries(text, amounts)
    let (starts, ends) = (boundaries.starts, boundaries.ends)
    var found: (range: Range<Int>, conversion: Conversion)?
    var work = 0
    for start in starts {
      for end in ends.reversed() where end > max(start, found?.range.upperBound ?? 0) {
        guard boundaries.isAlone(start..<end) else { continue }
        work += end - start
        if work > Self.mostWork { return whole }
        let conversion = convert(whole: String(boundaries.characters[start..<end]))
        if conversion.reason != nil { continue }
        if let found, found.conversion.formatted.value != conversion.formatted.value {
          return Conversion(whole.formatted, .ambiguous, removed: whole.removed)
        }
        found = found ?? (start..<end, conversion)
        break
      }
    }
    guard let found else { return whole }
    var conversion = found.conversion
    let parts = (
      String(boundaries.characters[..<found.range.lowerBound]),
      String(boundaries.characters[found.range]),
      String(boundaries.characters[found.range.upperBound...])
    )
    conversion.removed = (parts.0 + parts.2).filter(CharacterClass.alphanumeric.contains)
    conversion.extract = Extract(part: parts.1, before: parts.0, after: parts.2)
    return conversion
  }

  /// The words of a text that a format took; the others can go at either side without changing the value.
  private func extract(of value: String, from text: String) -> Extract {
    let words = text.split(whereSeparator: \.isWhitespace)
    var taken = words[...]
    func isSame(_ words: ArraySlice<Substring>) -> Bool {
      guard let first = words.first, let last = words.last else { return false }
      let formatted = convert(whole: String(text[first.startIndex..<last.endIndex])).formatted
      return formatted.isDone && formatted.value == value
    }
    while isSame(taken.dropFirst()) { taken.removeFirst() }
    while isSame(taken.dropLast()) { taken.removeLast() }
    let start = taken.first?.startIndex ?? text.startIndex
    let end = taken.last?.endIndex ?? text.endIndex
    return Extract(
      part: String(text[start..<end]), before: String(text[..<start]), after: String(text[end...]))
  }

  /// The longest text that is looked at, in bytes, and how many characters its parts have that are tried: a
  /// hostile line must not hold up the others for long.
  private static var greatestLength: Int { 4096 }
  private static var mostWork: Int { 1 << 17 }
}
