import FormworkText

/// What the app wants of a field, as far as the machine has to know it.
package struct FieldPolicy: Hashable, Sendable {
  /// Whether a text that the app assigns is shown formatted.
  package var formatsAssignedText = true

  /// Whether caret and selection stay behind the prefix.
  package var locksPrefix = false

  /// Whether the system says that a text was assigned; else it is found out later.
  package var hearsOfAssignments = true

  /// How much of the value is hidden once the field is left; `nil` for nothing.
  package var redaction: Redaction?

  /// The default: assigned texts are formatted, and the caret goes anywhere.
  package init() {}
}

extension FieldMachine {
  /// Where a value comes from.
  package enum Source: Hashable, Sendable {
    /// A text that the app assigned, or that was there before the format.
    case text(String)

    /// What the person typed, or a value that the app set.
    case value(String)
  }

  enum RawText: Hashable, Sendable {
    /// The app wants it left alone until the person edits it.
    case kept

    /// The format came while an input method composed: the text is read when that is over.
    case unread
  }

  struct Turn: Hashable, Sendable {
    /// Whether the end of the turn will be attended to.
    var isAwaited = false

    /// Whether the system asked about or reported a change.
    var hasUserActivity = false

    /// Whether the system asked about a change.
    var hasQuestion = false

    /// What it was let replace by a range from before formatting, when it means what was put in last.
    var revised: Range<UTF16Offset>?

    /// Whether an insertion of nothing or a blank was let through, AutoFill's first step.
    var hasProbe = false

    /// Whether a secure field was let take its first key, which may empty it.
    var takesFirstKey = false

    /// Whether Korean syllables are being put together, which takes a deletion and an insertion.
    var isRecomposing = false

    /// Whether a syllable was inserted last.
    var endsInSyllable = false

    /// Whether something was deleted that a keyboard may take for the syllable that was rejected.
    var deletesForSyllable = false

    /// Whether the clear button was let through.
    var isClearing = false

    /// What was there before the text was assigned by code, as the app does, and AutoFill of some
    /// fields.
    var assignedOver: FormattedText?

    /// The events of what the system takes back or makes again, until it says that it is done.
    var toldByUndo: Set<TextEvent>?

    /// The events that the system sent while the machine wrote.
    var toldByWriting: Set<TextEvent> = []
  }

  struct KeptCaret: Hashable, Sendable {
    var selection: Range<UTF16Offset>

    /// Where the system would put the caret: behind what was inserted, as if none of it had changed.
    var unwanted: UTF16Offset
    var turns: Int
  }
}

/// A change by the person that isn't told yet.
struct OwedChange: Hashable, Sendable {
  var cause: InputChange.Cause
  var removed = ""
  var unused = ""
  var completes = false
  var fills = false

  /// Whether it was assigned by code: the system, which fills in like this, tells in both ways; an
  /// app that tells its targets tells in one.
  var isAssigned = false

  /// The native events that have gone round.
  var sent: Set<TextEvent> = []
}
