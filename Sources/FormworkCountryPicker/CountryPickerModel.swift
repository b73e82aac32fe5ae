#if canImport(UIKit) || canImport(AppKit)
public import Formwork
import Foundation

/// The content of a country picker: sections of regions, or the regions that a search finds.
///
///     var model = CountryPickerModel(first: [.germany], recents: [.france])
///     model.sections.first?.entries.map(\.region)  // [.germany, .france]
///     model.query = "+1 242"
///     model.sections.first?.entries.map(\.region)  // [.bahamas]
///
/// It doesn't depend on a view, so you can draw your own picker with it.
public struct CountryPickerModel: Sendable {
  /// The regions with their names.
  public let list: RegionList

  /// The regions of the first section, which the user is most likely to pick.
  public let first: [Region]

  /// The text that the user searches for.
  public var query = ""

  /// A part of the list.
  public struct Section: Hashable, Sendable, Identifiable {
    /// The identity of the section: its letter, or a name.
    public let id: String

    /// The letter; `nil` for the first section, and for search results.
    public let title: String?

    /// The regions.
    public let entries: [RegionList.Entry]
  }

  private let letters: [Section]

  /// Creates the content of a picker.
  ///
  /// - Parameters:
  ///   - list: The regions with their names.
  ///   - first: The regions that come before all others, such as the device's region.
  ///   - recents: The most recently picked regions, the latest first. They follow `first`.
  public init(
    list: RegionList = RegionList(), first: [Region] = Region.ofDevice.map { [$0] } ?? [],
    recents: [Region] = []
  ) {
    self.list = list
    var preferred: [Region] = []
    for region in first + recents where !preferred.contains(region) {
      if list.entries.contains(where: { $0.region == region }) { preferred.append(region) }
    }
    self.first = preferred
    letters = Self.letters(of: list)
  }

  /// The sections from top to bottom; none if a search finds nothing.
  public var sections: [Section] {
    if !query.allSatisfy({ $0.isWhitespace }) {
      let found = list.entries(matching: query)
      return found.isEmpty ? [] : [Section(id: "found", title: nil, entries: found)]
    }
    let top = first.compactMap { region in list.entries.first { $0.region == region } }
    return (top.isEmpty ? [] : [Section(id: "first", title: nil, entries: top)]) + letters
  }

  /// Sections by first letter; a single one for a script with too many of them.
  private static func letters(of list: RegionList) -> [Section] {
    var sections: [Section] = []
    for entry in list.entries {
      let letter = String(entry.name.prefix(1)).folding(
        options: [.diacriticInsensitive, .widthInsensitive], locale: list.locale
      ).uppercased(with: list.locale)
      if let last = sections.last, last.id == letter {
        sections[sections.count - 1] = Section(
          id: letter, title: letter, entries: last.entries + [entry])
      } else if let index = sections.firstIndex(where: { $0.id == letter }) {
        sections[index] = Section(
          id: letter, title: letter, entries: sections[index].entries + [entry])
      } else {
        sections.append(Section(id: letter, title: letter, entries: [entry]))
      }
    }
    guard sections.count > mostLetters else { return sections }
    return [Section(id: "all", title: nil, entries: list.entries)]
  }

  /// Most alphabets have fewer letters. Chinese names begin with hundreds of different characters.
  private static var mostLetters: Int { 48 }
}

extension Region {
  /// The region of the device; `nil` if it has none with phone numbers.
  public static var ofDevice: Region? { FormatContext.current.region.flatMap { Region($0) } }
}

extension [Region] {
  /// Moves a picked region to the front of the recent ones, or inserts it there.
  ///
  ///     var recents: [Region] = [.france, .germany]
  ///     recents.notePick(.germany)  // [.germany, .france]
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - limit: The maximum number of recent regions.
  package mutating func notePick(_ region: Region, keeping limit: Int = 5) {
    self = Array(([region] + filter { $0 != region }).prefix(Swift.max(0, limit)))
  }
}
#endif
