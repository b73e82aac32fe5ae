/// The editing of one field: a pure state machine that every adapter drives.
///
/// A session knows the last formatted text, the selection, what an input method is composing, and
/// the undo history. An adapter tells it what the widget is about to do or has done, and carries
/// out what the session answers:
///
///     var session = EditingSession(format: try Mask("+1 ([000]) [000]-[0000]"))
///     session.propose("213", in: 0..<0)  // .write: "+1 (213) " in place of "", caret 9
///     session.current.value              // "213"
///     session.undo()
///     session.current.text               // ""
///
/// The session never loses what was typed: what a widget did without asking is reconciled by its
/// difference to the last text, and what is rejected leaves everything as it was.
public struct EditingSession<Format: InputFormat>: Sendable {
  /// The format of the field.
  public internal(set) var format: Format

  /// The last formatted text, with the selection.
  public internal(set) var current: FormattedText

  /// What the widget shows while an input method composes, marked text included; else `nil`.
  public internal(set) var composition: TextComposition?

  var history: UndoHistory

  /// A change that the widget was allowed to make by itself, until it reports it.
  var pending: PendingEdit?

  /// Starts the editing of a field.
  ///
  /// - Parameters:
  ///   - format: The format of the field.
  ///   - value: The value that the field begins with.
  ///   - undoSteps: What one step of undo takes back.
  ///   - undoLimit: How many steps are kept; up to half as many more stay until the oldest go at
  ///     once. None are kept for 0 or less. All steps together, with their texts, values and
  ///     provenance, take at most 4 MiB of memory: beyond that the oldest go until 3 MiB are left,
  ///     but never the last one.
  public init(
    format: Format, value: String = "", undoSteps: UndoSteps = .edits, undoLimit: Int = 100
  ) {
    self.format = format
    current = value.isEmpty ? FormattedText() : format.formatted(value: value)
    history = UndoHistory(steps: undoSteps, limit: undoLimit)
  }

  /// What the widget should be showing: the composition, or the formatted text.
  public var displayedText: String {
    composition?.text ?? current.text
  }

  /// What the widget should be showing, as what it is.
  var shown: ShownText {
    composition.map { .text($0.text) } ?? .formatted(current.content)
  }

  /// The selection that belongs to ``displayedText``, in UTF-16 code units.
  public var displayedSelection: Range<UTF16Offset> {
    composition?.selection ?? current.selection
  }

  /// What one step of undo takes back, from now on; the steps that are there stay as they are.
  public var undoSteps: UndoSteps {
    get { history.steps }
    set { history.steps = newValue }
  }

  /// The placeholder for what is still missing.
  public var remainder: String {
    format.remainder(after: current)
  }
}

/// A text that an input method has not committed yet, as the widget shows it.
public struct TextComposition: Hashable, Sendable {
  /// The whole text, with the marked text in it.
  public var text: String

  /// The selection, in UTF-16 code units of ``text``.
  public var selection: Range<UTF16Offset>
}

/// An edit that the widget was allowed to make, and what comes of it.
struct PendingEdit: Sendable {
  var edit: TextEdit
  var outcome: EditOutcome

  /// What the widget shows once it has made the edit.
  var shown: ShownText

  /// Whether the widget has made it if it shows `text`.
  func shows(_ text: String) -> Bool {
    switch shown {
    case .formatted(let content): content.isText(text)
    case .text(let shown): shown.isSame(as: text)
    }
  }
}

/// What one step of undo takes back.
public enum UndoSteps: Hashable, Sendable {
  /// A single edit: a key, a paste, a deletion.
  case edits

  /// A run of typing. It ends at a deletion, a move of the caret, a paste, a rejection, and when
  /// the focus or the format changes.
  case runs
}
