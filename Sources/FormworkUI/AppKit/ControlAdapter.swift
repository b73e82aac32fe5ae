#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import FormworkMasks
import FormworkField
import FormworkFormatter

/// Drives one stock text field, or text view, by a machine that decides.
///
/// The adapter only translates: it tells the machine what AppKit does, with what the control shows by
/// then, and carries out what the machine says. What there is to listen to differs: a view asks a
/// delegate before each change, a field its formatter.
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

  /// Stops listening; the control keeps its text.
  func detach() {
    listening?.end()
    listening = nil
    // It may happen in the midst of a change, of which nothing is to be done any more.
    machine.stop()
    input = nil
  }
}

/// From AppKit to the machine.
extension ControlAdapter {
  /// Decides about a change that a text view is about to make.
  ///
  /// - Parameters:
  ///   - ranges: What is replaced, in UTF-16 code units of the text.
  ///   - strings: What is put there, range by range; `nil` if only attributes change.
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
    let isLet = machine.decide(deliberation, isAllowed: isAllowed)
    carryOut()
    return isLet
  }

  private func ask(_ app: ([NSRange]) -> Bool, _ ranges: [Range<UTF16Offset>]) -> Bool {
    guard owner?.delegateRanges == .value else { return app(ranges.map { NSRange($0) }) }
    let session = machine.session
    return app(ranges.map { NSRange(session.format.valueRange(of: $0, in: session.current)) })
  }

  /// Answers for a field's formatter; `nil` if it isn't asked about this field.
  func answer(
    to proposed: PartialString, from original: PartialString
  ) -> PartialString.Answer? {
    guard let editor = input?.editor, editor.string.isIdentical(to: original.text) else {
      return nil
    }
    if machine.isWriting { return .accept }
    // A text that nobody has told of is formed by its looks, and read when AppKit is done with it.
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

  /// An event of a changed text went round.
  ///
  /// - Returns: Whether it has to go further, as the machine hasn't written what was told already.
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

  /// The control got the keys, or has lost them.
  func focusDidChange(to isFocused: Bool) {
    look(isAssigned: true)
    guard let input, let owner, !input.state.isComposing else { return }
    guard isFocused else { return tell { $0.editingDidEnd($1) } }
    let completes = input.editor?.isEditable == true && owner.completesOnFocus(input)
    tell { $0.editingDidBegin(completes: completes, $1) }
    selectionDidChange()
  }

  /// The text is looked at, since it may be another one though nobody has told of it.
  ///
  /// - Parameter isAssigned: Whether it must have been the app; by default, as the control has it.
  func look(isAssigned: Bool? = nil) {
    guard let owner, let listening else { return }
    let isAssigned = isAssigned ?? listening.tellsAllChanges
    let settings = owner.request.settings
    tell { machine, state in
      machine.notice(state, isAssigned: isAssigned) { settings.rejects($0) }
    }
  }

  /// The app assigned the text.
  func textWasAssigned() {
    let settings = owner?.request.settings
    tell { machine, state in
      machine.textWasAssigned(state) { settings?.rejects($0) ?? false }
    }
  }
}

/// From the app to the machine.
extension ControlAdapter {
  /// The text and what is known of it. A text that was put there without a word is read first.
  var current: FormattedText {
    look()
    return machine.session.current
  }

  func set(value: String) { tell { $0.set(value: value, $1) } }
  func restore(_ saved: SavedInput) { tell { $0.restore(saved, $1) } }

  func set(format: AnyInputFormat) {
    look()
    listening?.formatDidChange(to: format)
    tell { $0.set(format: format, $1) }
  }

  /// Whether the arrow keys are the control's.
  var canStep: Bool { input.map { machine.canStep($0.state) } ?? false }

  /// Steps what is under the caret up or down, unless the app's delegate says no.
  ///
  /// - Returns: Whether there was something to step.
  func step(by steps: Int) -> Bool { carryOut { $0.deliberate(steppingBy: steps, $1) } }

  /// Gives the number the other sign.
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
