import FormworkText

extension GroupedFormat {
  /// Returns the formatted text of characters.
  ///
  /// - Parameters:
  ///   - characters: The characters, in ASCII.
  ///   - caret: The number of characters before the caret.
  ///   - side: The side of a separator on which the caret is.
  /// - Returns: The text with its value and state.
  func formatted(
    _ characters: DigitBuffer, caret: Int, _ side: CaretSide
  ) -> FormattedText {
    let all = normalized(characters)
    if all.isEmpty { return FormattedText() }
    let caret = max(0, caret + all.count - characters.count)
    let rules = rules(for: all)
    let supplied = suppliedCount(of: all)
    var text = DigitBuffer()
    var pieces: [Provenance.Piece] = []
    pieces.reserveCapacity(18)
    var (groups, separators, next, offset) = (rules.groups, rules.separators, 0, 0)
    while next < all.count {
      let size = Int(groups & 15)
      let end = size == 0 ? all.count : min(all.count, next + size)
      groups >>= 4
      if next > 0 {
        text.append(UInt8(truncatingIfNeeded: separators))
        separators >>= 8
        pieces.append(.init(length: 1, kind: []))
      }
      if caret > next || caret == next && (side == .before || next == 0) {
        offset = text.count + min(caret, end) - next
      }
      if next < supplied {
        pieces.append(.init(length: min(supplied, end) - next, kind: .value))
      }
      if end > supplied {
        pieces.append(.init(length: end - max(next, supplied), kind: [.user, .value]))
      }
      while next < end {
        text.append(all[next])
        next += 1
      }
      if next == all.count, size != 0, end - (next - size) == size, rules.showsNextSeparator {
        text.append(UInt8(truncatingIfNeeded: separators))
        pieces.append(.init(length: 1, kind: []))
      }
    }
    if caret >= all.count || offset > text.count { offset = text.count }
    // The characters that the format supplies aren't a value on their own.
    let isValue = all.count > supplied && !rules.isBarePrefix
    var formatted = FormattedText(
      text: text.text, value: isValue ? all.text : "",
      selection: UTF16Offset(offset)..<UTF16Offset(offset),
      isComplete: isValue && rules.isComplete,
      issue: rules.issue(in: text, alphabet), provenance: Provenance(pieces))
    formatted.isFull = all.count >= rules.most
    return formatted
  }

  /// Returns the characters of formatted text.
  func characters(of formatted: FormattedText) -> DigitBuffer {
    // Positions are omitted, because only edits need them.
    let alphabet = alphabet
    var characters = DigitBuffer()
    for byte in formatted.text.utf8 where alphabet.counts(byte) { characters.append(byte) }
    return characters
  }

  /// Returns the missing characters in their groups: `0` for a digit, `A` for a letter.
  ///
  /// For complete text, it is empty, even if there is room for more.
  public func remainder(after current: FormattedText) -> String {
    if current.isComplete { return "" }
    let characters = isLabel(current) ? DigitBuffer() : characters(of: current)
    let missing = missing(after: characters)
    if missing.isEmpty { return "" }
    let rules = rules(for: characters)
    var (groups, separators, remainder) = (rules.groups, rules.separators, DigitBuffer())
    // A separator that is already shown isn't missing.
    let isShown = current.text.utf8.last.map { !alphabet.counts($0) } ?? true
    var end = 0
    for place in 0..<characters.count + missing.count {
      if place == end {
        let size = Int(groups & 15)
        end = size == 0 ? .max : end + size
        groups >>= 4
        if place > 0 {
          if place > characters.count || place == characters.count && !isShown {
            remainder.append(UInt8(truncatingIfNeeded: separators))
          }
          separators >>= 8
        }
      }
      if place >= characters.count { remainder.append(missing[place - characters.count]) }
    }
    return remainder.text
  }

  /// Returns the formatted text of a value, with the caret at its end.
  ///
  /// If a value doesn't fit, as much as possible is shown, with an issue, and it stays the value
  /// until the next edit.
  public func formatted(value: String) -> FormattedText {
    let read = GroupedEditor(self, FormattedText(), isReading: true)
      .apply(TextEdit(inserting: value, at: 0))
    // A number of a spreadsheet is the value that the app assigned, unless it is a whole code.
    if read.placesAll, read.isDone || ExportedNumber(value) == nil {
      return read.formatted.withCaretAtEnd()
    }
    if value.isEmpty { return FormattedText() }
    if read.rejection == nil { return read.formatted.withCaretAtEnd().showing(partOf: value) }
    let whole = GroupedInput(value, alphabet).characters
    let shown = DigitBuffer(whole.prefix(min(63, room(for: DigitBuffer(whole.prefix(63))))))
    var formatted = formatted(shown, caret: shown.count, .after).showing(partOf: value)
    formatted.issue = read.rejection == .noRoom ? .tooLong : .malformed
    return formatted
  }

  /// Formats arbitrary text, such as a paste, and places the caret at its end.
  public func formatted(text: String) -> FormattedText {
    GroupedEditor(self, FormattedText(), isReading: true)
      .apply(TextEdit(inserting: text, at: 0)).formatted.withCaretAtEnd()
  }
}

extension GroupedFormat {
  /// Returns the unused letters and digits of a whole text, without a meaningless heading.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    let read = GroupedEditor(self, FormattedText(), isReading: true)
      .apply(TextEdit(inserting: input, at: 0))
    return read.rejection == nil && read.formatted.text.isSame(as: formatted.text)
      ? read.unused : formatted.unused(of: input)
  }
}

extension GroupRules {
  /// Returns the issue, with the range of the wrong characters in the text.
  fileprivate func issue(in text: DigitBuffer, _ alphabet: GroupedAlphabet) -> ValidationIssue? {
    guard let issue, let wrong, !wrong.isEmpty else { return issue }
    var (place, start, end) = (0, text.count, text.count)
    for offset in text.indices where alphabet.counts(text[offset]) {
      if place == wrong.lowerBound { start = offset }
      place += 1
      if place == wrong.upperBound { end = offset + 1 }
    }
    return issue.located(at: UTF16Offset(start)..<UTF16Offset(max(start, end)))
  }
}

extension CountedText {
  /// Reads the digits of grouped text, and the letters and symbols that count.
  init(grouped text: String, _ alphabet: GroupedAlphabet) {
    self.init(text) { byte, _ in alphabet.counts(byte) }
  }
}
