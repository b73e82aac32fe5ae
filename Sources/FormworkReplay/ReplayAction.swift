public import FormworkMasks

/// One action of a user or an app on a field.
///
///     ReplayAction.type("213")   // three keys
///     ReplayAction.insert("213") // one paste
///
/// All offsets are in UTF-16 code units of the displayed text. They may be out of range: a field
/// clamps them, and moves an offset inside a character to the character's start.
public enum ReplayAction: Sendable {
  /// Types each character as a separate key.
  case type(String)

  /// Replaces the selection with a text at once: a paste, a drop, or AutoFill.
  case insert(String)

  /// Presses Backspace a number of times. If there is a selection, the first press deletes it.
  case backspace(Int)

  /// Presses forward Delete a number of times. If there is a selection, the first press deletes it.
  case delete(Int)

  /// Deletes the word, or the part of a word, before the caret.
  case deleteWordBackward

  /// Deletes the word, or the part of a word, after the caret.
  case deleteWordForward

  /// Cuts the selection to the pasteboard; the state reports the cut text.
  case cut

  /// Selects a range, or moves the caret there if it is empty.
  case select(Range<UTF16Offset>)

  /// Sets the value from the app: the caret moves to the end, and the undo history is cleared.
  case set(String)

  /// Changes the control's text without notifying the field; the caret may be unknown.
  case text(String, caret: UTF16Offset?)

  /// Composes text with an input method, instead of the selection or of earlier marked text.
  case compose(String)

  /// Commits text with an input method, instead of the marked text or of the selection.
  case commit(String)

  /// Discards the marked text of an input method.
  case cancel

  /// Gives the field the focus. Fields start with it, but without the format's changes on focus.
  case focus

  /// Removes the focus from the field, and its format tidies up.
  case blur

  /// Undoes a number of steps.
  case undo(Int)

  /// Redoes a number of steps.
  case redo(Int)

  /// Steps the number or date part at the caret a number of times up; a negative number steps down.
  case step(Int)

  /// Changes the format from the app; the value is kept.
  case format(ReplayedFormat)
}
