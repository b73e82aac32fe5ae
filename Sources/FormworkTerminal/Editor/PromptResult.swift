public import FormworkCore

/// The result of a prompt: its outcome, and the final text with its status.
public struct PromptResult: Hashable, Sendable {
  /// The way the prompt ended.
  public var outcome: Outcome

  /// The formatted text, which a format converts to its type.
  ///
  ///     let price = try format.value(of: prompt.run().formatted)
  public var formatted: FormattedText

  /// The text, the value, and what is known about them, as for a field.
  ///
  /// In a terminal, the user can only submit a valid or an empty value. A line from a file or a
  /// pipe may also be invalid.
  public var status: InputStatus

  /// The original line that was read, or `nil` if the user typed the text in a terminal.
  package var line: String?

  /// Creates a result, for the tests of an app.
  ///
  /// - Parameters:
  ///   - outcome: The way the prompt ended.
  ///   - formatted: The formatted text with its state.
  ///   - status: The status of the text.
  ///   - line: The line that was read without a terminal.
  package init(
    outcome: Outcome, formatted: FormattedText, status: InputStatus, line: String? = nil
  ) {
    self.outcome = outcome
    self.formatted = formatted
    self.status = status
    self.line = line
  }

  /// The value: the user's characters and the fixed literals.
  public var value: String { formatted.value }

  /// The way a prompt ended.
  public enum Outcome: Hashable, Sendable {
    /// The user pressed Return, or a line was read.
    case submitted

    /// The user pressed Ctrl-D in an empty line.
    case cancelled

    /// The user pressed Ctrl-C, or a signal arrived that didn't end the app. A command should exit
    /// with status 130.
    case interrupted

    /// There is no more input: the terminal is gone, or the file is at its end.
    case endOfInput
  }
}
