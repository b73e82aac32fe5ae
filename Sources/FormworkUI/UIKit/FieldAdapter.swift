#if canImport(UIKit) && !os(watchOS)
import FormworkField
import UIKit

/// Drives one stock text field, or text view, by a machine that decides. Both are a field here.
///
/// The adapter only translates: it tells the machine what UIKit does, with what the field shows by
/// then, and carries out what the machine says. UIKit is listened to at four places:
///
///     shouldChange…      before a change       let it be, write instead, or reject
///     didChangeSelection inside the change     before anyone else has seen its raw result
///     .editingChanged    after the change      for what never asked; textViewDidChange of a view
///     end of the turn    after everything      for what didn't even tell
@MainActor
final class FieldAdapter {
  private(set) weak var field: (any FormattedInput)?
  weak var owner: FieldFormatting?
  var machine: FieldMachine<AnyInputFormat>
  let undo = UndoBridge()
  private var observation: FieldObservation?
  private var textObservations: [NSKeyValueObservation] = []

  /// Whether the machine has been told in this turn that the field got the focus.
  private var hasBegun = false

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
  }

  /// Stops listening; the field keeps its text.
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
    // It may happen in the midst of a change, of which nothing is to be done any more.
    machine.stop()
    field = nil
  }

  var session: EditingSession<AnyInputFormat> { machine.session }

  /// The format that the app has set last.
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

/// From UIKit to the machine.
extension FieldAdapter {
  /// Decides about a change that UIKit is about to make.
  ///
  /// - Parameters:
  ///   - ranges: What is replaced, in UTF-16 code units of the text; several for a selection that
  ///     runs in both directions.
  ///   - string: What is put there.
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
    let isLet = machine.decide(deliberation, isAllowed: isAllowed)
    carryOut()
    // A paste may be recorded though it was rejected; a key isn't, and what the app records stays.
    if !field.isUndoing, isLet || string.count > 1 { undo.suspend() }
    return isLet
  }

  private func ask(_ app: ([NSRange]) -> Bool, _ ranges: [Range<UTF16Offset>]) -> Bool {
    guard owner?.delegateRanges == .value, !session.displayedText.isEmpty else {
      return app(ranges.map { NSRange($0) })
    }
    return app(ranges.map { NSRange(session.format.valueRange(of: $0, in: session.current)) })
  }

  /// `textFieldDidChangeSelection`, which comes before the events of the same change.
  func selectionDidChange() {
    guard !machine.isWriting, !undo.isGuarding else { return }
    undo.noteChange(after: false)
    tell { $0.selectionDidChange($1) }
  }

  /// `.editingChanged` or the notification, sent by UIKit or by the app.
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

  /// The clear button was let through.
  func willClear() { tell { machine, _ in machine.willClear() } }

  /// The field got the focus: the delegate's method is called first, an event follows. An app that keeps
  /// the delegate from hearing has the event only.
  func editingDidBegin() {
    guard let owner, let field, !hasBegun else { return }
    hasBegun = true
    owner.delegation.check()
    owner.spokenValue.hide(in: field)
    let completes = owner.completesOnFocus(field)
    tell { $0.editingDidBegin(completes: completes, $1) }
  }

  func editingDidEnd() {
    hasBegun = false
    tell { $0.editingDidEnd($1) }
  }

  /// The app, or the system in its place, assigned the field's text.
  private func textWasAssigned() {
    let settings = owner?.request.settings
    tell { machine, state in
      machine.textWasAssigned(state) { settings?.rejects($0) ?? false }
    }
  }

  private func securityDidChange() { tell { $0.securityDidChange($1) } }

  func turnDidEnd() {
    hasBegun = false
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

/// From the app to the machine.
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

  /// Takes a step of the history back, or repeats it; returns whether there was one.
  func takeStep(isRedo: Bool) -> Bool {
    tell { machine, _ in machine.takeStep(isRedo: isRedo) } ?? false
  }

  /// Shows another text for a while, of which nothing is made.
  func show(passing text: String) { tell { machine, _ in machine.show(passing: text) } }
  func showAgain() { tell { machine, _ in machine.showAgain() } }
}

/// The range that UIKit asks about; one that lies in no text ends behind all of them.
private func askedRange(_ range: NSRange) -> Range<UTF16Offset> {
  if range.location >= 0, range.length >= 0 { return UTF16Offset(range) }
  return UTF16Offset(NSRange(location: NSNotFound, length: 0))
}
#endif
