public import FormworkText

/// What is wrong with the pattern of a date or a duration, where, and what would put it right.
///
///     do {
///       _ = try DatePattern("DD/MM/yyyy")
///     } catch {
///       error.code     // .unknownField
///       error.offset   // 0
///       error.message  // "“DD” is no field."
///       error.fix      // "Write “d” or “dd” for the day."
///     }
public struct DatePatternError: Error, Hashable, Sendable {
  /// The kind of the error.
  public let code: Code

  /// The place in the pattern, in UTF-16 code units.
  public let offset: UTF16Offset

  /// The part of the pattern that the error is about, cut to 32 Unicode scalars.
  public let symbol: String

  init(_ code: Code, at offset: Int, symbol: some Sequence<Unicode.Scalar>) {
    self.code = code
    self.offset = UTF16Offset(offset)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: symbol.prefix(32))
    self.symbol = String(text)
  }

  /// Whether two errors are the same in all that they hold.
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.offset == right.offset
      && left.symbol.isSame(as: right.symbol)
  }

  /// Adds the kind and the place to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(offset)
  }

  /// The kind of an error.
  public struct Code: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
      case noFields, unknownField, unsupportedLength, repeatedField, adjacentFields, unclosedQuote
      case digitInLiteral, ambiguousLiteral, missingDayPeriod, needlessDayPeriod, minuteInDate
      case unorderedUnits
    }

    let kind: Kind

    /// A pattern without any field, to which nothing could be typed.
    public static let noFields = Code(kind: .noFields)

    /// A letter that stands for no field and isn't in quotes.
    public static let unknownField = Code(kind: .unknownField)

    /// A field of more or fewer letters than it can have, such as `MMM`.
    public static let unsupportedLength = Code(kind: .unsupportedLength)

    /// A field that was there before.
    public static let repeatedField = Code(kind: .repeatedField)

    /// Two fields for digits without anything between them.
    public static let adjacentFields = Code(kind: .adjacentFields)

    /// A quote that is opened and never closed.
    public static let unclosedQuote = Code(kind: .unclosedQuote)

    /// A digit among the literals, which couldn't be told from what is typed.
    public static let digitInLiteral = Code(kind: .digitInLiteral)

    /// A literal that would melt into the digit or the letters beside it.
    public static let ambiguousLiteral = Code(kind: .ambiguousLiteral)

    /// Hours up to 12 without AM and PM.
    public static let missingDayPeriod = Code(kind: .missingDayPeriod)

    /// AM and PM without hours up to 12.
    public static let needlessDayPeriod = Code(kind: .needlessDayPeriod)

    /// Minutes without hours in a date, where months are meant.
    public static let minuteInDate = Code(kind: .minuteInDate)

    /// Units of a duration that don't go from each to the next smaller one.
    public static let unorderedUnits = Code(kind: .unorderedUnits)

    /// The stable name of the code, such as `unknownField`.
    ///
    /// Sentences may change and can be translated; names stay.
    public var name: String {
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
