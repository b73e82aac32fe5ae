public import FormworkMasks

/// The result of a prompt: its outcome, and the final text and value.
public struct PromptResult: Hashable, Sendable {
  /// The way the prompt ended.
  public var outcome: Outcome

  /// The formatted text with its state.
  public var formatted: FormattedText

  /// The original line that was read, or `nil` if the user typed the text in a terminal.
  package var line: String?

  /// Creates a result, for the tests of an app.
  ///
  /// - Parameters:
  ///   - outcome: The way the prompt ended.
  ///   - formatted: The formatted text with its state.
  ///   - line: The line that was read without a terminal.
  package init(outcome: Outcome, formatted: FormattedText, line: String? = nil) {
    self.outcome = outcome
    self.formatted = formatted
    self.line = line
  }

  /// The value: the user's characters and the fixed literals.
  public var value: String { formatted.value }

  /// The displayed text.
  public var text: String { formatted.text }

  /// A Boolean value that indicates whether the value is complete and has no issue.
  ///
  /// In a terminal, the user can only submit a valid or an empty value. A line from a file or a
  /// pipe may also be invalid.
  public var isValid: Bool { formatted.isDone }

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
