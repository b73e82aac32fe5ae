public import FormworkMasks

/// A mistake in the format or the settings of a field: what is wrong, where, and how to fix it.
///
///     do {
///       _ = try FieldFormat<String>(json: #"{"mask":"[H]","notations":[{"character":"HH"}]}"#)
///     } catch {
///       error.path     // "$.notations[0].character"
///       error.message  // "$.notations[0].character: This should be a single character."
///       error.fix      // "Write a single character."
///     }
///
/// It is the same error for a literal in Swift, a definition in JSON, and a setting of a control. It is for the
/// developer, in English, and never contains the text of a field.
public struct FormatError: Error, Hashable, Sendable {
  private let contents: Boxed<Contents>

  private struct Contents: Hashable, Sendable {
    var reason: Reason
    var path: String
    var pattern: String?

    static func == (left: Self, right: Self) -> Bool {
      left.reason == right.reason && left.path.isSame(as: right.path)
        && (left.pattern ?? "").isSame(as: right.pattern ?? "")
    }

    func hash(into hasher: inout Hasher) { path.hashUnits(into: &hasher) }
  }

  package init(_ reason: Reason, at path: String = "", in pattern: String? = nil) {
    contents = Boxed(Contents(reason: reason, path: path, pattern: pattern))
  }

  /// Returns the error with its path inside another path.
  package func inside(_ path: String) -> FormatError {
    FormatError(reason, at: path + location.dropFirst(), in: pattern)
  }

  /// Returns the error of a literal in Swift, which has no path.
  package var inLiteral: FormatError { FormatError(reason, in: pattern) }

  /// The location in JSON; empty for a mistake that isn't in JSON.
  package var location: String { contents.value.path }

  /// The location in the JSON, such as `$.alternatives[1].mask`; `$` is the whole definition. It is `nil` if the
  /// mistake isn't in JSON.
  public var path: String? { location.isEmpty ? nil : location }

  /// The pattern with the mistake, to which ``offset`` refers; `nil` if the mistake isn't in a pattern.
  public var pattern: String? { contents.value.pattern }

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
    case wrongSetting(name: String, of: String, known: [String])
    case setting(StaticString, quoting: String, StaticString, fix: StaticString)

    package static func == (left: Self, right: Self) -> Bool { left.text.isSame(as: right.text) }
    package func hash(into hasher: inout Hasher) { text.hashUnits(into: &hasher) }

    /// Both sentences. Two mistakes with the same sentences are equal.
    private var text: String { sentence.raw + fix.raw }
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
  public var code: Code {
    switch reason {
    case .invalidJSON, .byteOrderMark: .invalidJSON
    case .unknownKey, .excludedKey: .unknownKey
    case .wrongType, .missing, .notation: .wrongType
    case .unknownName, .unknownVersion, .wrongSetting: .unknownName
    case .setting: .unsupportedFormat
    case .noKind, .notBasic: .unsupportedFormat
    case .tooLong, .tooMany: .tooLarge
    case .contradiction: .contradiction
    case .mask(let error): Code(name: error.code.name)
    case .pattern(let fault): Code(name: fault.name)
    }
  }

  /// The location in the ``pattern``, in UTF-16 code units; `nil` if the error isn't in a
  /// pattern.
  public var offset: UTF16Offset? {
    switch reason {
    case .mask(let error): error.offset
    case .pattern(let fault): fault.offset
    default: nil
    }
  }
}

extension FormatError {
  /// The kind of an error. For an error in a pattern, it has the name of the engine's code.
  ///
  ///     error.code == .unknownKey
  ///     error.code.name  // "unclosedGroup", "unsupportedConstruct" …
  public struct Code: Hashable, Sendable {
    /// The stable name of the code.
    public let name: String

    /// The text isn't JSON.
    public static let invalidJSON = Code(name: "invalidJSON")

    /// A key has no meaning in its place.
    public static let unknownKey = Code(name: "unknownKey")

    /// A value has the wrong type, is out of range, or is missing.
    public static let wrongType = Code(name: "wrongType")

    /// A name isn't in the list of names, or a version is unknown.
    public static let unknownName = Code(name: "unknownName")

    /// There is no format, or a part of it isn't available here.
    public static let unsupportedFormat = Code(name: "unsupportedFormat")

    /// The definition exceeds the limits of size.
    public static let tooLarge = Code(name: "tooLarge")

    /// An option can't be satisfied by any complete text of the format.
    public static let contradiction = Code(name: "contradiction")
  }
}

extension FormatError {
  /// The location of the mistake, and a sentence that describes it.
  ///
  /// The location is the ``path`` in JSON, or else the ``pattern``. The message may quote the definition, as ``fix``
  /// may. Both are safe to show and log: control characters and direction marks are escaped.
  public var message: String {
    if !location.isEmpty { return String(safelyShowing: location) + ": " + sentence }
    guard let pattern else { return sentence }
    return "“" + String(safelyShowing: pattern) + "”: " + sentence
  }

  /// A sentence that explains how to fix the mistake.
  public var fix: String { reason.fix.shown }

  /// A sentence that describes the mistake, without its location.
  package var sentence: String { reason.sentence.shown }

  /// The mistake and how to fix it, without repetition.
  package var advice: String {
    switch reason {
    case .wrongType, .missing: sentence
    default: sentence + " " + fix
    }
  }
}

extension FormatError.Reason {
  fileprivate var fix: Parts {
    switch self {
    case .byteOrderMark: Parts("Save it as UTF-8 without a byte order mark.")
    case .invalidJSON: Parts("Check brackets, quotes, and commas.")
    case .unknownKey(let known):
      known.isEmpty
        ? Parts("Remove the key.") : Parts("Use one of: ", known.joined(separator: ", "), ".")
    case .excludedKey(let other): Parts("Keep either this key or “", other, "”.")
    case .wrongType(let expected), .missing(let expected): Parts("Write ", expected, ".")
    case .noKind: Parts("Add “mask”, “text”, “regex”, or another key that chooses a format.")
    case .unknownName(_, let known): Parts("Use one of: ", known.joined(separator: ", "), ".")
    case .unknownVersion: Parts("Update Formwork, or remove the version.")
    case .notBasic: Parts("Load the full page, or a part that has this format.")
    case .tooLong, .tooMany: Parts("Remove what the format doesn't need.")
    case .mask(let error): Parts("", error.fix)
    case .notation(let error): Parts("", error.fix)
    case .pattern(let fault): Parts("", fault.fix)
    case .wrongSetting(_, _, let known): Parts("Use one of: ", known.joined(separator: ", "), ".")
    case .setting(_, _, _, let fix): Parts(fix)
    case .contradiction(let example):
      Parts("Change it, or the format. For example, “", example, "” completes the format.")
    }
  }

  fileprivate var sentence: Parts {
    switch self {
    case .byteOrderMark: Parts("This begins with a byte order mark, which isn't JSON.")
    case .invalidJSON(let detail): Parts("This isn't JSON: ", detail, ".")
    case .unknownKey: Parts("This key has no meaning here.")
    case .excludedKey(let other): Parts("This key can't be combined with “", other, "”.")
    case .wrongType(let expected): Parts("This should be ", expected, ".")
    case .missing(let expected): Parts("This is missing; it should be ", expected, ".")
    case .noKind: Parts("No key chooses a format.")
    case .unknownName(let name, _): Parts("The name “", name, "” is unknown.")
    case .unknownVersion: Parts("This version is unknown.")
    case .notBasic: Parts("This is neither a mask nor a text, and this page has no other formats.")
    case .tooLong(let limit):
      Parts("This is too long: at most ", String(limit), " bytes are allowed in total.")
    case .tooMany(let limit): Parts("At most ", String(limit), " are allowed.")
    case .mask(let error): Parts("", error.message)
    case .notation(let error): Parts("", error.message)
    case .pattern(let fault): Parts("", fault.message)
    case .wrongSetting(let name, let setting, _):
      Parts("“", name + "” isn't a valid " + setting, ".")
    case .setting(let before, let quoted, let after, _): Parts(before, quoted, after)
    case .contradiction: Parts("No complete text of the format satisfies this.")
    }
  }
}

/// The parts of a sentence: a quotation, and the words before and after it.
private struct Parts {
  private let before: StaticString
  private let quoted: String
  private let after: StaticString

  init(_ before: StaticString, _ quoted: String = "", _ after: StaticString = "") {
    self.before = before
    self.quoted = quoted
    self.after = after
  }

  var raw: String { String(before) + quoted + String(after) }

  var shown: String { String(safelyShowing: raw) }
}

extension FormatError: CustomStringConvertible {
  /// The location, the mistake, and how to fix it.
  public var description: String { message + " " + fix }
}
