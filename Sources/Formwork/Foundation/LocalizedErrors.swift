public import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The engine's sentences as Foundation's error descriptions.
///
///     do {
///       _ = try Mask("+1 ([000")
///     } catch {
///       error.localizedDescription  // "The group that “[” opens is never closed."
///       error.code                  // .unclosedGroup
///     }
///
/// A sentence may quote a pattern. It is safe to show and log: control characters and direction
/// marks are escaped.
///
/// These errors are for developers, and their sentences are English. Only `InputParseError` and
/// `PhoneNumberError` are for users, and their sentences are in the user's language. To translate those of masks, choose your
/// own sentences by ``MaskError/code``.
extension MaskError: LocalizedError {
  /// A sentence that describes the mistake.
  public var errorDescription: String? { String(safelyShowing: message) }

  /// A sentence that explains how to fix the mistake.
  public var recoverySuggestion: String? { String(safelyShowing: fix) }
}

extension UnicodeSet.NotationError: LocalizedError {
  /// A sentence that describes the mistake.
  public var errorDescription: String? { String(safelyShowing: message) }

  /// A sentence that explains how to fix the mistake.
  public var recoverySuggestion: String? { String(safelyShowing: fix) }
}

extension RegexError: LocalizedError {
  /// A sentence that describes the mistake.
  public var errorDescription: String? { String(safelyShowing: message) }

  /// A sentence that explains how to fix the mistake.
  public var recoverySuggestion: String? { String(safelyShowing: fix) }
}

extension DatePatternError: LocalizedError {
  /// A sentence that describes the mistake.
  public var errorDescription: String? { String(safelyShowing: message) }

  /// A sentence that explains how to fix the mistake.
  public var recoverySuggestion: String? { String(safelyShowing: fix) }
}

extension FormatError: LocalizedError {
  /// The location and the mistake.
  public var errorDescription: String? { message }

  /// A sentence that explains how to fix the mistake.
  public var recoverySuggestion: String? { fix }
}

extension InputParseError: LocalizedError {
  /// A sentence that describes the error, in the language of the current locale.
  public var errorDescription: String? { message(in: .current) }
}

extension PhoneNumberError: LocalizedError {
  /// A sentence that describes the error, in the language of the current locale.
  public var errorDescription: String? { message(in: .current) }

  /// Returns a sentence that describes why text isn't a phone number, in the language of a locale.
  ///
  ///     PhoneNumberError.tooShort.message(in: Locale(identifier: "de"))  // "Diese Telefonnummer ist zu kurz."
  ///
  /// - Parameter locale: The locale. English and German are built in.
  /// - Returns: The sentence.
  public func message(in locale: Locale) -> String {
    let key =
      switch self {
      case .notANumber: "phone.notANumber"
      case .invalidCallingCode: "phone.invalidCallingCode"
      case .tooShortAfterInternationalPrefix: "phone.tooShortAfterInternationalPrefix"
      case .tooShort: "phone.tooShort"
      case .tooLong: "phone.tooLong"
      }
    return ValidationMessages(locale: locale).label(key)
  }
}
