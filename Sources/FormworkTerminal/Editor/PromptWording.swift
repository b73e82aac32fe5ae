public import FormworkText

/// What a prompt tells the person; change it to speak another language.
///
///     var wording = PromptWording()
///     wording.required = "Bitte etwas eingeben."
///     wording.incomplete = { missing in
///       let count = missing.reduce(0) { $0 + $1.count }
///       return count == 0 ? "Noch nicht vollständig." : "Es fehlen noch \(count) Zeichen."
///     }
public struct PromptWording: Sendable {
  /// Told at Return if an empty value is rejected.
  public var required = "Please type something."

  /// Told at Return if the value isn't complete.
  ///
  /// It is given what is missing, in order; nothing if that can't be found out or the prompt is
  /// secret. `MissingCharacters.phrase(_:)` puts it into English words.
  public var incomplete: @Sendable (_ missing: [MissingCharacters]) -> String = { missing in
    missing.isEmpty
      ? "Not complete yet." : "Not complete yet: \(MissingCharacters.phrase(missing))."
  }

  /// Told as long as something is wrong with the text.
  public var issue: @Sendable (ValidationIssue) -> String = { $0.message }

  /// Creates the English wording.
  public init() {}
}
