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
