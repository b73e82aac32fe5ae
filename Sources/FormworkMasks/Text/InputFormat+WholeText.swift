extension InputFormat {
  /// Applies an edit of the user, and reads the whole text if several characters arrived at once.
  ///
  /// If the text after the edit, read alone, is complete and has one meaning, the result has that
  /// meaning. Characters that happen to be equal before and after a replacement don't change it:
  ///
  ///     17:13   16:26 over it   "6:26" replaces "7:13", which is 16:26 and not 06:26
  ///     7.016   7.0 over 7.0    in German, 7016 and not 7,016
  ///
  /// One key and a deletion are edits, and aren't read again. A mask has a place for each character, so it
  /// needs no second reading; and as text, the literals that it supplied could be the user's digits.
  ///
  /// - Complexity: That of applying the edit, and of reading the text once or twice.
  package func outcome(of edit: TextEdit, in current: FormattedText) -> EditOutcome {
    let outcome = apply(edit, to: current)
    if edit.replacement.isEmpty || edit.replacement.isOneCharacter { return outcome }
    if current.isEmpty || current.isPartShown { return outcome }
    // An insertion that is ignored changes nothing.
    if edit.range.isEmpty, !outcome.isRejected, outcome.formatted.text.isSame(as: current.text),
      outcome.formatted.value.isSame(as: current.value)
    {
      return outcome
    }
    // An insertion that overwrites the characters after it isn't part of one text with them.
    if current.content[.overwrites], edit.range.isEmpty, edit.range.upperBound < current.end {
      return outcome
    }
    // A filter for decimal numbers shows a point for a comma whose meaning the next keys decide.
    if current.maker != nil || current.content.hasCells { return outcome }
    let parts = EditedText(edit, current)
    if parts.hasHoles || parts.beginsAnew { return outcome }
    guard let reading = wholeText(parts), !reading.hasMeaning(of: outcome),
      !replacesBeginning(edit, outcome, current)
    else { return outcome }
    return EditOutcome(parts.withCaret(reading.formatted))
  }

  /// Whether a whole insertion replaced its own beginning, as in `4` and `4242 4242 4242 4242`.
  private func replacesBeginning(
    _ edit: TextEdit, _ outcome: EditOutcome, _ current: FormattedText
  ) -> Bool {
    let value = outcome.formatted.value
    guard edit.range.isEmpty, outcome.isDone, value.utf8.starts(with: current.value.utf8),
      let alone = completed(edit.replacement)
    else { return false }
    return alone.formatted.value.isSame(as: value)
  }

  /// Returns the outcome of reading the text after an edit alone, or `nil` if it isn't complete.
  private func wholeText(_ parts: EditedText) -> EditOutcome? {
    let (shown, typed) = (parts.shown, parts.typed)
    let isTyped = typed.isSame(as: shown)
    if let reading = completed(shown), isTyped || parts.keepsPlaces(in: reading.formatted.text) {
      return reading
    }
    return isTyped ? nil : completed(typed)
  }

  private func completed(_ text: String) -> EditOutcome? {
    let reading = apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    let formatted = reading.formatted
    // A number beyond a limit isn't complete, but nothing of it is missing.
    let isWhole =
      formatted.isComplete || formatted.issue == .aboveMaximum || formatted.issue == .belowMinimum
    return reading.placesAll && isWhole ? reading : nil
  }
}

/// The text after an edit: the insertion, and the characters that stay before and after it.
private struct EditedText {
  private var head = ""
  private var tail = ""
  private let inserted: String

  /// The head and the tail with the separators that the user typed, where the format shows its own.
  private var writtenHead = ""
  private var writtenTail = ""

  /// The same without the digits, letters, and group separators of the format.
  private var typedHead = ""
  private var typedTail = ""

  /// The number of the user's characters in the tail.
  private var usersInTail = 0

  /// Whether an empty slot is before a character of the user.
  private(set) var hasHoles = false

  /// Whether the insertion begins with a plus sign, so that the user's characters before it aren't part of
  /// the same number.
  var beginsAnew: Bool {
    guard let first = inserted.unicodeScalars.first, WholeInput.isPlus(first.value) else {
      return false
    }
    return !typedHead.isEmpty
  }

  init(_ edit: TextEdit, _ current: FormattedText) {
    inserted = edit.replacement
    let range = edit.range.clamped(to: current.text)
    var offset = 0
    var hasGap = false
    for (character, kind, element) in current.characters {
      let typed = Self.typed(character, kind, element)
      let start = offset
      offset += character.utf16.count
      if kind.contains(.guide) { hasGap = true }
      if hasGap, kind.contains(.user) { hasHoles = true }
      if offset <= range.lowerBound.value {
        head.append(character)
        writtenHead.append(typed)
        if Self.isTyped(character, kind) { typedHead.append(typed) }
      } else if start >= range.upperBound.value {
        tail.append(character)
        writtenTail.append(typed)
        if Self.isTyped(character, kind) { typedTail.append(typed) }
        if kind.contains(.user) { usersInTail += 1 }
      }
    }
  }

  /// Whether a character counts as text: the user's, or a separator that is part of the value.
  private static func isTyped(_ character: Character, _ kind: Provenance.Kind) -> Bool {
    kind.contains(.user) || kind.contains(.typed)
      || kind.contains(.value) && !UnicodeSet.alphanumeric.contains(character)
  }

  /// Returns the separator that the user typed if the format shows its own instead: the comma of `1,` in
  /// `1.`, which becomes a group separator if three digits follow.
  private static func typed(_ character: Character, _ kind: Provenance.Kind, _ element: UInt32)
    -> Character
  {
    let isSeparator =
      (kind.contains(.user) || kind.contains(.typed))
      && !UnicodeSet.alphanumeric.contains(character)
    return !isSeparator ? character : element == 1 ? "." : element == 2 ? "," : character
  }

  /// The text after the edit.
  var shown: String { writtenHead + inserted + writtenTail }

  /// The text without what the format supplied.
  var typed: String { typedHead + inserted + typedTail }

  /// Whether a formatted text shows the characters around the insertion unchanged. If it doesn't,
  /// characters that the format supplied were mistaken for the user's.
  func keepsPlaces(in text: String) -> Bool {
    text.utf8.starts(with: head.utf8) && text.utf8.reversed().starts(with: tail.utf8.reversed())
      && text.utf8.count >= head.utf8.count + tail.utf8.count
  }

  /// Returns a formatted text with the caret before the characters after the insertion.
  func withCaret(_ formatted: FormattedText) -> FormattedText {
    var formatted = formatted
    if usersInTail == 0 { return formatted }
    var (left, place) = (usersInTail, formatted.text.utf16.count)
    for (character, kind, _) in formatted.characters.reversed() where left > 0 {
      place -= character.utf16.count
      if kind.contains(.user) { left -= 1 }
    }
    // A sign or a unit may be after the last digit, and the caret is inside.
    formatted.caret = min(formatted.caret, UTF16Offset(place))
    return formatted
  }
}

extension EditOutcome {
  fileprivate func hasMeaning(of other: EditOutcome) -> Bool {
    let (formatted, others) = (formatted, other.formatted)
    return !other.isRejected && formatted.value.isSame(as: others.value)
      && formatted.isComplete == others.isComplete && formatted.issue == others.issue
  }
}
