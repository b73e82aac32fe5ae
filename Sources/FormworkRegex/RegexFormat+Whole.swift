import FormworkText

extension RegexFormat {
  /// Places text that arrived at once: whole, or its one complete part, or not at all.
  func applyWhole(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let text = edit.replacement
    if let whole = placed(text, edit, current) { return whole }
    if let number = number(in: text), let outcome = placed(number, edit, current),
      outcome.formatted.isComplete
    {
      return outcome.accounting(for: text, insteadOf: number)
    }
    let rejection = rejection(of: edit, current)
    for parts in [parts(of: text), words(of: text), text.partsOfDate] {
      let outcome = EditOutcome.onePart(of: WholeInput(text), parts, otherwise: rejection, current)
      {
        placed($0, edit, current) ?? .rejected(current)
      }
      if !outcome.isRejected { return outcome }
    }
    return .rejected(current, because: rejection)
  }

  /// The outcome of placing all of a text but what decorates it; `nil` if that can't be.
  func placed(_ text: String, _ edit: TextEdit, _ current: FormattedText) -> EditOutcome? {
    var whole = edit
    whole.replacement = text
    var editor = RegexEditor(self, current)
    guard let (outcome, missing) = editor.insertAll(whole) else { return nil }
    guard missing.allSatisfy({ $0.isDecoration }), !changesMeaning(text, without: missing) else {
      return nil
    }
    return outcome
  }

  /// Whether what decorates a text is more than that: a minus sign, the point of a fraction, or a space
  /// between words.
  private func changesMeaning(_ text: String, without missing: [Character]) -> Bool {
    if missing.isEmpty { return false }
    let shape = NumberShape(text, placing: CharacterClass.alphanumeric.contains)
    if shape.isNegative, missing.contains(where: { $0.isHyphen }) { return true }
    if shape.hasFraction, missing.contains(where: { $0.onlyScalar == 0x2E }) { return true }
    guard missing.contains(where: { $0.isBlank }) else { return false }
    var isGap = false
    var last: Character?
    for character in text {
      if character.isDecoration {
        isGap = true
      } else {
        if isGap, let last, last.isCasedLetter, character.isCasedLetter,
          last.isLowercaseLetter || character.isLowercaseLetter
        {
          return true
        }
        isGap = false
        last = character
      }
    }
    return false
  }

  /// The parts that the expression knows.
  private func parts(of text: String) -> [Substring] {
    WholeInput(text).parts { isKnown($0) || $0.isDecoration }
      .filter { !$0.touchesWord(in: text) }
      .map { isKnown("-") ? $0 : $0.withoutHyphens(afterWordIn: text) }
  }

  /// The words of a text in which the expression knows letters.
  private func words(of text: String) -> [Substring] {
    guard !isKnown(" "), text.contains(where: { $0.isCasedLetter && isKnown($0) }) else {
      return []
    }
    return WholeInput(text).parts { isKnown($0) || $0.isDecoration && !$0.isBlank }
      .filter { !$0.touchesWord(in: text) }
  }

  /// Whether the expression tells a character from those that are in no match.
  func isKnown(_ character: Character) -> Bool {
    let partition = expression.program.automaton.partition
    return character.unicodeScalars.allSatisfy { partition.classNumber(of: $0.value) > 0 }
  }

  /// Why an insertion can't be placed whole.
  private func rejection(of edit: TextEdit, _ current: FormattedText) -> Rejection {
    var editor = RegexEditor(self, current)
    guard let outcome = editor.apply(edit) else { return .notAllowed }
    return outcome.rejection ?? (outcome.formatted.isFull ? .noRoom : .notAllowed)
  }
}

extension RegexEditor {
  /// Inserts a text of which all letters and digits find a place.
  ///
  /// - Returns: The outcome, and the other characters that found none; `nil` if a letter or digit, or one of
  ///   the characters that were there, finds none.
  mutating func insertAll(_ edit: TextEdit) -> (EditOutcome, missing: [Character])? {
    guard let outcome = apply(edit), outcome.placesAll else { return nil }
    return (outcome, missing.map { Character(String([$0], in: glyphs)) })
  }
}

extension String {
  /// The numbers of a date such as `24.12.1997`, one of which may be the year that is wanted.
  fileprivate var partsOfDate: [Substring] {
    let groups = split { $0.digitValue == nil }
    guard groups.count == 3, groups.count(where: { $0.count <= 2 }) >= 2 else { return [] }
    let isDate = allSatisfy { $0.digitValue != nil || $0.isDecoration && !$0.isBlank }
    return isDate && count == groups.reduce(2) { $0 + $1.count } ? groups : []
  }
}
