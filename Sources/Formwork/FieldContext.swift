/// The surroundings of a field that its format depends on.
///
///     FieldContext(locale: "de_AT").region  // "AT"
///
/// In a user interface the context is the environment's, or the device's. A format with a locale or a region of
/// its own ignores that of the context.
public struct FieldContext: Hashable, Sendable {
  /// The identifier of the locale, such as `de_AT`.
  public var locale: String

  /// The identifier of the time zone that dates are read in, such as `Europe/Vienna`; `nil` for the device's.
  public var timeZone: String?

  private var ownRegion: String?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - locale: The identifier of the locale. Without it, formats are American English, and phone numbers
  ///     international.
  ///   - region: The two letters of the region; that of the locale if you omit it.
  ///   - timeZone: The identifier of the time zone that dates are read in.
  public init(locale: String = "en", region: String? = nil, timeZone: String? = nil) {
    self.locale = locale
    self.timeZone = timeZone
    ownRegion = region
  }

  /// The two letters of the region; that of the locale if none was set.
  public var region: String? {
    get { ownRegion ?? Self.region(ofLocale: locale) }
    set { ownRegion = newValue }
  }

  /// The region that the locale says to use instead of its own, or else its own.
  private static func region(ofLocale identifier: String) -> String? {
    let separators = Array("_-@.;=".utf8)
    let parts = identifier.utf8.split { separators.contains($0) }.map { part in
      part.map { 0x61...0x7A ~= $0 ? $0 & ~0x20 : $0 }
    }
    // As in `en_US@rg=gbzzzz` and `en-US-u-rg-gbzzzz`.
    if let key = parts.dropFirst().firstIndex(where: { $0.elementsEqual("RG".utf8) }),
      key + 1 < parts.count, parts[key + 1].count == 6
    {
      return String(decoding: parts[key + 1].prefix(2), as: UTF8.self)
    }
    let name = identifier.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }
    let count = name.split { separators.contains($0) }.count
    // A single letter, as in `de-u-nu-latn`, begins an extension.
    for part in parts.prefix(count).dropFirst().prefix(while: { $0.count > 1 })
    where part.count == 2 {
      return String(decoding: part, as: UTF8.self)
    }
    return nil
  }
}
