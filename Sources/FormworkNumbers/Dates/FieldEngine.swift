import FormworkText

/// What dates, ranges of them and durations have in common: how fields are edited.
struct FieldEngine: Hashable, Sendable {
  let layout: FieldPlan
  var completes = true
  var overwrites = true

  /// The first year that two digits can mean.
  var firstShortYear = 1950

  /// A year of which two digits are known.
  func year(ofShort digits: Int) -> Int {
    let rest = firstShortYear % 100
    return firstShortYear - rest + digits + (digits < rest ? 100 : 0)
  }

  /// Fields with nothing in them.
  var blank: FieldSheet { FieldSheet(layout, completes: completes) }

  /// The fields of a text; of one that another format made, those that it is read as.
  func sheet(of current: FormattedText) -> FieldSheet {
    if let sheet = FieldSheet(current, layout, completes: completes) { return sheet }
    var editor = FieldEditor(self, blank)
    _ = editor.read(current.text)
    return editor.sheet
  }

  /// Applies an edit: `format` makes the text of some fields, with what is wrong with it.
  func apply(
    _ edit: TextEdit, to current: FormattedText, _ format: (FieldSheet) -> FormattedText
  ) -> EditOutcome {
    var editor = FieldEditor(self, sheet(of: current))
    guard let refusal = editor.apply(edit, length: current.text.utf16.count) else {
      if !editor.isChanged { return EditOutcome(current) }
      var formatted = format(editor.sheet)
      formatted.caret = editor.sheet.offset(of: editor.place)
      return EditOutcome(formatted, dropped: editor.dropped, leftOut: editor.leftOut)
    }
    return .refused(current, because: refusal)
  }

  /// The text of fields, without what is wrong with it.
  func formatted(_ sheet: FieldSheet) -> FormattedText {
    let text = sheet.text
    var formatted = FormattedText(
      text: text, value: text, isComplete: sheet.isComplete, provenance: sheet.provenance)
    formatted.isFull = sheet.isFull
    return formatted
  }

  /// The letters of the pattern for what is still missing behind a text.
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
  /// The fields after the person has left them: what can only mean one thing is written out.
  func settled(_ sheet: FieldSheet) -> FieldSheet {
    var settled = sheet
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
