public import Formwork
public import FormworkDefinition
import FormworkDisplay

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
  /// - Throws: ``InputParseError`` if letters or digits have no place, if something is missing, if
  ///   the format finds a problem, or if the style has no format but an ``error``.
  /// - Complexity: That of the format for a whole text, and O(*n*) in the lengths of the texts.
  public func parse(_ text: String) throws(InputParseError) -> String {
    if let error { throw InputParseError(.definition(error), value: "") }
    guard let format, !text.isEmpty else { return "" }
    return try format.parsed(text).value
  }
}

extension InputFormat {
  /// What a text is, read as a paste into an empty field is.
  ///
  /// - Throws: ``InputParseError`` if it isn't whole, or not nothing but that.
  func parsed(_ text: String) throws(InputParseError) -> FormattedText {
    let formatted = formatted(text: text)
    let surplus = surplus(of: text, in: formatted)
    if surplus.isEmpty, formatted.isComplete, formatted.problem == nil { return formatted }
    let reason: InputParseError.Reason
    if !surplus.isEmpty {
      reason = .surplus(surplus)
    } else {
      let missing = formatted.isComplete ? "" : formatted.missing(in: self)
      // A number beyond the limits isn't complete, though nothing is missing.
      reason =
        formatted.problem.flatMap { missing.isEmpty ? .problem($0) : nil }
        ?? .incomplete(remainder: missing)
    }
    throw InputParseError(reason, value: formatted.value)
  }
}

extension FormattedText {
  /// The placeholder for what is still missing; a guide shows it in the text.
  fileprivate func missing(in format: some InputFormat) -> String {
    var place = text.startIndex
    for piece in provenance.pieces(of: text) {
      if piece.kind.contains(.guide) { return String(text[place...]) }
      place = text.utf8.index(place, offsetBy: piece.length)
    }
    return format.remainder(after: self)
  }
}

/// Why a text is no whole value of a format, or why there is no format to read it with.
///
///     do {
///       _ = try InputFormatStyle.mask("[000]-[000]").parse("12x")
///     } catch {
///       error.reason  // .surplus("x")
///       error.value   // "12"
///     }
public struct InputParseError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// The value of what could be read, to keep if half a value is better than none.
  public let value: String

  init(_ reason: Reason, value: String) {
    self.reason = reason
    self.value = value
  }

  /// What is wrong with a text.
  public enum Reason: Hashable, Sendable {
    /// Letters and digits for which there is no place, in order; spaces and separators don't count.
    case surplus(String)

    /// Something is missing; the placeholder shows what.
    case incomplete(remainder: String)

    /// The text is whole, and the format finds something wrong with it.
    case problem(InputProblem)

    /// The text is whole, and the type of the value can't hold what it says, such as `1.5` as an integer.
    case unrepresentable

    /// The style can parse nothing, because its definition or pattern is wrong.
    ///
    /// It is no fault of the text: tell the developer, not the person who typed.
    case definition(DefinitionError)
  }
}

extension InputParseError: LocalizedError {
  /// What is wrong, in a sentence.
  public var errorDescription: String? {
    switch reason {
    case .surplus(let characters):
      "There is no place for “\(String(safelyShowing: characters))”."
    case .incomplete(""): "Something is missing."
    case .incomplete(let remainder): "“\(String(safelyShowing: remainder))” is missing."
    case .problem(let problem): String(safelyShowing: problem.sentence)
    case .unrepresentable: "This value can't be used."
    case .definition(let error): "The format is wrong. \(error.message)"
    }
  }
}
