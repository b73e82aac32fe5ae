extension NumberFormat {
  /// The options of a number format: its limits, its affixes, and how it handles edits.
  ///
  ///     var options = NumberFormat.Options()
  ///     options.maximumFractionDigits = 2
  ///     options.minimum = 0
  public struct Options: Hashable, Sendable {
    /// The minimum number of fraction digits; missing ones are padded with zeros.
    public var minimumFractionDigits = 0

    /// The maximum number of fraction digits; `nil` for no limit.
    public var maximumFractionDigits: Int?

    /// The maximum number of integer digits; `nil` for no limit.
    ///
    /// A single zero doesn't count.
    public var maximumIntegerDigits: Int?

    /// The time at which the fraction is padded with zeros.
    public var padding = Padding.onBlur

    /// A Boolean value that indicates whether the number may be negative.
    ///
    /// If ``minimum`` is zero or greater, the number can't be negative in any case.
    public var allowsNegative = true

    /// The minimum. A smaller number has the issue `belowMinimum` when the user leaves the field.
    public var minimum: DecimalNumber?

    /// The maximum. A key that would make a positive number exceed it is rejected.
    ///
    /// More digits can't make a positive number smaller, but a negative number can come back into
    /// range. An assigned number, or one after a deletion, has the issue `aboveMaximum`.
    public var maximum: DecimalNumber?

    /// The text around the number.
    public var affixes: NumberAffixes

    /// The code of the currency, such as `EUR`, if the affixes are a currency's.
    ///
    /// A text may contain the code in any case, with or instead of the symbol. A text with another
    /// code is rejected.
    public var currencyCode: String? {
      get { code.isEmpty ? nil : String(decoding: code, as: UTF8.self) }
      set { code = newValue.map { Array($0.utf8) } ?? [] }
    }

    // Bytes instead of a string, because comparing strings needs Unicode's normalization tables.
    private(set) var code: [UInt8] = []

    /// The grouping of digits.
    public var grouping = Grouping.automatic

    /// The digits that are shown.
    public var digits = Digits.native

    /// The way in which digits are entered.
    public var entry = Entry.standard

    /// The step of the arrow keys.
    public var step: DecimalNumber = 1

    /// The digit that the arrow keys change.
    public var stepping = Stepping.byStep

    /// Creates options without limits.
    ///
    /// - Parameter affixes: The text around the number.
    public init(affixes: NumberAffixes = .none) {
      self.affixes = affixes
    }
  }

  /// The time at which the fraction is padded with zeros.
  public enum Padding: Hashable, Sendable {
    /// When the user leaves the field, and when the app sets a value.
    case onBlur

    /// Always, so that `5` immediately becomes `5.00`.
    case always
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

  /// The grouping of digits.
  public enum Grouping: Hashable, Sendable {
    /// As in the language.
    case automatic

    /// Never: `1234567.5`. Separators of groups can still be pasted.
    case never
  }

  /// The digits that are shown. Users can type digits of every script.
  public enum Digits: Hashable, Sendable {
    /// The digits of the language.
    case native

    /// `0` to `9`.
    case latin
  }

  /// The way in which digits are entered.
  public enum Entry: Hashable, Sendable {
    /// From the left, with a decimal separator.
    case standard

    /// From the right, as at a cash register: `0.01`, `0.12`, `1.23`.
    ///
    /// The number of fraction digits is fixed: it is the maximum, or two if there is no limit.
    case cents
  }

  /// The digit that the arrow keys change.
  public enum Stepping: Hashable, Sendable {
    /// The step is added, wherever the caret is.
    case byStep

    /// The digit before the caret changes by one, with a carry.
    case digitAtCaret
  }
}

extension NumberFormat.Options {
  /// The maximum number of supplied zeros, which take memory although the user hasn't typed them.
  public static let mostSuppliedZeros = 1000

  /// The maximum number of fraction digits; with cents, there is always one.
  var fractionLimit: Int {
    entry == .cents
      ? maximumFractionDigits ?? max(2, minimumFractionDigits)
      : maximumFractionDigits ?? .max
  }

  /// The minimum number of fraction digits.
  var fractionMinimum: Int { entry == .cents ? fractionLimit : minimumFractionDigits }

  /// Whether zeros are supplied during typing.
  var padsAlways: Bool { padding == .always || entry == .cents }

  /// Whether the number can have a minus sign.
  var takesMinus: Bool { allowsNegative && (minimum?.isNegative ?? true) }

  func check() throws(NumberFormatError) {
    let counts = [minimumFractionDigits, maximumFractionDigits ?? 0, maximumIntegerDigits ?? 0]
    for count in counts where count < 0 { throw .negativeCount }
    let supplied = entry == .cents ? fractionLimit : minimumFractionDigits
    if supplied > Self.mostSuppliedZeros { throw .tooManyZeros }
    if minimumFractionDigits > maximumFractionDigits ?? .max { throw .crossedFractionDigits }
    if let minimum, let maximum, maximum < minimum { throw .emptyRange }
    if !allowsNegative, let maximum, maximum < .zero { throw .emptyRange }
    if step <= .zero || step.scale > fractionLimit { throw .unusableStep }
  }
}
