extension Mask: InputFormat {
  /// Applies one user edit to a text of this mask.
  ///
  /// The mask doesn't parse the text again. It knows the origin of each character, so it can
  /// distinguish literals from the user's characters. Text from another mask or without one is
  /// formatted first.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if isMaker(of: current) { return applyOwn(edit, to: current) }
    let outcome = applyOwn(edit, to: adopted(current))
    return outcome.rejection.map { .rejected(current, because: $0) } ?? outcome
  }

  private func applyOwn(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    // A key has neither a label nor a calling code, and isn't a number of a program.
    if edit.replacement.byteCount < 3 { return applyText(edit, to: current) }
    return ExportedNumber.outcome(of: edit, in: current, .mask) { applyInput($0, to: current) }
  }

  private func applyInput(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if WholeEdit.canHaveLabel(edit), let (label, number) = WholeEdit.unlabelled(edit, [self]) {
      return applyInput(number, to: current).addingUnused(label)
    }
    let length = WholeEdit.codeLength(edit)
    if length > 0, let number = WholeEdit.signed(edit, length: length, [self]) {
      let outcome = applyWhole(number, to: current)
      if outcome.placesAll { return outcome }
    }
    if let code = options.callingCode, program.hasPlus, current.content.isValueEmpty,
      let number = WholeEdit.untrunked(edit, callingCode: code)
    {
      let outcome = applyWhole(number, to: current)
      if outcome.isDone, outcome.placesAll { return outcome }
    }
    return applyText(edit, to: current)
  }

  private func applyText(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let outcome = applyWhole(edit, to: current)
    guard outcome.isRejected else { return outcome }
    return WholeEdit(edit: edit, masks: [self]).outcome(
      of: current, users: { users(in: current) }, otherwise: outcome
    ) { applyWhole($0, to: current) }
  }

  /// Returns the user's characters in a text of this mask.
  func users(in current: FormattedText) -> String {
    let editor = Editor(self, current, new: 0)
    var users: [Glyph] = []
    for index in editor.cells.indices where editor.cells[index].isUser {
      users.append(editor.cells[index].glyph)
    }
    return editor.string(users)
  }

  /// Applies an edit, and rejects it if its replacement can't be placed as a whole.
  private func applyWhole(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    var editor = Editor(self, current, new: edit.replacement.byteCount)
    let result = editor.apply(edit)
    if let rejection = result.rejection { return .rejected(current, because: rejection) }
    if !result.isIgnored, !edit.replacement.isEmpty, !editor.isPlacedWhole {
      return .rejected(current, because: editor.reasonAgainstWhole)
    }
    return editor.outcome(result) ?? EditOutcome(current)
  }

  /// Formats a value: its characters are the user's, a fixed literal in its place is that literal,
  /// and missing literals are supplied.
  ///
  /// If a value doesn't fit, the text shows as much of it as possible. The text then has an issue,
  /// isn't complete, and keeps the whole value until the next edit.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the value and the pattern.
  public func formatted(value: String) -> FormattedText {
    ExportedNumber.formatted(value: value) { shown(value: $0) }
  }

  private func shown(value: String) -> FormattedText {
    var editor = Editor(self, FormattedText(), new: value.byteCount)
    let result = editor.show(value: value)
    let shown =
      result.rejection == nil && editor.hasUser ? editor.formattedToEnd() : FormattedText()
    let fits = result.rejection == nil && editor.unused.isEmpty && editor.isOnePart
    return fits ? shown : shown.showing(partOf: value)
  }

  /// Formats text as a paste into an empty field, with the caret at its end.
  ///
  /// The result is empty if the text can't be placed as a whole and doesn't have exactly one
  /// complete part.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func formatted(text: String) -> FormattedText {
    if text.isEmpty { return FormattedText() }
    return applyOwn(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted
      .withCaretAtEnd()
  }

  /// Returns the placeholder for the missing characters. With a guide, it returns the characters
  /// that the guide shows after the caret.
  public func remainder(after current: FormattedText) -> String {
    if program.table.guide != nil, !current.isEmpty {
      let text = current.text
      return String(text[current.caret.index(in: text)...])
    }
    return program.placeholder(from: end(of: current))
  }

  /// Returns the text after the field gets the focus.
  ///
  /// An empty text shows the literals before the first slot if
  /// `Options.completesOnFocus` is set.
  public func editingBegan(_ current: FormattedText) -> FormattedText {
    guard options.completesOnFocus, current.isBlank, !program.isRightToLeft else {
      return current
    }
    var prefixed = FormattedText()
    prefixed.showsPrefix = true
    var editor = Editor(self, prefixed, new: 0)
    let caret = editor.drawEmpty().caret
    return editor.formatted(caret: caret)
  }

  /// Returns the text after the field loses the focus. A prefix without a character of the user
  /// disappears.
  public func editingEnded(_ current: FormattedText) -> FormattedText {
    if !current.showsPrefix { return current }
    if current.content.isValueEmpty { return FormattedText() }
    var copy = current
    copy.showsPrefix = false
    return copy
  }
}

extension FormattedText {
  /// Whether there is neither text nor a value, which an app can assign without it being shown.
  var isBlank: Bool { isEmpty && content.isValueEmpty }
}

extension Mask {
  /// Returns `current` if this mask made it. Otherwise it formats as much of it as possible.
  func adopted(_ current: FormattedText) -> FormattedText {
    if isMaker(of: current) { return current }
    var adopted = shownAsFarAsItGoes(current.text)
    adopted.selection = current.selection
    return adopted
  }

  /// Whether this mask made a text. Every mask can edit an empty text.
  private func isMaker(of current: FormattedText) -> Bool {
    let content = current.content
    if content.isMade(by: program), content.hasCells { return true }
    if content.hasCells, let maker = current.maker, program.isSame(as: maker) { return true }
    return current.isEmpty
  }

  /// Returns the element after the last displayed one.
  private func end(of current: FormattedText) -> Int {
    let content = adopted(current).content
    return withExtendedLifetime(content) {
      content.cells.last.map { program.table.element(after: $0.element) } ?? 0
    }
  }
}

extension Editor {
  /// Returns the outcome of an edit; `nil` if it was rejected or ignored.
  mutating func outcome(_ result: Result) -> EditOutcome? {
    if result.rejection != nil || result.isIgnored { return nil }
    let formatted = formatted(caret: result.caret)
    if removed.isEmpty, unused.isEmpty { return EditOutcome(formatted) }
    return EditOutcome(formatted, removed: string(removed), unused: string(unused))
  }

  /// Returns the text of the cells, with the caret at its displayed end.
  mutating func formattedToEnd() -> FormattedText {
    formatted(caret: table.isRightToLeft ? 0 : cells.count)
  }

  func string(_ characters: [Glyph]) -> String {
    return String(table.isRightToLeft ? characters.reversed() : characters, in: glyphs)
  }
}

extension Mask {
  /// The keyboard for the mask: digits if the slots accept only digits, ASCII if they accept only
  /// ASCII.
  public var keyboard: KeyboardType {
    if program.classes.isEmpty { return .default }
    if program.classes.allSatisfy({ $0.accepts.holdsOnlyDigits }) { return .numberPad }
    return program.classes.allSatisfy { $0.accepts.holdsOnlyASCII } ? .asciiCapable : .default
  }
}
