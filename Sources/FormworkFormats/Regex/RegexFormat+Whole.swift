import FormworkMasks

extension RegexFormat {
  /// Inserts text that arrived at once: all of it, its only complete part, or nothing.
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

  /// Returns the outcome of inserting all of a text except its decoration; `nil` if that isn't
  /// possible.
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

  /// Whether the decoration of a text has a meaning: a minus sign, a decimal separator, or a space
  /// between words.
  private func changesMeaning(_ text: String, without missing: [Character]) -> Bool {
    if missing.isEmpty { return false }
    let shape = NumberShape(text, placing: UnicodeSet.alphanumeric.contains)
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

  /// Returns the parts that the expression may accept.
  private func parts(of text: String) -> [Substring] {
    WholeInput(text).parts { isKnown($0) || $0.isDecoration }
      .filter { !$0.touchesWord(in: text) }
      .map { isKnown("-") ? $0 : $0.withoutHyphens(afterWordIn: text) }
  }

  /// Returns the words of a text whose letters the expression knows.
  private func words(of text: String) -> [Substring] {
    guard !isKnown(" "), text.contains(where: { $0.isCasedLetter && isKnown($0) }) else {
      return []
    }
    return WholeInput(text).parts { isKnown($0) || $0.isDecoration && !$0.isBlank }
      .filter { !$0.touchesWord(in: text) }
  }

  /// Whether the expression distinguishes a character from those in no match.
  func isKnown(_ character: Character) -> Bool {
    let partition = expression.program.automaton.partition
    return character.unicodeScalars.allSatisfy { partition.classNumber(of: $0.value) > 0 }
  }

  /// Returns the reason an insertion can't be placed as a whole.
  private func rejection(of edit: TextEdit, _ current: FormattedText) -> Rejection {
    var editor = RegexEditor(self, current)
    guard let outcome = editor.apply(edit) else { return .notAllowed }
    return outcome.rejection ?? (outcome.formatted.isFull ? .noRoom : .notAllowed)
  }
}

extension RegexEditor {
  /// Inserts text if all its letters and digits can be placed.
  ///
  /// - Returns: The outcome, and the other characters that weren't placed; `nil` if a letter, a
  ///   digit, or an existing character can't be placed.
  mutating func insertAll(_ edit: TextEdit) -> (EditOutcome, missing: [Character])? {
    guard let outcome = apply(edit), outcome.placesAll else { return nil }
    return (outcome, missing.map { Character(String([$0], in: glyphs)) })
  }
}

extension String {
  /// The numbers of a date such as `24.12.1997`, one of which may be the requested year.
  fileprivate var partsOfDate: [Substring] {
    let groups = split { $0.digitValue == nil }
    guard groups.count == 3, groups.count(where: { $0.count <= 2 }) >= 2 else { return [] }
    let isDate = allSatisfy { $0.digitValue != nil || $0.isDecoration && !$0.isBlank }
    return isDate && count == groups.reduce(2) { $0 + $1.count } ? groups : []
  }
}
