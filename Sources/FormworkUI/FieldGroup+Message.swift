public import FormworkField
import FormworkFoundation
public import Foundation

extension FieldGroup {
  /// Returns the sentence to show for a field now: the error that a server sent, or a description
  /// of the issue.
  ///
  ///     if let message = form.message(for: .phone) { Text(message) }
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - locale: The locale that determines the language of the sentence. The default is the app's
  ///     locale.
  /// - Returns: The sentence; `nil` if there is nothing to show, or if it is too early.
  public func message(for id: ID, in locale: Locale = .current) -> String? {
    error(of: id) ?? visibleIssue(of: id)?.message(in: locale)
  }
}
