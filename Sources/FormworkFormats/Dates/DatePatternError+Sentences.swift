extension DatePatternError {
  /// A sentence that describes the mistake.
  package var message: String {
    let quoted = "“" + symbol + "”"
    return switch code.kind {
    case .noFields: "The pattern has no field, so nothing can be typed."
    case .unknownField: quoted + " isn't a field."
    case .unsupportedLength: quoted + " isn't a valid length for this field."
    case .repeatedField: quoted + " occurs twice."
    case .adjacentFields: "There is nothing between " + quoted + " and the field before it."
    case .unclosedQuote: "The quote is never closed."
    case .digitInLiteral: "The digit " + quoted + " could be mistaken for input."
    case .ambiguousLiteral: "The literal at " + quoted + " would combine with an adjacent field."
    case .missingDayPeriod: quoted + " is a 12-hour field, which requires AM or PM."
    case .needlessDayPeriod: quoted + " is AM or PM, which requires a 12-hour field."
    case .minuteInDate: quoted + " is the minute, but there is no hour."
    case .unorderedUnits: quoted + " isn't the next smaller unit."
    }
  }

  /// A sentence that explains how to fix the mistake.
  package var fix: String {
    switch code.kind {
    case .noFields: "Add fields, such as “dd/MM/yyyy” or “HH:mm”."
    case .unknownField:
      meant ?? "To write the letters themselves, put them in quotes: '"
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
    case .unorderedUnits: "Write days, hours, minutes, and seconds in this order, without a gap."
    }
  }

  /// The meaning of a letter in other notations, or of its other case.
  private var meant: String? {
    switch symbol.utf8.first {
    case UInt8(ascii: "D"), UInt8(ascii: "j"): "Write “d” or “dd” for the day."
    case UInt8(ascii: "Y"), UInt8(ascii: "u"): "Write “yyyy” or “yy” for the year."
    case UInt8(ascii: "L"): "Write “M” or “MM” for the month."
    case UInt8(ascii: "k"), UInt8(ascii: "K"): "Write “H” for hours up to 23, or “h” up to 12."
    case UInt8(ascii: "S"): "Write “s” or “ss” for the second. It has no fractions."
    case UInt8(ascii: "A"), UInt8(ascii: "p"), UInt8(ascii: "P"): "Write “a” for AM and PM."
    default: nil
    }
  }

  private var lengths: String {
    switch symbol.utf8.first {
    case UInt8(ascii: "y"): "Write “yyyy” for four digits or “yy” for two."
    case UInt8(ascii: "a"): "Write one “a”."
    case UInt8(ascii: "M"): "Write “M” or “MM” for the month. Its name isn't supported."
    default: "Write the letter once or twice; the first unit of a duration up to six times."
    }
  }
}
