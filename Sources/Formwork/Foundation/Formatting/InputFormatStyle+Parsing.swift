public import FormworkCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension InputFormatStyle: ParseStrategy {
  /// Returns the value of a text, interpreted like a paste into an empty field.
  ///
  /// An empty text has an empty value. But if the style has an ``error``, any text throws, even an
  /// empty one, because nothing can check it.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The value.
  /// - Throws: `InputParseError` if letters or digits are unused, if something is missing, if there
  ///   is an issue, or if the style has an ``error``.
  /// - Complexity: That of formatting the text, and O(*n*) in the lengths of the input and the
  ///   output.
  public func parse(_ text: String) throws(InputParseError) -> String {
    if let error { throw InputParseError(.definition(error), value: "") }
    guard let format, !text.isEmpty else { return "" }
    return try format.parsed(text).value
  }
}
