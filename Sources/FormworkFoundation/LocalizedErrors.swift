public import Formwork
public import Foundation

/// Shows the engine's sentences wherever Foundation asks an error for its description.
///
///     do {
///       _ = try Mask("+1 ([000")
///     } catch {
///       error.localizedDescription  // "The group that “[” opens is never closed."
///     }
extension MaskError: LocalizedError {
  /// What is wrong, in a sentence.
  public var errorDescription: String? { message }

  /// What would put it right, in a sentence.
  public var recoverySuggestion: String? { fix }
}

extension CharacterClass.NotationError: LocalizedError {
  /// What is wrong, in a sentence.
  public var errorDescription: String? { message }

  /// What would put it right, in a sentence.
  public var recoverySuggestion: String? { fix }
}
