import FormworkTables

/// The parts of a text that may be dates, such as `24 Dec 2024` in "due 24 Dec 2024, at noon".
struct DateParts {
  /// The longest runs of words that can be part of a date.
  private(set) var runs: [Substring] = []

  /// The runs, split after numbers that aren't followed by another part of the date.
  private(set) var segments: [Substring] = []

  /// The number of months' names next to a number.
  private(set) var months = 0

  /// Finds the parts of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String, _ layout: FieldPlan) {
    var run: Range<String.Index>?
    var segment: Range<String.Index>?
    var before: Chunk?
    var isNamed = false
    for word in text.split(whereSeparator: { $0.isBlank }) {
      let chunk = Chunk(word, layout)
      guard let chunk, runs.count < 80, segments.count < 80 else {
        close(text, &run, &segment)
        before = nil
        isNamed = false
        continue
      }
      let isNumbered = chunk.numbers > 0
      if chunk.hasMonth {
        isNamed = !isNumbered && before?.numbers ?? 0 == 0
        if !isNamed { months += 1 }
      } else if isNamed {
        if isNumbered { months += 1 }
        isNamed = false
      }
      if let before, !before.goesOn(with: chunk), let range = segment {
        segments.append(text[range])
        segment = nil
      }
      run = (run?.lowerBound ?? word.startIndex)..<word.endIndex
      segment = (segment?.lowerBound ?? word.startIndex)..<word.endIndex
      before = chunk
    }
    close(text, &run, &segment)
  }

  private mutating func close(
    _ text: String, _ run: inout Range<String.Index>?, _ segment: inout Range<String.Index>?
  ) {
    if let range = run { runs.append(text[range]) }
    if let range = segment { segments.append(text[range]) }
    (run, segment) = (nil, nil)
  }

  /// The kinds of characters in a word.
  private struct Chunk {
    var hasMonth = false
    var numbers = 0
    var isPeriod = false
    var isTime = false
    var isNoise = false

    init?(_ word: Substring, _ layout: FieldPlan) {
      guard let tokens = DateTokens(String(word), layout)?.tokens,
        !tokens.contains(where: { $0.kind == .unknown || $0.isStrange && $0.separator != 0x2B })
      else { return nil }
      hasMonth = tokens.contains { $0.isMonth }
      numbers = tokens.count { $0.number != nil }
      isPeriod = tokens.first?.isPeriod ?? false
      isTime = tokens.contains { $0.separator == 0x3A || $0.kind == .hourMark }
      isNoise = numbers == 0 && !hasMonth && !isPeriod
    }

    func goesOn(with next: Chunk) -> Bool {
      if hasMonth || next.hasMonth { return true }
      if next.isPeriod { return numbers > 0 }
      if isNoise { return true }
      return numbers > 2 && next.isTime
    }
  }
}
