#if canImport(UIKit) || canImport(AppKit)
public import FormworkCore
public import Foundation

/// A searchable list of regions with phone numbers, with their names in a language.
///
///     let list = RegionList(locale: Locale(identifier: "de"))
///     list.entries(matching: "+49").first?.name        // "Deutschland"
///     list.entries(matching: "Germany").first?.name    // "Deutschland"
///     list.entries(matching: "deutsch").first?.region  // .germany
///
/// Names come from the system. Create a list once and keep it: looking up the names of about 240
/// regions in several languages takes a few milliseconds.
public struct RegionList: Sendable {
  /// A region with its name.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The region.
    public let region: Region

    /// The name in the list's language.
    public let name: String

    /// The region, which identifies the entry.
    public var id: Region { region }

    /// Creates an entry with the region's name in a language.
    public init(_ region: Region, locale: Locale) {
      self.region = region
      name = region.name(in: locale)
    }
  }

  /// The locale of the names.
  public let locale: Locale

  /// All entries, sorted by name according to the language.
  public let entries: [Entry]

  /// The search keys of each entry.
  let keys: [RegionKeys]

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - regions: The regions.
  ///   - locale: The locale of the names.
  public init(_ regions: [Region] = Region.all, locale: Locale = .current) {
    self.locale = locale
    entries = regions.map { Entry($0, locale: locale) }
      .sorted {
        $0.name.compare($1.name, options: .caseInsensitive, range: nil, locale: locale)
          == .orderedAscending
      }
    let spoken = Locale.languagesByRegion
    keys = entries.map { RegionKeys($0, languages: spoken[$0.region.code] ?? []) }
  }
}

extension Region {
  /// Returns the name of the region in a language.
  ///
  ///     Region.germany.name(in: Locale(identifier: "fr"))  // "Allemagne"
  ///
  /// - Parameter locale: The locale, whose language is used.
  /// - Returns: The name; the two letters if the system has no name.
  public func name(in locale: Locale = .current) -> String {
    guard let name = locale.localizedString(forRegionCode: code), !name.isEmpty else { return code }
    return name
  }
}

extension Locale {
  /// The languages of each region for which the system has a locale.
  static var languagesByRegion: [String: [String]] {
    var languages: [String: [String]] = [:]
    for identifier in Locale.availableIdentifiers {
      let parts = identifier.split(separator: "_")
      guard parts.count > 1, let region = parts.last, region.utf8.count == 2 else { continue }
      languages[String(region), default: []].append(parts.dropLast().joined(separator: "_"))
    }
    return languages
  }
}
#endif
