#if canImport(UIKit) || canImport(AppKit)
import FormworkCore
import Foundation

extension RegionList {
  /// Returns the entries that match a query, the best first.
  ///
  /// The search compares the names in the list's language, in English, and in the region's own
  /// languages, from the start of any word. Case and accents don't matter. It also finds a region
  /// by its two letters, and by its calling code, with or without further digits.
  ///
  ///     list.entries(matching: "+1 242").first?.region  // .bahamas
  ///
  /// - Parameter query: The text that the user typed. All entries match an empty query.
  /// - Returns: The entries. Equally good matches are sorted by name.
  /// - Complexity: O(*n*) in the number of entries and the length of their names.
  public func entries(matching query: String) -> [Entry] {
    let wanted = query.folded
    if wanted.isEmpty { return entries }
    if let digits = query.dialedDigits { return entries(withCallingCode: digits) }
    var ranked: [(rank: Int, entry: Entry)] = []
    for (entry, keys) in zip(entries, keys) {
      if let rank = keys.rank(of: wanted) { ranked.append((rank, entry)) }
    }
    return (0...RegionKeys.worst).flatMap { rank in
      ranked.filter { $0.rank == rank }.map { $0.entry }
    }
  }

  private func entries(withCallingCode digits: String) -> [Entry] {
    let found = Region.all(withNumbersStarting: digits)
    // The main region of a calling code comes first: a number of it can mean any of them.
    let main = found.filter { "\($0.callingCode)" == digits }.first
    let listed = entries.filter { found.contains($0.region) }
    return listed.filter { $0.region == main } + listed.filter { $0.region != main }
  }
}

/// The search keys of a region.
struct RegionKeys: Sendable {
  private let code: String
  private let names: [String]

  /// The rank of a region that only has the text inside a word.
  static let worst = 4

  init(_ entry: RegionList.Entry, languages: [String]) {
    code = entry.region.code.lowercased()
    var names = [entry.name, entry.region.name(in: Locale(identifier: "en"))]
    names += languages.map { entry.region.name(in: Locale(identifier: $0)) }
    names += Self.shortNames[entry.region.code] ?? []
    var folded: [String] = []
    for name in names.map({ $0.folded }) where !folded.contains(name) { folded.append(name) }
    self.names = folded
  }

  /// Returns the rank of a match, 0 for the best; `nil` if there is no match.
  func rank(of wanted: String) -> Int? {
    if wanted == code || names.contains(wanted) { return 0 }
    if names.first?.hasPrefix(wanted) ?? false { return 1 }
    if names.contains(where: { $0.hasPrefix(wanted) }) { return 2 }
    if names.contains(where: { $0.hasWord(startingWith: wanted) }) { return 3 }
    // A letter or two are inside too many words.
    return wanted.count > 2 && names.contains { $0.range(of: wanted) != nil } ? 4 : nil
  }

  /// Short names of countries that no locale has.
  private static let shortNames: [String: [String]] = [
    "AE": ["UAE"], "CD": ["DR Congo"], "CZ": ["Czech Republic"],
    "GB": ["UK", "Great Britain", "England"],
    "KR": ["South Korea"], "MM": ["Burma"], "NL": ["Holland"], "US": ["USA", "America"],
  ]
}

extension String {
  /// The text without case, accents, and unneeded spaces.
  fileprivate var folded: String {
    let words = split { $0.isWhitespace }.joined(separator: " ")
    let folded = words.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return String(folded.map { $0 == "’" ? "'" : $0 })
  }

  fileprivate func hasWord(startingWith start: String) -> Bool {
    var rest = self[...]
    while let gap = rest.firstIndex(where: { !$0.isLetter && !$0.isNumber && $0 != "'" }) {
      rest = rest[index(after: gap)...]
      if rest.hasPrefix(start) { return true }
    }
    return false
  }

  /// The digits of a calling code, such as `+49`, `0049` or `49`; `nil` for anything else.
  fileprivate var dialedDigits: String? {
    let kept = filter {
      !$0.isWhitespace && !"-()+".contains($0) && !"\u{200E}\u{200F}".contains($0)
    }
    var digits = ""
    for character in kept {
      guard let digit = character.wholeNumberValue, 0...9 ~= digit else { return nil }
      digits += String(digit)
    }
    if digits.hasPrefix("00") { digits.removeFirst(2) }
    return digits.isEmpty ? nil : digits
  }
}
#endif
