package import FormworkMasks

/// A mistake in the pattern of a date or a duration: what is wrong, where, and how to fix it.
///
///     do {
///       _ = try DatePattern("DD/MM/yyyy")
///     } catch {
///       error.code     // .unknownField
///       error.offset   // 0
///       error.message  // "“DD” isn't a field."
///       error.fix      // "Write “d” or “dd” for the day."
///     }
package struct DatePatternError: Error, Hashable, Sendable {
  /// The kind of the error.
  package let code: Code

  /// The location in the pattern, in UTF-16 code units.
  package let offset: UTF16Offset

  /// The part of the pattern that is wrong, truncated to 32 Unicode scalars.
  package let symbol: String

  init(_ code: Code, at offset: Int, symbol: some Sequence<Unicode.Scalar>) {
    self.code = code
    self.offset = UTF16Offset(offset)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: symbol.prefix(32))
    self.symbol = String(text)
  }

  /// Returns a Boolean value that indicates whether all properties of two errors are equal.
  package static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.offset == right.offset
      && left.symbol.isSame(as: right.symbol)
  }

  /// Hashes the kind and the location of the error.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(offset)
  }

  /// The kind of an error.
  package struct Code: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
      case noFields, unknownField, unsupportedLength, repeatedField, adjacentFields, unclosedQuote
      case digitInLiteral, ambiguousLiteral, missingDayPeriod, needlessDayPeriod, minuteInDate
      case unorderedUnits
    }

    let kind: Kind

    /// The pattern has no field, so nothing can be typed.
    package static let noFields = Code(kind: .noFields)

    /// A letter isn't a field, and isn't in quotes.
    package static let unknownField = Code(kind: .unknownField)

    /// A field has an invalid number of letters, such as `MMM`.
    package static let unsupportedLength = Code(kind: .unsupportedLength)

    /// A field occurs twice.
    package static let repeatedField = Code(kind: .repeatedField)

    /// There is no literal between two numeric fields.
    package static let adjacentFields = Code(kind: .adjacentFields)

    /// An opening quote has no closing quote.
    package static let unclosedQuote = Code(kind: .unclosedQuote)

    /// A literal contains a digit, which couldn't be distinguished from input.
    package static let digitInLiteral = Code(kind: .digitInLiteral)

    /// A literal would combine with an adjacent digit or letter.
    package static let ambiguousLiteral = Code(kind: .ambiguousLiteral)

    /// A 12-hour field requires AM or PM.
    package static let missingDayPeriod = Code(kind: .missingDayPeriod)

    /// AM or PM requires a 12-hour field.
    package static let needlessDayPeriod = Code(kind: .needlessDayPeriod)

    /// A date contains minutes without hours, so months may be meant.
    package static let minuteInDate = Code(kind: .minuteInDate)

    /// The units of a duration aren't in descending order without gaps.
    package static let unorderedUnits = Code(kind: .unorderedUnits)

    /// The stable name of the code, such as `unknownField`.
    ///
    /// Sentences may change and can be translated; names stay the same.
    package var name: String {
      switch kind {
      case .noFields: "noFields"
      case .unknownField: "unknownField"
      case .unsupportedLength: "unsupportedLength"
      case .repeatedField: "repeatedField"
      case .adjacentFields: "adjacentFields"
      case .unclosedQuote: "unclosedQuote"
      case .digitInLiteral: "digitInLiteral"
      case .ambiguousLiteral: "ambiguousLiteral"
      case .missingDayPeriod: "missingDayPeriod"
      case .needlessDayPeriod: "needlessDayPeriod"
      case .minuteInDate: "minuteInDate"
      case .unorderedUnits: "unorderedUnits"
      }
    }
  }
}

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
