public import FormworkMasks

/// What is wrong with a definition, where, and what would put it right.
///
///     do {
///       _ = try FormatDefinition(json: #"{"mask":"[H]","notations":[{"character":"HH"}]}"#)
///     } catch {
///       error.code     // .wrongType
///       error.path     // "$.notations[0].character"
///       error.message  // "$.notations[0].character: This should be a single character."
///     }
///
/// Show ``message`` to whoever wrote the definition. To say it in other languages, choose a
/// sentence by the ``Code/name`` of the code.
public struct DefinitionError: Error, Hashable, Sendable {
  private let contents: Boxed<Contents>

  private struct Contents: Hashable, Sendable {
    var reason: Reason
    var path: String
    var pattern: String?
  }

  package init(_ reason: Reason, at path: String, in pattern: String? = nil) {
    contents = Boxed(Contents(reason: reason, path: path, pattern: pattern))
  }

  /// The error of a definition that is itself at a path.
  package func inside(_ path: String) -> DefinitionError {
    DefinitionError(reason, at: path + self.path.dropFirst(), in: pattern)
  }

  /// The place in the JSON, such as `$.alternatives[1].mask`; `$` is the whole.
  public var path: String { contents.value.path }

  /// The pattern that ``path`` leads to, where the error is in a pattern: ``offset`` counts in it.
  public var pattern: String? { contents.value.pattern }

  /// What exactly is wrong.
  package var reason: Reason { contents.value.reason }

  package enum Reason: Hashable, Sendable {
    case invalidJSON(detail: String)
    case byteOrderMark
    case unknownKey(known: [String])
    case excludedKey(by: String)
    case wrongType(expected: String)
    case missing(expected: String)
    case noKind
    case unknownName(String, known: [String])
    case unknownVersion
    case notBasic
    case tooLong(limit: Int)
    case tooMany(limit: Int)
    case mask(MaskError)
    case notation(CharacterClass.NotationError)
    case pattern(PatternFault)
    case contradiction(example: String)
  }

  /// What is wrong with a pattern of a kind that is compiled elsewhere.
  package struct PatternFault: Hashable, Sendable {
    let name: String
    let offset: UTF16Offset?
    let message: String
    let fix: String

    package init(name: String, offset: UTF16Offset?, message: String, fix: String) {
      self.name = name
      self.offset = offset
      self.message = message
      self.fix = fix
    }
  }

  /// The kind of the error.
  public var code: Code {
    switch reason {
    case .invalidJSON, .byteOrderMark: .invalidJSON
    case .unknownKey, .excludedKey: .unknownKey
    case .wrongType, .missing, .notation: .wrongType
    case .unknownName, .unknownVersion: .unknownName
    case .noKind, .notBasic: .unsupportedFormat
    case .tooLong, .tooMany: .tooLarge
    case .contradiction: .contradiction
    case .mask(let error): Code(name: error.code.name)
    case .pattern(let fault): Code(name: fault.name)
    }
  }

  /// The place in the pattern that ``path`` leads to, in UTF-16 code units; `nil` where the error
  /// isn't in a pattern.
  public var offset: UTF16Offset? {
    switch reason {
    case .mask(let error): error.offset
    case .pattern(let fault): fault.offset
    default: nil
    }
  }
}

extension DefinitionError {
  /// The kind of an error; an error in a pattern has the name of the engine's code.
  ///
  ///     error.code == .unknownKey
  ///     error.code.name  // "unclosedGroup", "unsupportedConstruct" …
  public struct Code: Hashable, Sendable {
    /// The stable name of the code.
    public let name: String

    /// The text isn't JSON.
    public static let invalidJSON = Code(name: "invalidJSON")

    /// A key that has no meaning where it stands.
    public static let unknownKey = Code(name: "unknownKey")

    /// A value of another type than the key wants, out of range, or missing.
    public static let wrongType = Code(name: "wrongType")

    /// A name that isn't in the list of names, or a version that isn't known.
    public static let unknownName = Code(name: "unknownName")

    /// No format at all, or one that only `FormworkDefinition` makes.
    public static let unsupportedFormat = Code(name: "unsupportedFormat")

    /// More than ``FormatDefinition/Limits`` let a definition have.
    public static let tooLarge = Code(name: "tooLarge")

    /// An option that no complete text of the format satisfies.
    public static let contradiction = Code(name: "contradiction")
  }
}
