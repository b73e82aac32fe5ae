package import FormworkMasks

/// The state of a widget during an event.
///
/// An adapter reads it from the widget for each event; the machine doesn't store it. Offsets are
/// UTF-16 code units of ``text``.
package struct WidgetState: Hashable, Sendable {
  /// The whole text, including marked text.
  package var text: String

  /// The value of the text; `nil` unless the widget keeps one, as a field of AppKit does while it
  /// isn't being edited. The text may show only a part of it.
  package var value: String?

  /// The selection; `nil` while the widget isn't being edited.
  package var selection: Range<UTF16Offset>?

  /// The range that an input method has marked as not committed.
  package var marked: Range<UTF16Offset>?

  /// Whether there is uncommitted text without a mark, as during dictation.
  package var isListening: Bool

  /// Whether the characters are hidden, as in a password field.
  package var isSecure: Bool

  /// Whether the user can enter a line break, which the app may interpret as the end of editing.
  package var isMultiline: Bool

  /// Whether an undo manager is undoing or redoing a change right now.
  package var isUndoing: Bool

  /// Whether the machine is notified of a change before the app, which therefore never sees the raw
  /// text.
  package var isToldFirst: Bool

  /// Creates a state.
  package init(
    text: String, value: String? = nil, selection: Range<UTF16Offset>? = nil,
    marked: Range<UTF16Offset>? = nil, isListening: Bool = false, isSecure: Bool = false,
    isMultiline: Bool = false, isUndoing: Bool = false, isToldFirst: Bool = false
  ) {
    self.text = text
    self.value = value
    self.selection = selection
    self.marked = marked
    self.isListening = isListening
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.isUndoing = isUndoing
    self.isToldFirst = isToldFirst
  }

  /// Whether the widget is being edited.
  package var isEdited: Bool { selection != nil }

  /// Whether a part of the text isn't committed.
  package var isComposing: Bool { marked != nil || isListening }

  /// Whether the user is composing a part of the text, which isn't committed yet.
  ///
  /// A system's prediction is also marked, but it follows the caret, unlike the text that an input
  /// method composes.
  package var isBeingComposed: Bool {
    guard let marked, let selection else { return isComposing }
    return selection.upperBound > marked.lowerBound || marked.isEmpty
  }

  /// The text without its marked part.
  package var committedText: String {
    guard let marked else { return text }
    var units = Array(text.utf16)
    let end = min(marked.upperBound.value, units.count)
    units.removeSubrange(min(marked.lowerBound.value, end)..<end)
    return String(decoding: units, as: UTF16.self)
  }

  /// Whether the text has no visible character.
  var isBlank: Bool { text.isBlank }
}

extension String {
  /// Whether the text has no visible character.
  var isBlank: Bool { unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}

/// A command for an adapter to carry out on its widget, or on behalf of it.
///
/// A command is carried out immediately and completely. The machine reads its result from the
/// widget's next state.
package enum FieldCommand: Hashable, Sendable {
  /// Replaces a part of the text like a keyboard does, so that keyboards know the text around the
  /// caret.
  case replace(TextRewrite)

  /// Assigns the whole text.
  case assign(String)

  /// Sets the selection, in UTF-16 code units of the text.
  case select(Range<UTF16Offset>)

  /// Sends the event that the system would have sent for a change.
  case send(TextEvent)

  /// Notifies the app of a change.
  ///
  case tell(FieldChange)

  /// Notifies the app that the issue to show has changed.
  case tellIssue(ValidationIssue?)

  /// Notifies the user that an edit was rejected.
  case reject(Rejection?)

  /// Shows the current remainder.
  case showRemainder

  /// Updates the text for assistive technologies.
  case speak

  /// Calls ``FieldMachine/turnEnded(_:isRejected:)`` at the end of this turn of the run loop.
  case awaitEndOfTurn
}

extension FieldCommand {
  /// Whether the command may change the widget, so that its state has to be read again.
  ///
  ///     known = command.mayChangeWidget ? nil : state
  ///
  /// Commands that only show something next to the text, or wait, don't change it. A notified app
  /// may change anything.
  package var mayChangeWidget: Bool {
    switch self {
    case .replace, .assign, .select, .send, .tell, .tellIssue, .reject: true
    case .showRemainder, .speak, .awaitEndOfTurn: false
    }
  }
}

/// The two ways in which a system reports a change of the text.
package enum TextEvent: Hashable, Sendable {
  /// To one recipient: an action of the control, or a call of its delegate.
  case callback

  /// To all observers.
  case notification

  /// Both events, in the order in which they are sent.
  package static var all: [TextEvent] { [.callback, .notification] }
}

/// A user edit of a field, as the machine reports it. The adapter adds the status of the field for
/// the app.
package struct FieldChange: Hashable, Sendable {
  /// The content after the edit.
  package var content: FormattedText

  /// The user's characters that the edit has removed, in order.
  package var removed: String

  /// The inserted letters and digits that are unused.
  package var unused: String

  /// The cause of the edit.
  package var cause: Cause

  /// Whether the edit has completed the value.
  package var completes: Bool

  /// Whether the edit has made the value full.
  package var fills: Bool

  /// Creates the report of an edit.
  package init(
    _ content: FormattedText, removed: String = "", unused: String = "", cause: Cause,
    completes: Bool = false, fills: Bool = false
  ) {
    self.content = content
    self.removed = removed
    self.unused = unused
    self.cause = cause
    self.completes = completes
    self.fills = fills
  }

  /// Creates the report of a session's change.
  package init(_ change: SessionChange, _ content: FormattedText, cause: Cause) {
    self.init(
      content, removed: change.removed, unused: change.unused, cause: cause,
      completes: change.completesValue, fills: change.fillsValue)
  }

  /// The cause of a change. `InputChange.Cause` describes each of them for the app.
  package enum Cause: Hashable, Sendable {
    case typing, paste, deletion, undo, autoFill, inputMethod, stepping, focus, programmatic
  }
}

extension FieldChange.Cause {
  /// Creates the cause to report from the cause of a session's change.
  package init(_ cause: SessionChange.Cause) {
    self =
      switch cause {
      case .typing: .typing
      case .insertion: .paste
      case .deletion: .deletion
      case .stepping: .stepping
      case .undo: .undo
      case .reconciliation: .inputMethod
      case .focus: .focus
      }
  }
}

/// The editing rules of a system, as far as the machine needs them.
package enum FieldSystem: Hashable, Sendable {
  /// A touch system. Keyboards and AutoFill have special behaviors: they probe, revert, and move
  /// the caret after a paste, and some changes leave a trace if they are rejected. The undo history
  /// is the machine's.
  case touch

  /// A desktop text view. Every key and paste is asked about, and a rejection leaves no trace. The
  /// system has its own undo: ``FieldCommand/replace(_:)`` adds a step to its history, and an
  /// assignment clears it.
  case desktopView

  /// A desktop field. Like a desktop's view, but a formatter is asked, which returns the text to
  /// show, and changes on focus aren't steps of the history.
  case desktopField

  /// Whether the system has its own history, and asks about every user edit.
  package var isDesktop: Bool { self != .touch }
}

extension FormattedText {
  /// The end of the literals before the user's first character, in UTF-16 code units.
  package var endOfPrefix: UTF16Offset {
    var bytes = 0
    for piece in provenance.pieces(of: text) {
      if !piece.kind.isDisjoint(with: [.user, .guide]) { break }
      bytes += piece.length
    }
    let end = text.utf8.index(text.startIndex, offsetBy: bytes)
    return UTF16Offset(text.utf16.distance(from: text.startIndex, to: end))
  }
}
