import Formwork

/// Why a line of a replay can't be answered.
public struct ReplayError: Error, Hashable, Sendable {
  /// The kind of the error, as it is written in the answer.
  public let code: Code

  /// What is wrong and where, in sentences.
  public let message: String

  /// The place in the pattern that is wrong, in UTF-16 code units; `nil` elsewhere.
  public let offset: Int?

  init(_ code: Code, _ message: String, offset: Int? = nil) {
    self.code = code
    self.message = message
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

extension ReplayError {
  init(_ error: MaskError, in place: String) {
    self.init(
      Code(name: error.code.name), error.message, error.fix, in: place,
      offset: error.offset?.value)
  }

  init(_ error: RegexError, in place: String) {
    self.init(
      Code(name: error.code.name), error.message, error.fix, in: place, offset: error.offset.value)
  }

  private init(
    _ code: Code, _ message: String, _ fix: String, in place: String, offset: Int?
  ) {
    let sentences = message + " " + fix
    self.init(
      code, place.isEmpty ? sentences : "In “\(place)”: " + sentences, offset: offset)
  }
}

extension MaskError.Code {
  /// The name of the code, as it is declared.
  fileprivate var name: String {
    switch self {
    case .unclosedGroup: "unclosedGroup"
    case .strayBracket: "strayBracket"
    case .nestedGroup: "nestedGroup"
    case .misplacedEndless: "misplacedEndless"
    case .trailingBackslash: "trailingBackslash"
    case .escapeInGroup: "escapeInGroup"
    case .reservedNotation: "reservedNotation"
    case .placeholderAccepted: "placeholderAccepted"
    default: "unknownSymbol"
    }
  }
}
