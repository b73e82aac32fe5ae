package import FormworkText

/// What has to be decided about one field: a pure state machine, the same for every widget.
///
/// Systems change a field's text in many ways, ask about only some of them, and tell of it sooner or
/// later, once or twice or not at all. The machine makes one thing of it: it compares what the widget
/// shows with what its session knows, and says what is to be written, sent and told. It writes only
/// what differs, never while an input method composes, and tells of each change by the person once.
///
/// An adapter tells it of an event, with the widget's state, and carries out commands until there is
/// none:
///
///     machine.textDidChange(.callback, state)
///     while let command = machine.next(state) {   // the state as it is by then
///       perform(command)
///     }
///
/// Carrying out a command may cause further events. They are told in the same way, at once; what is
/// still to be done of the earlier one goes on afterwards.
package struct FieldMachine<Format: InputFormat>: Sendable {
  /// How the system edits, as far as systems differ.
  let system: FieldSystem

  /// The editing of the text.
  package internal(set) var session: EditingSession<Format>

  /// What the app wants of the field.
  package var policy = FieldPolicy()

  /// What is to be shown of issues.
  package var issues = IssueDisplay()

  /// The issue that the app was told of last.
  var toldIssue: ValidationIssue?

  /// Whether the text was hidden from onlookers when it was looked at last.
  var wasSecure: Bool

  /// What the value was made from, so that settings have the same outcome in any order.
  package internal(set) var source: Source

  /// The events that aren't through, the latest last.
  var frames: [Frame] = []

  /// What has happened in this turn of the run loop.
  var turn = Turn()

  /// A change that observers are still to be told of.
  var owed: OwedChange?

  /// Where the caret was put, while the system may still move it: it does so after a paste.
  var keptCaret: KeptCaret?

  /// Where the last insertion that the system asked about would end in the text as it was.
  var insertionEnd: UTF16Offset = 0

  /// Whether a secure field has had no key since it got the focus: the first one may empty it.
  var awaitsFirstKey = false

  /// Goes up with each text that the app assigns, so that a question asked meanwhile is void.
  var assignments = 0

  /// Why the field shows a text as it was assigned, not formatted; `nil` if it doesn't.
  var rawText: RawText?

  /// What the widget shows in the place of the session's text; `nil` while it shows that.
  var redacted: String?

  /// A format that was set while an input method composed, whose text nobody may touch.
  var awaitedFormat: Format?

  /// Whether a question that arrives is the machine's own, and only for the app to answer.
  package internal(set) var isAskingOnly = false

  /// Where a Korean syllable was rejected, of which the keyboard doesn't know.
  var rejectedSyllable: Range<UTF16Offset>?

  /// What was put in last, in case the system replaces it by a range from before it was formatted.
  var heard: HeardText?

  /// Whether AutoFill has knocked at the empty field, in a turn that is over, and may still come in.
  var isKnockedAt = false

  /// A text in the making that has gone round: a syllable, or AutoFill's knocking.
  var unsettledText: String?

  /// Starts to drive a widget, whose text is formatted unless an input method is at it.
  ///
  /// - Parameters:
  ///   - format: The format of the field.
  ///   - undoSteps: What one step of undo takes back.
  ///   - undoLimit: How many steps are kept.
  ///   - system: How the system edits.
  ///   - widget: What the widget shows.
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
    begin()
    if widget.isBeingComposed { rawText = .unread } else { assign() }
    // What the system recorded for undo belongs to the text that was there.
    if !system.isDesktop { awaitEndOfTurn() }
    if !widget.isEdited { emit(.perform(.speak)) }
  }

  /// What is to be shown of issues now.
  package var visibleIssue: ValidationIssue? { issues.visible(in: session.current) }

  /// The format that the app has set last.
  package var format: Format { awaitedFormat ?? session.format }

  /// Whether the machine is in the midst of writing; whatever the system calls then isn't news.
  package var isWriting: Bool {
    frames.contains { $0.doing == .writing || $0.doing == .assigning }
  }

  /// Whether an event goes round that the machine sends.
  package var isSending: Bool { frames.contains { $0.doing == .sending } }

  /// Whether the text that is being assigned is the machine's.
  var isAssigning: Bool { frames.contains { $0.doing == .assigning } }

  /// What the app wants to have stopped: nothing of what was begun is done any more.
  package mutating func stop() {
    assignments += 1
    for index in frames.indices { frames[index].steps = [] }
  }
}
