public import FormworkText

/// A prompt for a command-line tool that formats the user's input.
///
///     let prompt = MaskedPrompt(try Mask("+1 ([000]) [000]-[0000]"), message: "Phone")
///     let answer = try prompt.run()
///     if answer.outcome == .submitted { print(answer.value) }
///
/// It shows `Phone: `, and after the keys 2, 1, and 3 the line is
///
///     Phone: +1 (213) ▏___-____
///
/// The remainder is in faint letters, with a symbol for each character to type, so that it can't be
/// mistaken for input. Return submits a complete value, and otherwise shows what is missing. The
/// arrow keys, Home, End, Backspace, Delete, the usual Ctrl and Alt keys of a shell, undo (Ctrl-Z),
/// redo (Ctrl-Y), and pasting work. Esc twice clears the line, and Ctrl-C and Ctrl-D end the
/// prompt.
///
/// The prompt is drawn on standard error or the terminal itself, so standard output is free for the
/// value. The terminal is always restored. If standard input isn't a terminal, one line of it is
/// read and formatted.
public struct MaskedPrompt<Format: InputFormat>: Sendable {
  /// The format of the text.
  public var format: Format

  /// The text before the input, to which `": "` is added, or a space after punctuation.
  public var message: String

  /// The initial value, and the value of an empty line if there is no terminal.
  public var defaultValue = ""

  /// A Boolean value that indicates whether an empty value is rejected.
  public var isRequired = false

  /// A Boolean value that indicates whether the input is hidden.
  ///
  /// A secret is shown as bullets, without messages about its content, history, undo, or a sound
  /// after a rejected key. The bullets reveal its length.
  ///
  /// It is only read while the terminal doesn't show it; if that isn't possible, the prompt throws
  /// a ``PromptError``. If the prompt ends without an answer, unread input is discarded.
  ///
  /// The bytes from the terminal are erased from memory after they are decoded. But the text and
  /// the value are Swift strings, here and in your app, which can't be erased. They stay in memory
  /// until it is reused, and may be in a core dump or in swap space.
  public var isSecret = false

  /// The edits that one step of undo reverts.
  public var undoSteps = UndoSteps.edits

  /// The messages for the user.
  public var wording = PromptWording()

  /// A Boolean value that indicates whether to use the session's terminal even if standard input
  /// isn't one.
  public var insistsOnTerminal = false

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - format: The format of the text.
  ///   - message: The text before the input.
  public init(_ format: Format, message: String = "") {
    self.format = format
    self.message = message
  }
}

/// The state of a prompt after a keystroke, for observers.
public struct PromptState: Hashable, Sendable {
  /// The text, the selection, and the value.
  public var formatted: FormattedText

  /// The part of the text that the user still has to type.
  public var remainder: String

  /// A Boolean value that indicates whether the format rejected the last key.
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

  /// The message with its separator.
  private var label: String {
    guard let last = message.last else { return "" }
    if last.isWhitespace { return message }
    return message + (last.isLetter || last.isNumber || last == ")" ? ": " : " ")
  }
}
