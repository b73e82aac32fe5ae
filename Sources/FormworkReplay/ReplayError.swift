import FormworkCore

/// An error that indicates why a line of a replay can't be answered.
public struct ReplayError: Error, Hashable, Sendable {
  private let contents: Boxed<Contents>

  private struct Contents: Hashable, Sendable {
    var code: Code
    var message: String
    var offset: Int?
  }

  init(_ code: Code, _ message: String, offset: Int? = nil) {
    contents = Boxed(
      Contents(code: code, message: String(safelyShowing: message), offset: offset))
  }

  /// The kind of the error, as in the answer.
  package var code: Code { contents.value.code }

  /// The mistake and its location, in sentences that are safe to show.
  public var message: String { contents.value.message }

  /// The location in an invalid pattern, in UTF-16 code units; `nil` for other errors.
  public var offset: Int? { contents.value.offset }

  /// The kind of an error: one of the codes below, or of the engine's codes for patterns.
  package struct Code: Hashable, Sendable {
    /// The name of the code, as in answers.
    package let name: String

    /// The line isn't JSON.
    package static let invalidJSON = Code(name: "invalidJSON")

    /// A key has no meaning in its place, or excludes another key.
    package static let unknownKey = Code(name: "unknownKey")

    /// A value is missing, has the wrong type, or is out of range.
    package static let wrongType = Code(name: "wrongType")

    /// A string isn't one of the names for its key.
    package static let unknownName = Code(name: "unknownName")

    /// A format, or an option of one, isn't supported.
    package static let unsupportedFormat = Code(name: "unsupportedFormat")

    /// The line is longer than any that is read.
    static let tooLarge = Code(name: "tooLarge")
  }
}

extension ReplayError {
  /// Creates an error for a line. The path of a pattern is only included if it isn't obvious.
  init(_ error: FormatError) {
    let isObvious =
      error.offset != nil
      && ["$.format.mask", "$.format.regex"].contains { $0.isSame(as: error.location) }
    let path = error.location.dropFirst()
    let place = path.utf8.first == UInt8(ascii: ".") ? path.dropFirst() : path
    let beginning = isObvious ? "" : place.isEmpty ? "In the line: " : "In “" + place + "”: "
    self.init(
      Code(name: error.code.name), beginning + error.advice,
      offset: error.offset?.value)
  }
}

extension ReplayError: CustomStringConvertible {
  /// The mistake and its location.
  public var description: String { message }
}
