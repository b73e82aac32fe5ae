#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkCore

/// Connects one stock text field or text view to a state machine that makes the decisions.
///
/// The adapter only translates. It passes AppKit's events to the machine, with what the control
/// shows at that time, and carries out the machine's commands. Text views and fields differ in what
/// the adapter observes: a view asks a delegate before each change, and a field asks its formatter.
@MainActor
final class ControlAdapter {
  private(set) weak var input: (any FormattedInput)?
  private(set) weak var owner: ControlFormatting?
  var machine: FieldMachine<AnyInputFormat>
  private(set) var listening: (any ControlListening)?

  init(_ input: any FormattedInput, format: AnyInputFormat, owner: ControlFormatting) {
    self.input = input
    self.owner = owner
    machine = FieldMachine(
      format: format, undoSteps: .edits, undoLimit: 100, system: input.system,
      input.state)
    machine.issues = owner.issues
    listening = input.listen(for: self)
    carryOut()
  }

  /// Stops observing the control, which keeps its text.
  func detach() {
    listening?.end()
    listening = nil
    // This may happen during a change, which then must not be handled any more.
    machine.stop()
    input = nil
  }
}

/// Events from AppKit to the state machine.
extension ControlAdapter {
  /// Decides whether a text view may make a change.
  ///
  /// - Parameters:
  ///   - ranges: The replaced ranges, in UTF-16 code units of the text.
  ///   - strings: The replacements, one for each range; `nil` if only attributes change.
  ///   - app: Asks the app's delegate, with ranges of the text or of the value.
  /// - Returns: Whether AppKit makes the change.
  func shouldChange(
    _ ranges: [NSRange], to strings: [String]?, asking app: ([NSRange]) -> Bool
  ) -> Bool {
    guard !machine.isWriting, let input else { return true }
    let offsets = ranges.map { UTF16Offset($0) }
    guard let strings, !machine.isAskingOnly else { return ask(app, offsets) }
    let deliberation = machine.deliberate(
      question(offsets, strings.joined(), in: input), input.state)
    let isAllowed = deliberation.ranges.map { ask(app, $0) } ?? true
    let isLet = machine.decide(
      deliberation, isAllowed: isAllowed, isAllowed ? nil : input.state)
    carryOut()
    return isLet
  }

  private func ask(_ app: ([NSRange]) -> Bool, _ ranges: [Range<UTF16Offset>]) -> Bool {
    guard owner?.delegateRanges == .value else { return app(ranges.map { NSRange($0) }) }
    let session = machine.session
    return app(ranges.map { NSRange(session.format.valueRange(of: $0, in: session.current)) })
  }

  /// Answers for a field's formatter; `nil` if the question isn't about this field.
  func answer(
    to proposed: PartialString, from original: PartialString
  ) -> PartialString.Answer? {
    guard let editor = input?.editor, editor.string.isIdentical(to: original.text) else {
      return nil
    }
    if machine.isWriting { return .accept }
    // If the field's text has changed without a notification, the change is formatted from the two
    // texts alone, and the field is read again after AppKit is done.
    guard let input, original.text.isIdentical(to: machine.session.displayedText) else {
      return nil
    }
    guard let edit = PartialString.change(from: original, to: proposed) else { return .accept }
    let answer = machine.answer(question([edit.range], edit.replacement, in: input), input.state)
    carryOut()
    switch answer {
    case .accept: return .accept
    case .show(let text, let selection): return .replace(PartialString(text, selection: selection))
    case .reject: return .reject(.notAllowed)
    }
  }

  private func question(
    _ ranges: [Range<UTF16Offset>], _ replacement: String, in input: any FormattedInput
  ) -> FieldQuestion {
    let context = input.editor?.inputContext
    return FieldQuestion(
      ranges, replacement: replacement,
      mayBeginComposition: context?.mayBeginComposition(with: replacement) == true)
  }

  /// Handles an event for a changed text.
  ///
  /// - Returns: Whether the event must be passed on; `false` if the machine has written a text that
  ///   was already reported.
  @discardableResult
  func textDidChange(_ event: TextEvent) -> Bool {
    let isOwn = machine.isWriting || machine.isSending
    tell { $0.textDidChange(event, $1) }
    return isOwn || !machine.wasTold(event)
  }

  func selectionDidChange() { tell { $0.selectionDidChange($1) } }

  func undoDidEnd(of manager: AnyObject?, isRedo: Bool) {
    guard let manager, manager === input?.editor?.undoManager else { return }
    tell { $0.undoDidEnd(isRedo: isRedo, $1) }
  }

  /// Handles the end of editing. AppKit has used the text as the value, and may not have reported
  /// all of it: leaving the control commits a composition.
  func editingDidEnd() {
    look(isAssigned: false)
    listening?.editingDidEnd()
  }

  /// Handles a change of the focus.
  func focusDidChange(to isFocused: Bool) {
    look(isAssigned: true)
    guard let input, let owner, !input.state.isComposing else { return }
    guard isFocused else { return tell { $0.editingDidEnd($1) } }
    let completes = input.editor?.isEditable == true && owner.completesOnFocus(input)
    tell { $0.editingDidBegin(completes: completes, $1) }
    selectionDidChange()
  }

  /// Reads the text, which may have changed without a notification.
  ///
  /// - Parameter isAssigned: Whether the app must have assigned it; by default, the control
  ///   decides.
  func look(isAssigned: Bool? = nil) {
    guard let owner, let listening else { return }
    let isAssigned = isAssigned ?? listening.tellsAllChanges
    let settings = owner.request.settings
    tell { machine, state in
      machine.notice(state, isAssigned: isAssigned) { settings.rejects($0) }
    }
  }

  /// Handles an assignment of the text by the app.
  func textWasAssigned() {
    let settings = owner?.request.settings
    tell { machine, state in
      machine.textWasAssigned(state) { settings?.rejects($0) ?? false }
    }
  }
}

/// Requests from the app to the state machine.
extension ControlAdapter {
  /// The formatted text and its state. If the text has changed without a notification, it is read
  /// first.
  var current: FormattedText {
    look()
    return machine.session.current
  }

  /// Whether all events are handled, and each user edit is reported.
  var isSettled: Bool { machine.isIdle && machine.owed == nil }

  func set(value: String) { tell { $0.set(value: value, $1) } }
  func restore(_ saved: SavedInput) { tell { $0.restore(saved, $1) } }

  func set(format: AnyInputFormat) {
    look()
    listening?.formatDidChange(to: format)
    tell { $0.set(format: format, $1) }
  }

  /// Whether the format can step, so that the control handles the arrow keys.
  var canStep: Bool { input.map { machine.canStep($0.state) } ?? false }

  /// Steps the number or date part at the caret, unless the app's delegate rejects it.
  ///
  /// - Returns: Whether the format can step.
  func step(by steps: Int) -> Bool { carryOut { $0.deliberate(steppingBy: steps, $1) } }

  /// Changes the sign of the number.
  ///
  /// - Returns: Whether the format has negative numbers.
  func toggleSign() -> Bool { carryOut { $0.deliberateTogglingSign($1) } }

  private func carryOut(
    _ deliberate: (inout FieldMachine<AnyInputFormat>, WidgetState) -> FieldDeliberation<
      AnyInputFormat
    >?
  ) -> Bool {
    look()
    guard let input, let deliberation = deliberate(&machine, input.state) else { return false }
    let range = deliberation.ranges?.first
    let isAllowed =
      range.map { input.delegateAllows(deliberation.replacement, in: NSRange($0)) } ?? true
    _ = machine.decide(deliberation, isAllowed: isAllowed)
    carryOut()
    return true
  }
}
#endif
