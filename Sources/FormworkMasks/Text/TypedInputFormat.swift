/// A format for values other than text, such as numbers or dates.
///
/// The value of such a format is still text, such as `-1234.5` or `2024-12-24`. The typed value is the one
/// with which an app computes. A front end that binds to it needs only this protocol:
///
///     func show<Format: TypedInputFormat>(_ value: Format.Typed, as format: Format) -> String {
///       format.formatted(typed: value).text
///     }
package protocol TypedInputFormat: InputFormat {
  /// The type of the values.
  associatedtype Typed: Hashable & Sendable

  /// Returns the typed value of `formatted`, or `nil` if the text is empty or doesn't have a value yet.
  func typed(_ formatted: FormattedText) -> Typed?

  /// Formats a typed value, and places the caret at the end.
  func formatted(typed: Typed) -> FormattedText
}
