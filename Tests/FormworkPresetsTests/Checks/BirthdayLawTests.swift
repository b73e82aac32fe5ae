import FormworkFormats
import Testing

/// Codes with a day of birth: one check sign fits each day of the calendar, and none fits another.
///
/// The issuing authorities say which numbers are added to months and days.
@Suite struct BirthdayLawTests {
  /// How a national code contains the day of birth.
  struct Code: Sendable {
    var identifier: String
    /// The signs that can be the check sign.
    var signs = "0123456789"
    /// The numbers that are added to the month, and the century of each.
    var months: [Int: Int]
    /// The numbers that are added to the day.
    var days: Set<Int> = [0]
    /// Makes the code from a year, a month, and a day as written, with a `?` for the check sign.
    var text: @Sendable (_ year: String, _ month: Int, _ day: String) -> String
  }

  private static let codes = [
    // Women have 40 added to the day. The month is a letter.
    Code(
      identifier: "it.cf", signs: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", months: [0: 20], days: [0, 40],
      text: { "RSSMRA\($0)\(letter($1))\($2)A562?" }),
    Code(
      identifier: "pl.pesel", months: [0: 19, 20: 20, 40: 21, 60: 22, 80: 18],
      text: { "\($0)\(two($1))\($2)0123?" }),
    Code(
      identifier: "bg.egn", months: [0: 19, 20: 18, 40: 20], text: { "\($0)\(two($1))\($2)123?" }),
    // Women have 50 added to the month. For both, 20 more are added once the numbers of a day are used up.
    Code(
      identifier: "cz.rc", months: [0: 20, 20: 20, 50: 20, 70: 20],
      text: { "\($0)\(two($1))\($2)123?" }),
    Code(identifier: "ro.cnp", months: [0: 19], text: { "1\($0)\(two($1))\($2)01001?" }),
    Code(identifier: "ro.cnp", months: [0: 20], text: { "5\($0)\(two($1))\($2)01001?" }),
    Code(identifier: "ee.ik", months: [0: 19], text: { "3\($0)\(two($1))\($2)001?" }),
    Code(identifier: "ee.ik", months: [0: 20], text: { "6\($0)\(two($1))\($2)001?" }),
    Code(identifier: "za.id", months: [0: 20], text: { "\($0)\(two($1))\($2)500108?" }),
    Code(
      identifier: "fi.hetu", signs: "0123456789ABCDEFHJKLMNPRSTUVWXY", months: [0: 19],
      text: { "\($2)\(two($1))\($0)-002?" }),
    Code(
      identifier: "cn.ric", signs: "0123456789X", months: [0: 20],
      text: { "11010120\($0)\(two($1))\($2)001?" }),
  ]

  @Test func oneSignFitsEachDayOfTheCalendar() throws {
    var (right, wrong) = (0, 0)
    for code in Self.codes {
      let format = try #require(Preset(identifier: code.identifier)).makeFormat()
      for year in ["00", "01"] {
        let months = [0, 20, 40, 50, 60, 70, 80].flatMap { added in
          [0, 1, 2, 4, 12, 13].map { added + $0 }
        }
        for month in Set(months) where code.identifier != "it.cf" || 1...12 ~= month {
          for day in [0, 1, 28, 29, 30, 31, 32, 41, 68, 69, 71, 72] {
            let text = code.text(year, month, Self.two(day))
            let fitting = code.signs.filter { sign in
              let shown = format.formatted(text: text.replacing("?", with: String(sign)))
              return shown.isComplete && shown.issue == nil
            }
            let isDay = code.months.contains { added, century in
              code.days.contains {
                Self.isDay(day - $0, month - added, of: century * 100 + Int(year)!)
              }
            }
            #expect(fitting.count == (isDay ? 1 : 0), "\(code.identifier) \(text): \(fitting)")
            if isDay { right += 1 } else { wrong += 1 }
          }
        }
      }
    }
    #expect(right > 500 && wrong > 5_000, "\(right), \(wrong)")
  }

  private static func isDay(_ day: Int, _ month: Int, of year: Int) -> Bool {
    guard 1...12 ~= month else { return false }
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let last = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return 1...last ~= day
  }

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  private static func letter(_ month: Int) -> Character { Array("?ABCDEHLMPRST")[month] }
}
