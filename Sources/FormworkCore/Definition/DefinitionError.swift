public import FormworkMasks

/// A mistake in a definition: what is wrong, where, and how to fix it.
///
///     do {
///       _ = try FormatDefinition(json: #"{"mask":"[H]","notations":[{"character":"HH"}]}"#)
///     } catch {
///       error.path     // "$.notations[0].character"
///       error.message  // "$.notations[0].character: This should be a single character."
///     }
///
/// Show ``message`` to the author of the definition. It is in English.
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

  /// Returns the error with its path inside another path.
  package func inside(_ path: String) -> DefinitionError {
    DefinitionError(reason, at: path + self.path.dropFirst(), in: pattern)
  }

  /// The location in the JSON, such as `$.alternatives[1].mask`; `$` is the whole definition.
  public var path: String { contents.value.path }

  /// The pattern at ``path``, if the error is in a pattern: ``offset`` refers to it.
  package var pattern: String? { contents.value.pattern }

  /// The detailed reason.
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
    case notation(UnicodeSet.NotationError)
    case pattern(PatternFault)
    case contradiction(example: String)
  }

  /// A mistake in a pattern of another engine, such as a regular expression.
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
  package var code: Code {
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

  /// The location in the pattern at ``path``, in UTF-16 code units; `nil` if the error isn't in a
  /// pattern.
  public var offset: UTF16Offset? {
    switch reason {
    case .mask(let error): error.offset
    case .pattern(let fault): fault.offset
    default: nil
    }
  }
}

extension DefinitionError {
  /// The kind of an error. For an error in a pattern, it has the name of the engine's code.
  ///
  ///     error.code == .unknownKey
  ///     error.code.name  // "unclosedGroup", "unsupportedConstruct" …
  package struct Code: Hashable, Sendable {
    /// The stable name of the code.
    package let name: String

    /// The text isn't JSON.
    package static let invalidJSON = Code(name: "invalidJSON")

    /// A key has no meaning in its place.
    package static let unknownKey = Code(name: "unknownKey")

    /// A value has the wrong type, is out of range, or is missing.
    package static let wrongType = Code(name: "wrongType")

    /// A name isn't in the list of names, or a version is unknown.
    package static let unknownName = Code(name: "unknownName")

    /// There is no format, or it requires ``FormatDefinition/makeFormat()``.
    package static let unsupportedFormat = Code(name: "unsupportedFormat")

    /// The definition exceeds ``FormatDefinition/Limits``.
    package static let tooLarge = Code(name: "tooLarge")

    /// An option can't be satisfied by any complete text of the format.
    package static let contradiction = Code(name: "contradiction")
  }
}
