public import FormworkMasks

/// An error that indicates why a pattern can't be used as a regular expression, and where the
/// mistake is.
///
///     do throws(RegexError) {
///       _ = try RegularExpression(#"(\d)-\1"#)
///     } catch {
///       error.offset  // 5
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

  /// The location of the construct in the pattern, in UTF-16 code units.
  public var offset: UTF16Offset { contents.value.offset }

  /// The part of the pattern that is wrong, truncated to 32 Unicode scalars.
  package var construct: String { contents.value.construct }

  var reason: Reason { contents.value.reason }

  /// The kind of the error.
  package var code: Code { Code(kind: reason.kind) }
}

extension RegexError {
  /// Returns an error about the whole pattern.
  static func wholePattern(_ pattern: String, _ reason: Reason) -> RegexError {
    RegexError(offset: 0, construct: pattern.unicodeScalars, reason: reason)
  }

  /// The kind of an error in a regular expression.
  ///
  /// Kinds may be added later, so a `switch` over them needs a default.
  package struct Code: Hashable, Sendable {
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

    /// A construct of other engines that this one doesn't support, such as a look-ahead.
    package static var unsupportedConstruct: Code { Code(kind: .unsupportedConstruct) }

    /// The automaton of the pattern would exceed the limits of ``RegularExpression``.
    package static var tooLarge: Code { Code(kind: .tooLarge) }

    /// A `(` or `[` without its closing bracket.
    package static var unclosedGroup: Code { Code(kind: .unclosedGroup) }

    /// A `)`, `{`, or `}` without its counterpart.
    package static var strayBracket: Code { Code(kind: .strayBracket) }

    /// A backslash at the end of the pattern.
    package static var trailingBackslash: Code { Code(kind: .trailingBackslash) }

    /// An escape without a meaning, or whose digits aren't a Unicode scalar.
    package static var invalidEscape: Code { Code(kind: .invalidEscape) }

    /// A range such as `z-a`, whose bounds are reversed.
    package static var invalidRange: Code { Code(kind: .invalidRange) }

    /// A quantifier without anything to repeat, or with invalid or reversed counts.
    package static var invalidRepetition: Code { Code(kind: .invalidRepetition) }

    /// A pattern that can't match any text, such as `[^\s\S]`.
    package static var matchesNothing: Code { Code(kind: .matchesNothing) }

    /// The name of the code, such as `unsupportedConstruct`.
    package var name: String {
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
