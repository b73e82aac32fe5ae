public import Formwork
public import Foundation

extension InputFormatStyle: ParseStrategy {
  /// The value that `text` stands for, read as a paste into an empty field is.
  ///
  /// An empty text is an empty value, and no error.
  ///
  /// - Parameter text: The text, formatted or not.
  /// - Returns: The value; `text` itself if the style has an ``error``.
  /// - Throws: ``InputParseError`` if letters or digits have no place, if something is missing, or
  ///   if the format finds a problem.
  /// - Complexity: That of the format for a whole text, and O(*n*) in the lengths of the texts.
  public func parse(_ text: String) throws(InputParseError) -> String {
    guard let format, !text.isEmpty else { return text }
    let formatted = format.formatted(text: text)
    let surplus = formatted.surplus(of: text)
    let reason: InputParseError.Reason
    if !surplus.isEmpty {
      reason = .surplus(surplus)
    } else if !formatted.isComplete {
      reason = .incomplete(remainder: formatted.missing(in: format))
    } else if let problem = formatted.problem {
      reason = .problem(problem)
    } else {
      return formatted.value
    }
    throw InputParseError(reason, value: formatted.value)
  }
}

extension FormattedText {
  /// The placeholder for what is still missing; a guide shows it in the text.
  fileprivate func missing(in format: AnyInputFormat) -> String {
    var place = text.startIndex
    for piece in provenance.pieces(of: text) {
      if piece.kind.contains(.guide) { return String(text[place...]) }
      place = text.utf8.index(place, offsetBy: piece.length, limitedBy: text.endIndex) ?? place
    }
    return format.remainder(after: self)
  }
}

/// Why a text is no whole value of a format.
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
    case problem(Problem)
  }
}

extension InputParseError: LocalizedError {
  /// What is wrong, in a sentence.
  public var errorDescription: String? {
    switch reason {
    case .surplus(let characters): "There is no place for “\(characters)”."
    case .incomplete(""): "Something is missing."
    case .incomplete(let remainder): "“\(remainder)” is missing."
    case .problem(.checksum): "A digit is wrong: the check digit doesn't agree."
    case .problem(.impossibleDate): "There is no such date."
    case .problem(.belowMinimum): "This is less than is allowed."
    case .problem(.aboveMaximum): "This is more than is allowed."
    case .problem(let problem): "This isn't accepted (\(problem.code))."
    }
  }
}
