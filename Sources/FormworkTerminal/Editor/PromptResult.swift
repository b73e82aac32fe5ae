public import FormworkText

/// What came of a prompt: how it ended, and the text and value at that moment.
public struct PromptResult: Hashable, Sendable {
  /// How the prompt ended.
  public var outcome: Outcome

  /// The text with all that is known of it.
  public var formatted: FormattedText

  /// The line that was read as it was, or `nil` if the text was typed in a terminal.
  public var line: String?

  /// Creates a result, for the tests of an app.
  ///
  /// - Parameters:
  ///   - outcome: How the prompt ended.
  ///   - formatted: The text with all that is known of it.
  ///   - line: The line that was read, where there was no terminal.
  public init(outcome: Outcome, formatted: FormattedText, line: String? = nil) {
    self.outcome = outcome
    self.formatted = formatted
    self.line = line
  }

  /// What the app wants: the user's characters and the fixed literals.
  public var value: String { formatted.value }

  /// What the person saw.
  public var text: String { formatted.text }

  /// Whether the value is whole, and nothing is wrong with it.
  ///
  /// In a terminal, only a value like this or an empty one is submitted; a line that comes from a
  /// file or a pipe is what it is.
  public var isValid: Bool { formatted.isDone }

  /// The ways in which a prompt ends.
  public enum Outcome: Hashable, Sendable {
    /// Return was pressed, or a line was read.
    case submitted

    /// Ctrl-D was pressed in an empty line.
    case cancelled

    /// Ctrl-C was pressed, or a signal arrived that the app survived. A command ends with the
    /// exit status 130.
    case interrupted

    /// There is nothing more to read: the terminal is gone, or the file is at its end.
    case endOfInput
  }
}
