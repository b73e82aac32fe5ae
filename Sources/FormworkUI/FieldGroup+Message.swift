public import FormworkField
import FormworkFoundation
public import Foundation

extension FieldGroup {
  /// Returns the sentence to show for a field now: the error that a server sent, or what is wrong with the value.
  ///
  ///     if let message = form.message(for: .phone) { Text(message) }
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - locale: The locale whose language the sentence is in; that of the app if you leave it out.
  /// - Returns: The sentence; `nil` if there is nothing to say, or if it is too early.
  public func message(for id: ID, in locale: Locale = .current) -> String? {
    error(of: id) ?? visibleIssue(of: id)?.message(in: locale)
  }
}
