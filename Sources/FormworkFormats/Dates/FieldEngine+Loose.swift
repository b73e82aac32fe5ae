import FormworkMasks

/// Text that doesn't fit the fields, but may become a date: `24 Dec`, or `2024-12` if the day comes
/// first. It stays as typed until it is a date.
extension FieldEngine {
  private static var longestLoose: Int { 64 }

  /// Returns a text unchanged, as typed.
  func loose(_ text: String, value: String? = nil, issue: ValidationIssue) -> FormattedText {
    FormattedText(text: text, value: value ?? text, issue: issue)
  }

  /// Whether the app has assigned a text that the fields can't show unchanged.
  func isAssigned(_ current: FormattedText) -> Bool { !current.value.isSame(as: current.text) }

  /// Applies an edit to a text that doesn't consist of fields.
  func applyLoosely(
    _ edit: TextEdit, to current: FormattedText, _ format: (FieldSheet) -> FormattedText
  ) -> EditOutcome {
    let units = Array(current.text.utf16)
    let lower = max(0, min(edit.range.lowerBound.value, units.count))
    let upper = max(lower, min(edit.range.upperBound.value, units.count))
    if edit.replacement.isEmpty, lower == upper { return EditOutcome(current) }
    let isAll = lower == 0 && upper == units.count
    if edit.replacement.utf16.count > 1 {
      var whole = FieldEditor(self, blank)
      if isAll || whole.read(edit.replacement) && whole.sheet.isComplete {
        let insertion = TextEdit(inserting: edit.replacement, at: 0)
        let outcome = apply(insertion, to: FormattedText(), format)
        if let rejection = outcome.rejection { return .rejected(current, because: rejection) }
        return outcome
      }
    }
    if let character = edit.replacement.first, case .other = DateCharacter(character) {
      return .rejected(current, because: .notAllowed)
    }
    let head = String(decoding: units[..<lower], as: UTF16.self)
    let tail = String(decoding: units[upper...], as: UTF16.self)
    if edit.replacement.isEmpty, tail.isEmpty, edit.direction == .backward {
      return EditOutcome(retyped(head, format))
    }
    let caret = UTF16Offset(lower + edit.replacement.utf16.count)
    return outcome(ofLoose: head + edit.replacement.asciiDigits + tail, caret, current, format)
  }

  /// Returns the outcome for a text that doesn't consist of fields: a date if it is one, or the
  /// text unchanged.
  func outcome(
    ofLoose text: String, _ caret: UTF16Offset, _ current: FormattedText,
    _ format: (FieldSheet) -> FormattedText
  ) -> EditOutcome {
    if text.isEmpty { return EditOutcome(FormattedText()) }
    if let sheet = fields(of: FormattedText(text: text)), !sheet.lacksCentury {
      var formatted = format(sheet)
      formatted.caret = sheet.offset(of: sheet.place(at: caret.value))
      return EditOutcome(formatted)
    }
    if text.utf8.count > Self.longestLoose { return .rejected(current, because: .noRoom) }
    var editor = FieldEditor(self, blank)
    let isAtEnd = caret.value >= text.utf16.count
    if isAtEnd, editor.readNotation(text, isPart: false), editor.unused.isEmpty,
      editor.sheet.isFinal, isFinal(text),
      !(fields(of: current).map { isGuessed($0, editor.sheet) } ?? false)
    {
      return EditOutcome(format(editor.sheet.separated))
    }
    var unpadded = FieldEditor(self, blank)
    if unpadded.readUnpadded(text, caret: caret.value) {
      var formatted = format(unpadded.sheet)
      formatted.caret = unpadded.sheet.offset(of: unpadded.place)
      return EditOutcome(formatted)
    }
    var formatted = loose(text, issue: .malformed)
    formatted.caret = caret.clamped(to: text)
    return EditOutcome(formatted)
  }

  /// Whether no character after a date would change its meaning.
  private func isFinal(_ text: String) -> Bool {
    guard let tokens = DateTokens(text, layout)?.tokens, let last = tokens.last else {
      return false
    }
    switch last.kind {
    case .number(let value, let count):
      // After a number with a separator, more text follows.
      if isGrowingYear(tokens) || last.range.upperBound < text.utf8.count { return false }
      if tokens.count == 1 { return count == 8 }
      return count > 1 || value > 5
    case .dayPeriod:
      let end = text.unicodeScalars.last
      return end.map { $0.isSameLetter(as: "m") || $0 == "." } ?? false
    default: return true
    }
  }

  /// Whether the last number is a year next to a month's name, and may get two more digits.
  private func isGrowingYear(_ tokens: [DateToken]) -> Bool {
    guard let count = tokens.last?.number?.count, count < 4, tokens.last?.separator != 0x3A,
      tokens.contains(where: { $0.isMonth }),
      let year = layout.slots.firstIndex(where: { $0.kind == .year || $0.kind == .shortYear })
    else { return false }
    let numbers = tokens.filter { $0.number != nil }
    if numbers.dropLast().contains(where: { $0.number?.count == 4 }) { return false }
    let hasDay = layout.slots.contains { $0.kind == .day }
    let isYear = hasDay ? numbers.count > 1 : numbers.count == 1
    let endsWithIt = layout.slots[year].kind == .shortYear && year == layout.slots.count - 1
    return isYear && !(endsWithIt && count == 2)
  }

  /// Returns the text after typing keys one by one.
  func retyped(_ keys: String, _ format: (FieldSheet) -> FormattedText) -> FormattedText {
    var current = FormattedText()
    for key in keys {
      let end = UTF16Offset(current.text.utf16.count)
      current = apply(TextEdit(inserting: String(key), at: end), to: current, format).formatted
    }
    return current
  }
}

extension FieldEngine {
  /// Returns the text of an assigned value. If the value doesn't fit, it stays, with an issue.
  func assigned(_ value: String, _ format: (FieldSheet) -> FormattedText) -> FormattedText {
    var editor = FieldEditor(self, blank)
    guard editor.read(value) else {
      let isBlank = value.allSatisfy { DateCharacter($0).isSeparator }
      if isBlank { return FormattedText() }
      return loose(String(value.prefix(Self.longestLoose)), value: value, issue: .malformed)
    }
    var formatted = format(editor.sheet).withCaretAtEnd()
    guard !editor.unused.isEmpty else { return formatted }
    formatted.issue = .tooLong
    formatted.isComplete = false
    formatted.value = value
    return formatted
  }

  /// Returns the outcome for the only part of a text that is a complete date or time.
  func onePart(
    of text: String, otherwise rejection: Rejection, _ current: FormattedText,
    _ format: (FieldSheet) -> FormattedText
  ) -> EditOutcome {
    let surroundings = DateSurroundings(text, layout)
    let found = DateParts(text, layout)
    for parts in [found.runs, found.segments] {
      let parts = parts.filter { $0.utf8.count < text.utf8.count }
      var isRange = false
      var named = 0
      let outcome = EditOutcome.onePart(of: parts.count, otherwise: rejection, current) { index in
        let part = parts[index]
        var editor = FieldEditor(self, blank)
        guard editor.readNotation(String(part), isPart: true) else { return .rejected(current) }
        var outcome = EditOutcome(format(editor.sheet))
        if outcome.isDone {
          isRange = isRange || surroundings.isEndOfRange(part)
          if DateTokens(String(part), layout)?.tokens.contains(where: { $0.isMonth }) ?? false {
            named += 1
          }
        }
        guard surroundings.allow(part, as: editor) else { return .rejected(current) }
        outcome.unused =
          text[..<part.startIndex].lettersAndDigits + editor.unused
          + text[part.endIndex...].lettersAndDigits
        return outcome
      }
      // One end of a range isn't the date, and neither is a part that has the month of one date and
      // the year of another one.
      if isRange { break }
      if !outcome.isRejected {
        if named > 0, named < found.months { break }
        return outcome
      }
    }
    return .rejected(current, because: rejection)
  }
}

extension FieldSheet {
  /// Whether all fields have a value.
  var isFinal: Bool { isComplete && !isWrong }

  /// Whether a four-digit year before other fields has two digits.
  fileprivate var lacksCentury: Bool {
    let last = last
    return contents.indices.contains {
      $0 < last && layout.slots[$0].kind == .year && contents[$0].count == 2
    }
  }
}

extension String {
  /// The text with ASCII digits instead of those of other scripts.
  fileprivate var asciiDigits: String {
    var text = ""
    for character in self {
      if case .digit(let digit) = DateCharacter(character) {
        text += String(digit)
      } else {
        text.append(character)
      }
    }
    return text
  }
}
