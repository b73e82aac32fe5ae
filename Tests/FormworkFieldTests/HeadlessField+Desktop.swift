import FormworkCore

/// What a desktop's system does.
extension HeadlessField {
  /// What is to be changed can be taken back, all of one turn at once.
  func record() {
    guard habits.system.isDesktop, !isUndoing, !isStepOpen else { return }
    isStepOpen = true
    history.undo.append(text)
    history.redo = []
  }

  func takeStep(isRedo: Bool) {
    guard let before = isRedo ? history.redo.popLast() : history.undo.popLast() else { return }
    if isRedo { history.undo.append(text) } else { history.redo.append(text) }
    isUndoing = true
    replace(.zero..<UTF16Offset(text.utf16.count), before)
    tellSelection()
    sendEvents()
    isUndoing = false
    tell { $0.undoDidEnd(isRedo: isRedo, $1) }
  }

  func askWhatToShow(_ question: FieldQuestion) {
    let answer = machine.answer(question, state)
    carryOut()
    switch answer {
    case .accept: make(question.ranges[0].clamped(to: text), question.replacement, isTold: true)
    case .show(let shown, let selection):
      record()
      text = shown
      self.selection = selection
      tellSelection()
      if habits.tellsUnasked { sendEvents() }
    case .reject: break
    }
  }

  /// A control that has a value of its own shows that when it is left.
  func showValue() {
    isEdited = false
    history = ([], [])
    if text == session.current.text, !value.isEmpty {
      text = session.format.formatted(value: value).text
    }
    look(isAssigned: false)
  }

  /// Puts the rest of a word behind the caret, and selects it; nobody is told.
  func complete(by rest: String) {
    let start = selection.lowerBound
    replace(selection, rest)
    selection = start..<selection.upperBound
  }

  func look(isAssigned: Bool? = nil) {
    let isAssigned = isAssigned ?? (habits.system == .desktopView || !isEdited)
    tell { $0.notice($1, isAssigned: isAssigned, isRejected: { _ in false }) }
  }
}
