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
