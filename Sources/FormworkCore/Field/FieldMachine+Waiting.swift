import FormworkMasks

/// Deferred work: a format that waits for the end of a composition, and an app's text that waits
/// for an edit.
extension FieldMachine {
  /// Sets the format that has waited for an input method.
  ///
  /// - Returns: Whether it changes the text.
  mutating func useAwaitedFormat() -> Bool {
    guard let format = awaitedFormat else { return false }
    awaitedFormat = nil
    assignments += 1
    let before = session.current
    use(format)
    return !before.isEqualInText(to: session.current)
  }

  /// Shows and reports the result of a deferred format, because the app couldn't see it when it set
  /// the format.
  mutating func finishReformatting(
    _ update: SessionUpdate?, since before: FormattedText, at moment: Moment, _ widget: WidgetState
  ) {
    assign()
    if before.isEqualInText(to: session.current) {
      if update?.change != nil { reject(nil) }
    } else if let change = update?.change {
      emit(.owe(change, nil))
    } else {
      owe(OwedChange(cause: .programmatic))
    }
    sendAgain(at: moment, widget)
  }

  /// Formats a raw text after the user has edited it, or the input method is done.
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
    var current = session.current
    // The beginning alone may have no meaning although the whole text has one, as in `1-2-3-94`.
    let isRead = !before.isEmpty && current.value.hasPrefix(before)
    let place = UTF16Offset(
      isRead ? before.utf16.count : current.value.commonCount(inOrder: text[..<caret]))
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

  /// The text that the app last assigned, if it hasn't been changed since.
  var assignedText: String {
    if case .text(let text) = source { text } else { "" }
  }
}

extension String {
  /// The length of the longest beginning, in UTF-16 code units, whose characters another text has
  /// in the same order.
  fileprivate func commonCount(inOrder other: Substring) -> Int {
    var rest = self[...]
    for character in other where character == rest.first { rest.removeFirst() }
    return utf16.count - rest.utf16.count
  }
}
