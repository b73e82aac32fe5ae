import FormworkMasks
public import FormworkRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension InputFormatStyle: ParseStrategy {
  /// The value that `text` stands for, read as a paste into an empty field is.
  ///
  /// An empty text is an empty value, and no error. A style with an ``error`` parses nothing, not
  /// even an empty text: what a misspelt mask lets through, nobody has checked.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The value.
  /// - Throws: `InputParseError` if letters or digits have no place, if something is missing, if
  ///   the format finds an issue, or if the style has no format but an ``error``.
  /// - Complexity: That of the format for a whole text, and O(*n*) in the lengths of the texts.
  public func parse(_ text: String) throws(InputParseError) -> String {
    if let error { throw InputParseError(.definition(error), value: "") }
    guard let format, !text.isEmpty else { return "" }
    return try format.parsed(text).value
  }
}
