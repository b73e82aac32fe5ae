package import FormworkMasks

extension CardFormat {
  /// Returns the role of a character. Behind the digits, a reader of magnetic stripes types a separator, which stays
  /// until the user leaves the field, so that no later key becomes part of the number.
  package func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    guard let byte = character.utf8.first, character.utf8.count == 1 else {
      return groupedRole(of: character, at: index, in: entry)
    }
    if byte &- 0x30 < 10 { return .significant(character) }
    if byte.endsNumberOfTrack {
      let isEnd = index == entry.count && index > 0 && entry.lastMark == nil
      return isEnd ? .significant(character) : .ignored
    }
    return groupedRole(of: character, at: index, in: entry)
  }

  /// Returns the text of an entry, in the groups of its brand.
  package func write(_ entry: Entry) -> EntryText {
    guard let mark = entry.lastMark else { return write(entry, upTo: entry.count) }
    var text = write(entry, upTo: mark)
    text.show(mark, isValue: false)
    text.isFull = true
    if mark < entry.count - 1 { text.rejection = .noRoom }
    return text
  }

  /// Returns the entry without the separator of a track.
  package func tidied(_ entry: Entry) -> Entry {
    entry.lastMark.map { entry.first($0) } ?? entry
  }

  /// Returns the text with an issue if its check digit doesn't match, because the user won't add
  /// more digits, and without the separator of a track.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    let entry = entry(of: current)
    let current = entry.lastMark == nil ? current : text(of: tidied(entry)).formatted()
    let digits = characters(of: current)
    let card = CardRules(beginning: digits)
    guard current.issue == nil, !digits.satisfyLuhn, card?.hasCheckDigit ?? true,
      card?.allows(count: digits.count) ?? (12...19 ~= digits.count)
    else { return current }
    var left = current
    left.issue = .checksum
    return left
  }

  /// The keyboard for digits.
  package var keyboard: KeyboardType { .numberPad }

  /// The purpose: a card number.
  package var purpose: TextContentType? { .cardNumber }
}

extension Entry {
  /// The index of the separator of a track, which ends the number.
  fileprivate var lastMark: Int? {
    // Everything else is a digit.
    units.lastIndex { $0 &- 0x30 > 9 }
  }
}

extension CardFormat: TypedInputFormat {
  /// Returns the card number if the text is complete and has no issue.
  package func typed(_ formatted: FormattedText) -> CardNumber? {
    guard formatted.isComplete, formatted.issue == nil else { return nil }
    let digits = characters(of: formatted)
    return CardNumber(digits: digits.text, brand: CardRules(beginning: digits)?.brand)
  }

  /// Returns the formatted text of a card number, with the caret at its end.
  package func formatted(typed: CardNumber) -> FormattedText { formatted(value: typed.digits) }
}
