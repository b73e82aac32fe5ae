import FormworkMasks
import FormworkRules
import FormworkDisplay

/// Why a line of a replay can't be answered.
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

  /// The kind of the error, as it is written in the answer.
  public var code: Code { contents.value.code }

  /// What is wrong and where, in sentences that are safe to show, whatever they quote.
  public var message: String { contents.value.message }

  /// The place in the pattern that is wrong, in UTF-16 code units; `nil` elsewhere.
  public var offset: Int? { contents.value.offset }

  /// The kind of an error: one of those below, or of those that the engine has for patterns.
  public struct Code: Hashable, Sendable {
    /// The name of the code, as answers give it.
    public let name: String

    /// The line isn't a JSON text.
    public static let invalidJSON = Code(name: "invalidJSON")

    /// A key that means nothing where it stands, or that another key rules out.
    public static let unknownKey = Code(name: "unknownKey")

    /// A value that is missing, not of the type, or not in the range that its key asks for.
    public static let wrongType = Code(name: "wrongType")

    /// A string that isn't one of the names that its key knows.
    public static let unknownName = Code(name: "unknownName")

    /// A format, or an option of one, that can't be replayed.
    public static let unsupportedFormat = Code(name: "unsupportedFormat")
  }
}

extension ReplayError {
  /// What is wrong with a line; the path of the pattern that it has is said only where it isn't obvious.
  init(_ error: DefinitionError) {
    let isObvious =
      error.offset != nil
      && ["$.format.mask", "$.format.regex"].contains { $0.isSame(as: error.path) }
    let path = error.path.dropFirst()
    let place = path.utf8.first == UInt8(ascii: ".") ? path.dropFirst() : path
    let beginning = isObvious ? "" : place.isEmpty ? "In the line: " : "In “" + place + "”: "
    self.init(
      Code(name: error.code.name), beginning + error.advice,
      offset: error.offset?.value)
  }
}

extension ReplayError: CustomStringConvertible {
  /// What is wrong and where.
  public var description: String { message }
}
