import FormworkMasks

/// The steps of a script, each with what must hold of its answer.
extension Script {
  mutating func insert(_ text: String) {
    describe("insert(\(text.debugDescription))")
    let before = session
    check(session.insert(text), after: before)
  }

  mutating func press<Reach>(
    _ name: String, _ unit: Reach,
    _ key: (inout EditingSession<Format>, Reach) -> SessionUpdate
  ) {
    describe("\(name)(.\(unit))")
    let before = session
    check(key(&session, unit), after: before)
  }

  mutating func select(_ range: Range<UTF16Offset>) {
    describe("select(\(range.lowerBound.value)..<\(range.upperBound.value))")
    session.select(range)
  }

  mutating func perform(_ bytes: inout Bytes) {
    var edit = TextEdit(replacing: range(&bytes), with: text(&bytes))
    edit.direction = bytes.pick([.insertion, .backward, .forward])
    describe("perform(\(edit))")
    let before = session
    check(session.perform(edit), after: before)
  }

  mutating func propose(_ bytes: inout Bytes) {
    let range = range(&bytes)
    let text = text(&bytes)
    let direction = bytes.pick([TextEdit.Direction?.none, .insertion, .backward, .forward])
    let raw = session.displayedText.replacing(
      range.lowerBound.value..<range.upperBound.value, with: text)
    describe(
      "propose(\(text.debugDescription), in: \(range.lowerBound.value)..<\(range.upperBound.value))"
    )
    let before = session
    switch session.propose(text, in: range, direction: direction) {
    case .reject:
      require(session.current == before.current, "a rejected proposal changes nothing")
      require(session.canUndo == before.canUndo && session.canRedo == before.canRedo, "nor undo")
    case .write(let update):
      check(update, after: before)
    case .proceed:
      require(session.current == before.current, "what may proceed isn't done yet")
      if session.composition != nil || bytes.next() & 3 == 3 { return }
      let update = session.didChange(to: raw)
      // No widget cuts a surrogate pair; what came of it is put right like any other surprise.
      if raw.contains("\u{FFFD}") {
        if let update { check(update, after: before, shown: raw) }
        return
      }
      require(session.current.text.isSame(as: raw), "what may proceed is the widget's own result")
      if let update {
        require(update.rewrite == nil, "what proceeded needs no writing")
        note(update, after: before)
      }
    }
  }

  mutating func reconcile(_ text: String, _ selection: Range<UTF16Offset>?) {
    describe("didChange(to: \(text.debugDescription), selection: \(String(describing: selection)))")
    let before = session
    if let update = session.didChange(to: text, selection: selection) {
      check(update, after: before, shown: text)
    }
    if session.composition != nil { return }
    let settled = session
    require(
      session.didChange(to: session.current.text) == nil && session.current == settled.current,
      "reconciling again does nothing")
  }

  mutating func compose(_ bytes: inout Bytes) {
    for _ in 0...bytes.number(below: 2) {
      let text = text(&bytes)
      let range = range(&bytes)
      describe("compositionChanged(to: \(text.debugDescription), selection: \(range))")
      session.compositionChanged(to: text, selection: range)
      require(session.displayedText.isSame(as: text), "a composition is left alone")
    }
    if bytes.next() & 3 == 3 { return }
    let text = text(&bytes)
    describe("compositionEnded(with: \(text.debugDescription))")
    let before = session
    if let update = session.compositionEnded(with: text) {
      check(update, after: before, shown: text)
    }
  }

  mutating func undo() {
    describe("undo()")
    let before = session
    guard let update = session.undo() else {
      require(session.current == before.current, "nothing to undo changes nothing")
      return
    }
    if let expected = undoable?.popLast() {
      require(
        session.current.isShownLike(expected),
        "undo restores what was: \(expected.short), \(session.current.short)")
    }
    check(update, after: before, records: false)
    if hasHadFocus { return }
    var copy = session
    _ = copy.redo()
    require(
      copy.current.text.isSame(as: before.current.text)
        && copy.current.value.isSame(as: before.current.value), "redo restores what was undone")
  }

  mutating func redo() {
    describe("redo()")
    let before = session
    guard let update = session.redo() else {
      require(session.current == before.current, "nothing to redo changes nothing")
      return
    }
    check(update, after: before, records: false)
    if hasHadFocus {
      undoable = nil
      return
    }
    var copy = session
    _ = copy.undo()
    // The step begins where it was made; a caret that moved since is no part of it.
    require(copy.current.text.isSame(as: before.current.text), "undo takes back what was redone")
    undoable?.append(copy.current)
  }

  mutating func attend(focuses: Bool) {
    describe(focuses ? "focus()" : "blur()")
    let before = session
    let update = focuses ? session.beginEditing() : session.endEditing()
    if let update {
      check(update, after: before, records: false)
      hasHadFocus = true
    }
  }

  mutating func set(_ text: String, isValue: Bool) {
    describe("set(\(isValue ? "value" : "text"): \(text.debugDescription))")
    let before = session
    let update = isValue ? session.set(value: text) : session.set(text: text)
    require(update.change == nil, "what the app sets is no event")
    check(update, after: before, records: false)
    require(!session.canUndo && !session.canRedo, "what the app sets ends the history")
    if undoable != nil { undoable = [] }
  }

  mutating func step(by steps: Int) {
    describe("step(by: \(steps))")
    let before = session
    guard let update = session.step(by: steps) else {
      require(session.current == before.current, "where nothing can be stepped, nothing changes")
      return
    }
    check(update, after: before)
  }

  mutating func setFormat() {
    describe("set(format:)")
    let before = session
    check(session.set(format: session.format), after: before, records: false)
    if undoable != nil { undoable = [] }
  }
}

extension FormattedText {
  func isShownLike(_ other: FormattedText) -> Bool {
    text.isSame(as: other.text) && value.isSame(as: other.value) && selection == other.selection
  }
}
