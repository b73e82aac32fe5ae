import Formwork

extension Converter {
  /// The longest part of a text that completes the format, the first among equals.
  ///
  /// A part begins and ends with a whole run of letters or of digits, of which none is cut: the
  /// first ten digits of a longer number are no telephone number. A part with letters or digits
  /// that find no place isn't made longer, since they find none in more of the text either.
  ///
  /// - Returns: `nil` if there is no such part, or if the text is too long to look at all of it.
  func extracted(from text: String) -> Conversion? {
    if text.utf8.count > Self.greatestLength { return nil }
    let runs = text.runsOfLettersAndDigits
    var best: (range: Range<String.Index>, length: Int, conversion: Conversion)?
    var trials = 0
    for first in runs.indices {
      let rest = text[runs[first].lowerBound..<runs[runs.count - 1].upperBound]
      if let best, rest.count <= best.length { break }
      for last in first..<runs.count {
        let range = runs[first].lowerBound..<runs[last].upperBound
        trials += 1
        if trials > Self.mostTrials { return nil }
        let conversion = convert(whole: String(text[range]))
        if !conversion.dropped.isEmpty { break }
        let length = text[range].count
        if conversion.reason == nil, length > best?.length ?? 0, !isOfAnotherNumber(range, text) {
          best = (range, length, conversion)
        }
      }
    }
    guard let best else { return nil }
    var conversion = best.conversion
    conversion.dropped = (text[..<best.range.lowerBound] + text[best.range.upperBound...])
      .filter(CharacterClass.alphanumeric.contains)
    conversion.extract = Extract(
      part: String(text[best.range]), before: String(text[..<best.range.lowerBound]),
      after: String(text[best.range.upperBound...]))
    return conversion
  }

  /// The words of a text that the format took, of which it left out the others.
  ///
  /// - Returns: `nil` if it took none.
  func word(of text: String, _ whole: Conversion) -> Conversion? {
    if text.utf8.count > Self.greatestLength || whole.reason != .leftOver { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let start = words.first?.startIndex, let end = words.last?.endIndex else { return nil }
    var range = start..<end
    let value = whole.formatted.value
    // What can go at either side without changing the value isn't a part of it.
    for word in words.dropLast() where gives(value, text[word.endIndex..<end]) {
      range = word.endIndex..<end
    }
    for word in words.reversed() where word.startIndex > range.lowerBound {
      guard gives(value, text[range.lowerBound..<word.startIndex]) else { continue }
      range = range.lowerBound..<word.startIndex
    }
    let part = text[range].trimmingSpace
    var conversion = Conversion(whole.formatted)
    conversion.dropped = whole.dropped
    conversion.extract = Extract(
      part: String(part), before: String(text[..<part.startIndex]),
      after: String(text[part.endIndex...]))
    return conversion
  }

  private func gives(_ value: String, _ part: Substring) -> Bool {
    let formatted = convert(whole: String(part)).formatted
    return formatted.isDone && formatted.value == value
  }

  /// Whether a part stands in a number that begins with `+` and that the format doesn't take: of
  /// `+49 212 555 0161` no part is a number in the United States.
  private func isOfAnotherNumber(_ range: Range<String.Index>, _ text: String) -> Bool {
    let before = text[..<range.lowerBound].reversed()
      .prefix { !CharacterClass.letter.contains($0) && !",;\t".contains($0) }
    guard let distance = before.firstIndex(of: "+")?.base else { return false }
    // The character behind the sign.
    guard CharacterClass.digit.contains(text[distance]) else { return false }
    let start = text.index(before: distance)
    return convert(whole: String(text[start..<range.upperBound])).reason != nil
  }

  /// The longest text that is looked at, in bytes, and how many parts of it are tried: a hostile
  /// line must not hold up the others for long.
  private static var greatestLength: Int { 4096 }
  private static var mostTrials: Int { 4096 }
}

extension String {
  /// The runs of letters and those of digits, in order; letters end a run of digits and vice versa.
  var runsOfLettersAndDigits: [Range<String.Index>] {
    var runs: [Range<String.Index>] = []
    var kind = Kind.other
    var start = startIndex
    for index in indices {
      let next = Kind(self[index])
      if next == kind { continue }
      if kind != .other { runs.append(start..<index) }
      (kind, start) = (next, index)
    }
    if kind != .other { runs.append(start..<endIndex) }
    return runs
  }

  private enum Kind {
    case letter, digit, other

    init(_ character: Character) {
      self =
        CharacterClass.digit.contains(character)
        ? .digit : CharacterClass.letter.contains(character) ? .letter : .other
    }
  }
}

extension Substring {
  /// The text without white space around it.
  fileprivate var trimmingSpace: Substring {
    var text = self
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
