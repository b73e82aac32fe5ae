public import FormworkText

/// The reason a pattern can't be used as a regular expression, and where in the pattern it lies.
///
///     do throws(RegexError) {
///       _ = try RegularExpression(#"(\d)-\1"#)
///     } catch {
///       error.code  // .unsupportedConstruct
///       error.offset  // 5
///       error.construct  // \1
///       error.message  // `\1` is a back-reference, which isn't supported.
///     }
public struct RegexError: Error, Hashable, Sendable {
  private let contents: Boxed<Contents>

  private struct Contents: Hashable, Sendable {
    var reason: Reason
    var offset: UTF16Offset
    var construct: String
  }

  init(offset: Int, construct: some Sequence<Unicode.Scalar>, reason: Reason) {
    var text = ""
    text.unicodeScalars.append(contentsOf: construct.prefix(32))
    contents = Boxed(Contents(reason: reason, offset: UTF16Offset(offset), construct: text))
  }

  /// The place of the construct in the pattern, in UTF-16 code units.
  public var offset: UTF16Offset { contents.value.offset }

  /// The part of the pattern that is at fault, cut to 32 Unicode scalars.
  public var construct: String { contents.value.construct }

  var reason: Reason { contents.value.reason }

  /// The kind of the error.
  public var code: Code { Code(kind: reason.kind) }
}

extension RegexError {
  /// An error that no single part of the pattern is to blame for.
  static func wholePattern(_ pattern: String, _ reason: Reason) -> RegexError {
    RegexError(offset: 0, construct: pattern.unicodeScalars, reason: reason)
  }

  /// A kind of error in a regular expression.
  ///
  /// More kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    enum Kind {
      case unsupportedConstruct
      case tooLarge
      case unclosedGroup
      case strayBracket
      case trailingBackslash
      case invalidEscape
      case invalidRange
      case invalidRepetition
      case matchesNothing
    }

    let kind: Kind

    /// A construct that other engines know but that this one doesn't have, such as look-ahead.
    public static var unsupportedConstruct: Code { Code(kind: .unsupportedConstruct) }

    /// The automaton of the pattern would exceed the size that ``RegularExpression`` states.
    public static var tooLarge: Code { Code(kind: .tooLarge) }

    /// A `(` or `[` without its closing bracket.
    public static var unclosedGroup: Code { Code(kind: .unclosedGroup) }

    /// A `)`, `{` or `}` that belongs to nothing.
    public static var strayBracket: Code { Code(kind: .strayBracket) }

    /// A backslash at the end of the pattern.
    public static var trailingBackslash: Code { Code(kind: .trailingBackslash) }

    /// An escape that has no meaning, or whose digits name no Unicode scalar.
    public static var invalidEscape: Code { Code(kind: .invalidEscape) }

    /// A range such as `z-a`, whose bounds are reversed.
    public static var invalidRange: Code { Code(kind: .invalidRange) }

    /// A quantifier with nothing to repeat, or with counts that can't be read or are reversed.
    public static var invalidRepetition: Code { Code(kind: .invalidRepetition) }

    /// A pattern that no text at all matches, such as `[^\s\S]`.
    public static var matchesNothing: Code { Code(kind: .matchesNothing) }

    /// The name of the code, such as `unsupportedConstruct`.
    public var name: String {
      switch kind {
      case .unsupportedConstruct: "unsupportedConstruct"
      case .tooLarge: "tooLarge"
      case .unclosedGroup: "unclosedGroup"
      case .strayBracket: "strayBracket"
      case .trailingBackslash: "trailingBackslash"
      case .invalidEscape: "invalidEscape"
      case .invalidRange: "invalidRange"
      case .invalidRepetition: "invalidRepetition"
      case .matchesNothing: "matchesNothing"
      }
    }
  }
}
