extension MaskError {
  /// A sentence about the error.
  public var message: String {
    switch code.kind {
    case .unclosedGroup: "The group that “" + symbol + "” opens is never closed."
    case .strayBracket: "“" + symbol + "” closes a group that isn't open."
    case .nestedGroup: "“" + symbol + "” opens a group inside another one."
    case .unknownSymbol: "“" + symbol + "” isn't a valid slot."
    case .misplacedEndless: "The slot before this “…” already repeats."
    case .trailingBackslash: "The backslash at the end has nothing to escape."
    case .escapeInGroup: "A backslash has no meaning between square brackets."
    case .reservedNotation: "“" + symbol + "” already has a meaning and can't be a notation."
    case .placeholderAccepted:
      "The placeholder “" + symbol + "” isn't visible, or a slot accepts it."
    case .tooManyNotations:
      "A mask can have at most 65,536 kinds of slots. “" + symbol + "” is one too many."
    case .unclearDigit: "“" + symbol + "” may be a slot or a literal."
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
      "Use 0 or 9 for a digit, A or a for a letter, _ or - for either, or … to repeat a slot. Or "
        + "define a notation for “" + symbol + "”, or move it out of the brackets as a literal."
    case .misplacedEndless: "Put one “…” after the slot that repeats."
    case .trailingBackslash: "Write “\\\\” for the character itself, or remove it."
    case .escapeInGroup: "Close the group, and put the escaped character outside."
    case .reservedNotation: "Choose another character for the notation."
    case .placeholderAccepted:
      "Choose one visible character that no slot accepts, such as “_” if slots take digits or letters only."
    case .tooManyNotations: "Use fewer notations, or let several accept the same characters."
    case .unclearDigit:
      "Put slots between square brackets, as in “+1 ([000])”, or write “#”, as in “+1 (###)”."
    }
  }
}

extension MaskDiagnostic {
  /// A sentence about the warning.
  public var message: String {
    switch code.kind {
    case .unreachable: "Nothing after “…” is ever reached, because it repeats a slot without end."
    case .noSlots: "The pattern has no slot, so nothing can be typed into it."
    case .emptyGroup: "The group is empty."
    case .ambiguousValue:
      "Different text can have the same value, because the slot before this literal can stay empty."
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
    case .greedyOptional: "Put both into one group, which sorts mandatory slots first."
    case .shadowedNotation: "Choose another character, or remove the notation."
    }
  }
}

extension MaskError: CustomStringConvertible {
  /// A sentence about the error.
  public var description: String { message }
}
