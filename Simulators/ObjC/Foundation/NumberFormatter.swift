extension NSNumber {
  public convenience init(value: Int) { fatalError() }
  public var stringValue: String { fatalError() }
}

public struct Locale: Hashable, Sendable, Codable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public var description: String { fatalError() }
  public var debugDescription: String { fatalError() }
  public init(identifier: String) { fatalError() }
  public static var current: Locale { fatalError() }
  public var identifier: String { fatalError() }
  public var decimalSeparator: String? { fatalError() }
  public static var availableIdentifiers: [String] { fatalError() }
  public func localizedString(forRegionCode regionCode: String) -> String? { fatalError() }
}

@objc public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame
  case orderedDescending
}

extension StringProtocol {
  public func range<T: StringProtocol>(
    of aString: T, options mask: NSString.CompareOptions = [], range: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> Range<String.Index>? { fatalError() }
  public func compare<T: StringProtocol>(
    _ aString: T, options mask: NSString.CompareOptions = [], range: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> ComparisonResult { fatalError() }
  public func folding(
    options: NSString.CompareOptions = [], locale: Locale?
  ) -> String { fatalError() }
  public func uppercased(with locale: Locale?) -> String { fatalError() }
}

@objc open class NumberFormatter: Formatter {
  @objc(NSNumberFormatterStyle) public enum Style: UInt, Sendable {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
    case currencyISOCode = 8
    case currencyPlural = 9
    case currencyAccounting = 10
  }

  @objc(stringFromNumber:) open func string(from number: NSNumber) -> String? { fatalError() }
  @objc open var numberStyle: Style {
    get { fatalError() }
    set { fatalError() }
  }
  open var locale: Locale!
  @objc open var decimalSeparator: String!
  @objc open var currencyDecimalSeparator: String!
  @objc open var currencyCode: String!
  @objc open var groupingSeparator: String!
  @objc open var currencyGroupingSeparator: String!
  @objc open var usesGroupingSeparator = false
  @objc open var groupingSize = 0
  @objc open var secondaryGroupingSize = 0
  @objc open var minusSign: String!
  @objc open var allowsFloats = false
  @objc open var minimumFractionDigits = 0
  @objc open var maximumFractionDigits = 0
  @objc open var maximumIntegerDigits = 0
  @objc open var minimum: NSNumber?
  @objc open var maximum: NSNumber?
}

extension NSString {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var caseInsensitive: Self { fatalError() }
    public static var diacriticInsensitive: Self { fatalError() }
    public static var widthInsensitive: Self { fatalError() }
    public static var regularExpression: Self { fatalError() }
  }
}
