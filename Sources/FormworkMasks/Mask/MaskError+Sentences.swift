extension MaskError {
  /// A sentence about the error.
  public var message: String {
    switch code.kind {
    case .unclosedGroup: "The group that “" + symbol + "” opens is never closed."
    case .strayBracket: "“" + symbol + "” closes a group that isn't open."
    case .nestedGroup: "“" + symbol + "” opens a group inside another one."
    case .unknownSymbol: "“" + symbol + "” is no slot."
    case .misplacedEndless: "“…” repeats the slot before it, and there is none."
    case .trailingBackslash: "The backslash at the end has nothing to escape."
    case .escapeInGroup: "A backslash has no meaning between square brackets."
    case .reservedNotation: "“" + symbol + "” has a meaning of its own and can't be a slot."
    case .placeholderAccepted:
      "The placeholder “" + symbol + "” could be typed into a slot, so it can't mark an empty one."
    case .tooManyNotations:
      "“" + symbol + "” is one kind of slot too many: a mask has at most 65,536."
    }
  }

  /// A sentence about how to fix the error.
  public var fix: String {
    switch code.kind {
    case .unclosedGroup:
      "Add “" + (symbol.isSame(as: "{") ? "}" : "]") + "” where the group ends, or write “\\"
        + symbol
        + "” for the character itself."
    case .strayBracket: "Remove it, or write “\\" + symbol + "” for the character itself."
    case .nestedGroup:
      "Close the open group first, or write “\\" + symbol + "” outside square brackets for the "
        + "character itself."
    case .unknownSymbol:
      "Use 0 or 9 for a digit, A or a for a letter, _ or - for either, … for any number; define a "
        + "notation for “" + symbol + "”; or move it out of the brackets, where it is a literal."
    case .misplacedEndless: "Put one “…” after the slot that repeats."
    case .trailingBackslash: "Write “\\\\” for the character itself, or remove it."
    case .escapeInGroup: "Close the group, and put the escaped character outside."
    case .reservedNotation: "Choose another character for the notation."
    case .placeholderAccepted:
      "Choose one visible character that no slot accepts, such as “_” if slots take digits or letters only."
    case .tooManyNotations: "Use fewer notations, or let several accept the same characters."
    }
  }
}

extension MaskDiagnostic {
  /// A sentence about the warning.
  public var message: String {
    switch code.kind {
    case .unreachable: "Nothing after “…” can be reached: it takes all that is typed."
    case .noSlots: "The pattern has no slot, so nothing can be typed into it."
    case .emptyGroup: "The group is empty."
    case .ambiguousValue:
      "The value doesn't tell where this literal stands, since the slot before it may stay empty: "
        + "two texts can have the same value."
    case .greedyOptional:
      "The optional slot takes the first character, and the mandatory one after it stays empty."
    case .shadowedNotation: "A notation is never used: its symbol already has a meaning."
    }
  }

  /// A sentence about how to avoid the warning.
  public var fix: String {
    switch code.kind {
    case .unreachable: "Remove what follows, or limit the number of characters before it."
    case .noSlots: "Put slots between square brackets, as in “[000]”, or choose another syntax."
    case .emptyGroup: "Remove it, or put slots into it."
    case .ambiguousValue:
      "Put the literal between braces, so that it is part of the value, or make the slot mandatory."
    case .greedyOptional: "Put both into one group: mandatory slots go first there."
    case .shadowedNotation: "Choose another character, or remove the notation."
    }
  }
}

extension MaskError: CustomStringConvertible {
  /// A sentence about the error.
  public var description: String { message }
}
