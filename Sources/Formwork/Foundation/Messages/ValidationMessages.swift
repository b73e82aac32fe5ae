public import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Sentences about validation issues, in the user's language.
///
///     let messages = ValidationMessages(locale: Locale(identifier: "de_DE"))
///     messages.message(for: .impossibleDate)  // "Dieses Datum gibt es nicht."
///
/// You can provide your own sentences for the codes of issues. For other codes, the package's
/// sentences are used:
///
///     let messages = ValidationMessages(["checksum": "Please check the card number."])
///     messages.message(for: .checksum)  // "Please check the card number."
///
/// A sentence about a minimum or a maximum names the limit as the field shows it, such as `At most $1,000.` In
/// your own sentence, write `%@` for the limit.
///
/// English and German are built in. Any other language falls back to English.
public struct ValidationMessages: Hashable, Sendable {
  private var sentences: [String: String]
  private let own: [String: String]

  /// Creates the sentences for a locale.
  ///
  /// - Parameters:
  ///   - sentences: Your own sentences, by the codes of issues.
  ///   - locale: The locale that determines the language of the other sentences.
  public init(_ sentences: [String: String] = [:], locale: Locale = .current) {
    let language = locale.identifier.prefix { $0.isLetter }.lowercased()
    self.sentences = Dictionary(
      EnglishMessages.all.map { ($0.key, $0.sentence) }, uniquingKeysWith: { first, _ in first })
    let labels = MessageTranslations.table("en") ?? []
    for (key, sentence) in labels + (MessageTranslations.table(language) ?? []) {
      self.sentences[key] = sentence
    }
    own = sentences
  }

  /// The built-in languages, as ISO 639 codes.
  public static var languages: [String] { (MessageTranslations.languages + ["en"]).sorted() }

  /// Returns a sentence that describes an issue.
  public func message(for issue: ValidationIssue) -> String {
    let sentence = own[issue.code] ?? own[issue.sentenceKey] ?? sentences[issue.sentenceKey]
    return sentence?.filling(issue.limit ?? "") ?? self.sentence("other", issue.code)
  }

  /// Returns a sentence that describes why text isn't a complete value. It is safe to show.
  ///
  /// The error of a definition is for developers, and always in English.
  public func message(for error: InputParseError) -> String {
    switch error.reason {
    case .unused(let characters): sentence("parse.unused", String(safelyShowing: characters))
    case .incomplete(""): sentence("incomplete", "")
    case .incomplete(let remainder):
      sentence("parse.missing", String(safelyShowing: remainder))
    case .issue(let issue): String(safelyShowing: message(for: issue))
    case .unrepresentable: sentence("parse.unrepresentable", "")
    case .definition: error.message
    }
  }

  /// Returns the label of a button; empty for an unknown key.
  package func label(_ key: String) -> String { own[key] ?? sentences[key] ?? "" }

  private func sentence(_ key: String, _ argument: String) -> String {
    (own[key] ?? sentences[key])?.filling(argument) ?? argument
  }
}

extension ValidationIssue {
  /// A sentence that describes the issue, in the language of the current locale.
  public var localizedMessage: String { message(in: .current) }

  /// Returns a sentence that describes the issue, in the language of a locale.
  ///
  ///     ValidationIssue.tooLong.message(in: Locale(identifier: "de"))  // "Das ist zu lang."
  public func message(in locale: Locale) -> String {
    ValidationMessages(locale: locale).message(for: self)
  }
}

extension InputParseError {
  /// Returns a sentence that describes why text isn't a complete value, in the language of a
  /// locale.
  public func message(in locale: Locale) -> String {
    ValidationMessages(locale: locale).message(for: self)
  }
}
