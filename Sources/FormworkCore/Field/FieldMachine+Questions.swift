import FormworkMasks

/// Handling before a change: the system asks whether it may make it.
///
/// The system makes changes that it handles best: changes whose plain result is already formatted,
/// Cut, Paste, AutoFill, and input methods. Others are rejected, and the formatted text is written
/// instead.
extension FieldMachine {
  /// Evaluates a change that the system is about to make. ``decide(_:isAllowed:)`` must follow,
  /// after the app was asked if necessary.
  package mutating func deliberate(
    _ question: FieldQuestion, _ widget: WidgetState
  ) -> FieldDeliberation<Format> {
    begin()
    let widget = look(at: widget)
    var deliberation = evaluate(question, widget)
    if let ranges = deliberation.ranges, ranges.count == 1, redacted == nil {
      deliberation.plain = widget.text.replacing(ranges[0], with: question.replacement)
    }
    asked = deliberation.plain.map { AskedText(text: $0) }
    return deliberation
  }

  private mutating func evaluate(
    _ question: FieldQuestion, _ widget: WidgetState
  ) -> FieldDeliberation<Format> {
    let ranges = question.ranges
    let wasProbed = turn.hasProbe || isKnockedAt
    isKnockedAt = false
    let isUnread = !turn.hasUserActivity && !wasProbed && isUnread(widget)
    turn.hasUserActivity = true
    turn.wasReadEarly = false
    turn.hasQuestion = true
    turn.revised = nil
    turn.endsInSyllable = question.replacement.isHangul
    keptCaret = nil
    insertionEnd = ranges.first?.lowerBound ?? 0
    insertionEnd.value += question.replacement.utf16.count
    awaitEndOfTurn()
    if isUnread { return evaluate(question, afterReading: widget) }
    if let answer = answerSyllable(question, widget) {
      if case .reject = answer { return deliberation(nil, answer) }
      return deliberation(ranges, answer)
    }
    if let edit = revision(of: question, widget) {
      var trial = session
      let reason = trial.revise(edit, of: heard?.before ?? session.current, over: widget.text)
        .rejection
      turn.revised = reason == nil ? ranges.first : nil
      return deliberation(ranges, reason.map { .reject($0) } ?? .let)
    }
    let end = UTF16Offset(widget.text.utf16.count)
    if ranges.contains(where: { $0.upperBound > end }) {
      // This is the undo of a text that no longer exists, unless AutoFill was permitted before.
      guard wasProbed, !question.replacement.isEmpty, !widget.isUndoing else {
        return deliberation(nil, .forbid)
      }
      let edit = TextEdit(replacing: end..<end, with: question.replacement)
      return deliberation([end..<end], .fillIn(edit))
    }
    guard let range = ranges.first, ranges.count == 1, !widget.isUndoing, !widget.isComposing,
      widget.text.isSame(as: session.displayedText), !isProbe(range, question.replacement, widget)
    else { return deliberation(ranges, .let) }
    hear(question.replacement, in: range)
    if redacted != nil {
      // These are keys for a field that isn't being edited, for example in a test: the system knows
      // another text.
      var trial = session
      let update = trial.perform(TextEdit(replacing: range, with: question.replacement))
      return deliberation(ranges, .write(trial, update, keepsCaret: false))
    }
    if awaitsFirstKey {
      // The result of the key is only known afterwards.
      awaitsFirstKey = false
      return deliberation(ranges, .firstKey)
    }
    return deliberate(question, range, widget)
  }

  /// Whether the widget shows a text that nothing has reported, before the user does anything.
  private func isUnread(_ widget: WidgetState) -> Bool {
    !system.isDesktop && !widget.isComposing && !widget.isUndoing && session.composition == nil
      && rawText == nil && isStray(widget)
  }

  /// Evaluates a change of a text that wasn't reported. It is read by itself, so that the change
  /// can't cost any of it.
  private mutating func evaluate(
    _ question: FieldQuestion, afterReading widget: WidgetState
  ) -> FieldDeliberation<Format> {
    if policy.hearsOfAssignments {
      reconcile(at: .selection, widget)
    } else {
      take(assigned: widget) { _ in false }
    }
    var trial = session
    let selection = trial.current.selection
    // The system's range is one of the unformatted text. A change at its caret is one at ours.
    guard question.ranges == [widget.selection].compactMap({ $0 }) else {
      return deliberation(nil, .forbid)
    }
    let update = trial.perform(TextEdit(replacing: selection, with: question.replacement))
    if update.isRejected { return deliberation(nil, .reject(update.rejection)) }
    return deliberation([selection], .write(trial, update, keepsCaret: true))
  }

  /// Evaluates a change that the format has to judge.
  private mutating func deliberate(
    _ question: FieldQuestion, _ range: Range<UTF16Offset>, _ widget: WidgetState
  ) -> FieldDeliberation<Format> {
    let ranges = question.ranges
    let selection = widget.selection ?? range
    var trial = session
    trial.select(selection)
    let kind = question.kind(over: selection, widget, system)
    if kind == .nativeOnly {
      if trial.permit(question.replacement, in: range) {
        return deliberation(ranges, .expect(trial))
      }
      // An input method may be about to mark text that the format would reject from a keyboard.
      if question.mayBeginComposition { return deliberation(ranges, .let) }
      session = trial
      // The system moves the caret after a paste, even if the paste was rejected.
      keepCaret(at: selection)
      return deliberation(nil, .reject(rejection(of: question, range)))
    }
    switch trial.propose(question.replacement, in: range) {
    case .proceed: return deliberation(ranges, .expect(trial))
    case .write(let update):
      if kind == .recomposition {
        turn.isRecomposing = true
        return deliberation(ranges, .let)
      }
      // A key can't be distinguished from a pasted character.
      let keepsCaret = !question.replacement.isEmpty
      return deliberation(ranges, .write(trial, update, keepsCaret: keepsCaret))
    case .reject(let reason):
      session = trial
      if !question.replacement.isEmpty { keepCaret(at: selection) }
      rejectedSyllable = !system.isDesktop && question.replacement.isHangul ? selection : nil
      // A text view reports Return in no other way, and the app may end editing in response.
      let isAsked = question.replacement == "\n" && widget.isMultiline
      return deliberation(isAsked ? ranges : nil, .reject(reason))
    }
  }

  /// Returns the reason the format rejects a change.
  private func rejection(of question: FieldQuestion, _ range: Range<UTF16Offset>) -> Rejection? {
    session.format.outcome(
      of: TextEdit(replacing: range, with: question.replacement), in: session.current
    ).rejection
  }

  private func deliberation(
    _ ranges: [Range<UTF16Offset>]?, _ outcome: FieldDeliberation<Format>.Outcome
  ) -> FieldDeliberation<Format> {
    FieldDeliberation(ranges: ranges, outcome: outcome, assignments: assignments)
  }

  /// Decides about a change, after the app was asked.
  ///
  /// - Parameters:
  ///   - deliberation: The result of ``deliberate(_:_:)``.
  ///   - isAllowed: The app's answer; `true` if it wasn't asked.
  ///   - widget: The widget's state after a negative answer. An app may make the change itself: if
  ///     it has assigned the text that the change leads to, the change is made as if the answer were
  ///     positive.
  /// - Returns: Whether the system makes the change.
  package mutating func decide(
    _ deliberation: FieldDeliberation<Format>, isAllowed: Bool, _ widget: WidgetState? = nil
  ) -> Bool {
    isAskingOnly = false
    let assigned = asked?.assigned
    asked = nil
    guard isAllowed else {
      if let widget, let plain = deliberation.plain, widget.text.isSame(as: plain) {
        finish(deliberation, madeByAppIn: widget)
      }
      return false
    }
    if let assigned { take(assigned: assigned) { _ in false } }
    // If the app has changed the text in the meantime, the change is made to the new text, which is
    // checked afterwards.
    let isOvertaken = assignments != deliberation.assignments
    switch deliberation.outcome {
    case .let: return true
    case .firstKey:
      turn.takesFirstKey = true
      return true
    case .expect(let trial):
      if !isOvertaken { session = trial }
      return true
    case .write(let trial, let update, let keepsCaret):
      if isOvertaken { return true }
      session = trial
      if keepsCaret { keepCaret(at: session.current.selection) }
      carryOut(update)
    case .paste(let trial, let update):
      if isOvertaken { return false }
      session = trial
      insertionEnd = trial.current.caret
      carryOut(update, cause: .paste)
    case .step(let trial, let update):
      if isOvertaken { return false }
      session = trial
      carryOut(update, cause: .stepping)
    case .fillIn(let edit): carryOut(session.perform(edit), cause: .autoFill)
    case .reject(let reason): reject(reason)
    case .forbid: break
    }
    return false
  }

  /// Handles a change that the app has made itself, with its negative answer.
  private mutating func finish(
    _ deliberation: FieldDeliberation<Format>, madeByAppIn widget: WidgetState
  ) {
    guard assignments == deliberation.assignments else { return }
    switch deliberation.outcome {
    case .write(let trial, let update, _):
      session = trial
      carryOut(update)
    case .expect(let trial):
      session = trial
      fallthrough
    default:
      reconcile(at: .end, widget)
      emit(.flush)
    }
  }

  /// Whether AutoFill is probing: it inserts nothing or a space into an empty field, and continues
  /// only if that was permitted. QuickType also replaces nothing with nothing.
  private mutating func isProbe(
    _ range: Range<UTF16Offset>, _ replacement: String, _ widget: WidgetState
  ) -> Bool {
    if system.isDesktop { return false }
    if range.isEmpty, replacement.isEmpty {
      turn.hasProbe = widget.text.isEmpty
      return true
    }
    guard widget.text.isEmpty, replacement.isBlank,
      session.format.apply(TextEdit(inserting: replacement, at: 0), to: session.current)
        .formatted.value.isEmpty
    else { return false }
    turn.hasProbe = true
    return true
  }
}

/// The text that a change leads to about which the app is being asked.
struct AskedText: Hashable, Sendable {
  var text: String

  /// The state of the widget after the app has assigned this text.
  var assigned: WidgetState?
}

extension String {
  /// Returns the text with a replaced range, in UTF-16 code units; `nil` if that changes nothing.
  fileprivate func replacing(_ range: Range<UTF16Offset>, with replacement: String) -> String? {
    let units = Array(utf16)
    guard range.upperBound.value <= units.count else { return nil }
    let replaced = units[range.lowerBound.value..<range.upperBound.value]
    if replaced.elementsEqual(replacement.utf16) { return nil }
    return String(
      decoding: units[..<range.lowerBound.value] + Array(replacement.utf16)
        + units[range.upperBound.value...], as: UTF16.self)
  }
}
