public import Formwork

/// What a prompt tells the person; change it to speak another language.
///
///     var wording = PromptWording()
///     wording.required = "Bitte etwas eingeben."
///     wording.incomplete = { $0.isEmpty ? "Noch nicht vollständig." : "Es fehlt noch \($0)." }
public struct PromptWording: Sendable {
  /// Told at Return if an empty value is refused.
  public var required = "Please type something."

  /// Told at Return if the value isn't complete.
  ///
  /// It is given the placeholder for what is missing, which is empty if the format has none or
  /// the prompt is secret.
  public var incomplete: @Sendable (_ remainder: String) -> String = { remainder in
    remainder.isEmpty ? "Not complete yet." : "Not complete yet: \(remainder) is missing."
  }

  /// Told as long as something is wrong with the text.
  public var problem: @Sendable (Problem) -> String = { problem in
    switch problem {
    case .checksum: "The check digits don't match: is there a typing error?"
    case .impossibleDate: "There is no such date."
    case .belowMinimum: "This is less than what is allowed."
    case .aboveMaximum: "This is more than what is allowed."
    case .mismatch: "This isn't a value that is accepted here."
    default: "Something is wrong with this: \(problem.code)."
    }
  }

  /// Creates the English wording.
  public init() {}
}
