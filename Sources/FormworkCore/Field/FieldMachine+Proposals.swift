package import FormworkMasks

/// A change that the system is about to make, and asks about.
package struct FieldQuestion: Hashable, Sendable {
  /// The replaced ranges, in UTF-16 code units of the text. A selection of bidirectional text may
  /// have several.
  package var ranges: [Range<UTF16Offset>]

  /// The replacement.
  package var replacement: String

  /// Whether an input method may be about to mark the inserted text.
  package var mayBeginComposition: Bool

  /// Creates a question about a change.
  package init(
    _ ranges: [Range<UTF16Offset>], replacement: String, mayBeginComposition: Bool = false
  ) {
    self.ranges = ranges
    self.replacement = replacement
    self.mayBeginComposition = mayBeginComposition
  }

  /// The kind of a change, which determines its handling before the format is asked.
  enum Kind {
    /// A key, which can be rejected and written by the adapter.
    case key

    /// A change that only the system can make. Cut fills the pasteboard when it deletes, a rejected
    /// Paste stays on the undo stack, AutoFill continues only if it is permitted, and a secure
    /// field clears itself.
    case nativeOnly

    /// A step of a Korean syllable, which is deleted and inserted again without being marked.
    case recomposition
  }

  func kind(
    over selection: Range<UTF16Offset>, _ widget: WidgetState, _ system: FieldSystem
  ) -> Kind {
    if system.isDesktop { return mayBeginComposition ? .nativeOnly : .key }
    let isSyllable =
      replacement.isEmpty ? widget.text.isHangul(in: ranges[0]) : replacement.isHangul
    let isSelected = replacement.isEmpty && !selection.isEmpty
    if replacement.count > 1 || widget.isSecure || mayBeginComposition { return .nativeOnly }
    if isSyllable { return .recomposition }
    return isSelected ? .nativeOnly : .key
  }
}

/// The evaluation of a change, before the app is asked.
package struct FieldDeliberation<Format: InputFormat>: Sendable {
  /// The ranges for the app's delegate, in UTF-16 code units of the text; `nil` if it doesn't have
  /// to be asked.
  package var ranges: [Range<UTF16Offset>]?

  /// The replacement, if the system didn't ask.
  package var replacement = ""

  /// The text that the plain change would lead to; `nil` if it isn't a single change of the text
  /// that the app sees.
  var plain: String?

  /// The outcome if the app agrees.
  var outcome: Outcome

  /// The number of texts that the app had assigned before the evaluation.
  var assignments: Int

  enum Outcome: Sendable {
    /// The system makes the change.
    case `let`

    /// The system makes the change, as the session expects.
    case expect(EditingSession<Format>)

    /// The system inserts the first key of a secure field.
    case firstKey

    /// The change is rejected, and the session's text is written.
    case write(EditingSession<Format>, SessionUpdate, keepsCaret: Bool)

    /// The change is rejected, and the machine inserts AutoFill's text into the empty field.
    case fillIn(TextEdit)

    /// The machine pastes a value, which the system can't do.
    case paste(EditingSession<Format>, SessionUpdate)

    /// The machine makes a step up or down, which the system can't do.
    case step(EditingSession<Format>, SessionUpdate)

    /// The change is rejected, and the user is notified.
    case reject(Rejection?)

    /// The change is rejected silently.
    case forbid
  }
}

extension FieldQuestion {
  /// Whether a dead key shows this scalar before its letter: an acute, diaeresis, modifier
  /// circumflex, small tilde, macron, caron, cedilla, or breve.
  ///
  /// - Parameter scalar: The inserted scalar.
  /// - Returns: Whether a letter may replace it.
  package static func isDeadKey(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB4, 0xA8, 0x2C6, 0x2DC, 0xAF, 0x2C7, 0xB8, 0x2D8: true
    default: false
    }
  }
}

/// The answer to a system that asks about a change, and shows the answer instead.
package enum FieldAnswer: Hashable, Sendable {
  /// The system makes the change.
  case accept

  /// The system shows another text, with a selection in its UTF-16 code units. It may be the
  /// previous text.
  case show(String, Range<UTF16Offset>)

  /// The change is rejected.
  case reject
}

extension FieldMachine {
  /// Answers a question about a change. The system makes the change, or shows the answer instead,
  /// and reports either as its own change.
  package mutating func answer(_ question: FieldQuestion, _ widget: WidgetState) -> FieldAnswer {
    let deliberation = deliberate(question, widget)
    guard case .write(let trial, let update, _) = deliberation.outcome else {
      return decide(deliberation, isAllowed: true) ? .accept : .reject
    }
    session = trial
    turn.toldByWriting = []
    if let change = update.change { owe(change, cause: nil) }
    tellRejection(in: update)
    return .show(session.current.text, shownSelection)
  }
}

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

/// Stepping a number or a part of a date, which systems don't do themselves.
extension FieldMachine {
  /// Evaluates a step at the caret, from an arrow key or a button. ``decide(_:isAllowed:)`` must
  /// follow.
  ///
  /// - Parameters:
  ///   - steps: The number of steps up; a negative number steps down.
  ///   - widget: The widget's state. If it isn't being edited, the step applies at the last
  ///     position of the caret.
  /// - Returns: The result; `nil` if the format can't step, an input method is composing, or the
  ///   text isn't formatted. A key then keeps its usual meaning.
  package mutating func deliberate(
    steppingBy steps: Int, _ widget: WidgetState
  ) -> FieldDeliberation<Format>? {
    deliberate(widget) { $0.step(by: steps) }
  }

  /// Evaluates a change of the sign of a number, from a button next to a number pad.
  /// ``decide(_:isAllowed:)`` must follow.
  ///
  /// - Parameter widget: The widget's state.
  /// - Returns: `nil` if the format has no negative numbers, or an input method is composing.
  package mutating func deliberateTogglingSign(
    _ widget: WidgetState
  ) -> FieldDeliberation<Format>? {
    deliberate(widget) { $0.toggleSign() }
  }

  private mutating func deliberate(
    _ widget: WidgetState, _ change: (inout EditingSession<Format>) -> SessionUpdate?
  ) -> FieldDeliberation<Format>? {
    var widget = widget
    reveal(&widget)
    guard !isWriting, !widget.isComposing, !widget.isUndoing, rawText == nil,
      widget.text.isSame(as: session.displayedText)
    else { return nil }
    var trial = session
    if let selection = widget.selection { trial.select(selection) }
    guard let update = change(&trial) else { return nil }
    begin()
    turn.hasUserActivity = true
    keptCaret = nil
    awaitEndOfTurn()
    if update.isRejected {
      session = trial
      return FieldDeliberation(outcome: .reject(update.rejection), assignments: assignments)
    }
    var deliberation = FieldDeliberation(
      outcome: .step(trial, update), assignments: assignments)
    if let rewrite = update.rewrite {
      deliberation.ranges = [rewrite.range]
      deliberation.replacement = rewrite.replacement
      isAskingOnly = true
    }
    return deliberation
  }

  /// Whether the format has negative numbers, so that a button for the sign makes sense.
  package var canToggleSign: Bool { session.format.signToggled(FormattedText()) != nil }

  /// Whether the format can step at the caret, so that the field handles the arrow keys.
  package func canStep(_ widget: WidgetState) -> Bool {
    var machine = self
    return machine.deliberate(steppingBy: 1, widget) != nil
  }
}

/// Pasting characters of a value. Systems can only insert text, so the machine does it.
extension FieldMachine {
  /// Evaluates a paste of a value over the selection. ``decide(_:isAllowed:)`` must follow.
  ///
  /// - Returns: The result; `nil` if the system has to paste text, because an input method is
  ///   composing, or the text isn't formatted.
  package mutating func deliberate(
    pasting value: String, _ widget: WidgetState
  ) -> FieldDeliberation<Format>? {
    guard !isWriting, !widget.isComposing, rawText == nil,
      widget.text.isSame(as: session.displayedText), let selection = widget.selection
    else { return nil }
    begin()
    turn.hasUserActivity = true
    awaitEndOfTurn()
    var trial = session
    trial.select(selection)
    let isOverNothing = trial.format.valueRange(of: selection, in: trial.current).isEmpty
    var outcome = FieldDeliberation<Format>.Outcome.reject(nil)
    var ranges: [Range<UTF16Offset>]?
    if let edit = trial.edit(pasting: value) {
      let update = trial.perform(edit)
      if update.isRejected || update.change == nil && isOverNothing {
        outcome = .reject(update.rejection)
      } else {
        outcome = .paste(trial, update)
        ranges = [selection]
        isAskingOnly = true
      }
    }
    return FieldDeliberation(
      ranges: ranges, replacement: value, outcome: outcome, assignments: assignments)
  }
}

extension EditingSession {
  /// Returns the edit that replaces the selection with characters of a value; `nil` if none of them
  /// fits.
  ///
  /// A format interprets inserted text, in which it may find its own literals. So the inserted text
  /// is the formatted text of the characters after the existing ones, which has only one
  /// interpretation. If a format shows the value in another order, as masks that fill from the
  /// right do, the characters themselves are inserted.
  func edit(pasting value: String) -> TextEdit? {
    let selection = current.selection
    let replaced = format.valueRange(of: selection, in: current)
    let before = current.value[..<replaced.lowerBound.index(in: current.value)]
    let shown = format.formatted(value: before + value)
    let start = selection.lowerBound
    let head = current.text.utf16.prefix(start.value)
    guard shown.text.utf16.starts(with: head), shown.value.utf16.starts(with: before.utf16) else {
      return TextEdit(replacing: selection, with: value)
    }
    let whole = format.textRange(of: 0..<UTF16Offset(shown.value.utf16.count), in: shown)
    guard shown.value.utf16.count > before.utf16.count, start < whole.upperBound else { return nil }
    let text = shown.text[start.index(in: shown.text)..<whole.upperBound.index(in: shown.text)]
    return TextEdit(replacing: selection, with: String(text))
  }
}
