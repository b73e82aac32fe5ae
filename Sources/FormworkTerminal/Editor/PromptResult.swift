public import FormworkCore
public import FormworkMasks

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

/// The messages of a prompt, which you can change to use another language.
///
///     var wording = PromptWording()
///     wording.required = "Bitte etwas eingeben."
///     wording.incomplete = { missing in
///       missing == 0 ? "Noch nicht vollständig." : "Es fehlen noch \(missing) Zeichen."
///     }
public struct PromptWording: Sendable {
  /// The message after Return if the value is empty and required.
  public var required = "Please type something."

  /// The message after Return if the value is incomplete; `nil` for the English one.
  ///
  /// The function receives the number of missing characters. It is 0 if it can't be determined or
  /// the prompt is secret.
  public var incomplete: (@Sendable (_ missing: Int) -> String)?

  /// The message while the text has an issue.
  public var issue: @Sendable (ValidationIssue) -> String = { $0.message }

  /// Creates the English messages.
  public init() {}

  /// The message after Return if these characters are missing. English names their kinds.
  package func message(for missing: [MissingCharacters]) -> String {
    if let incomplete { return incomplete(missing.reduce(0) { $0 + $1.count }) }
    return missing.isEmpty
      ? "Not complete yet." : "Not complete yet: \(MissingCharacters.phrase(missing))."
  }
}

extension MissingCharacters {
  /// Returns an English phrase for the number and kinds of missing characters.
  ///
  ///     MissingCharacters.phrase([.init(.digits, count: 7)])  // "7 more digits"
  ///     MissingCharacters.phrase([.init(.letters, count: 1), .init(.digits, count: 4)])
  ///     // "1 more letter, 4 more digits"
  ///
  /// - Parameter missing: The missing characters, in order.
  /// - Returns: The phrase; empty if nothing is missing.
  package static func phrase(_ missing: [MissingCharacters]) -> String {
    missing.map { "\($0.count) more \($0.kind.name(isOne: $0.count == 1))" }
      .joined(separator: ", ")
  }
}

extension MissingCharacters.Kind {
  fileprivate func name(isOne: Bool) -> String {
    switch self {
    case .digits: isOne ? "digit" : "digits"
    case .letters: isOne ? "letter" : "letters"
    case .lettersOrDigits: isOne ? "letter or digit" : "letters or digits"
    case .others: isOne ? "character" : "characters"
    }
  }
}
