import FormworkMasks

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
