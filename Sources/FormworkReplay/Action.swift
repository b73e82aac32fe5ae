public import FormworkMasks

/// One thing that a person or an app does to a field.
///
///     Action.type("213")   // three keys
///     Action.insert("213") // one paste
///
/// All offsets are in UTF-16 code units of the text that the field shows. They come from a script as
/// they are: a field clamps them, and moves one inside a character to the character's start.
public enum Action: Sendable {
  /// Types each character by itself.
  case type(String)

  /// Inserts a text at once in place of the selection: a paste, a drop or AutoFill.
  case insert(String)

  /// Presses Backspace so many times; with a selection the first press deletes it.
  case backspace(Int)

  /// Presses forward Delete so many times; with a selection the first press deletes it.
  case delete(Int)

  /// Deletes a word, or what is left of one, before the caret.
  case deleteWordBackward

  /// Deletes a word, or what is left of one, after the caret.
  case deleteWordForward

  /// Cuts the selection to the pasteboard; the state tells what went there.
  case cut

  /// Selects a range, or moves the caret there if it is empty.
  case select(Range<UTF16Offset>)

  /// The app sets the value: the caret goes to the end, and what could be undone is forgotten.
  case set(String)

  /// The text of the widget became this behind the field's back, the caret perhaps unknown.
  case text(String, caret: UTF16Offset?)

  /// An input method composes this in place of the selection, or of what it composed before.
  case compose(String)

  /// An input method commits this in place of what it composed, or of the selection.
  case commit(String)

  /// An input method drops what it composed.
  case cancel

  /// The field gets the focus. Fields start with it, but without what a format does on focus.
  case focus

  /// The field loses the focus, and its format tidies up.
  case blur

  /// Takes back so many steps.
  case undo(Int)

  /// Does so many steps again.
  case redo(Int)

  /// Steps what is under the caret so many times up; down if negative.
  case step(Int)

  /// The app gives the field another format; the value is kept.
  case format(ReplayedFormat)
}
