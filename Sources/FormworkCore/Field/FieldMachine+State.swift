import FormworkMasks

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
