/// A format whose texts stand for something other than text: a number, a date.
///
/// The value of such a format is plain text all the same, such as `-1234.5` or `2024-12-24`; a typed
/// value is what an app computes with. A surface that binds one needs to know no more than this:
///
///     func show<Format: TypedInputFormat>(_ value: Format.Typed, as format: Format) -> String {
///       format.formatted(typed: value).text
///     }
public protocol TypedInputFormat: InputFormat {
  /// What a whole text stands for.
  associatedtype Typed: Hashable & Sendable

  /// What `formatted` stands for; `nil` as long as it is empty, or no such thing yet.
  func typed(_ formatted: FormattedText) -> Typed?

  /// The text that shows `typed`, with the caret at its end.
  func formatted(typed: Typed) -> FormattedText
}
