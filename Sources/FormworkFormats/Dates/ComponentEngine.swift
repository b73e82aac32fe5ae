import FormworkMasks

/// A format that consists of fields: dates, date ranges, and durations. An engine edits the fields,
/// and the format defines their values and issues.
protocol FieldFormat: TypedInputFormat {
  var engine: FieldEngine { get }

  /// The stepper for the field at the caret.
  var stepper: FieldStepper { get }

  /// Returns the text and the issue of fields.
  func formatted(_ sheet: FieldSheet) -> FormattedText

  /// Whether fields are within the limits, as far as they are known.
  func isWithinLimits(_ sheet: FieldSheet) -> Bool
}

extension FieldFormat {
  /// Applies a user edit to text of this format.
  ///
  /// A digit goes into the field at the caret, or into the next one if the field is full. A letter
  /// is A or P for AM or PM, or part of a literal. Any separator closes a field that has a value;
  /// otherwise, it is ignored. Backspace and Delete next to a separator delete the digit beyond it.
  /// But if the user has typed the separator last, Backspace deletes it, and the zero that it
  /// added.
  ///
  /// A separator at the end joins the digits since the last typed separator to one number. A key
  /// that makes a field invalid is kept, and the field has an issue.
  ///
  /// A paste that is a complete value fills all fields. It is read in the order of the fields, as
  /// ISO 8601, or with a month's name. If it contains exactly one date and other text, the date is
  /// used. Otherwise, it is rejected.
  ///
  /// - Complexity: O(*n*) in the lengths of the pattern and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    engine.apply(edit, to: current, formatted)
  }

  /// Returns the formatted text of a value.
  ///
  /// If the format can't show the value unchanged, such as a timestamp in fields for a date, the
  /// text has an issue and isn't complete. The value stays as assigned until the next edit.
  public func formatted(value: String) -> FormattedText { engine.assigned(value, formatted) }

  /// Returns the letters of the pattern for the missing fields.
  public func remainder(after current: FormattedText) -> String {
    engine.remainder(after: engine.sheet(of: current))
  }

  /// Returns the text with unambiguous fields completed: `1` as `01`, and a two-digit year with its
  /// century.
  public func editingEnded(_ current: FormattedText) -> FormattedText {
    engine.editingEnded(current, formatted)
  }

  /// Steps the field at the caret up or down. The caret stays in the field.
  ///
  /// A field stays within its own range, the days of the month, and the limits. Other fields don't
  /// change. If the fields before it are filled, an empty field begins with its lowest value, or
  /// with its highest value when stepping down.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    stepper.step(current, by: steps, formatted, isWithin: isWithinLimits)
  }

  /// Returns the unused letters and digits of a text, even if it was in another order.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    engine.unused(of: input, in: formatted)
  }

  /// The keyboard for digits, or for all keys if AM and PM have to be typed.
  public var keyboard: KeyboardType { engine.keyboard }
}

/// The shared editing engine of dates, date ranges, and durations.
struct FieldEngine: Hashable, Sendable {
  let layout: FieldPlan
  var completes = true
  var overwrites = true

  /// The first year for two-digit years.
  var firstShortYear = 1950

  /// Returns the year for two digits.
  func year(ofShort digits: Int) -> Int {
    let rest = firstShortYear % 100
    return firstShortYear - rest + digits + (digits < rest ? 100 : 0)
  }

  /// Whether the two digits at the end may be the first two of a year with four, as in `12/20` for 12/2030.
  private func mayLengthenYear(of sheet: FieldSheet) -> Bool {
    guard let slot = layout.slots.last, slot.kind == .shortYear, let year = sheet.contents.last
    else { return false }
    return year.value == firstShortYear / 100 || year.value == (firstShortYear + 99) / 100
  }

  /// Empty fields.
  var blank: FieldSheet { FieldSheet(layout, completes: completes) }

  /// Returns the fields of a text, if it consists of them.
  func fields(of current: FormattedText) -> FieldSheet? {
    FieldSheet(current, layout, completes: completes)
  }

  /// Returns the fields of a text, or those into which it can be read.
  func sheet(of current: FormattedText) -> FieldSheet {
    if let sheet = fields(of: current) { return sheet }
    var editor = FieldEditor(self, blank)
    return editor.read(current.text) ? editor.sheet : blank
  }

  /// Applies an edit. The closure `format` makes the text and the issue of fields.
  func apply(
    _ edit: TextEdit, to current: FormattedText, _ format: (FieldSheet) -> FormattedText
  ) -> EditOutcome {
    guard let sheet = fields(of: current) else { return applyLoosely(edit, to: current, format) }
    var editor = FieldEditor(self, sheet)
    if let rejection = editor.apply(edit, length: current.text.utf16.count) {
      guard editor.sheet.isEmpty else { return .rejected(current, because: rejection) }
      return onePart(of: edit.replacement, otherwise: rejection, current, format)
    }
    return outcome(of: editor, current, format)
  }

  /// Returns the outcome of an edit.
  func outcome(
    of editor: FieldEditor, _ current: FormattedText, _ format: (FieldSheet) -> FormattedText
  ) -> EditOutcome {
    if !editor.isChanged { return EditOutcome(current) }
    if let loose = editor.loose {
      return outcome(ofLoose: loose, UTF16Offset(loose.utf16.count), current, format)
    }
    if editor.sheet.isWrong, editor.isAtEnd, editor.sheet.run?.count == 1, !editor.sheet.waits,
      let other = readAnew(editor.sheet)
    {
      return EditOutcome(format(other), removed: editor.removed, unused: editor.unused)
    }
    var formatted = format(editor.sheet)
    formatted.caret = editor.sheet.offset(of: editor.place)
    return EditOutcome(formatted, removed: editor.removed, unused: editor.unused)
  }

  /// Returns the fields of an invalid text in another notation, such as 13:30 for a pattern with AM
  /// and PM.
  func readAnew(_ sheet: FieldSheet) -> FieldSheet? {
    guard layout.slots.contains(where: { $0.kind == .hour12 }), let run = sheet.run,
      !sheet.isGuessed(run)
    else { return nil }
    var other = FieldEditor(self, blank)
    guard other.readNotation(sheet.text, isPart: false), other.sheet.isComplete,
      !other.sheet.isWrong, !isGuessed(sheet, other.sheet)
    else { return nil }
    return other.sheet
  }

  /// Whether a complete 12-hour time without AM or PM gets it from `other`, which would be a guess.
  func isGuessed(_ sheet: FieldSheet, _ other: FieldSheet) -> Bool {
    layout.slots.indices.contains { index in
      let slot = layout.slots[index]
      guard slot.isPeriod, sheet.contents[index].isEmpty, !other.contents[index].isEmpty,
        let hour = layout.slot(.hour12, half: slot.half)
      else { return false }
      return sheet.isValue(hour)
    }
  }

  /// Returns the text of fields, without an issue.
  func formatted(_ sheet: FieldSheet) -> FormattedText {
    let text = sheet.text
    var formatted = FormattedText(
      text: text, value: text, isComplete: sheet.isComplete, provenance: sheet.provenance)
    formatted.isFull = sheet.isFull && !mayLengthenYear(of: sheet)
    return formatted
  }

  /// Returns the letters of the pattern for the missing fields.
  func remainder(after sheet: FieldSheet) -> String {
    let last = sheet.last
    var remainder = ""
    if last >= 0 {
      let slot = layout.slots[last]
      let missing = slot.minimumWidth - sheet.contents[last].count
      if missing > 0 { remainder = slot.letters(missing) }
    }
    for index in layout.literals.indices where index > last {
      if index >= sheet.shownLiterals { remainder += layout.literals[index].text }
      if index < layout.slots.count {
        remainder += layout.slots[index].letters(layout.slots[index].letterCount)
      }
    }
    return remainder
  }
}

extension FieldSlot {
  fileprivate func letters(_ count: Int) -> String {
    String(repeating: String(Unicode.Scalar(letter)), count: count)
  }
}

extension FieldEngine {
  /// Returns the fields after the user leaves them: unambiguous content is completed.
  func settled(_ sheet: FieldSheet) -> FieldSheet {
    var settled = sheet
    if isShortBasic(sheet) || isYearInDay(sheet) { return sheet }
    for index in settled.contents.indices {
      let slot = layout.slots[index]
      let content = settled.contents[index]
      if slot.kind == .year, content.count == 2 {
        settled.contents[index] = .whole(year(ofShort: content.value), width: 4)
      } else if slot.pads, slot.accepts(content), content.count < slot.minimumWidth {
        settled.contents[index] = .whole(content.value, width: slot.minimumWidth)
      }
    }
    if settled.isComplete { settled.isClosed = true }
    settled.settle()
    return settled
  }
}

extension FieldEngine {
  /// The number of fields in one date.
  var width: Int { layout.slots.prefix { $0.half == 0 }.count }

  /// Returns the number that a field shows for a date; `nil` if the date doesn't have it.
  ///
  /// A year that two digits can't represent is -1, which no field can hold.
  func value(of slot: FieldSlot, in fields: DateTimeComponents) -> Int? {
    switch slot.kind {
    case .year: return fields.year
    case .shortYear:
      guard let year = fields.year else { return nil }
      let digits = year % 100
      return digits >= 0 && self.year(ofShort: digits) == year ? digits : -1
    case .month: return fields.month
    case .day: return fields.day
    case .hour: return fields.hour
    case .hour12: return fields.hour.map { $0 < 0 || $0 > 23 ? -1 : ($0 + 11) % 12 + 1 }
    case .dayPeriod: return fields.hour.map { $0 < 0 || $0 > 23 ? -1 : $0 / 12 }
    case .minute: return fields.minute
    case .second: return fields.second
    case .count: return nil
    }
  }

  /// Returns the content of a field for a value, if the field can hold it.
  func content(of value: Int, in slot: FieldSlot) -> FieldContent? {
    guard value >= slot.lowest, value <= slot.highest else { return nil }
    return .whole(value, width: slot.minimumWidth)
  }

  /// Returns the date of the fields that have a value. The hour is only included if AM or PM is
  /// known.
  func fields(of sheet: FieldSheet, half: Int) -> DateTimeComponents {
    var fields = DateTimeComponents()
    var period: Int?
    for index in layout.slots.indices
    where layout.slots[index].half == half && sheet.isValue(index) {
      let value = sheet.contents[index].value
      switch layout.slots[index].kind {
      case .year: fields.year = value
      case .shortYear: fields.year = year(ofShort: value)
      case .month: fields.month = value
      case .day: fields.day = value
      case .hour, .hour12: fields.hour = value
      case .dayPeriod: period = value
      case .minute: fields.minute = value
      case .second: fields.second = value
      case .count: break
      }
    }
    if layout.slot(.hour12, half: half) != nil, let hour = fields.hour {
      fields.hour = period.map { hour % 12 + 12 * $0 }
    }
    return fields
  }

  /// Fills fields with a date.
  func fill(_ sheet: inout FieldSheet, half: Int, with fields: DateTimeComponents) {
    for index in layout.slots.indices where layout.slots[index].half == half {
      let slot = layout.slots[index]
      sheet.contents[index] =
        value(of: slot, in: fields).flatMap { content(of: $0, in: slot) } ?? .empty
    }
    sheet.close()
  }
}

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
