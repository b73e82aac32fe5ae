#if canImport(UIKit) && !os(watchOS)
import UIKit

/// After a change: the field shows what it shows, and the session catches up.
extension FieldAdapter {
  /// Where the adapter finds out that the text is another one.
  enum Moment {
    /// Inside the change: the text is there, its events aren't sent yet.
    case selection

    /// While an event goes round; observers before the adapter have seen the raw text.
    case event(Event)

    /// When no more is to be expected: the end of the turn, or of the editing.
    case end
  }

  /// Compares the field with the session, and writes and tells what follows from it.
  ///
  /// It may be called at any time and any number of times.
  func reconcile(at moment: Moment) {
    guard writes == 0, !undo.isGuarding, let field else { return }
    let text = field.shownText
    let selection = field.shownSelection
    if case .end = moment {
      turn.toldByWriting = []
    } else {
      if field.isComposing {
        compositionChanged(to: text, selection)
        showRemainder()
        return
      }
      if turn.isRecomposing || turn.hasProbe && field.isBlank {
        if case .event = moment { unsettledText = text }
        return
      }
    }
    if let rawText { return adopt(text, rawText, selection, at: moment) }
    let composed = session.composition?.text
    let before = session.current
    let update =
      composed == nil
      ? session.didChange(to: text, selection: selection)
      : session.compositionEnded(with: text, selection: selection)
    if update?.change != nil { source = .value(session.current.value) }
    if !field.isBeingComposed, useAwaitedFormat() {
      finishReformatting(update, since: before, at: moment)
    } else if let update {
      finish(update, at: moment)
    }
    guard case .end = moment else { return }
    defer { unsettledText = nil }
    if owed == nil, let seen = composed ?? unsettledText,
      !seen.isIdentical(to: session.current.text)
    {
      // What was in the making has gone round, and nothing came of it: who saw it hears of that.
      for event in field.events where !turn.toldByWriting.contains(event) { send(event) }
    }
  }

  private func finish(_ update: SessionUpdate, at moment: Moment) {
    let isInside = if case .end = moment { false } else { true }
    let wrote = write(update, inside: isInside)
    owe(update, cause: turn.isClearing ? .deletion : nil)
    if update.isRefused { refuse() }
    if wrote { sendAgain(at: moment) }
    settleLater()
  }

  /// The raw text has been round; what replaces it must follow.
  func sendAgain(at moment: Moment) {
    guard case .event(let event) = moment else { return }
    if field?.isToldFirst == false || event != .callback { send(event) }
  }

  private func compositionChanged(to text: String, _ selection: Range<UTF16Offset>?) {
    // Who composes isn't AutoFill.
    turn.hasProbe = false
    session.compositionChanged(to: text, selection: selection)
  }

  /// `textFieldDidChangeSelection`, which comes before the events of the same change.
  func selectionDidChange() {
    guard writes == 0, !undo.isGuarding, let field else { return }
    // UIKit may have recorded a step for undo, though the text is the same.
    settleLater()
    undo.noteChange(after: false)
    let text = field.shownText
    if field.isComposing {
      compositionChanged(to: text, field.shownSelection)
    } else if session.composition != nil || rawText != nil {
      // An input method may have unmarked its text and not put in what it stands for yet.
    } else if text.isIdentical(to: session.current.text) {
      caretDidMove(in: field)
    } else if session.expects(text) || turn.takesFirstKey {
      turn.takesFirstKey = false
      reconcile(at: .selection)
    }
  }

  private func caretDidMove(in field: any FormattedInput) {
    guard var selection = field.shownSelection else { return }
    if let kept = caretToKeep, selection != kept.selection {
      let end = min(kept.unwanted, .end(of: field.shownText))
      if selection == end..<end {
        session.select(kept.selection)
        return put(session.current.selection, in: field)
      }
      caretToKeep = nil
    }
    if let prefix = lockedPrefix, selection.lowerBound < prefix {
      selection = prefix..<max(prefix, selection.upperBound)
      put(selection, in: field)
    }
    session.select(selection)
    // Behind a refused paste UIKit may put the caret into the midst of a character.
    if session.current.selection != selection { put(session.current.selection, in: field) }
  }

  /// Where the caret may go at the earliest, if the prefix is locked.
  private var lockedPrefix: UTF16Offset? {
    guard owner?.locksPrefix == true, !UIAccessibility.isVoiceOverRunning else { return nil }
    return session.current.endOfPrefix
  }

  private func put(_ selection: Range<UTF16Offset>, in field: any FormattedInput) {
    writes += 1
    field.select(selection)
    writes -= 1
  }

  /// `.editingChanged` or the notification, sent by UIKit or by the app.
  func textDidChange(_ event: Event) {
    guard !isSending else { return }
    turn.hasUserActivity = true
    undo.noteChange(after: false)
    undo.resume()
    if writes > 0 {
      // The writing itself told; then it needn't be told again.
      turn.toldByWriting.insert(event)
      return
    }
    if undo.isGuarding {
      unsettledText = field?.shownText
      return
    }
    owner?.delegation.check()
    reconcile(at: .event(event))
    if owed == nil, session.composition == nil, let before = turn.assignedOver,
      !before.isShown(as: session.current)
    {
      // The system filled the field in as the app would have, but tells of it.
      owe(
        OwedChange(
          cause: .autoFill, completes: session.current.isComplete && !before.isComplete,
          fills: session.current.isFull && !before.isFull))
    }
    turn.assignedOver = nil
    // UIKit may have recorded a step for undo, though nothing has changed in the end.
    settleLater()
    note(event)
  }

  func editingDidBegin() {
    guard let owner, let field else { return }
    owner.delegation.check()
    owner.spokenValue.hide(in: field)
    reconcile(at: .end)
    awaitsFirstKey = field.isSecure && !session.current.text.isEmpty
    if owner.completesOnFocus(field), !field.isComposing, let update = session.focus() {
      carryOut(update)
    }
    if let selection = field.shownSelection { session.select(selection) }
    settleLater()
  }

  func editingDidEnd() {
    reconcile(at: .end)
    if let update = session.blur() { carryOut(update) }
    flush()
    // UIKit may have recorded a step for undo that changes nothing.
    settleLater()
    speak()
  }

  /// The clear button was let through: UIKit empties the field and tells of it.
  func willClear() {
    turn.isClearing = true
    turn.hasUserActivity = true
    settleLater()
  }
}

extension FormattedText {
  /// Whether text and value are those of another one, code unit by code unit.
  func isShown(as other: FormattedText) -> Bool {
    text.isIdentical(to: other.text) && value.isIdentical(to: other.value)
  }
}
#endif
