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
    if text.utf8.count > Self.longestSearched { return whole }
    // The format found the part by itself. Formats of numbers never look for one.
    if whole.formatted.isDone, amounts == nil {
      var conversion = Conversion(whole.formatted)
      conversion.removed = whole.removed
      conversion.extract = extract(of: whole.formatted.value, from: text)
      return conversion
    }
    if isDate { return whole }
    let boundaries = PartBoundaries(text, amounts)
    let ends = boundaries.ends
    let reaches = boundaries.reaches(takesLetters: takesLetters)
    var found: (range: Range<Int>, conversion: Conversion)?
    var work = 0
    for start in boundaries.starts {
      let (least, most) = reaches[start.place]
      var next = ends.partition { $0.place <= most }
      while next > 0 {
        next -= 1
        let end = ends[next]
        if end.place <= max(start.place, least, found?.range.upperBound ?? 0) { break }
        let range = start.place..<end.place
        // The least is what a conversion takes besides.
        work += max(range.count, Self.leastWork)
        if work > Self.mostWork { return whole }
        // An amount in brackets is negative.
        if amounts != nil, start.isAtBracket, end.isAtBracket { continue }
        let part = String(boundaries.characters[range])
        guard isComplete(format.formatted(text: part, as: input)) else { continue }
        let conversion = convert(whole: part)
        if conversion.reason != nil { continue }
        if let word = boundaries.changer(of: range) {
          return Conversion(
            whole.formatted, whole.reason ?? .unused, removed: whole.removed,
            detail: "“\(word)” next to the number makes it another amount")
        }
        if let found, found.conversion.formatted.value != conversion.formatted.value {
          return Conversion(whole.formatted, .ambiguous, removed: whole.removed)
        }
        found = found ?? (range, conversion)
        break
      }
    }
    guard let found else { return whole }
    if boundaries.hasAmount(besides: found.range) {
      return Conversion(whole.formatted, .ambiguous, removed: whole.removed)
    }
    var conversion = found.conversion
    let parts = (
      String(boundaries.characters[..<found.range.lowerBound]),
      String(boundaries.characters[found.range]),
      String(boundaries.characters[found.range.upperBound...])
    )
    conversion.removed = (parts.0 + parts.2).filter(UnicodeSet.alphanumeric.contains)
    conversion.extract = Extract(part: parts.1, before: parts.0, after: parts.2)
    return conversion
  }

  /// Whether a text that was read so may have been completed. Why others weren't takes longer to find out.
  private func isComplete(_ read: FormattedText) -> Bool {
    !read.text.isEmpty && format.editingEnded(read).isDone
  }

  /// The words of a text that a format took; the others can go at either side without changing the value.
  private func extract(of value: String, from text: String) -> Extract {
    if let extract = Extract(of: value, in: text) { return extract }
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
  private static var longestSearched: Int { 4096 }
  private static var mostWork: Int { 1 << 16 }
  private static var leastWork: Int { 64 }
}

extension [PartBoundaries.Bound] {
  /// How many of the first ones fulfill a condition that none fulfills after them.
  fileprivate func partition(_ isFirst: (PartBoundaries.Bound) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isFirst(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Extract {
  /// The words of a text that have the letters and digits of a value, one after the other; `nil` if that isn't
  /// certain: they are there twice, or the text isn't ASCII.
  fileprivate init?(of value: String, in text: String) {
    let wanted = value.utf8.filter(\.isLetterOrDigit)
    let bytes = Array(text.utf8)
    guard wanted.count > 3, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    let places = bytes.indices.filter { bytes[$0].isLetterOrDigit }
    var found: Range<Int>?
    for first in places.indices where first + wanted.count <= places.count {
      let isHere = wanted.indices.allSatisfy { bytes[places[first + $0]] == wanted[$0] }
      if !isHere { continue }
      if found != nil { return nil }
      found = places[first]..<places[first + wanted.count - 1] + 1
    }
    guard var range = found else { return nil }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    while range.lowerBound > 0, !isSpace(bytes[range.lowerBound - 1]) {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < bytes.count, !isSpace(bytes[range.upperBound]) {
      range = range.lowerBound..<range.upperBound + 1
    }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    self.init(start..<text.utf8.index(start, offsetBy: range.count), of: text)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    0x30...0x39 ~= self || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }
}
