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
