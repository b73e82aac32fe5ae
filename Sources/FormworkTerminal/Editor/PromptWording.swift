public import FormworkMasks

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
