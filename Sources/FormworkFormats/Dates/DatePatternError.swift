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
