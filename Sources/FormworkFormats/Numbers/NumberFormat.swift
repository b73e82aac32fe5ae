/// A format for exact numbers, with grouped digits, a sign, and a currency or a unit.
///
///     let amount = try NumberFormat(affixes: NumberAffixes(prefix: "$"))
///     var field = EditingSession(format: amount)
///     field.insert("1234.5")
///     field.current.text                          // "$1,234.5"
///     field.current.value                         // "1234.5"
///     amount.typed(field.current) == DecimalNumber("1234.5")  // true
///
/// Group separators appear and disappear as the user types, and the caret stays between the same
/// digits. The value is plain decimal text of any length: ASCII digits, `.` before the fraction,
/// and `-` in front of a negative number. It doesn't include zeros that the format supplies, and is
/// empty for an empty field.
///
/// A paste may be in another notation; it is read as a whole:
///
///     amount.formatted(text: "$ 1.234.567,89").text  // "$1,234,567.89"
package struct NumberFormat: Hashable, Sendable {
  /// The symbols of the number.
  package var symbols: NumberSymbols { contents.symbols }

  /// The options of the format.
  package var options: Options { contents.options }

  var layout: NumberLayout { contents.layout }

  var words: AffixWords { contents.words }

  private let contents: Contents

  /// The contents of the format in one reference, because each edit copies the format several
  /// times.
  private final class Contents: Sendable {
    let symbols: NumberSymbols
    let options: Options

    /// The layout for the symbols and options.
    let layout: NumberLayout

    /// The words that may be next to a number.
    let words: AffixWords

    init(_ symbols: NumberSymbols, _ options: Options) throws(NumberFormatError) {
      self.symbols = symbols
      self.options = options
      layout = try NumberLayout(symbols, options)
      words = AffixWords(layout, options)
    }
  }

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - symbols: The symbols of the number. The default is the symbols of English.
  ///   - options: The options of the format.
  /// - Throws: ``NumberFormatError`` for ambiguous symbols and for contradictory limits.
  package init(
    _ symbols: NumberSymbols = NumberSymbols(), _ options: Options = Options()
  ) throws(NumberFormatError) {
    try options.check()
    contents = try Contents(symbols, options)
  }

  /// Creates a format with affixes and without limits.
  ///
  /// - Throws: ``NumberFormatError`` for ambiguous symbols.
  package init(
    _ symbols: NumberSymbols = NumberSymbols(), affixes: NumberAffixes
  ) throws(NumberFormatError) {
    try self.init(symbols, Options(affixes: affixes))
  }

  /// Creates a format for amounts of money.
  ///
  ///     let yen = try NumberFormat(currency: "¥", fractionDigits: 0)
  ///
  /// - Parameters:
  ///   - symbols: The symbols of a language. If it has separate symbols for money, these are used.
  ///   - symbol: The symbol or the code of the currency.
  ///   - code: The code of the currency, which a text may contain next to the number.
  ///   - fractionDigits: The number of fraction digits of the currency.
  ///   - sign: How negative amounts are written.
  /// - Throws: ``NumberFormatError`` for ambiguous symbols.
  package init(
    _ symbols: NumberSymbols = NumberSymbols(), currency symbol: String, code: String? = nil,
    fractionDigits: Int = 2, sign: SignStyle = .minus
  ) throws(NumberFormatError) {
    var options = Options(affixes: symbols.affixes(currency: symbol, sign: sign))
    options.minimumFractionDigits = fractionDigits
    options.maximumFractionDigits = fractionDigits
    options.currencyCode = code
    try self.init(symbols.forCurrency, options)
  }
}

extension NumberFormat {
  /// Returns a Boolean value that indicates whether two formats have the same symbols and options.
  package static func == (left: Self, right: Self) -> Bool {
    left.contents === right.contents
      || left.symbols == right.symbols && left.options == right.options
  }

  /// Hashes the symbols and options.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(symbols)
    hasher.combine(options)
  }
}

extension NumberFormat {
  /// The options of a number format: its limits, its affixes, and how it handles edits.
  ///
  ///     var options = NumberFormat.Options()
  ///     options.maximumFractionDigits = 2
  ///     options.minimum = 0
  package struct Options: Hashable, Sendable {
    /// The minimum number of fraction digits; missing ones are padded with zeros.
    package var minimumFractionDigits = 0

    /// The maximum number of fraction digits; `nil` for no limit.
    package var maximumFractionDigits: Int?

    /// The maximum number of integer digits; `nil` for no limit.
    ///
    /// A single zero doesn't count.
    package var maximumIntegerDigits: Int?

    /// The time at which the fraction is padded with zeros.
    package var padding = Padding.afterEditing

    /// The increment of values once the user has left the field, such as 0.05; `nil` for any value.
    package var roundsTo: DecimalNumber?

    /// A Boolean value that indicates whether the number may be negative.
    ///
    /// If ``minimum`` is zero or greater, the number can't be negative in any case.
    package var allowsNegative = true

    /// The minimum. A smaller number has the issue `belowMinimum`.
    package var minimum: DecimalNumber?

    /// The maximum. A larger number has the issue `aboveMaximum`. Its digits aren't rejected, because
    /// without one of them, it would be another number.
    package var maximum: DecimalNumber?

    /// A Boolean value that indicates whether the value is an `Int`, so that a larger number has an
    /// issue.
    package var holdsIntegers = false

    /// The text around the number.
    package var affixes: NumberAffixes

    /// The code of the currency, such as `EUR`, if the affixes are a currency's.
    ///
    /// A text may contain the code in any case, with or instead of the symbol. A text with another
    /// code is rejected.
    package var currencyCode: String? {
      get { code.isEmpty ? nil : String(decoding: code, as: UTF8.self) }
      set { code = newValue.map { Array($0.utf8) } ?? [] }
    }

    // Bytes instead of a string, because comparing strings needs Unicode's normalization tables.
    private(set) var code: [UInt8] = []

    /// The grouping of digits.
    package var grouping = Grouping.automatic

    /// The digits that are shown.
    package var digits = Digits.native

    /// The way in which digits are entered.
    package var entry = Entry.standard

    /// The step of the arrow keys.
    package var step: DecimalNumber = 1

    /// The digit that the arrow keys change.
    package var stepping = Stepping.byStep

    /// Creates options without limits.
    ///
    /// - Parameter affixes: The text around the number.
    package init(affixes: NumberAffixes = .none) {
      self.affixes = affixes
    }
  }

  package typealias Entry = DigitEntry
  package typealias Grouping = GroupingStyle
  package typealias Padding = ZeroPadding
  package typealias SignStyle = FormworkFormats.SignStyle

  /// The digits that are shown. Users can type digits of every script.
  package enum Digits: Hashable, Sendable {
    /// The digits of the language.
    case native

    /// `0` to `9`.
    case latin
  }

  /// The digit that the arrow keys change.
  package enum Stepping: Hashable, Sendable {
    /// The step is added, wherever the caret is.
    case byStep

    /// The digit before the caret changes by one, with a carry.
    case digitAtCaret
  }
}

extension NumberFormat.Options {
  /// The maximum number of supplied zeros, which take memory although the user hasn't typed them.
  package static let mostSuppliedZeros = 1000

  /// The maximum number of fraction digits; with cents, there is always one.
  var fractionLimit: Int {
    entry == .minorUnits
      ? maximumFractionDigits ?? max(2, minimumFractionDigits)
      : maximumFractionDigits ?? .max
  }

  /// The number of integer digits that there is room for.
  ///
  /// A number beyond a limit keeps its digits. With 1,000 more than the limit has, it stops growing, so that a
  /// text of any length doesn't make it as long.
  func integerRoom(for entry: NumberEntry) -> Int {
    if let most = maximumIntegerDigits { return most }
    guard let limit = entry.isNegative ? minimum : maximum else { return .max }
    return max(0, limit.digits.count - limit.scale) + 1000
  }

  /// The minimum number of fraction digits.
  var fractionMinimum: Int { entry == .minorUnits ? fractionLimit : minimumFractionDigits }

  /// Whether zeros are supplied during typing.
  var padsAlways: Bool { padding == .always || entry == .minorUnits }

  /// Whether the number can have a minus sign.
  var takesMinus: Bool { allowsNegative && (minimum?.isNegative ?? true) }

  func check() throws(NumberFormatError) {
    let counts = [minimumFractionDigits, maximumFractionDigits ?? 0, maximumIntegerDigits ?? 0]
    for count in counts where count < 0 { throw .negativeCount }
    let supplied = entry == .minorUnits ? fractionLimit : minimumFractionDigits
    if supplied > Self.mostSuppliedZeros { throw .tooManyZeros }
    if minimumFractionDigits > maximumFractionDigits ?? .max { throw .crossedFractionDigits }
    if let minimum, let maximum, maximum < minimum { throw .emptyRange }
    if !allowsNegative, let maximum, maximum < .zero { throw .emptyRange }
    if step <= .zero || step.scale > fractionLimit { throw .unusableStep }
    if let roundsTo, roundsTo.reciprocal == nil { throw .unusableRounding }
  }
}

/// The notation of negative numbers. All of them can be typed and pasted.
public enum SignStyle: Hashable, Sendable, CaseIterable {
  /// With the minus sign of the language: `-$1,234.50`.
  case minus

  /// As in accounting in the language: `($1,234.50)` in English, `-1.234,50 €` in German.
  case accounting

  /// In parentheses, in every language: `(1.234,50 €)`.
  case parentheses
}

/// The way in which digits are entered.
public enum DigitEntry: Hashable, Sendable {
  /// From the left, with a decimal separator.
  case standard

  /// From the right, as at a cash register: `0.01`, `0.12`, `1.23`.
  ///
  /// The number of fraction digits is fixed: it is the maximum, or two if there is no limit.
  case minorUnits
}

/// The time at which the fraction is padded with zeros.
public enum ZeroPadding: Hashable, Sendable {
  /// When the user leaves the field, and when the app sets a value.
  case afterEditing

  /// Always, so that `5` immediately becomes `5.00`.
  case always
}

/// The grouping of digits.
public enum GroupingStyle: Hashable, Sendable {
  /// As in the language.
  case automatic

  /// Never: `1234567.5`. Separators of groups can still be pasted.
  case never
}

/// An error that indicates why symbols and options can't make a number format.
///
///     do {
///       _ = try NumberFormat(NumberSymbols(decimalSeparator: ",", groupSeparator: ","))
///     } catch {
///       error  // .sameSeparators
///     }
package enum NumberFormatError: Error, Hashable, Sendable {
  /// A separator, or the minus sign, is empty, a digit, or a character that combines with others.
  case unusableSign

  /// The decimal separator and the group separator are the same.
  case sameSeparators

  /// The zero isn't a decimal digit with the value 0.
  case notAZero

  /// The prefix or the suffix would combine with a digit.
  case joiningAffix

  /// The minimum is greater than the maximum, or the maximum is negative and negative numbers
  /// aren't allowed.
  case emptyRange

  /// The minimum number of fraction digits is greater than the maximum.
  case crossedFractionDigits

  /// The minimum number of fraction digits is greater than
  /// ``NumberFormat/Options/mostSuppliedZeros``.
  case tooManyZeros

  /// A number of digits is negative.
  case negativeCount

  /// The step isn't greater than zero, or has more fraction digits than the format.
  case unusableStep

  /// The number to round to isn't 1, 2, or 5 times a power of ten.
  case unusableRounding
}

extension NumberFormat {
  /// A description of each part of the format in English.
  ///
  ///     try NumberFormat(currency: "$").explanation
  ///     // ["“$”, shown only", "digits in groups of 3, with “,” between them", "“.” and 2 digits",
  ///     //  "“-” for less than zero"]
  package var explanation: [String] {
    var parts: [String] = []
    let affixes = options.affixes.positive
    if !affixes.before.isEmpty { parts.append(Self.quoted(affixes.before) + ", shown only") }
    parts.append(integerPart)
    if let fractionPart { parts.append(fractionPart) }
    if !affixes.after.isEmpty { parts.append(Self.quoted(affixes.after) + ", shown only") }
    if options.takesMinus { parts.append(signPart) }
    if let minimum = options.minimum { parts.append("at least " + minimum.text) }
    if let maximum = options.maximum { parts.append("at most " + maximum.text) }
    return parts
  }

  private var signPart: String {
    options.affixes.usesParentheses
      ? "parentheses around it for less than zero"
      : "“" + symbols.minusSign + "” for less than zero"
  }

  private var integerPart: String {
    var part = options.maximumIntegerDigits.map { "up to " + String($0) + " digits" } ?? "digits"
    guard let separator = symbols.groupSeparator, layout.showsGroups else { return part }
    let grouping = symbols.grouping
    part += " in groups of " + String(grouping.primary)
    if grouping.secondary != grouping.primary { part += " and " + String(grouping.secondary) }
    part += ", with “" + String(Character(separator)) + "” between them"
    if grouping.minimumLeading > 1 {
      part += " from " + String(grouping.primary + grouping.minimumLeading) + " digits on"
    }
    return part
  }

  /// The description of the fraction; `nil` for integers.
  private var fractionPart: String? {
    let (least, most) = (options.fractionMinimum, options.fractionLimit)
    if most == 0 { return nil }
    let count =
      most == .max
      ? (least == 0 ? "any number of" : String(least) + " or more")
      : least == most
        ? String(most)
        : least == 0
          ? "up to " + String(most)
          : String(least) + " to " + String(most)
    return "“" + String(Character(symbols.decimalSeparator)) + "” and " + count
      + (most == 1 ? " digit" : " digits")
  }

  private static func quoted(_ bytes: [UInt8]) -> String {
    "“" + String(decoding: bytes, as: UTF8.self) + "”"
  }
}

extension DecimalNumber {
  /// Returns the nearest multiple of another number, with ties to an even multiple.
  ///
  ///     DecimalNumber("12.43")?.rounded(toMultipleOf: DecimalNumber("0.05")!)  // 12.45
  ///
  /// - Parameter unit: A number with a ``reciprocal``; any other has no effect.
  /// - Returns: The multiple.
  package func rounded(toMultipleOf unit: DecimalNumber) -> DecimalNumber {
    guard let reciprocal = unit.reciprocal else { return self }
    return (self * reciprocal).rounded(toPlaces: 0) * unit
  }

  /// The exact quotient of 1 and the number; `nil` unless the number is 1, 2, or 5 times a power of ten.
  var reciprocal: DecimalNumber? {
    guard !isNegative, let first = digits.first, first == 1 || first == 2 || first == 5,
      digits.dropFirst().allSatisfy({ $0 == 0 })
    else { return nil }
    let inverse: UInt8 = first == 1 ? 1 : 10 / first
    let power = scale - (digits.count - 1) - (first == 1 ? 0 : 1)
    return power < 0
      ? DecimalNumber(isNegative: false, digits: [inverse], scale: -power)
      : DecimalNumber(
        isNegative: false, digits: [inverse] + Array(repeating: 0, count: power), scale: 0)
  }
}
