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

extension RegexError {
  /// A detailed reason for an error, with its own sentence and its own fix.
  enum Reason {
    case lookAhead
    case lookBehind
    case atomicGroup
    case backReference
    case possessiveQuantifier
    case wordBoundary
    case inlineFlags
    case innerAnchor
    case setOperator
    case unknownProperty
    case unknownGroup
    case otherEscape
    case tooLarge
    case tooManyStates
    case tooDeep
    case unclosedGroup
    case unclosedSet
    case strayBracket
    case trailingBackslash
    case meaninglessEscape
    case invalidScalar
    case reversedRange
    case nothingToRepeat
    case invalidCounts
    case reversedCounts
    case matchesNothing

    var kind: Code.Kind {
      switch self {
      case .lookAhead, .lookBehind, .atomicGroup, .backReference, .possessiveQuantifier,
        .wordBoundary, .inlineFlags, .innerAnchor, .setOperator, .unknownProperty, .unknownGroup,
        .otherEscape:
        .unsupportedConstruct
      case .tooLarge, .tooManyStates, .tooDeep: .tooLarge
      case .unclosedGroup, .unclosedSet: .unclosedGroup
      case .strayBracket: .strayBracket
      case .trailingBackslash: .trailingBackslash
      case .meaninglessEscape, .invalidScalar: .invalidEscape
      case .reversedRange: .invalidRange
      case .nothingToRepeat, .invalidCounts, .reversedCounts: .invalidRepetition
      case .matchesNothing: .matchesNothing
      }
    }
  }

  /// An English sentence that describes the mistake.
  public var message: String { "`" + construct + "` " + predicate + "." }

  /// An English sentence that explains how to fix the mistake.
  public var fix: String { advice + "." }

  private var predicate: String {
    switch reason {
    case .lookAhead: "is a look-ahead, which isn't supported"
    case .lookBehind: "is a look-behind, which isn't supported"
    case .atomicGroup: "is an atomic group, which isn't supported"
    case .backReference: "is a back-reference, which isn't supported"
    case .possessiveQuantifier: "is a possessive quantifier, which isn't supported"
    case .wordBoundary: "is a word boundary, which isn't supported"
    case .inlineFlags: "sets flags, which is only supported for `(?i)` at the start"
    case .innerAnchor: "is an anchor that isn't at the edge of the pattern, which isn't supported"
    case .setOperator: "is an operator between sets, which isn't supported"
    case .unknownProperty: "names a property that isn't supported"
    case .unknownGroup: "begins a kind of group that isn't supported"
    case .otherEscape: "is an escape that isn't supported"
    case .tooLarge: "makes the pattern too large"
    case .tooManyStates: "has too many states to be fast for every text"
    case .tooDeep: "is nested too deeply"
    case .unclosedGroup: "begins a group that is never closed"
    case .unclosedSet: "begins a set that is never closed"
    case .strayBracket: "is a bracket without a partner"
    case .trailingBackslash: "has nothing after it to escape"
    case .meaninglessEscape: "is an escape without a meaning"
    case .invalidScalar: "isn't a Unicode scalar"
    case .reversedRange: "is a range whose first bound comes after its last"
    case .nothingToRepeat: "has nothing before it to repeat"
    case .invalidCounts: "isn't a repetition such as `{2}`, `{2,}`, or `{2,4}`"
    case .reversedCounts: "has a minimum greater than its maximum"
    case .matchesNothing: "can't match any text"
    }
  }

  private var advice: String {
    switch reason {
    case .lookAhead, .lookBehind, .wordBoundary:
      "Describe the whole text, with alternatives if necessary"
    case .atomicGroup: "Use `(?:`, because no pattern is slow here"
    case .backReference: "Write the referenced part again"
    case .possessiveQuantifier: "Remove the second `+`, because no pattern is slow here"
    case .inlineFlags: "Put `(?i)` at the start of the whole pattern, or list both cases"
    case .innerAnchor: "Remove it, because a pattern always matches the whole text"
    case .setOperator: "List the characters of the set, or escape them with backslashes"
    case .unknownProperty:
      "Use `L`, `Lu`, `Ll`, `M`, `N`, `Nd`, `P`, or the name of a POSIX class such as `alpha`"
    case .unknownGroup: "Use `(`, `(?:`, or `(?<name>`"
    case .otherEscape, .meaninglessEscape:
      "Remove the backslash, or write the character's number, as in `\\x{41}`"
    case .tooLarge: "Use smaller counts or fewer alternatives"
    case .tooManyStates:
      "Use smaller counts, or alternatives that differ in their first characters"
    case .tooDeep: "Use fewer brackets"
    case .unclosedGroup: "Add `)`, or write `\\(` for the character itself"
    case .unclosedSet: "Add `]`, or write `\\[` for the character itself"
    case .strayBracket: "Put a backslash before it if you mean the character itself"
    case .trailingBackslash: "Write `\\\\` for the character itself"
    case .invalidScalar:
      "Use hexadecimal digits of a value up to 10FFFF that isn't half a surrogate pair"
    case .reversedRange: "Swap the bounds, or put `-` last if you mean the character itself"
    case .nothingToRepeat, .invalidCounts:
      "Put a backslash before it if you mean the character itself"
    case .reversedCounts: "Swap the counts"
    case .matchesNothing: "Remove the empty sets"
    }
  }
}

extension RegexError: CustomStringConvertible {
  /// A sentence that describes the mistake.
  public var description: String { message }
}
