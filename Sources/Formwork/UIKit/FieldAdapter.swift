#if canImport(UIKit) && !os(watchOS)
import FormworkCore
import UIKit

/// Connects one stock text field or text view to a state machine that makes the decisions. Both are
/// called a field here.
///
/// The adapter only translates. It passes UIKit's events to the machine, with what the field shows
/// at that time, and carries out the machine's commands. It observes UIKit at four points:
///
///     shouldChange…      before a change       allow it, write another text, or reject it
///     didChangeSelection during the change     before anyone else has seen the raw text
///     .editingChanged    after the change      for changes without a question; textViewDidChange in a view
///     end of the turn    after everything      for changes without any notification
@MainActor
final class FieldAdapter {
  private(set) weak var field: (any FormattedInput)?
  weak var owner: FieldFormatting?
  var machine: FieldMachine<AnyInputFormat>
  let undo = UndoBridge()
  private var observation: FieldObservation?
  private var textObservations: [NSKeyValueObservation] = []

  /// The last change of the focus that the machine was notified of in this turn. UIKit calls the
  /// delegate first, and an event follows. If the app replaces the delegate, only the event arrives.
  private var focusChange: FocusChange?

  private enum FocusChange { case began, ended }

  init(_ field: any FormattedInput, format: AnyInputFormat, owner: FieldFormatting) {
    self.field = field
    self.owner = owner
    machine = FieldMachine(format: format, undoSteps: owner.undoSteps, field.state)
    machine.issues.moment = owner.validationTiming
    undo.adapter = self
    observation = field.listen(for: self)
    textObservations = field.observeText { [weak self] in
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { self?.textWasAssigned() }
    }
    textObservations.append(
      field.observeSecurity { [weak self] in
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { self?.securityDidChange() }
      })
    if field.isFirstResponder { owner.spokenValue.hide(in: field) }
    carryOut()
    // An assignment shows whether the system reports assignments. This one changes nothing.
    if owner.reportsAssignments == nil, field.shownText.isEmpty {
      carryOut(.assign(""), in: field)
    }
  }

  /// Stops observing the field, which keeps its text.
  func detach() {
    observation?.end()
    observation = nil
    textObservations = []
    undo.removeAll()
    owner?.remainderLabel.hide()
    if let field {
      owner?.spokenValue.hide(in: field)
      if machine.isRedacting { field.assign(text: session.current.text) }
    }
    // This may happen during a change, which then must not be handled any more.
    machine.stop()
    field = nil
  }

  var session: EditingSession<AnyInputFormat> { machine.session }

  /// The formatted text and its state. If the text has changed without a notification so far, it is
  /// read first.
  var current: FormattedText {
    if let field, machine.isIdle, !undo.isGuarding,
      !field.shownText.isIdentical(to: machine.shownText)
    {
      let settings = owner?.request.settings
      tell { machine, state in
        machine.willBeRead(state) { settings?.rejects($0) ?? false }
      }
    }
    return session.current
  }

  /// Whether all events are handled, and each user edit is reported.
  var isSettled: Bool { machine.isIdle && machine.owed == nil }

  /// The last format that the app has set.
  var format: AnyInputFormat { machine.format }

  var source: FieldMachine<AnyInputFormat>.Source { machine.source }

  var issues: IssueDisplay {
    get { machine.issues }
    set { machine.issues = newValue }
  }

  var undoSteps: UndoSteps {
    get { machine.undoSteps }
    set { machine.undoSteps = newValue }
  }
}

/// Events from UIKit to the state machine.
extension FieldAdapter {
  /// Decides whether UIKit may make a change.
  ///
  /// - Parameters:
  ///   - ranges: The replaced ranges, in UTF-16 code units of the text. A selection of
  ///     bidirectional text may have several.
  ///   - string: The replacement.
  ///   - app: Asks the app's delegate, with ranges of the text or of the value.
  /// - Returns: Whether UIKit makes the change.
  func shouldChange(
    _ ranges: [NSRange], to string: String, asking app: ([NSRange]) -> Bool
  ) -> Bool {
    let offsets = ranges.map(askedRange)
    if machine.isAskingOnly { return ask(app, offsets) }
    guard !machine.isWriting, let field else { return true }
    if undo.isGuarding { return false }
    let question = FieldQuestion(
      offsets, replacement: string, mayBeginComposition: field.mayBeginComposition(with: string))
    let deliberation = machine.deliberate(question, field.state)
    let isAllowed = deliberation.ranges.map { ask(app, $0) } ?? true
    let isLet = machine.decide(
      deliberation, isAllowed: isAllowed, isAllowed ? nil : field.state)
    carryOut()
    // UIKit may record a paste even if it was rejected, but not a key. The app's own undo steps
    // stay.
    if !field.isUndoing, isLet || string.count > 1 { undo.suspend() }
    return isLet
  }

  private func ask(_ app: ([NSRange]) -> Bool, _ ranges: [Range<UTF16Offset>]) -> Bool {
    guard owner?.delegateRanges == .value, !session.displayedText.isEmpty else {
      return app(ranges.map { NSRange($0) })
    }
    return app(ranges.map { NSRange(session.format.valueRange(of: $0, in: session.current)) })
  }

  /// Handles `textFieldDidChangeSelection`, which is called before the events of the same change.
  func selectionDidChange() {
    guard !machine.isWriting, !undo.isGuarding else { return }
    undo.noteChange(after: false)
    tell { $0.selectionDidChange($1) }
  }

  /// Handles `.editingChanged` or the notification, sent by UIKit or by the app.
  func textDidChange(_ event: TextEvent) {
    guard !machine.isSending, let field else { return }
    undo.noteChange(after: false)
    undo.resume()
    if !machine.isWriting {
      if undo.isGuarding { return machine.textIsPassing(field.shownText) }
      owner?.delegation.check()
    }
    tell { $0.textDidChange(event, $1) }
  }

  /// Notifies the machine that the delegate has allowed the clear button.
  func willClear() { tell { machine, _ in machine.willClear() } }

  func editingDidBegin() {
    guard let owner, let field, focusChange != .began else { return }
    focusChange = .began
    owner.delegation.check()
    owner.spokenValue.hide(in: field)
    if session.format.readsFromLeftToRight { field.writeFromLeftToRight() }
    let completes = owner.completesOnFocus(field)
    tell { $0.editingDidBegin(completes: completes, $1) }
  }

  /// Notifies the machine that the delegate has allowed the end of editing.
  func editingWillEnd() { tell { machine, _ in machine.editingWillEnd() } }

  func editingDidEnd() {
    guard focusChange != .ended else { return }
    focusChange = .ended
    tell { $0.editingDidEnd($1) }
  }

  /// Handles an assignment of the text by the app, or by the system on its behalf.
  private func textWasAssigned() {
    owner?.reportsAssignments = true
    let settings = owner?.request.settings
    tell { machine, state in
      machine.textWasAssigned(state) { settings?.rejects($0) ?? false }
    }
  }

  private func securityDidChange() { tell { $0.securityDidChange($1) } }

  func turnDidEnd() {
    focusChange = nil
    guard let field, let owner else { return }
    undo.endGuarding()
    let state = field.state
    if machine.isStray(state) { undo.noteChange(after: true) }
    let settings = owner.request.settings
    tell(from: state) { machine, state in
      machine.turnEnded(state) { settings.rejects($0) }
    }
    undo.rebuild()
  }
}

/// Requests from the app to the state machine.
extension FieldAdapter {
  func set(value: String) { tell { $0.set(value: value, $1) } }
  func set(format: AnyInputFormat) { tell { $0.set(format: format, $1) } }
  func restore(_ saved: SavedInput) { tell { $0.restore(saved, $1) } }
  func redactionDidChange() { tell { $0.redactionDidChange($1) } }
  func set(formatted: FormattedText, of text: String) {
    tell { $0.set(formatted: formatted, of: text, $1) }
  }
  func select(_ selection: Range<UTF16Offset>) { tell { machine, _ in machine.select(selection) } }
  func tellObservers() { tell { machine, _ in machine.tellObservers() } }

  /// Undoes or redoes one step; returns whether there was one.
  func takeStep(isRedo: Bool) -> Bool {
    tell { machine, _ in machine.takeStep(isRedo: isRedo) } ?? false
  }

  /// Shows another text temporarily, which isn't interpreted as input.
  func show(passing text: String) { tell { machine, _ in machine.show(passing: text) } }
  func showAgain() { tell { machine, _ in machine.showAgain() } }
}

/// The range that UIKit asks about. A range that isn't in the text becomes the end of the text.
private func askedRange(_ range: NSRange) -> Range<UTF16Offset> {
  if range.location >= 0, range.length >= 0 { return UTF16Offset(range) }
  return UTF16Offset(NSRange(location: NSNotFound, length: 0))
}
#endif
