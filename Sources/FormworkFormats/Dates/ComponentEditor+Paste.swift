import FormworkMasks
import FormworkTables

extension ComponentEditor {
  /// Inserts several characters at once at the caret.
  ///
  /// A text that is a complete value replaces everything. Any other text is inserted at the caret
  /// as if it were typed, if its numbers fit the components.
  mutating func paste(_ text: String) -> Rejection? {
    replaces = false
    let isAlone = values.isEmpty
    var whole = ComponentEditor(engine, engine.blank)
    let isRead = whole.read(text)
    if isAlone || isRead && whole.values.isComplete {
      guard isRead else { return .notAllowed }
      removed += values.digits(0...max(0, values.contents.count - 1))
      unused = whole.unused
      isChanged = whole.isChanged
      values = whole.values
      position = whole.position
      return nil
    }
    var typed = self
    // Existing and pasted digits never become one number, unless they are in one component.
    let end = typed.isAtEnd && typed.values.showsTail
    typed.values.markSeparators()
    if end { typed.values.isClosed = true }
    guard typed.typeAll(text) else { return .notAllowed }
    self = typed
    return nil
  }

  /// Reads a text into empty components: in their own notation, or in another one.
  ///
  /// - Returns: Whether the text has exactly one meaning.
  mutating func read(_ text: String) -> Bool {
    let shown = ComponentValues(text: text, engine.layout, completes: engine.completes)
    if let shown, !shown.isWrong {
      take(shown, at: text.utf16.count, isChanged: !text.isEmpty)
      return true
    }
    guard let shown else { return readNotation(text, isPart: false) || readUnpadded(text) }
    var other = self
    if other.readNotation(text, isPart: false), other.values.isFinal {
      self = other
    } else {
      take(shown, at: text.utf16.count, isChanged: true)
    }
    return true
  }

  /// Reads a text of the components in which zeros are missing, such as a month of `9` before an
  /// incomplete year.
  mutating func readUnpadded(_ text: String, caret: Int = .max) -> Bool {
    guard
      let shown = ComponentValues(unpadded: text, engine.layout, completes: engine.completes)
    else { return false }
    values = shown
    position = shown.position(at: caret)
    for index in values.contents.indices where index + 1 < values.end { writeYear(index) }
    values.settle()
    isChanged = true
    return true
  }

  private mutating func take(_ shown: ComponentValues, at offset: Int, isChanged: Bool) {
    self.isChanged = isChanged
    values = shown
    values.markSeparators()
    position = shown.position(at: offset)
  }

  /// Types characters one after the other.
  ///
  /// - Returns: Whether all of them were used, and no number was distributed to uncertain components.
  private mutating func typeAll(_ text: String) -> Bool {
    var start: Int?
    for character in text {
      switch DateCharacter(character) {
      case .digit(let digit):
        if type(digit) != nil || loose != nil { return false }
        let first = start ?? filled ?? 0
        start = first
        if let filled, filled > first, !isExact(first..<filled) { return false }
      case .separator:
        start = nil
        separate(character)
        if loose != nil { return false }
        if isChanged { values.settle() }
      case .letter(let letter):
        start = nil
        if type(letter, from: character) != nil || loose != nil { return false }
        values.settle()
      case .other: return false
      }
    }
    return true
  }

  /// Whether the user entered all digits of some components.
  private func isExact(_ components: Range<Int>) -> Bool {
    components.allSatisfy {
      values.contents[$0].ownCount == engine.layout.slots[$0].maximumWidth
    }
  }
}

extension ComponentEditor {
  /// Reads a text in any notation, if its meaning is unambiguous.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isPart: Whether the text is part of a longer one, so that less is certain.
  /// - Returns: Whether it could be read.
  mutating func readNotation(_ text: String, isPart: Bool) -> Bool {
    guard let list = DateTokens(text, engine.layout), !list.tokens.isEmpty else { return false }
    let layout = engine.layout
    let all = list.tokens[...]
    let isRange = layout.slots.last?.rangeEnd == .end
    if !isRange, list.tokens.isRange { return false }
    let wholes = DateReader(all, layout.slots.indices, engine, isPart: isPart)
    if let reading = wholes.inOrder(), reading.isRight(engine) { return take(reading, text) }
    if layout.slots.first?.kind == .count || isPart && isRange {
      return takeAny(wholes.inOrder(), text)
    }
    if !isRange {
      if let reading = wholes.otherwise() { return take(reading, text) }
      return takeAny(wholes.inOrder(), text)
    }
    return readHalves(all, text) || takeAny(wholes.inOrder(), text)
  }

  private mutating func takeAny(_ reading: DateReading?, _ text: String) -> Bool {
    guard let reading else { return false }
    return take(reading, text)
  }

  /// Reads the two dates of a range, which have about the same number of parts, or only the first
  /// of them.
  private mutating func readHalves(_ tokens: ArraySlice<DateToken>, _ text: String) -> Bool {
    let width = engine.width
    let slots = engine.layout.slots.indices
    let first = slots.prefix(width)
    let middle = tokens.count / 2
    // Splits near the middle are tried first.
    let splits = (1..<max(2, tokens.count)).sorted { abs($0 - middle) < abs($1 - middle) }
    for split in splits {
      guard
        let start = DateReader(tokens[..<split], first, engine).read(),
        let end = DateReader(tokens[split...], slots.dropFirst(width), engine).read(),
        start.isComplete(engine, first), end.isComplete(engine, slots.dropFirst(width))
      else { continue }
      return take(start.joined(with: end), text)
    }
    return takeAny(DateReader(tokens, first, engine).read(), text)
  }

  private mutating func take(_ reading: DateReading, _ text: String) -> Bool {
    let last = reading.contents.last?.index ?? 0
    for (index, content) in reading.contents {
      values.contents[index] = content
      if index < last { writeYear(index) }
    }
    (hasBareYear, isHourClear) = (reading.hasBareYear, reading.isHourClear)
    for range in reading.unused { unused += text.utf8Part(range) }
    values.settle()
    position = values.position(at: .max)
    if !text.utf8.dropFirst().dropLast(1).allSatisfy({ 0x30...0x39 ~= $0 }) {
      values.markSeparators()
    }
    isChanged = true
    return true
  }
}

extension String {
  fileprivate func utf8Part(_ range: Range<Int>) -> String {
    String(Substring(utf8.dropFirst(range.lowerBound).prefix(range.count)))
  }
}

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
  init(_ text: String, _ layout: ComponentLayout) {
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

    init?(_ word: Substring, _ layout: ComponentLayout) {
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
