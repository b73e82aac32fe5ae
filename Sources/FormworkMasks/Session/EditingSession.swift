/// A state machine that edits one field, without a widget.
///
/// A session contains the last formatted text, the selection, the text that an input method is composing, and
/// the undo history. An adapter reports what the widget is about to do or has done, and applies the update
/// that the session returns:
///
///     var session = EditingSession(format: try Mask("+1 ([000]) [000]-[0000]"))
///     session.propose("213", in: 0..<0)  // .write: "+1 (213) " in place of "", caret 9
///     session.current.value              // "213"
///     session.undo()
///     session.current.text               // ""
///
/// The session never loses typed text. If a widget changes its text without asking, the difference from the
/// last text is applied as an edit. If an edit is rejected, nothing changes.
public struct EditingSession<Format: InputFormat>: Sendable {
  /// The format of the field.
  public internal(set) var format: Format

  /// The last formatted text, with the selection.
  public internal(set) var current: FormattedText

  /// The text that the widget shows while an input method is composing, including marked text; otherwise
  /// `nil`.
  public internal(set) var composition: TextComposition?

  var history: UndoHistory

  /// The edit that the widget may make, until the widget reports it.
  var pending: PendingEdit?

  /// Creates a session for a field.
  ///
  /// - Parameters:
  ///   - format: The format of the field.
  ///   - value: The initial value of the field.
  ///   - undoSteps: The kind of edit that one step of undo reverts.
  ///   - undoLimit: The number of steps to keep, or 0 for none. Up to half as many more may stay until the
  ///     oldest steps are removed together. All steps, with their text, values, and provenance, take at most
  ///     4 MiB of memory. Above that, the oldest steps are removed until 3 MiB are left, but never the last
  ///     step.
  public init(
    format: Format, value: String = "", undoSteps: UndoSteps = .edits, undoLimit: Int = 100
  ) {
    self.format = format
    current = value.isEmpty ? FormattedText() : format.formatted(value: value)
    history = UndoHistory(steps: undoSteps, limit: undoLimit)
  }

  /// The text that the widget should show: the composition, or the formatted text.
  public var displayedText: String {
    composition?.text ?? current.text
  }

  /// The text that the widget should show, without converting it to a string.
  var shown: ShownText {
    composition.map { .text($0.text) } ?? .formatted(current.content)
  }

  /// The selection in ``displayedText``, in UTF-16 code units.
  public var displayedSelection: Range<UTF16Offset> {
    composition?.selection ?? current.selection
  }

  /// The kind of edit that one step of undo reverts. A change doesn't affect existing steps.
  public var undoSteps: UndoSteps {
    get { history.steps }
    set { history.steps = newValue }
  }

  /// The remainder, which is what the user still has to type.
  public var remainder: String {
    format.remainder(after: current)
  }
}

/// Text that an input method has not committed yet, as the widget shows it.
public struct TextComposition: Hashable, Sendable {
  /// The whole text, including the marked text.
  public var text: String

  /// The selection, in UTF-16 code units of ``text``.
  public var selection: Range<UTF16Offset>
}

/// An edit that the widget may make, and its outcome.
struct PendingEdit: Sendable {
  var edit: TextEdit
  var outcome: EditOutcome

  /// The text that the widget shows after it has made the edit.
  var shown: ShownText

  /// Returns whether `text` is the text after the edit.
  func shows(_ text: String) -> Bool {
    switch shown {
    case .formatted(let content): content.isText(text)
    case .text(let shown): shown.isSame(as: text)
    }
  }
}

/// The kind of edit that one step of undo reverts.
public enum UndoSteps: Hashable, Sendable {
  /// A single edit: a key, a paste, a deletion.
  case edits

  /// A run of typing. A run ends at a deletion, a movement of the caret, a paste, a rejected edit, or a
  /// change of the focus or the format.
  case runs
}
