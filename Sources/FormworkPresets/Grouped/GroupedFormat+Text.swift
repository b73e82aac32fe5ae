import FormworkText

extension GroupedFormat {
  /// The text that shows characters.
  ///
  /// - Parameters:
  ///   - characters: The characters, in ASCII.
  ///   - caret: How many of them are before the caret.
  ///   - side: On which side of a separator the caret stands.
  /// - Returns: The text with its value, and all that is known of it.
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
    // What the format supplies alone is no value.
    let isValue = all.count > supplied && !rules.isBarePrefix
    var formatted = FormattedText(
      text: text.text, value: isValue ? all.text : "",
      selection: UTF16Offset(offset)..<UTF16Offset(offset),
      isComplete: isValue && rules.isComplete,
      issue: isValue ? rules.issue(in: text, alphabet) : nil, provenance: Provenance(pieces))
    formatted.isFull = all.count >= rules.most
    return formatted
  }

  /// The characters of a text of this format.
  func characters(of formatted: FormattedText) -> DigitBuffer {
    // Without their places, which only an edit needs.
    let alphabet = alphabet
    var characters = DigitBuffer()
    for byte in formatted.text.utf8 where alphabet.counts(byte) { characters.append(byte) }
    return characters
  }

  /// The places that are still missing, in their groups: `0` for a digit, `A` for a letter.
  ///
  /// Nothing is missing in a text that is complete, though there may be room for more.
  public func remainder(after current: FormattedText) -> String {
    if current.isComplete { return "" }
    let characters = characters(of: current)
    let missing = missing(after: characters)
    if missing.isEmpty { return "" }
    let rules = rules(for: characters)
    var (groups, separators, remainder) = (rules.groups, rules.separators, DigitBuffer())
    // A separator that is shown already isn't missing.
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

  /// The text that shows a value, with the caret at its end.
  ///
  /// A value that doesn't fit whole is shown as far as it goes, with an issue, and stays the value until the
  /// next edit.
  public func formatted(value: String) -> FormattedText {
    let read = GroupedEditor(self, FormattedText(), isReading: true)
      .apply(TextEdit(inserting: value, at: 0))
    if read.placesAll { return read.formatted.withCaretAtEnd() }
    if value.isEmpty { return FormattedText() }
    if read.rejection == nil { return read.formatted.withCaretAtEnd().showing(partOf: value) }
    let whole = GroupedInput(value, alphabet).characters
    let shown = DigitBuffer(whole.prefix(min(63, room(for: DigitBuffer(whole.prefix(63))))))
    var formatted = formatted(shown, caret: shown.count, .after).showing(partOf: value)
    formatted.issue = read.rejection == .noRoom ? .tooLong : .malformed
    return formatted
  }

  /// The text that comes of a whole one, with the caret at its end.
  public func formatted(text: String) -> FormattedText {
    GroupedEditor(self, FormattedText(), isReading: true)
      .apply(TextEdit(inserting: text, at: 0)).formatted.withCaretAtEnd()
  }
}

extension GroupedFormat {
  /// The letters and digits of a whole text that found no place, without what means nothing before it.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    let read = GroupedEditor(self, FormattedText(), isReading: true)
      .apply(TextEdit(inserting: input, at: 0))
    return read.rejection == nil && read.formatted.text.isSame(as: formatted.text)
      ? read.unused : formatted.unused(of: input)
  }
}

extension GroupRules {
  /// The issue, with the part of the text that shows the wrong characters.
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
  /// The digits of a grouped text, and the letters and symbols that count.
  init(grouped text: String, _ alphabet: GroupedAlphabet) {
    self.init(text) { byte, _ in alphabet.counts(byte) }
  }
}
