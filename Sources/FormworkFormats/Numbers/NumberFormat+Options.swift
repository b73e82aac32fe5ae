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
  }
}
