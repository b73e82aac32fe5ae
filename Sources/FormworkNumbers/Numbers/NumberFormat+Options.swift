extension NumberFormat {
  /// What may be typed, and how it is shown.
  ///
  ///     var options = NumberFormat.Options()
  ///     options.maximumFractionDigits = 2
  ///     options.minimum = 0
  public struct Options: Hashable, Sendable {
    /// How many digits there are behind the decimal separator at least: zeros are supplied.
    public var minimumFractionDigits = 0

    /// How many digits there may be behind the decimal separator; `nil` for any number.
    public var maximumFractionDigits: Int?

    /// How many digits there may be before the decimal separator; `nil` for any number.
    ///
    /// A lone zero there doesn't count.
    public var maximumIntegerDigits: Int?

    /// When zeros are supplied.
    public var padding = Padding.onBlur

    /// Whether the number may have a minus sign.
    ///
    /// Where ``minimum`` isn't less than zero it may not.
    public var allowsNegative = true

    /// The least number; a lesser one has the issue `belowMinimum` once the field is left.
    public var minimum: DecimalNumber?

    /// The greatest number; a key that makes a positive number greater is rejected.
    ///
    /// More digits never make such a number less. A negative number can come back into range, and
    /// what the app sets or a deletion leaves has the issue `aboveMaximum`.
    public var maximum: DecimalNumber?

    /// What stands around the number.
    public var affixes: NumberAffixes

    /// The code of the currency, such as `EUR`, if the affixes are a currency's.
    ///
    /// A text may have it beside the number, in any case and instead of the symbol or with it. A text with
    /// another code is rejected.
    public var currencyCode: String? {
      get { code.isEmpty ? nil : String(decoding: code, as: UTF8.self) }
      set { code = newValue.map { Array($0.utf8) } ?? [] }
    }

    // Bytes rather than a string: comparing those needs the tables of Unicode's normalisation.
    private(set) var code: [UInt8] = []

    /// The grouping of digits.
    public var grouping = Grouping.automatic

    /// Which digits are shown.
    public var digits = Digits.native

    /// How keys become a number.
    public var entry = Entry.standard

    /// How much the arrow keys add or take away.
    public var step: DecimalNumber = 1

    /// Which digit the arrow keys step.
    public var stepping = Stepping.byStep

    /// Creates options without limits.
    ///
    /// - Parameter affixes: What stands around the number.
    public init(affixes: NumberAffixes = .none) {
      self.affixes = affixes
    }
  }

  /// When zeros are supplied behind the decimal separator.
  public enum Padding: Hashable, Sendable {
    /// When the field is left, and in what an app sets.
    case onBlur

    /// Always, so that `5` shows `5.00` at once.
    case always
  }

  /// The notation of negative numbers. All of them can be typed and pasted.
  public enum SignStyle: Hashable, Sendable, CaseIterable {
    /// With the minus sign of the language: `-$1,234.50`.
    case minus

    /// As accounts are written in the language: `($1,234.50)` in English, `-1.234,50 €` in German.
    case accounting

    /// In parentheses, whatever the language: `(1.234,50 €)`.
    case parentheses
  }

  /// The grouping of digits.
  public enum Grouping: Hashable, Sendable {
    /// As in the language.
    case automatic

    /// Never: `1234567.5`. Separators of groups can still be pasted.
    case never
  }

  /// Which digits are shown; digits of every script can be typed.
  public enum Digits: Hashable, Sendable {
    /// Those of the language.
    case native

    /// `0` to `9`.
    case latin
  }

  /// How keys become a number.
  public enum Entry: Hashable, Sendable {
    /// As on paper, with a decimal separator.
    case standard

    /// As in a cash register: digits come from the right, `0.01`, `0.12`, `1.23`.
    ///
    /// There are as many fraction digits as there may be; two where there is no limit.
    case cents
  }

  /// Which digit the arrow keys step.
  public enum Stepping: Hashable, Sendable {
    /// The step is added, wherever the caret stands.
    case byStep

    /// The digit before the caret goes up or down by one, and carries.
    case digitAtCaret
  }
}

extension NumberFormat.Options {
  /// How many zeros are supplied at most: they take memory though nobody has typed them.
  public static let mostSuppliedZeros = 1000

  /// How many fraction digits there may be; cents always have a limit.
  var fractionLimit: Int {
    entry == .cents
      ? maximumFractionDigits ?? max(2, minimumFractionDigits)
      : maximumFractionDigits ?? .max
  }

  /// How many fraction digits there are at least.
  var fractionMinimum: Int { entry == .cents ? fractionLimit : minimumFractionDigits }

  /// Whether zeros are supplied while one types.
  var padsAlways: Bool { padding == .always || entry == .cents }

  /// Whether there can be a minus sign.
  var takesMinus: Bool { allowsNegative && (minimum?.isNegative ?? true) }

  func check() throws(NumberFormatError) {
    let counts = [minimumFractionDigits, maximumFractionDigits ?? 0, maximumIntegerDigits ?? 0]
    for count in counts where count < 0 { throw .negativeCount }
    let supplied = entry == .cents ? fractionLimit : minimumFractionDigits
    if supplied > Self.mostSuppliedZeros { throw .tooManyZeros }
    if minimumFractionDigits > maximumFractionDigits ?? .max { throw .crossedFractionDigits }
    if let minimum, let maximum, maximum < minimum { throw .emptyRange }
    if step <= .zero || step.scale > fractionLimit { throw .unusableStep }
  }
}
