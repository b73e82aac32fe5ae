import FormworkMasks

extension Law {
  /// A widget with a mind of its own ends in the same states as a surface without one.
  static let surfaces = Law(
    name: "surfaces", share: 0.06, floor: 1, makes: cases(4...12)
  ) { (scenario, tally) throws(Violation) in
    guard let format = scenario.format.build() else { return }
    var widget = Widget(format, scenario.format)
    try walk(scenario, tally) { (step, _) throws(Violation) in
      guard !step.driver.isComposing else { return }
      widget.perform(step.action, like: step.driver.session)
      let current = widget.session.current
      tally.asserted += 1
      if current != step.after || !widget.text.isSame(as: step.after.text) {
        throw step.violation(
          "a script gives the same states on any two surfaces", step.after.picture,
          "\(current.picture), the widget shows \(ReplayLine.quoted(widget.text))")
      }
    }
  }

  /// One event for each action of the person that changes something, none for the app's own.
  static let events = Law(
    name: "events", share: 0.05, floor: 1, makes: cases(4...12)
  ) { (scenario, tally) throws(Violation) in
    guard let format = scenario.format.build() else { return }
    var widget = Widget(format, scenario.format)
    try walk(scenario, tally) { (step, _) throws(Violation) in
      guard !step.driver.isComposing else { return }
      widget.events = []
      widget.perform(step.action, like: step.driver.session)
      // An adapter may report as often as it likes.
      widget.report()
      widget.report()
      let isChanged =
        !step.before.text.isSame(as: step.after.text)
        || !step.before.value.isSame(as: step.after.value)
      tally.asserted += 1
      var isSilent = false
      if case .set = step.action { isSilent = true }
      let expected = isChanged && !isSilent ? 1 : 0
      if widget.events.count == expected,
        widget.events.allSatisfy({ $0.formatted == step.after })
      {
        return
      }
      throw step.violation(
        "events are sent exactly once", "\(expected) events with \(step.after.picture)",
        "\(widget.events.map { "\($0.cause) \($0.formatted.picture)" })")
    }
  }

  /// A widget that asks before keys and then shows the result itself, as UIKit's do.
  private struct Widget {
    var session: EditingSession<AnyFormat>
    var text = ""
    var events: [SessionChange] = []

    init(_ format: AnyFormat, _ spec: FormatSpec) {
      session = EditingSession(format: format, undoSteps: spec.undoSteps)
    }

    mutating func perform(_ action: Action, like other: EditingSession<AnyFormat>) {
      switch action {
      case .type(let text), .insert(let text):
        if text.isEmpty, session.current.selection.isEmpty {
          session = other
          return
        }
        propose(text, in: session.current.selection)
      case .backspace, .delete, .word, .cut:
        let selection = session.current.selection
        if !selection.isEmpty { return propose("", in: selection) }
        if action == .cut {
          session = other
          return
        }
        let range = rangeToDelete(action)
        if range.isEmpty {
          // Nothing reaches the delegate; the session of a surface without a widget hears the key.
          session = other
          return
        }
        propose("", in: range, direction: action.isBackward ? .backward : .forward)
      case .caret(let offset):
        session.select(UTF16Offset(offset)..<UTF16Offset(offset))
      case .select(let start, let end):
        session.select(UTF16Offset(min(start, end))..<UTF16Offset(max(start, end)))
      case .set(let value): carryOut(session.set(value: value))
      case .text(let shown, let caret):
        text = shown
        if let update = session.didChange(
          to: shown, selection: caret.map { UTF16Offset($0)..<UTF16Offset($0) })
        {
          carryOut(update)
        }
      case .focus: session.beginEditing().map { carryOut($0) }
      case .blur: session.endEditing().map { carryOut($0) }
      case .undo: session.undo().map { carryOut($0) }
      case .redo: session.redo().map { carryOut($0) }
      case .compose(let marked):
        let selection = session.current.selection
        text = session.current.text.replacing(selection, with: marked)
        session.compositionChanged(to: text)
      case .commit(let committed):
        let selection = session.current.selection
        text = session.current.text.replacing(selection, with: committed)
        let caret = UTF16Offset(selection.lowerBound.value + committed.utf16.count)
        if let update = session.compositionEnded(with: text, selection: caret..<caret) {
          carryOut(update)
        }
      case .cancel:
        text = session.current.text
        session.compositionEnded(with: text, selection: session.current.selection)
          .map { carryOut($0) }
      }
    }

    private func rangeToDelete(_ action: Action) -> Range<UTF16Offset> {
      // The range is the surface's own business; the keys of the session tell it.
      let current = session.current
      let caret = current.caret.index(in: current.text)
      let other: String.Index
      switch action {
      case .backspace:
        other = caret > current.text.startIndex ? current.text.index(before: caret) : caret
      case .delete:
        other = caret < current.text.endIndex ? current.text.index(after: caret) : caret
      case .word(let direction):
        other = Self.word(from: caret, direction, in: current.text)
      default: other = caret
      }
      let distance = UTF16Offset(
        current.text.utf16.distance(from: current.text.startIndex, to: other))
      return min(distance, current.caret)..<max(distance, current.caret)
    }

    private static func word(
      from caret: String.Index, _ direction: Int, in text: String
    ) -> String.Index {
      func isWord(_ character: Character) -> Bool {
        UnicodeSet.alphanumeric.contains(character)
      }
      if direction < 0 {
        let head = text[..<caret]
        let trimmed = head.lastIndex(where: isWord).map { head[...$0] } ?? head.prefix(0)
        return trimmed.lastIndex { !isWord($0) }.map { text.index(after: $0) } ?? text.startIndex
      }
      let start = text[caret...].firstIndex(where: isWord) ?? text.endIndex
      return text[start...].firstIndex { !isWord($0) } ?? text.endIndex
    }

    private mutating func propose(
      _ replacement: String, in range: Range<UTF16Offset>, direction: TextEdit.Direction? = nil
    ) {
      switch session.propose(replacement, in: range, direction: direction) {
      case .proceed:
        text = text.replacing(range, with: replacement)
        report(at: UTF16Offset(range.lowerBound.value + replacement.utf16.count))
      case .write(let update): carryOut(update)
      case .reject: break
      }
    }

    mutating func report() {
      session.didChange(to: text, selection: session.current.selection).map { carryOut($0) }
    }

    private mutating func report(at caret: UTF16Offset) {
      session.didChange(to: text, selection: caret..<caret).map { carryOut($0) }
    }

    private mutating func carryOut(_ update: SessionUpdate) {
      if let rewrite = update.rewrite {
        text = text.replacing(rewrite.range, with: rewrite.replacement)
      }
      if let change = update.change { events.append(change) }
    }
  }
}
