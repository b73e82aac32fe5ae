import FormworkMasks

/// A focused field without a control, which performs actions with an editing session.
///
///     var field = ReplayedField(ReplayedFormat(try Mask("[00]-[0]")))
///     field.perform(.type("12")).text  // "12-"
///
/// It supports all actions, so it defines the expected states of any other front end.
public struct ReplayedField: ReplaySurface {
  private var session: EditingSession<AnyInputFormat>
  private var undoSteps: UndoSteps

  /// The marked text of an input method, instead of the selection.
  private var marked: String?

  /// Whether an input method composes a word.
  package var isComposing: Bool { marked != nil }

  /// The result of the action's last key press.
  private var update: SessionUpdate?

  /// Creates an empty field with the caret at 0.
  public init(_ format: ReplayedFormat) {
    undoSteps = format.undoSteps ?? .edits
    session = EditingSession(format: format.format, undoSteps: undoSteps)
  }

  /// Performs an action, and returns the resulting state.
  public mutating func perform(_ action: ReplayAction) -> ReplayState {
    var cut: String?
    if action.endsComposition, let marked { commit(marked) }
    update = nil
    switch action {
    case .type(let text):
      for character in text { update = session.insert(String(character)) }
    case .insert(let text): update = session.insert(text)
    case .backspace(let count): press(count) { session in session.deleteBackward() }
    case .delete(let count): press(count) { session in session.deleteForward() }
    case .deleteWordBackward: update = session.deleteBackward(.word)
    case .deleteWordForward: update = session.deleteForward(.word)
    case .cut:
      cut = selectedText
      if cut?.isEmpty == false { update = session.insert("") }
    case .select(let range): session.select(range)
    case .set(let value):
      marked = nil
      session.set(value: value)
    case .text(let text, let caret):
      let selection = caret.map { $0..<$0 }
      update =
        marked == nil
        ? session.didChange(to: text, selection: selection)
        : session.compositionEnded(with: text, selection: selection)
      marked = nil
    case .compose(let text): compose(text)
    case .commit(let text): commit(text)
    case .cancel: cancel()
    case .focus: session.beginEditing()
    case .blur: session.endEditing()
    case .undo(let count): repeatWhile(count) { if case .some = $0.undo() { true } else { false } }
    case .redo(let count): repeatWhile(count) { if case .some = $0.redo() { true } else { false } }
    case .step(let steps): update = session.step(by: steps)
    case .format(let format): change(to: format)
    }
    var state = ReplayState(session, isRejected: update?.isRejected ?? false, cut: cut)
    state.removed = update?.change?.removed ?? ""
    state.unused = update?.change?.unused ?? update?.unused ?? ""
    return state
  }
}

extension ReplayedField {
  /// Presses a key `count` times, or until it has no effect, because then it never would.
  private mutating func press(
    _ count: Int, _ key: (inout EditingSession<AnyInputFormat>) -> SessionUpdate
  ) {
    var last: SessionUpdate?
    repeatWhile(count) { session in
      let before = session.current
      last = key(&session)
      return session.current != before
    }
    update = last
  }

  private mutating func repeatWhile(
    _ count: Int, _ step: (inout EditingSession<AnyInputFormat>) -> Bool
  ) {
    var rest = count
    while rest > 0, step(&session) { rest -= 1 }
  }

  private var selectedText: String {
    let text = session.current.text
    let selection = session.current.selection
    return String(
      text[selection.lowerBound.index(in: text)..<selection.upperBound.index(in: text)])
  }

  /// Returns the displayed text with `text` instead of the selection, and its caret.
  private func displaying(_ text: String) -> (text: String, caret: Range<UTF16Offset>) {
    let base = session.current.text
    let selection = session.current.selection
    let head = String(base[..<selection.lowerBound.index(in: base)]) + text
    let caret = UTF16Offset.end(of: head)
    return (head + String(base[selection.upperBound.index(in: base)...]), caret..<caret)
  }

  private mutating func compose(_ text: String) {
    marked = text
    let shown = displaying(text)
    session.compositionChanged(to: shown.text, selection: shown.caret)
  }

  /// Replaces the marked text, or the selection, with a text.
  private mutating func commit(_ text: String) {
    marked = nil
    let shown = displaying(text)
    update = session.compositionEnded(with: shown.text, selection: shown.caret)
  }

  /// Discards the marked text, and restores the previous text and selection.
  private mutating func cancel() {
    marked = nil
    session.compositionEnded(with: session.current.text, selection: session.current.selection)
  }

  /// Changes the format of the field; the value is kept.
  private mutating func change(to format: ReplayedFormat) {
    marked = nil
    if let steps = format.undoSteps, steps != undoSteps {
      // Changing the format clears the history anyway.
      undoSteps = steps
      session = EditingSession(
        format: format.format, value: session.current.value, undoSteps: steps)
    } else {
      session.set(format: format.format)
    }
  }
}

extension ReplayAction {
  /// Whether an input method commits its marked text before the action.
  fileprivate var endsComposition: Bool {
    switch self {
    case .compose, .commit, .cancel, .set, .text, .format, .focus: false
    default: true
    }
  }
}
