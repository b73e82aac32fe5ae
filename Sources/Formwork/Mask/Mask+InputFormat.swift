extension Mask: InputFormat {
  /// Applies one edit of the person to a text of this mask.
  ///
  /// The text isn't read again: its literals and the user's characters are told apart by where
  /// they come from. A text that this mask didn't make is formatted first.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func apply(_ edit: Edit, to current: FormattedText) -> Outcome {
    applyAtEnd(edit, to: current) ?? applyAnywhere(edit, to: current)
  }

  /// The general way, which every short cut must agree with.
  func applyAnywhere(_ edit: Edit, to current: FormattedText) -> Outcome {
    guard let cells = Cells(current, of: program) else {
      var adopted = formatted(text: current.text)
      adopted.selection = current.selection
      return applyAnywhere(edit, to: adopted)
    }
    var editor = Editor(self, cells, showsPrefix: current.showsPrefix)
    guard let result = editor.apply(edit, cells, in: current) else { return Outcome(current) }
    if result.isRefused { return .refused(current) }
    let formatted = self.formatted(result, editor.glyphs, showsPrefix: current.showsPrefix)
    return Outcome(formatted, dropped: String(result.dropped, in: editor.glyphs))
  }

  /// The text that shows `value`: its characters are the user's, a fixed literal at its place is
  /// that literal, and a missing one is supplied.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the value and the pattern.
  public func formatted(value: String) -> FormattedText {
    if !program.hasFixedLiterals, let filled = filled(with: value, showsPrefix: false) {
      return filled
    }
    var editor = Editor(self, Cells([], program.glyphs), showsPrefix: false)
    let result = editor.place(value: value)
    return formatted(result, editor.glyphs, showsPrefix: false).withCaretAtEnd()
  }

  /// The placeholder for what is still missing; with a guide, what it shows after the caret.
  public func remainder(after current: FormattedText) -> String {
    if program.guide != nil, !current.text.isEmpty {
      return String(current.text[current.caret.index(in: current.text)...])
    }
    guard let cells = Cells(current, of: program) else { return "" }
    return program.placeholder(from: cells.list.last.map(program.element(after:)) ?? 0)
  }

  /// The text after the field got the focus: an empty one shows the literals before the first
  /// slot, where ``Options-swift.struct/completionOnFocus`` asks for it.
  public func focused(_ current: FormattedText) -> FormattedText {
    guard options.completionOnFocus, current.text.isEmpty, !program.isRightToLeft else {
      return current
    }
    return showingPrefix
  }

  /// The text after the field lost the focus: a prefix without a character of the user goes.
  public func blurred(_ current: FormattedText) -> FormattedText {
    current.showsPrefix ? withoutPrefix(current) : current
  }

  private var showingPrefix: FormattedText {
    let editor = Editor(self, Cells([], program.glyphs), showsPrefix: true)
    return formatted(editor.empty, editor.glyphs, showsPrefix: true)
  }

  private func withoutPrefix(_ current: FormattedText) -> FormattedText {
    if current.value.isEmpty { return FormattedText() }
    var copy = current
    copy.showsPrefix = false
    return copy
  }
}

extension Mask {
  /// The text of some cells.
  func formatted(
    _ result: Editor.Result, _ glyphs: Glyphs, showsPrefix: Bool
  ) -> FormattedText {
    let hasUser = result.cells.contains { $0.isUser }
    var cells = result.cells
    var caret = result.caret
    if program.isRightToLeft {
      cells.reverse()
      caret = cells.count - caret
    }
    if program.guide != nil, program.hasFixedLiterals { hideGuided(&cells) }
    let text = String(cells.lazy.map { $0.glyph }, in: glyphs)
    let shown = cells.lazy.filter { $0.kind.contains(.value) }
    let value = hasUser ? String(shown.map { $0.glyph }, in: glyphs) : ""
    var formatted = FormattedText(
      text: text, value: value, selection: 0..<0,
      isComplete: hasUser && isComplete(result),
      provenance: provenance(of: cells, text, glyphs))
    formatted.showsPrefix = showsPrefix
    let offset = cells[..<caret].reduce(0) { $0 + glyphs.utf16Length($1.glyph) }
    let isASCII = text.utf8.count == cells.count
    formatted.caret = isASCII ? UTF16Offset(offset) : UTF16Offset(offset).clamped(to: text)
    return formatted
  }

  private func isComplete(_ result: Editor.Result) -> Bool {
    if program.guide == nil { return program.isCompleteFrom[result.element] }
    return result.cells.allSatisfy {
      !$0.isGuide || program.elements[Int($0.element)].kind == .optional
    }
  }

  /// Takes the fixed literals out of the value that a plain mask wouldn't show yet.
  private func hideGuided(_ cells: inout [Cell]) {
    let first = cells.firstIndex { $0.isUser } ?? cells.count
    var shown = 0..<(cells.lastIndex { $0.isUser } ?? -1) + 1
    if program.isRightToLeft {
      shown = first..<cells.count
    } else if options.completion ?? (syntax == .brackets), !shown.isEmpty {
      var end = shown.upperBound
      while end < cells.count, cells[end].isLiteral { end += 1 }
      shown = 0..<end
    }
    for index in cells.indices where !shown.contains(index) { cells[index].kind.remove(.value) }
  }

  private func provenance(of cells: [Cell], _ text: String, _ glyphs: Glyphs) -> Provenance {
    var bits = Provenance.Bits()
    if program.dense != nil, text.utf8.count == cells.count, cells.count <= 64 {
      for (index, cell) in cells.enumerated() {
        let bit = 1 &<< UInt64(index)
        if cell.isUser { bits.user |= bit }
        if cell.kind.contains(.value) { bits.value |= bit }
        if cell.isTyped { bits.typed |= bit }
        if cell.isGuide { bits.guide |= bit }
      }
      return Provenance(storage: .bits(bits))
    }
    return Provenance(
      cells.map {
        Provenance.Piece(length: glyphs.utf8Length($0.glyph), kind: $0.kind, element: $0.element)
      })
  }
}
