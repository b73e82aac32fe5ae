import Foundation
import Formwork
import Testing

/// The clock of a locale, compared with Foundation.
@Suite struct HoursComparisonTests {
  /// The time data of Foundation is of another version of CLDR, so a few locales may differ.
  @Test func hoursAreThoseOfFoundation() {
    var (same, others) = (0, [] as [String])
    for identifier in Locale.availableIdentifiers.sorted() {
      let locale = Locale(identifier: identifier)
      guard
        let pattern = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)
      else { continue }
      // Outside quotes: German has “HH 'Uhr'”.
      let unquoted = pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      let isTwelve = unquoted.contains { "hK".contains($0) }
      if (HourCycle(locale: identifier) == .twelve) == isTwelve {
        same += 1
      } else {
        others.append(identifier)
      }
    }
    print("\(same) locales have the hours of Foundation, others: \(others)")
    #expect(same > 700 && others.count <= 12, "\(others)")
  }
}
