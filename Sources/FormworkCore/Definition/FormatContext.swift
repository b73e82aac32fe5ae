public import FormworkFormats

/// The locale, region, and time zone that a field's format depends on.
///
///     FormatContext(locale: "de_AT").region  // "AT"
///
/// In a user interface, the context comes from the environment or the device. If a format has a
/// locale or a region of its own, it ignores the one in the context.
public struct FormatContext: Hashable, Sendable {
  /// The identifier of the locale, such as `de_AT`.
  public var locale: String

  /// The identifier of the time zone for dates, such as `Europe/Vienna`; `nil` for the device's.
  public var timeZone: String?

  /// The current date, against which the date of expiry of a card is checked; `nil` if it isn't checked.
  ///
  /// The context of a view or a device has the date of the device.
  public var today: DateTimeComponents?

  private var ownRegion: String?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - locale: The identifier of the locale. By default, formats are American English and phone
  ///     numbers are international.
  ///   - region: The two letters of the region. The default is the locale's region.
  ///   - timeZone: The identifier of the time zone for dates. The default is the device's time
  ///     zone.
  ///   - today: The current date. Without it, the expiry of a card isn't checked.
  public init(
    locale: String = "en", region: String? = nil, timeZone: String? = nil,
    today: DateTimeComponents? = nil
  ) {
    self.locale = locale
    self.timeZone = timeZone
    self.today = today
    ownRegion = region
  }

  /// The two letters of the region. The default is the locale's region.
  public var region: String? {
    get { ownRegion ?? Self.region(ofLocale: locale) }
    set { ownRegion = newValue }
  }

  /// Returns the region that overrides the one of the locale, or else the locale's own.
  private static func region(ofLocale identifier: String) -> String? {
    let separators = Array("_-@.;=".utf8)
    let parts = identifier.utf8.split { separators.contains($0) }.map { part in
      part.map { 0x61...0x7A ~= $0 ? $0 & ~0x20 : $0 }
    }
    // For example `en_US@rg=gbzzzz` or `en-US-u-rg-gbzzzz`.
    if let key = parts.dropFirst().firstIndex(where: { $0.elementsEqual("RG".utf8) }),
      key + 1 < parts.count, parts[key + 1].count == 6
    {
      return String(decoding: parts[key + 1].prefix(2), as: UTF8.self)
    }
    let name = identifier.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }
    let count = name.split { separators.contains($0) }.count
    // A single letter begins an extension, as in `de-u-nu-latn`.
    for part in parts.prefix(count).dropFirst().prefix(while: { $0.count > 1 })
    where part.count == 2 {
      return String(decoding: part, as: UTF8.self)
    }
    return nil
  }
}
