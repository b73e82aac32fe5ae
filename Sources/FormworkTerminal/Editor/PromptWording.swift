public import FormworkText

/// The messages of a prompt, which you can change to use another language.
///
///     var wording = PromptWording()
///     wording.required = "Bitte etwas eingeben."
///     wording.incomplete = { missing in
///       let count = missing.reduce(0) { $0 + $1.count }
///       return count == 0 ? "Noch nicht vollständig." : "Es fehlen noch \(count) Zeichen."
///     }
public struct PromptWording: Sendable {
  /// The message after Return if the value is empty and required.
  public var required = "Please type something."

  /// The message after Return if the value is incomplete.
  ///
  /// The function receives the missing characters, in order; the list is empty if they can't be
  /// determined or the prompt is secret. `MissingCharacters.phrase(_:)` returns an English phrase
  /// for them.
  public var incomplete: @Sendable (_ missing: [MissingCharacters]) -> String = { missing in
    missing.isEmpty
      ? "Not complete yet." : "Not complete yet: \(MissingCharacters.phrase(missing))."
  }

  /// The message while the text has an issue.
  public var issue: @Sendable (ValidationIssue) -> String = { $0.message }

  /// Creates the English messages.
  public init() {}
}
