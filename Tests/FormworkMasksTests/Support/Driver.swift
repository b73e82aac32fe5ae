import FormworkMasks

/// Carries out actions on a session, as a surface without a widget does.
struct Driver {
  var session: EditingSession<AnyFormat>

  /// The whole text and the selection before an input method began.
  private var base: (text: String, selection: Range<UTF16Offset>)?

  init(_ format: AnyFormat, _ spec: FormatSpec) {
    session = EditingSession(format: format, undoSteps: spec.undoSteps)
  }

  var current: FormattedText { session.current }

  var isComposing: Bool { session.composition != nil }

  mutating func perform(_ actions: [Action]) {
    for action in actions { perform(action) }
  }

  /// Carries out one action.
  ///
  /// - Returns: What the session said, where it says something.
  @discardableResult
  mutating func perform(_ action: Action) -> SessionUpdate? {
    switch action {
    case .compose(let text):
      compose(text)
      return nil
    case .commit(let text): return commit(text)
    case .cancel: return cancel()
    default:
      _ = cancel()
    }
    switch action {
    case .type(let text), .insert(let text): return session.insert(text)
    case .backspace: return session.deleteBackward()
    case .delete: return session.deleteForward()
    case .word(let direction):
      return direction < 0 ? session.deleteBackward(.word) : session.deleteForward(.word)
    case .cut: return session.insert("")
    case .caret(let offset):
      session.select(UTF16Offset(offset)..<UTF16Offset(offset))
    case .select(let start, let end):
      session.select(UTF16Offset(min(start, end))..<UTF16Offset(max(start, end)))
    case .set(let value): return session.set(value: value)
    case .text(let text, let caret):
      return session.didChange(
        to: text, selection: caret.map { UTF16Offset($0)..<UTF16Offset($0) })
    case .focus: return session.beginEditing()
    case .blur: return session.endEditing()
    case .undo: return session.undo()
    case .redo: return session.redo()
    case .compose, .commit, .cancel: break
    }
    return nil
  }

  private mutating func compose(_ text: String) {
    let base = base ?? (session.current.text, session.current.selection)
    self.base = base
    let caret = UTF16Offset(base.selection.lowerBound.value + text.utf16.count)
    session.compositionChanged(
      to: base.text.replacing(base.selection, with: text), selection: caret..<caret)
  }

  private mutating func commit(_ text: String) -> SessionUpdate? {
    let base = base ?? (session.current.text, session.current.selection)
    self.base = nil
    let caret = UTF16Offset(base.selection.lowerBound.value + text.utf16.count)
    return session.compositionEnded(
      with: base.text.replacing(base.selection, with: text), selection: caret..<caret)
  }

  private mutating func cancel() -> SessionUpdate? {
    guard let base else { return nil }
    self.base = nil
    return session.compositionEnded(with: base.text, selection: base.selection)
  }
}
