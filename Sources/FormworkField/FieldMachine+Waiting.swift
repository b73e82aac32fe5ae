import FormworkText

/// What had to wait: a format for the end of a composition, a text of the app for an edit.
extension FieldMachine {
  /// Takes on the format that has waited for an input method.
  ///
  /// - Returns: Whether it makes something else of what is there.
  mutating func useAwaitedFormat() -> Bool {
    guard let format = awaitedFormat else { return false }
    awaitedFormat = nil
    assignments += 1
    let before = session.current
    use(format)
    return !before.isEqualInText(to: session.current)
  }

  /// Shows and tells what a format makes of the text that had to wait for it: the app could see
  /// nothing of it when it set the format.
  mutating func finishReformatting(
    _ update: SessionUpdate?, since before: FormattedText, at moment: Moment, _ widget: WidgetState
  ) {
    assign()
    if before.isEqualInText(to: session.current) {
      if update?.change != nil { reject(nil) }
    } else if let change = update?.change {
      emit(.owe(change, nil))
    } else {
      owe(OwedChange(cause: .code))
    }
    sendAgain(at: moment, widget)
  }

  /// Formats a text that was shown as it was assigned, now that the person has edited it, or the
  /// input method is done that kept it from being read.
  mutating func adopt(_ raw: RawText, _ widget: WidgetState, at moment: Moment) {
    let text = widget.text
    if raw == .kept, text.isSame(as: assignedText) { return }
    rawText = nil
    let known = session.current
    if let format = awaitedFormat { session.set(format: format) }
    awaitedFormat = nil
    let caret = widget.selection?.upperBound.index(in: text) ?? text.endIndex
    let before = session.format.formatted(text: String(text[..<caret])).value
    _ = session.set(text: text)
    let place = UTF16Offset(before.utf16.count)
    var current = session.current
    if caret < text.endIndex {
      current.selection = session.format.textRange(of: place..<place, in: current)
    }
    session.select(current.selection)
    assign()
    if raw == .kept || !known.isEqualInText(to: session.current) {
      source = .value(session.current.value)
      owe(OwedChange(cause: .inputMethod, completes: session.current.isDone))
    } else if text.isSame(as: session.current.text) {
      return
    }
    sendAgain(at: moment, widget)
    if moment == .end, owed == nil {
      for event in TextEvent.all { emit(.send(event)) }
    }
  }

  /// The text that the app assigned last, if nothing was made of it since.
  var assignedText: String {
    if case .text(let text) = source { text } else { "" }
  }
}
