import FormworkDisplay

/// Why a line of a replay can't be answered.
public struct ReplayError: Error, Hashable, Sendable {
  /// The kind of the error, as it is written in the answer.
  public let code: Code

  /// What is wrong and where, in sentences that are safe to show, whatever they quote.
  public let message: String

  /// The place in the pattern that is wrong, in UTF-16 code units; `nil` elsewhere.
  public let offset: Int?

  init(_ code: Code, _ message: String, offset: Int? = nil) {
    self.code = code
    self.message = String(safelyShowing: message)
    self.offset = offset
  }

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
