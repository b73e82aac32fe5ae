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

extension EditingSession {
  /// Sets the value for the app: without an event, with the caret at the end, and without a step of undo.
  ///
  /// - Returns: The update to write. It contains no change.
  @discardableResult
  public mutating func set(value: String) -> SessionUpdate {
    replace(with: value.isEmpty ? FormattedText() : format.formatted(value: value))
  }

  /// Sets the whole text for the app, as a paste into an empty field does.
  ///
  /// If the text doesn't fit, its beginning is shown with an issue.
  ///
  /// - Returns: The update to write. It contains no change.
  @discardableResult
  public mutating func set(text: String) -> SessionUpdate {
    replace(with: format.showingBeginning(text))
  }

  /// Sets a formatted text for the app, such as a saved one, with its selection.
  ///
  /// - Returns: The update to write. It contains no change.
  @discardableResult
  package mutating func set(formatted: FormattedText) -> SessionUpdate {
    replace(with: formatted)
  }

  /// Changes the format, and keeps as much of the value as the new format can show.
  ///
  /// The caret stays after the same character of the value, or at the end of the text. The undo history is
  /// cleared, because its text belongs to the old format.
  ///
  /// - Returns: The update to write. It contains no change.
  @discardableResult
  public mutating func set(format: Format) -> SessionUpdate {
    let before = current
    let caret = self.format.valueRange(of: 0..<max(0, before.caret), in: before).upperBound
    self.format = format
    var update = set(value: before.value)
    if before.caret < before.end, current.value.isSame(as: before.value) {
      current.caret = format.textRange(of: caret..<caret, in: current).upperBound
      update.selection = current.selection
    }
    return update
  }

  /// Sets the whole text in response to an edit, for an app that trims or capitalizes it.
  ///
  /// One step of undo reverts both, and the caret stays in place.
  package mutating func amend(text: String) {
    let before = current
    var after = format.showingBeginning(text)
    if before.caret < before.end {
      after.selection = after.content.clamped(before.selection)
    }
    composition = nil
    pending = nil
    current = after
    if !before.isEqualInText(to: after) { history.amend(before, after) }
  }

  /// Clears the undo history.
  package mutating func forgetHistory() { history.clear() }

  private mutating func replace(with formatted: FormattedText) -> SessionUpdate {
    let shown = shown
    composition = nil
    pending = nil
    history.clear()
    current = formatted
    return SessionUpdate(
      rewrite: Difference.rewrite(shown, to: current), selection: current.selection, change: nil)
  }

  /// Handles that the field got the focus: a fixed prefix may appear.
  ///
  /// - Returns: The update to write and the change to report, or `nil` if the text doesn't differ or an input
  ///   method is composing.
  @discardableResult
  public mutating func beginEditing() -> SessionUpdate? {
    adjust(to: format.editingBegan(current))
  }

  /// Handles that the field lost the focus: a prefix without a value disappears, and the format may complete
  /// a value.
  ///
  /// - Returns: The update to write and the change to report, or `nil` if the text doesn't differ or an input
  ///   method is composing.
  @discardableResult
  public mutating func endEditing() -> SessionUpdate? {
    adjust(to: format.editingEnded(current))
  }

  /// Applies a change that the user didn't make, without a step of undo.
  private mutating func adjust(to formatted: FormattedText) -> SessionUpdate? {
    history.endRun()
    if composition != nil { return nil }
    let before = current
    current = formatted
    if before.content.isSameInText(as: formatted.content) { return nil }
    return SessionUpdate(
      rewrite: Difference.rewrite(.formatted(before.content), to: formatted),
      selection: formatted.selection,
      change: SessionChange(.focus, from: before, to: formatted))
  }

  /// A Boolean value that indicates whether there is a step to undo.
  public var canUndo: Bool { history.undoCount > 0 }

  /// A Boolean value that indicates whether there is a step to redo.
  public var canRedo: Bool { history.redoCount > 0 }

  /// The number of steps to undo.
  package var undoCount: Int { history.undoCount }

  /// The number of steps to redo.
  package var redoCount: Int { history.redoCount }

  /// Undoes the last step: restores the text, value, and selection before it.
  ///
  /// - Returns: The update to write and the change to report, or `nil` if there is no step or an input method
  ///   is composing.
  @discardableResult
  public mutating func undo() -> SessionUpdate? {
    if composition != nil { return nil }
    return history.undo().map { restore($0) }
  }

  /// Redoes the last undone step: restores the text, value, and selection after it.
  ///
  /// - Returns: The update to write and the change to report, or `nil` if there is no step or an input method
  ///   is composing.
  @discardableResult
  public mutating func redo() -> SessionUpdate? {
    if composition != nil { return nil }
    return history.redo().map { restore($0) }
  }

  private mutating func restore(_ formatted: FormattedText) -> SessionUpdate {
    pending = nil
    let before = current
    current = formatted
    return SessionUpdate(
      rewrite: Difference.rewrite(.formatted(before.content), to: formatted),
      selection: formatted.selection,
      change: formatted.changesDisplay(after: before)
        ? SessionChange(.undo, from: before, to: formatted) : nil)
  }
}

/// Undo and redo by a widget with its own history.
extension EditingSession {
  /// Handles that the widget has undone something itself, and now shows `text`.
  ///
  ///     session.insert("2")     // "+1 (2"
  ///     session.insert("1")     // "+1 (21"
  ///     session.didUndo(to: "") // the widget undid both at once
  ///     session.current.text    // ""
  ///     session.redo()          // "+1 (2"
  ///
  /// If the session finds the text in its own history, it undoes as many steps as needed, so the value is the
  /// earlier one. Otherwise, it reconciles the text as ``didChange(to:selection:)`` does.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: The selection, in UTF-16 code units of `text`, or `nil` if the widget doesn't know it.
  /// - Returns: The update to write and the change to report, or `nil` if nothing differs.
  /// - Complexity: O(*n*) in the size of the history.
  @discardableResult
  package mutating func didUndo(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    restore(text, selection, steps: history.stepsBack(to: text)) { session in session.undo() }
  }

  /// Handles that the widget has redone something itself, and now shows `text`.
  ///
  /// - Parameters:
  ///   - text: The widget's whole text.
  ///   - selection: The selection, in UTF-16 code units of `text`, or `nil` if the widget doesn't know it.
  /// - Returns: The update to write and the change to report, or `nil` if nothing differs.
  /// - Complexity: O(*n*) in the size of the history.
  @discardableResult
  package mutating func didRedo(
    to text: String, selection: Range<UTF16Offset>? = nil
  ) -> SessionUpdate? {
    restore(text, selection, steps: history.stepsForth(to: text)) { session in session.redo() }
  }

  private mutating func restore(
    _ text: String, _ selection: Range<UTF16Offset>?, steps: Int?,
    by step: (inout Self) -> SessionUpdate?
  ) -> SessionUpdate? {
    guard let steps, composition == nil, !text.isSame(as: current.text) else {
      pending = nil
      return reconcile(text, selection, readsWhole: false)
    }
    let before = current
    for _ in 0..<steps { _ = step(&self) }
    if let selection { current.selection = selection.clamped(to: text) }
    return SessionUpdate(
      rewrite: nil, selection: current.selection,
      change: SessionChange(.undo, from: before, to: current))
  }
}

/// Keys for platforms without a text widget: terminals, web pages, scripts.
extension EditingSession {
  /// Replaces the selection with `text`.
  @discardableResult
  public mutating func insert(_ text: String) -> SessionUpdate {
    if text.isEmpty {
      let isSelected = !current.selection.isEmpty
      return perform(isSelected ? TextEdit(replacing: current.selection, with: "") : nothing)
    }
    return perform(TextEdit(replacing: current.selection, with: text))
  }

  /// Presses Backspace, which deletes the selection or text to the left of the caret.
  @discardableResult
  public mutating func deleteBackward(_ unit: DeletionUnit = .character) -> SessionUpdate {
    if !current.selection.isEmpty { return insert("") }
    let text = current.text
    let start = WordBoundary.before(current.caret.index(in: text), in: text, unit)
    let offset = UTF16Offset(of: start, in: text)
    return perform(TextEdit(deletingBackward: offset..<max(offset, current.caret)))
  }

  /// Presses forward Delete, which deletes the selection or text to the right of the caret.
  @discardableResult
  public mutating func deleteForward(_ unit: DeletionUnit = .character) -> SessionUpdate {
    if !current.selection.isEmpty { return insert("") }
    let text = current.text
    let end = WordBoundary.after(current.caret.index(in: text), in: text, unit)
    let offset = UTF16Offset(of: end, in: text)
    return perform(TextEdit(deletingForward: min(current.caret, offset)..<offset))
  }

  /// Steps the number or the part of a date at the caret, as the up and down arrow keys do.
  ///
  /// - Parameter steps: The number of steps up, or down if negative.
  /// - Returns: The update to write and the change to report. `nil` if the format has nothing to step or an
  ///   input method is composing; then handle the key as usual.
  @discardableResult
  public mutating func step(by steps: Int) -> SessionUpdate? {
    guard composition == nil else { return nil }
    return commit(detached: format.stepped(current, by: steps))
  }

  /// Commits the outcome of a button or a stepping key as a separate step of undo.
  mutating func commit(detached outcome: EditOutcome?) -> SessionUpdate? {
    guard let outcome else { return nil }
    pending = nil
    if outcome.isRejected {
      history.endRun()
      return rejection(outcome.rejection, over: .formatted(current.content))
    }
    return commit(outcome, nothing, over: .formatted(current.content), cause: .stepping)
  }

  private var nothing: TextEdit { TextEdit(deletingBackward: current.caret..<current.caret) }
}

/// The boundaries of deletion by word. Words are runs of letters and digits.
enum WordBoundary {
  static func before(
    _ index: String.Index, in text: String, _ unit: DeletionUnit
  ) -> String.Index {
    var index = index
    switch unit {
    case .line: return text.startIndex
    case .character: return index > text.startIndex ? text.index(before: index) : index
    case .word:
      while index > text.startIndex, !isWord(text[text.index(before: index)]) {
        index = text.index(before: index)
      }
      while index > text.startIndex, isWord(text[text.index(before: index)]) {
        index = text.index(before: index)
      }
      return index
    }
  }

  static func after(
    _ index: String.Index, in text: String, _ unit: DeletionUnit
  ) -> String.Index {
    var index = index
    switch unit {
    case .line: return text.endIndex
    case .character: return index < text.endIndex ? text.index(after: index) : index
    case .word:
      while index < text.endIndex, !isWord(text[index]) { index = text.index(after: index) }
      while index < text.endIndex, isWord(text[index]) { index = text.index(after: index) }
      return index
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    UnicodeSet.alphanumeric.contains(character)
  }
}

/// The amount of text that one deleting key removes.
public enum DeletionUnit: Hashable, Sendable {
  /// One character.
  case character

  /// The separators next to the caret and the word after them, or the part of it on that side of the caret.
  case word

  /// All text on that side of the caret.
  case line
}

extension EditingSession {
  /// Changes the sign of the number, for a button next to a number pad.
  ///
  ///     var field = EditingSession(format: try NumberFormat(), value: "12")
  ///     field.toggleSign()
  ///     field.current.value  // "-12"
  ///
  /// - Returns: The update, or `nil` if the format has no negative numbers or an input method is composing.
  @discardableResult
  public mutating func toggleSign() -> SessionUpdate? {
    guard composition == nil else { return nil }
    return commit(detached: format.signToggled(current))
  }
}
