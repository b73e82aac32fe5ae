import FormworkText

/// One edit of grouped text.
///
/// The remaining and the new characters are joined and grouped again. The caret keeps its position
/// among the characters, regardless of the separators.
struct GroupedEditor<Format: GroupedFormat> {
  private let format: Format
  private let current: FormattedText
  private let text: CountedText
  private let alphabet: GroupedAlphabet

  /// Whether a whole text is read, so that even a single character isn't a key.
  private let isReading: Bool

  init(_ format: Format, _ current: FormattedText, isReading: Bool = false) {
    self.format = format
    self.current = current
    self.isReading = isReading
    alphabet = format.alphabet
    text = CountedText(grouped: current.text, alphabet)
  }

  /// Applies an edit.
  func apply(_ edit: TextEdit) -> EditOutcome {
    ExportedNumber.outcome(of: edit, in: current, exported) { applyInput($0) }
  }

  /// A number has lost its first zeros, but a code of digits has as many as before.
  private var exported: ExportedNumber.Reading {
    Format.isCode && format.keyboard == .digits ? .code : .number
  }

  private func applyInput(_ edit: TextEdit) -> EditOutcome {
    let range = text.clamped(edit.range)
    let supplied = format.suppliedCount(of: text.characters)
    if edit.replacement.isEmpty { return delete(range, edit.direction, supplied) }
    var lower = text.count(before: range.lowerBound)
    var upper = max(lower, text.count(before: range.upperBound))
    if lower > 0 || upper < text.characters.count {
      // Characters that the format supplies stay in place.
      (lower, upper) = (max(lower, supplied), max(upper, supplied))
    }
    let outcome = insert(edit.replacement, in: lower..<upper, of: range, supplied)
    let isAlone = text.characters.count == supplied || edit.replacement.utf8.count < 3
    if isAlone || !range.isEmpty || current.isComplete { return outcome }
    // A whole text replaces its own beginning, and a code that of another one, if they aren't a text
    // together.
    let whole = GroupedEditor(format, FormattedText())
      .apply(TextEdit(inserting: edit.replacement, at: 0))
    let isBeginning = whole.formatted.value.utf8.starts(with: current.value.utf8)
    let isOther = Format.isCode && (outcome.isRejected || outcome.formatted.issue != nil)
    guard whole.isDone, isBeginning || isOther else { return outcome }
    return EditOutcome(
      whole.formatted, removed: isBeginning ? "" : current.value.lettersAndDigits,
      unused: whole.unused)
  }

  private func delete(
    _ range: Range<UTF16Offset>, _ direction: TextEdit.Direction, _ supplied: Int
  ) -> EditOutcome {
    // The supplied characters disappear with the user's last character, or if there is none.
    let isBare = text.characters.count == supplied
    guard let deletion = text.deletion(of: range, direction, first: isBare ? 0 : supplied) else {
      let isSelection = direction == .insertion && !range.isEmpty
      return isSelection ? .moved(current, to: range.lowerBound) : EditOutcome(current)
    }
    var rest = text.characters
    rest.removeSubrange(deletion.characters)
    if !isBare, rest.count == supplied { rest = DigitBuffer() }
    return EditOutcome(
      format.formatted(rest, caret: deletion.characters.lowerBound, deletion.side))
  }

  private func insert(
    _ replacement: String, in characters: Range<Int>, of range: Range<UTF16Offset>, _ supplied: Int
  ) -> EditOutcome {
    if !replacement.isOneCharacter, let meaning = format.meaning(of: replacement) {
      switch meaning {
      case .nothing: return .rejected(current)
      case .text(let text): return insert(text, in: characters, of: range, supplied)
      case .part(let part, let rest):
        var outcome = insert(part, in: characters, of: range, supplied)
        if !outcome.isDone { return .rejected(current, because: outcome.rejection ?? .notAllowed) }
        outcome.unused += rest.lettersAndDigits
        return outcome
      }
    }
    let input = GroupedInput(replacement, alphabet)
    if input.isIgnored { return .steppedOver(replacement, at: range, in: current) }
    if input.characters.isEmpty { return .rejected(current) }
    if !isReading, input.characters.count == 1, replacement.isOneCharacter {
      return key(input.characters[0], in: characters)
    }
    let whole = WholeInput(replacement)
    let outcome = place(input, in: characters, supplied)
    // The format's own output is complete, even if a part of it has more characters.
    let isWhole = outcome.isDone || outcome.formatted.text.isSame(as: replacement)
    if !input.hasOthers, outcome.rejection == nil, isWhole { return outcome }
    let parts = GroupedParts(whole, format)
    let rejection = outcome.rejection ?? .notAllowed
    let part = EditOutcome.onePart(of: whole, parts.all, otherwise: rejection, current) {
      placePart($0, in: characters, supplied)
    }
    if !part.isRejected {
      let isOnly = !Format.isChecked || isOnly(part.formatted.value, in: replacement)
      return isOnly ? part.without(heading: Format.heading) : .rejected(current, because: rejection)
    }
    if !input.hasOthers { return outcome }
    // A label is removed even if the only part after it isn't complete yet.
    guard let only = parts.only.map({ String($0) }) else {
      return .rejected(current, because: rejection)
    }
    return placePart(only, in: characters, supplied)
      .accounting(for: replacement, insteadOf: only)
  }

  /// Whether no words in a row are another complete text, not even words that look like a label.
  private func isOnly(_ value: String, in text: String) -> Bool {
    let words = GroupedParts.allWords(of: text, alphabet)
    if words.count > 4 * WholeInput.mostParts { return false }
    for first in words.indices {
      var characters: [UInt8] = []
      for word in words[first...] {
        characters += word
        if characters.count < 15 { continue }
        let all = format.normalized(DigitBuffer(characters.prefix(63)))
        if characters.count > 62 || all.count > format.room(for: all) { break }
        let formatted = format.formatted(all, caret: 0, .after)
        if formatted.isDone, !formatted.value.isSame(as: value) { return false }
      }
    }
    return true
  }

  private func key(_ key: UInt8, in characters: Range<Int>) -> EditOutcome {
    var all = text.characters
    all.removeSubrange(characters)
    all.insert(key, at: characters.lowerBound)
    guard format.accepts(key, at: characters.lowerBound, in: all) else {
      return isMeaningless(key, at: characters.lowerBound, in: all)
        ? EditOutcome(current) : .rejected(current)
    }
    // A text with too many characters may be edited as long as it doesn't grow.
    let room = max(format.room(for: format.normalized(all)), text.characters.count)
    if format.normalized(all).count > room { return .rejected(current, because: .noRoom) }
    return EditOutcome(format.formatted(all, caret: characters.lowerBound + 1, .after))
  }

  /// Whether a hyphen without a place is ignored. After a place for a hyphen, it may be a second
  /// one.
  private func isMeaningless(_ character: UInt8, at place: Int, in all: DigitBuffer) -> Bool {
    character == UInt8(ascii: "-")
      && (place == 0 || !format.accepts(character, at: place - 1, in: all))
  }

  private func placePart(_ part: String, in characters: Range<Int>, _ supplied: Int) -> EditOutcome
  {
    ExportedNumber.outcome(ofPart: part, in: current, exported) {
      place(GroupedInput($0, alphabet), in: characters, supplied)
    }
  }

  /// Replaces characters with all the new ones, or with none.
  private func place(
    _ input: GroupedInput, in characters: Range<Int>, _ supplied: Int
  ) -> EditOutcome {
    var new = input.characters
    var rest = text.characters
    rest.removeSubrange(characters)
    // A paste may repeat the characters that the format supplies.
    if supplied > 0, characters.lowerBound == supplied,
      new.starts(with: rest.prefix(supplied))
    {
      new.removeFirst(supplied)
    }
    guard rest.count + new.count < 63 else { return .rejected(current, because: .noRoom) }
    var place = characters.lowerBound
    for character in new {
      rest.insert(character, at: place)
      if format.accepts(character, at: place, in: rest) {
        place += 1
      } else if isMeaningless(character, at: place, in: rest) {
        rest.remove(at: place)
      } else {
        return .rejected(current)
      }
    }
    let all = format.normalized(rest)
    if all.count > max(format.room(for: all), text.characters.count) {
      return .rejected(current, because: .noRoom)
    }
    return EditOutcome(
      format.formatted(rest, caret: place, .after))
  }
}

extension EditOutcome {
  /// Returns the outcome with a meaningless heading removed from the unused input.
  fileprivate func without(heading: String) -> EditOutcome {
    let count = heading.utf8.count
    guard count > 0, unused.utf8.count >= count,
      zip(unused.utf8, heading.utf8).allSatisfy({ $0 & 0xDF == $1 })
    else { return self }
    var outcome = self
    outcome.unused = String(decoding: Array(unused.utf8.dropFirst(count)), as: UTF8.self)
    return outcome
  }
}

extension String {
  /// Whether the text is one character, as a key inserts.
  fileprivate var isOneCharacter: Bool { !isEmpty && index(after: startIndex) == endIndex }
}
