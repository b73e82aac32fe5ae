extension Mask: InputFormat {
  /// Applies one edit of the person to a text of this mask.
  ///
  /// The text isn't read again: its literals and the user's characters are told apart by where
  /// they come from. A text that another mask made, or none, is formatted first.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if isMaker(of: current) { return applyOwn(edit, to: current) }
    let outcome = applyOwn(edit, to: adopted(current))
    return outcome.rejection.map { .rejected(current, because: $0) } ?? outcome
  }

  private func applyOwn(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let outcome = applyWhole(edit, to: current)
    guard outcome.isRejected else { return outcome }
    return WholeEdit(edit: edit, masks: [self]).outcome(
      of: current, users: { users(in: current) }, otherwise: outcome
    ) { applyWhole($0, to: current) }
  }

  /// The user's characters in a text of this mask.
  func users(in current: FormattedText) -> String {
    Editor.edit(self, current, new: 0) { editor in
      var users: [Glyph] = []
      for index in editor.cells.indices where editor.cells[index].isUser {
        users.append(editor.cells[index].glyph)
      }
      return editor.string(users)
    }
  }

  /// Applies an edit, and rejects it if its replacement can't be placed whole.
  private func applyWhole(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    Editor.edit(self, current, new: edit.replacement.byteCount) { editor in
      let result = editor.apply(edit)
      if let rejection = result.rejection { return .rejected(current, because: rejection) }
      if !result.isIgnored, !edit.replacement.isEmpty, !editor.isPlacedWhole {
        return .rejected(current, because: editor.reasonAgainstWhole)
      }
      return editor.outcome(result) ?? EditOutcome(current)
    }
  }

  /// The text that shows `value`: its characters are the user's, a fixed literal at its place is
  /// that literal, and a missing one is supplied.
  ///
  /// A value that doesn't fit whole is shown as far as it goes. It has an issue, isn't complete, and stays
  /// the value until the next edit.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the value and the pattern.
  public func formatted(value: String) -> FormattedText {
    Editor.edit(self, FormattedText(), new: value.byteCount) { editor in
      let result = editor.show(value: value)
      let shown =
        result.rejection == nil && editor.hasUser ? editor.formattedToEnd() : FormattedText()
      let fits = result.rejection == nil && editor.unused.isEmpty && editor.isOnePart
      return fits ? shown : shown.showing(partOf: value)
    }
  }

  /// The text that results from a paste into an empty field, with the caret at its end.
  ///
  /// Text that can't be placed whole, and has no single part that is complete, gives nothing.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func formatted(text: String) -> FormattedText {
    if text.isEmpty { return FormattedText() }
    return applyOwn(TextEdit(inserting: text, at: 0), to: FormattedText()).formatted
      .withCaretAtEnd()
  }

  /// The placeholder for what is still missing; with a guide, what it shows after the caret.
  public func remainder(after current: FormattedText) -> String {
    if program.table.guide != nil, !current.isEmpty {
      let text = current.text
      return String(text[current.caret.index(in: text)...])
    }
    return program.placeholder(from: end(of: current))
  }

  /// The text after the field got the focus: an empty one shows the literals before the first
  /// slot, where ``Options-swift.struct/completesOnFocus`` asks for it.
  public func focused(_ current: FormattedText) -> FormattedText {
    guard options.completesOnFocus, current.isEmpty, !program.isRightToLeft else {
      return current
    }
    var prefixed = FormattedText()
    prefixed.showsPrefix = true
    return Editor.edit(self, prefixed, new: 0) { editor in
      let caret = editor.drawEmpty().caret
      return editor.formatted(caret: caret)
    }
  }

  /// The text after the field lost the focus: a prefix without a character of the user goes.
  public func blurred(_ current: FormattedText) -> FormattedText {
    if !current.showsPrefix { return current }
    if current.content.isValueEmpty { return FormattedText() }
    var copy = current
    copy.showsPrefix = false
    return copy
  }
}

extension Mask {
  /// A text of this mask: `current`, or what this mask makes of it, as far as it goes.
  func adopted(_ current: FormattedText) -> FormattedText {
    if isMaker(of: current) { return current }
    var adopted = shownAsFarAsItGoes(current.text)
    adopted.selection = current.selection
    return adopted
  }

  /// Whether a text is this mask's; an empty one is every mask's.
  private func isMaker(of current: FormattedText) -> Bool {
    if current.content.isMade(by: program) { return true }
    if let maker = current.maker, program.isSame(as: maker) { return true }
    return current.isEmpty
  }

  /// The element after the last one that is shown.
  private func end(of current: FormattedText) -> Int {
    let content = adopted(current).content
    if let layout = content.layout {
      let last = 63 - layout.shown.leadingZeroBitCount
      return last < 0 ? 0 : program.table.element(after: last)
    }
    guard case .pieces(let pieces) = content.provenance.storage else { return 0 }
    let last = program.isRightToLeft ? pieces.first : pieces.last
    return last.map { program.table.element(after: Int($0.element)) } ?? 0
  }
}

extension Editor {
  /// What came of an edit; `nil` if nothing did.
  mutating func outcome(_ result: Result) -> EditOutcome? {
    if result.rejection != nil || result.isIgnored { return nil }
    let formatted = formatted(caret: result.caret)
    if removed.isEmpty, unused.isEmpty { return EditOutcome(formatted) }
    return EditOutcome(formatted, removed: string(removed), unused: string(unused))
  }

  /// The text of the cells, with the caret at its displayed end.
  mutating func formattedToEnd() -> FormattedText {
    formatted(caret: table.isRightToLeft ? 0 : cells.count)
  }

  func string(_ characters: [Glyph]) -> String {
    return String(table.isRightToLeft ? characters.reversed() : characters, in: glyphs)
  }
}

extension Mask {
  /// Digits, if no slot accepts anything else; ASCII, if every slot accepts that alone.
  public var keyboard: InputKeyboard {
    if program.classes.isEmpty { return .any }
    if program.classes.allSatisfy({ $0.holdsOnlyDigits }) { return .digits }
    return program.classes.allSatisfy { $0.holdsOnlyASCII } ? .ascii : .any
  }
}
