extension DatePatternError {
  /// A sentence that describes the mistake.
  public var message: String {
    let quoted = "“" + symbol + "”"
    return switch code.kind {
    case .noFields: "The pattern has no field, so nothing can be typed."
    case .unknownField: quoted + " is no field."
    case .unsupportedLength: quoted + " is no length that the field can have."
    case .repeatedField: quoted + " is there twice."
    case .adjacentFields: "Nothing stands between " + quoted + " and the field before it."
    case .unclosedQuote: "The quote is never closed."
    case .digitInLiteral: "The digit " + quoted + " couldn't be told from one that is typed."
    case .ambiguousLiteral: "What begins with " + quoted + " would melt into a field beside it."
    case .missingDayPeriod: quoted + " is an hour up to 12, and nothing says which half of the day."
    case .needlessDayPeriod: quoted + " is AM or PM, and there is no hour up to 12."
    case .minuteInDate: quoted + " is the minute, and there is no hour."
    case .unorderedUnits: quoted + " isn't the unit that comes after the one before it."
    }
  }

  /// A sentence that explains how to fix the mistake.
  public var fix: String {
    switch code.kind {
    case .noFields: "Add fields, such as “dd/MM/yyyy” or “HH:mm”."
    case .unknownField:
      meant ?? "Put it between quotes if the letters themselves are meant: '"
        + symbol + "'."
    case .unsupportedLength: lengths
    case .repeatedField: "Remove one of them."
    case .adjacentFields: "Put a separator between them."
    case .unclosedQuote: "Add “'” where the literal ends, or write “''” for the character itself."
    case .digitInLiteral: "Remove it."
    case .ambiguousLiteral: "Put a space or another separator between them."
    case .missingDayPeriod: "Write “H” for hours up to 23, or add “a” for AM and PM."
    case .needlessDayPeriod: "Remove it, or write “h” for hours up to 12."
    case .minuteInDate: "Write “M” or “MM” for the month."
    case .unorderedUnits: "Write days, hours, minutes and seconds in this order, without a gap."
    }
  }

  /// The meaning of a letter in other notations, or of its other case.
  private var meant: String? {
    switch symbol.utf8.first {
    case UInt8(ascii: "D"), UInt8(ascii: "j"): "Write “d” or “dd” for the day."
    case UInt8(ascii: "Y"), UInt8(ascii: "u"): "Write “yyyy” or “yy” for the year."
    case UInt8(ascii: "L"): "Write “M” or “MM” for the month."
    case UInt8(ascii: "k"), UInt8(ascii: "K"): "Write “H” for hours up to 23, or “h” up to 12."
    case UInt8(ascii: "S"): "Write “s” or “ss” for the second; there are no parts of it."
    case UInt8(ascii: "A"), UInt8(ascii: "p"), UInt8(ascii: "P"): "Write “a” for AM and PM."
    default: nil
    }
  }

  private var lengths: String {
    switch symbol.utf8.first {
    case UInt8(ascii: "y"): "Write “yyyy” for four digits or “yy” for two."
    case UInt8(ascii: "a"): "Write one “a”."
    case UInt8(ascii: "M"): "Write “M” or “MM”: months are digits."
    default: "Write the letter once or twice; the first unit of a duration up to six times."
    }
  }
}
