package import FormworkMasks

/// A pure state machine that makes all decisions about a field, for any widget.
///
/// Systems change a field's text in many ways. They ask about only some of them, and report them
/// sooner or later, once, twice, or not at all. The machine compares the widget with its session,
/// and decides what to write, send, and report. It only writes differences, never while an input
/// method is composing, and reports each user edit once.
///
/// An adapter passes an event with the widget's state, and carries out commands until there is
/// none:
///
///     machine.textDidChange(.callback, state)
///     while let command = machine.next(state) {   // the current state
///       perform(command)
///     }
///
/// A command may cause further events. They are passed immediately in the same way, and the
/// remaining commands of the earlier event follow.
package struct FieldMachine<Format: InputFormat>: Sendable {
  /// The editing rules of the system.
  let system: FieldSystem

  /// The session that edits the text.
  package internal(set) var session: EditingSession<Format>

  /// The app's settings for the field.
  package var policy = FieldPolicy()

  /// The issues to show, and when.
  package var issues = IssueDisplay()

  /// The last issue that was reported to the app.
  var toldIssue: ValidationIssue?

  /// Whether the field was secure at the last check.
  var wasSecure: Bool

  /// The source of the value, so that settings have the same result in any order.
  package internal(set) var source: Source

  /// The events whose responses aren't finished, the latest last.
  var frames: [Frame] = []

  /// The record of this turn of the run loop.
  var turn = Turn()

  /// A change that isn't reported yet.
  package internal(set) var owed: OwedChange?

  /// The position of the caret, while the system may still move it after a paste.
  var keptCaret: KeptCaret?

  /// The end of the last announced insertion, in the previous text.
  var insertionEnd: UTF16Offset = 0

  /// Whether a secure field is waiting for its first key since it got the focus, which may clear
  /// it.
  var awaitsFirstKey = false

  /// The number of texts that the app has assigned. An evaluation from before the latest assignment
  /// is void.
  var assignments = 0

  /// The reason the field shows an assigned text without formatting; `nil` if it doesn't.
  var rawText: RawText?

  /// The redacted text; `nil` while the session's text is shown.
  var redacted: String?

  /// A format that was set while an input method was composing, so that it waits.
  var awaitedFormat: Format?

  /// Whether the machine itself proposes the change, so that only the app has to be asked.
  package internal(set) var isAskingOnly = false

  /// The change about which the app is being asked.
  var asked: AskedText?

  /// The range of a rejected Korean syllable, which the keyboard doesn't know about.
  var rejectedSyllable: Range<UTF16Offset>?

  /// The last insertion, in case the system replaces it in its unformatted range.
  var heard: HeardText?

  /// Whether AutoFill has probed the empty field in an earlier turn, and may still insert its text.
  var isKnockedAt = false

  /// An intermediate text that was reported: a syllable, or AutoFill's probe.
  var unsettledText: String?

  /// Creates a machine for a widget, and formats its text unless an input method is composing.
  ///
  /// - Parameters:
  ///   - format: The format of the field.
  ///   - undoSteps: How much one step of undo reverts.
  ///   - undoLimit: The maximum number of undo steps.
  ///   - system: The editing rules of the system.
  ///   - widget: The widget's state.
  package init(
    format: Format, undoSteps: UndoSteps = .runs, undoLimit: Int = 50,
    system: FieldSystem = .touch, _ widget: WidgetState
  ) {
    self.system = system
    let text = widget.committedText
    source = .text(text)
    wasSecure = widget.isSecure
    session = EditingSession(format: format, undoSteps: undoSteps, undoLimit: undoLimit)
    session.set(text: text)
    if !widget.isEdited { issues.contentWasSet(session.current, isEdited: false) }
    begin()
    if widget.isBeingComposed { rawText = .unread } else { assign() }
    // The system's undo steps belong to the previous text.
    if !system.isDesktop { awaitEndOfTurn() }
    if !widget.isEdited { emit(.perform(.speak)) }
  }

  /// The issue to show now.
  package var visibleIssue: ValidationIssue? { issues.visible(in: session.current) }

  /// The last format that the app has set.
  package var format: Format { awaitedFormat ?? session.format }

  /// Whether the machine is writing, so that calls from the system aren't new events.
  package var isWriting: Bool {
    frames.contains { $0.doing == .writing || $0.doing == .assigning }
  }

  /// Whether the machine is sending an event.
  package var isSending: Bool { frames.contains { $0.doing == .sending } }

  /// Whether the machine is assigning a text.
  var isAssigning: Bool { frames.contains { $0.doing == .assigning } }

  /// Stops the machine: the remaining steps are discarded.
  package mutating func stop() {
    assignments += 1
    for index in frames.indices { frames[index].steps = [] }
  }
}

/// The app's settings for a field, as far as the machine needs them.
package struct FieldPolicy: Hashable, Sendable {
  /// Whether assigned text is formatted.
  package var formatsAssignedText = true

  /// Whether the caret and the selection stay after the prefix.
  package var locksPrefix = false

  /// Whether the system reports assignments; otherwise, they are detected later.
  package var hearsOfAssignments = true

  /// The part of the value to redact while the field isn't being edited; `nil` for none.
  package var redaction: Redaction?

  /// Creates the default settings: assigned text is formatted, and the caret moves freely.
  package init() {}
}

extension FieldMachine {
  /// The source of a value.
  package enum Source: Hashable, Sendable {
    /// A text that the app assigned, or from before the format was set.
    case text(String)

    /// A value that the user entered, or the app set.
    case value(String)
  }

  enum RawText: Hashable, Sendable {
    /// A text that the app wants unchanged until the user edits it.
    case kept

    /// A text that is read after composition, because the format was set while an input method was
    /// composing.
    case unread
  }

  struct Turn: Hashable, Sendable {
    /// Whether the end of the turn will be handled.
    var isAwaited = false

    /// Whether the system asked about or reported a change.
    var hasUserActivity = false

    /// Whether the system asked about a change.
    var hasQuestion = false

    /// The replaced range, in unformatted text, of a permitted change that replaces the last
    /// insertion.
    var revised: Range<UTF16Offset>?

    /// Whether an insertion of nothing or a space was permitted, which is AutoFill's first step.
    var hasProbe = false

    /// Whether a secure field's first key was permitted, which may clear the field.
    var takesFirstKey = false

    /// Whether a Korean syllable is being recomposed, which takes a deletion and an insertion.
    var isRecomposing = false

    /// Whether a syllable was inserted last.
    var endsInSyllable = false

    /// Whether a deletion happened that a keyboard may consider the deletion of a rejected
    /// syllable.
    var deletesForSyllable = false

    /// Whether the end of editing was permitted, so that the system may assign the text itself.
    var isEndingEditing = false

    /// Whether a text that nothing has reported was read, because the app asked for the value.
    var wasReadEarly = false

    /// Whether the clear button was permitted.
    var isClearing = false

    /// The text before an assignment by code: the app's, or AutoFill's in some fields.
    var assignedOver: FormattedText?

    /// The events of the system's undo or redo, until it ends.
    var toldByUndo: Set<TextEvent>?

    /// The events that the system sent while the machine was writing.
    var toldByWriting: Set<TextEvent> = []
  }

  struct KeptCaret: Hashable, Sendable {
    var selection: Range<UTF16Offset>

    /// The position to which the system would move the caret: after the insertion, as if it weren't
    /// formatted.
    var unwanted: UTF16Offset
    var turns: Int
  }
}

/// A user edit that isn't reported yet.
package struct OwedChange: Hashable, Sendable {
  package var cause: FieldChange.Cause
  package var removed = ""
  package var unused = ""
  package var completes = false
  package var fills = false

  /// Whether code assigned the text. The system, which may fill in a field in this way, reports the
  /// change with both events; an app sends one of them.
  package var isAssigned = false

  /// The native events that were sent.
  package var sent: Set<TextEvent> = []
}

extension OwedChange {
  /// Creates a change that removed nothing.
  package init(_ cause: FieldChange.Cause) { self.init(cause: cause) }
}

/// A step of the response to an event. The result depends on the widget's state at that time.
enum Step: Hashable, Sendable {
  case perform(FieldCommand)

  /// Makes the widget show the session's text: with a rewrite if possible, or else as a whole.
  case write(TextRewrite?)
  case writeRest
  case select(keepsCaret: Bool)

  /// Assigns the session's text and selection like an app, including marked text.
  case assign
  case selectAssigned

  case owe(SessionChange, FieldChange.Cause?)
  case flush
  case send(TextEvent)
  case sendUnlessTold(TextEvent)

  case endChange(TextEvent)
  case endReconciling(composed: String?)
  case focus(completes: Bool)
  case endFocus
  case blur
  case redact(isLeaving: Bool)
  case showAll
  case standBehindSyllable
  case endTurn(forgetsSyllable: Bool)
}

/// An event whose response isn't finished.
struct Frame: Hashable, Sendable {
  /// The remaining steps.
  var steps: [Step] = []

  /// The step in progress, if any.
  var doing: Doing?

  enum Doing: Hashable, Sendable {
    case writing, assigning, sending, telling
  }
}

extension FieldMachine {
  /// Whether the responses to all events are finished.
  package var isIdle: Bool { frames.isEmpty }

  /// Begins the response to an event.
  mutating func begin() {
    frames.append(Frame())
  }

  /// Adds a step after all previous ones.
  mutating func emit(_ step: Step) { frames[frames.count - 1].steps.append(step) }

  /// Continues the response to the last event.
  ///
  /// - Parameter widget: The widget's state after the previous command.
  /// - Returns: The next command for the adapter; `nil` if there is none.
  package mutating func next(_ widget: WidgetState) -> FieldCommand? {
    guard !frames.isEmpty else { return nil }
    let widget = look(at: widget)
    let top = frames.count - 1
    frames[top].doing = nil
    while let step = frames[top].steps.first {
      let rest = frames[top].steps.dropFirst()
      frames[top].steps = []
      let command = take(step, widget)
      frames[top].steps += rest
      if let command {
        frames[top].doing = Self.doing(command)
        return command
      }
    }
    if frames.count == 1, let command = tellIssue() {
      frames[0].doing = .telling
      return command
    }
    frames.removeLast()
    return nil
  }

  private static func doing(_ command: FieldCommand) -> Frame.Doing? {
    switch command {
    case .replace, .select: .writing
    case .assign: .assigning
    case .send: .sending
    case .tell, .tellIssue: .telling
    case .reject, .showRemainder, .speak, .awaitEndOfTurn: nil
    }
  }

  /// Performs one step, or returns a command for it.
  private mutating func take(_ step: Step, _ widget: WidgetState) -> FieldCommand? {
    switch step {
    case .perform(let command): return command
    case .write(let rewrite): return write(rewrite, widget)
    case .writeRest: return writeRest(widget)
    case .select(let keepsCaret): return select(keepsCaret: keepsCaret, widget)
    case .assign: return assign(widget)
    case .selectAssigned: return selectAssigned(widget)
    case .owe(let change, let cause): owe(change, cause: cause)
    case .flush: return flush()
    case .send(let event): return .send(event)
    case .sendUnlessTold(let event):
      return turn.toldByWriting.contains(event) ? nil : .send(event)
    case .endChange(let event): return endChange(event)
    case .endReconciling(let composed): endReconciling(composed: composed)
    case .focus(let completes): focus(completes: completes, widget)
    case .endFocus: endFocus(widget)
    case .blur: blur()
    case .redact(let isLeaving): return redact(isLeaving: isLeaving, widget)
    case .showAll: return showAll()
    case .standBehindSyllable: return standBehindSyllable(widget)
    case .endTurn(let forgetsSyllable): endTurn(forgetsSyllable: forgetsSyllable)
    }
    return nil
  }
}

/// Interpretation of a widget's state.
extension FieldMachine {
  /// Returns the interpreted state of a widget, and detects unreported changes.
  mutating func look(at widget: WidgetState) -> WidgetState {
    var widget = widget
    reveal(&widget)
    if widget.isSecure != wasSecure {
      wasSecure = widget.isSecure
      if widget.isSecure { keepSecret() }
    }
    guard widget.isListening, widget.marked == nil, widget.isEdited else { return widget }
    // The placeholder of an ongoing dictation is a character that may also be pasted or be part of
    // the text.
    let known = session.current.text.placeholders
    widget.isListening = widget.text.placeholders > known && !session.expects(widget.text)
    return widget
  }

  /// Handles a text that has become secret: it isn't spoken, and undo can't restore the previous
  /// text.
  private mutating func keepSecret() {
    session.forgetHistory()
    emit(.perform(.speak))
    emit(.perform(.showRemainder))
    awaitEndOfTurn()
  }

  /// Handles a change between a secure and a plain field.
  package mutating func securityDidChange(_ widget: WidgetState) {
    begin()
    _ = look(at: widget)
  }
}

extension String {
  /// The number of object replacement characters (U+FFFC).
  fileprivate var placeholders: Int { unicodeScalars.count { $0.value == 0xFFFC } }
}
