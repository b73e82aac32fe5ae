public import FormworkMasks
public import FormworkRules
import FormworkDisplay
public import FormworkNumbers
public import FormworkRegex

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Shows the engine's sentences wherever Foundation asks an error for its description.
///
///     do {
///       _ = try Mask("+1 ([000")
///     } catch {
///       error.localizedDescription  // "The group that “[” opens is never closed."
///       error.code.name             // "unclosedGroup"
///     }
///
/// A sentence may quote a pattern. Controls and marks of direction are spelled out in it, so that it
/// is safe to show and to log.
///
/// These errors are for developers, and their sentences are English. Only ``InputParseError`` is for users: its
/// sentences are in the user's language. To translate the others, look up a sentence of your own by the name of the
/// error's code (``MaskError/Code/name``, ``RegexError/Code/name``,
/// ``CharacterClass/NotationError/name``, ``DefinitionError/Code/name``), which stays.
extension MaskError: LocalizedError {
  /// What is wrong, in a sentence.
  public var errorDescription: String? { String(safelyShowing: message) }

  /// What would put it right, in a sentence.
  public var recoverySuggestion: String? { String(safelyShowing: fix) }
}

extension CharacterClass.NotationError: LocalizedError {
  /// What is wrong, in a sentence.
  public var errorDescription: String? { String(safelyShowing: message) }

  /// What would put it right, in a sentence.
  public var recoverySuggestion: String? { String(safelyShowing: fix) }
}

extension RegexError: LocalizedError {
  /// What is wrong, in a sentence.
  public var errorDescription: String? { String(safelyShowing: message) }

  /// What would put it right, in a sentence.
  public var recoverySuggestion: String? { String(safelyShowing: fix) }
}

extension DatePatternError: LocalizedError {
  /// What is wrong, in a sentence.
  public var errorDescription: String? { String(safelyShowing: message) }

  /// What would put it right, in a sentence.
  public var recoverySuggestion: String? { String(safelyShowing: fix) }
}

extension DefinitionError: LocalizedError {
  /// The place and what is wrong there.
  public var errorDescription: String? { message }

  /// What would put it right, in a sentence.
  public var recoverySuggestion: String? { fix }
}

extension InputParseError: LocalizedError {
  /// What is wrong, in a sentence in the language of the current locale.
  public var errorDescription: String? { message(in: .current) }
}
