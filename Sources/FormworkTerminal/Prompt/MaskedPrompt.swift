public import FormworkCore

/// A prompt for a command-line tool that formats the user's input.
///
///     let prompt = MaskedPrompt(.phone(.germany), message: "Phone")
///     let answer = try prompt.run()
///     if answer.outcome == .submitted { print(answer.value) }
///
/// With a mask such as `.mask("+1 ([000]) [000]-[0000]")`, it shows `Phone: `, and after the keys 2, 1, and 3
/// the line is
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
public struct MaskedPrompt: Sendable {
  /// The format of the text.
  package let format: AnyInputFormat

  /// Returns the status of a text, without an issue to show.
  private let describe: @Sendable (FormattedText) -> InputStatus

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

  /// Whether to use the session's terminal even if standard input isn't one.
  package var insistsOnTerminal = false

  /// Creates a prompt.
  ///
  ///     var price = MaskedPrompt(FieldFormat<Double>.currency("USD"), message: "Price")
  ///
  /// - Parameters:
  ///   - format: The format of the text.
  ///   - message: The text before the input.
  ///   - context: The locale and the region of the user.
  public init<Value>(
    _ format: FieldFormat<Value>, message: String = "", in context: FormatContext = FormatContext()
  ) {
    let resolved = format.resolved(in: context)
    self.init(resolved.format, message: message) { formatted in
      InputStatus(
        formatted, in: resolved.format, details: resolved.details(of: formatted),
        limits: resolved.textLimits, fits: format.conversion.read(formatted, resolved) != nil,
        formatError: resolved.error)
    }
  }

  package init(_ format: AnyInputFormat, message: String = "") {
    self.init(format, message: message) { InputStatus($0, in: format) }
  }

  private init(
    _ format: AnyInputFormat, message: String,
    describe: @escaping @Sendable (FormattedText) -> InputStatus
  ) {
    self.format = format
    self.message = message
    self.describe = describe
  }

  /// Returns the status of an answer. The user has left the prompt, so an issue is shown.
  func status(of answer: FormattedText) -> InputStatus {
    var status = describe(answer)
    status.visibleIssue = ValidationIssue(answer, fits: status.issue != .unrepresentable)
    if isSecret { status.details = InputDetails() }
    return status
  }
}

/// The state of a prompt after a keystroke, for observers.
package struct PromptState: Hashable, Sendable {
  /// The text, the selection, and the value.
  package var formatted: FormattedText

  /// The part of the text that the user still has to type.
  package var remainder: String

  /// A Boolean value that indicates whether the format rejected the last key.
  package var isRejected: Bool
}

extension MaskedPrompt {
  var rules: PromptEditor<AnyInputFormat>.Rules {
    var rules = PromptEditor<AnyInputFormat>.Rules()
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
