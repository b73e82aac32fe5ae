import FormworkText

/// One edit of a grouped text.
///
/// The characters that are left and those that come are put together, and grouped as what they are
/// then: the caret keeps its count of characters, wherever the separators go.
struct GroupedEditor<Format: GroupedFormat> {
  private let format: Format
  private let current: FormattedText
  private let text: CountedText
  private let alphabet: GroupedAlphabet

  /// Whether a whole text is read, so that not even a single character is a key.
  private let isReading: Bool

  init(_ format: Format, _ current: FormattedText, isReading: Bool = false) {
    self.format = format
    self.current = current
    self.isReading = isReading
    alphabet = format.alphabet
    text = CountedText(grouped: current.text, alphabet)
  }

  /// Carries out an edit.
  func apply(_ edit: TextEdit) -> EditOutcome {
    let range = text.clamped(edit.range)
    let supplied = format.suppliedCount(of: text.characters)
    if edit.replacement.isEmpty { return delete(range, edit.direction, supplied) }
    var lower = text.count(before: range.lowerBound)
    var upper = max(lower, text.count(before: range.upperBound))
    if lower > 0 || upper < text.characters.count {
      // What the format supplies stays where it is.
      (lower, upper) = (max(lower, supplied), max(upper, supplied))
    }
    return insert(edit.replacement, in: lower..<upper, of: range, supplied)
  }

  private func delete(
    _ range: Range<UTF16Offset>, _ direction: TextEdit.Direction, _ supplied: Int
  ) -> EditOutcome {
    // What is supplied goes with the last character of the user, or where there is none.
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
    let input = GroupedInput(replacement, alphabet)
    if input.isIgnored { return .steppedOver(replacement, at: range, in: current) }
    if input.characters.isEmpty { return .rejected(current) }
    if !isReading, input.characters.count == 1, replacement.isOneCharacter {
      return key(input.characters[0], in: characters)
    }
    let whole = WholeInput(replacement)
    let outcome = place(input, in: characters, supplied)
    // What the format itself shows is whole, though a part of it may be more than that.
    let isWhole = outcome.isDone || outcome.formatted.text.isSame(as: replacement)
    if !input.hasOthers, outcome.rejection == nil, isWhole { return outcome }
    let parts = GroupedParts(whole, format)
    let rejection = outcome.rejection ?? .notAllowed
    let part = EditOutcome.onePart(of: whole, parts.all, otherwise: rejection, current) {
      place(GroupedInput($0, alphabet), in: characters, supplied)
    }
    if !part.isRejected { return part.without(heading: Format.heading) }
    if !input.hasOthers { return outcome }
    // A label goes, even if the one part behind it isn't complete yet.
    guard parts.runs.count == 1 else { return .rejected(current, because: rejection) }
    return place(GroupedInput(String(parts.runs[0]), alphabet), in: characters, supplied)
      .accounting(for: replacement, insteadOf: String(parts.runs[0]))
  }

  private func key(_ key: UInt8, in characters: Range<Int>) -> EditOutcome {
    var all = text.characters
    all.removeSubrange(characters)
    all.insert(key, at: characters.lowerBound)
    guard format.accepts(key, at: characters.lowerBound, in: all) else {
      return isMeaningless(key, at: characters.lowerBound, in: all)
        ? EditOutcome(current) : .rejected(current)
    }
    // What has too many already may be edited as long as it doesn't grow.
    let room = max(format.room(for: format.normalized(all)), text.characters.count)
    if format.normalized(all).count > room { return .rejected(current, because: .noRoom) }
    return EditOutcome(format.formatted(all, caret: characters.lowerBound + 1, .after))
  }

  /// Whether a hyphen that has no place means nothing. After a place for one, it may be a second one.
  private func isMeaningless(_ character: UInt8, at place: Int, in all: DigitBuffer) -> Bool {
    character == UInt8(ascii: "-")
      && (place == 0 || !format.accepts(character, at: place - 1, in: all))
  }

  /// Puts all characters in the place of others, or none.
  private func place(
    _ input: GroupedInput, in characters: Range<Int>, _ supplied: Int
  ) -> EditOutcome {
    var new = input.characters
    var rest = text.characters
    rest.removeSubrange(characters)
    // What the format supplies may come once more with what is pasted behind it.
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
  /// The outcome without what means nothing before the text among what is unused.
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
  /// Whether it is one character, as a key puts in.
  fileprivate var isOneCharacter: Bool { !isEmpty && index(after: startIndex) == endIndex }
}
