public import FormworkText

/// A prompt for a command-line tool that masks what is typed while it is typed.
///
///     let prompt = MaskedPrompt(try Mask("+1 ([000]) [000]-[0000]"), message: "Phone")
///     let answer = try prompt.run()
///     if answer.outcome == .submitted { print(answer.value) }
///
/// shows `Phone: `, and after the keys 2, 1, 3 the line reads
///
///     Phone: +1 (213) ▏___-____
///
/// with the rest of the mask in faint letters, and a sign for each character to type, so that it
/// can't be taken for what was typed. Return submits a complete value, and tells what is
/// missing otherwise; the arrows, Home, End, Backspace, Delete, the usual Ctrl and Alt keys of a
/// shell, undo (Ctrl-Z), redo (Ctrl-Y) and pasting work; Esc twice empties the line, Ctrl-C and
/// Ctrl-D leave. The prompt is drawn on standard error or the terminal itself, so that standard
/// output is free for the value, and the terminal is restored whichever way the process goes on or
/// ends. Where standard input isn't a terminal, one line of it is read and masked.
public struct MaskedPrompt<Format: InputFormat>: Sendable {
  /// The format of the text.
  public var format: Format

  /// What stands before the text: `": "` is put between, or a space after punctuation.
  public var message: String

  /// The value that the text begins with; where a line is read, the value of an empty one.
  public var defaultValue = ""

  /// Whether an empty value is rejected.
  public var isRequired = false

  /// Whether the text is hidden: it is shown as bullets, nothing of it is told or remembered, there
  /// is no undo, and a rejected key is silent.
  ///
  /// A secret is only read while the terminal shows nothing of it; where that can't be had, the
  /// prompt fails with a ``PromptError``. What was typed and not read is thrown away when the prompt
  /// ends without an answer. The bullets tell how long the text is.
  ///
  /// The bytes that come from the terminal are erased from memory once they are read as keys. The
  /// text and the value are strings of Swift, here and in your app, which nobody can erase: they are
  /// in memory until it is used for something else, and in a core dump or on a swapped page.
  public var isSecret = false

  /// What one step of undo takes back.
  public var undoSteps = UndoSteps.edits

  /// What is told to the person.
  public var wording = PromptWording()

  /// Whether to ask on the session's terminal although standard input is something else.
  public var insistsOnTerminal = false

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - format: The format of the text.
  ///   - message: What stands before the text.
  public init(_ format: Format, message: String = "") {
    self.format = format
    self.message = message
  }
}

/// A moment of a prompt, for those who follow what happens in it.
public struct PromptState: Hashable, Sendable {
  /// The text, the selection and the value.
  public var formatted: FormattedText

  /// The placeholder for what is still missing.
  public var remainder: String

  /// Whether the format rejected the last key, which changed nothing then.
  public var isRejected: Bool
}

extension MaskedPrompt {
  var rules: PromptEditor<Format>.Rules {
    var rules = PromptEditor<Format>.Rules()
    rules.label = label
    rules.isRequired = isRequired
    rules.isSecret = isSecret
    rules.wording = wording
    return rules
  }

  /// The message with what separates it from the text.
  private var label: String {
    guard let last = message.last else { return "" }
    if last.isWhitespace { return message }
    return message + (last.isLetter || last.isNumber || last == ")" ? ": " : " ")
  }
}
