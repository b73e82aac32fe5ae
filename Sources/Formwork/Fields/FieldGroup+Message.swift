#if canImport(UIKit) || canImport(AppKit)
public import FormworkCore
public import Foundation

extension FieldGroup {
  /// Returns the sentence to show for a field now: the error that a server sent, or a description of the issue.
  ///
  ///     if let message = form.message(for: .phone) { Text(message) }
  ///
  /// For an issue, ``messageForIssue`` comes first, then ``messages``, and then the table `Formwork` of your app. If none
  /// of them has a sentence, the package has one, in English or German.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - locale: The locale that determines the language. The default is the locale of the fields, which is the one of
  ///     SwiftUI's environment.
  /// - Returns: The sentence; `nil` if there is nothing to show, or if it is too early.
  public func message(for id: ID, in locale: Locale? = nil) -> String? {
    if let error = error(of: id) { return error }
    guard let issue = status(of: id).visibleIssue else { return nil }
    if let own = messageForIssue?(id, issue, issue.limit) { return own }
    let locale = locale ?? self.locale.map { Locale(identifier: $0) } ?? .current
    return issue.message(in: locale, own: messages)
  }
}

extension ValidationIssue {
  /// Returns the sentence for the issue: the app's own one for its code, the one in the app's table, or the package's.
  func message(in locale: Locale, own: [String: String], bundle: Bundle = .main) -> String {
    var sentences = own
    if own[code] == nil {
      sentences[code] =
        bundle.formworkSentence(sentenceKey, in: locale)
        ?? (sentenceKey == code ? nil : bundle.formworkSentence(code, in: locale))
    }
    return ValidationMessages(sentences, locale: locale).message(for: self)
  }
}

extension Bundle {
  /// Returns a sentence of the app's table `Formwork` in the language of a locale, or else in the app's language.
  fileprivate func formworkSentence(_ key: String, in locale: Locale) -> String? {
    // A strings table has the name of a locale, of a language in a script, or of a language.
    let parts = locale.identifier.prefix { $0 != "@" }.split { $0 == "_" || $0 == "-" }
    let names = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    let folder = names.lazy.compactMap { self.path(forResource: $0, ofType: "lproj") }.first
    let table = folder.flatMap { Bundle(path: $0) } ?? self
    let sentence = table.localizedString(forKey: key, value: "", table: "Formwork")
    // A key without a sentence is returned itself.
    return sentence.isEmpty || sentence == key ? nil : sentence
  }
}
#endif
