import FormworkFormats
import Foundation
import Testing

/// Dates in the order of locales, against what others say of it.
@Suite struct LocaleDatesTests {
  @Test func ordersAndSeparators() throws {
    let rows = [
      ("de_DE", "dd.MM.yyyy"), ("de-AT", "dd.MM.yyyy"), ("en_US", "MM/dd/yyyy"),
      ("en_GB", "dd/MM/yyyy"), ("sv", "yyyy-MM-dd"), ("hu", "yyyy. MM. dd."),
      ("ja_JP.UTF-8", "yyyy/MM/dd"), ("ko", "yyyy. MM. dd."), ("nl", "dd-MM-yyyy"),
      ("bg", "dd.MM.yyyy\u{202F}'г'."), ("ar_EG", "dd/MM/yyyy"),
      ("de_XX", "dd.MM.yyyy"),
    ]
    for (locale, pattern) in rows {
      #expect(DatePattern(locale: locale)?.text == pattern, "\(locale)")
    }
    #expect(DatePattern(locale: "xx_YY") == nil)
    #expect(DatePattern(locale: "") == nil)
  }

  /// Every locale has a pattern, in which a date can be typed digit by digit.
  @Test func everyLocaleHasOne() throws {
    let christmas = DateTimeComponents(year: 2024, month: 12, day: 24)
    var patterns: Set<String> = []
    var count = 0
    for locale in try Self.table().locales.keys {
      let pattern = try #require(DatePattern(locale: locale), "\(locale)")
      patterns.insert(pattern.text)
      let format = DateFormat(pattern)
      let shown = format.formatted(typed: christmas)
      #expect(format.typed(shown) == christmas, "\(locale)")
      var typed = FormattedText()
      for digit in shown.text where digit.isNumber {
        typed =
          format.apply(TextEdit(inserting: "\(digit)", at: typed.caret), to: typed)
          .formatted
      }
      #expect(typed.text == shown.text && typed.isComplete, "\(locale): \(typed.text)")
      count += 1
    }
    #expect(count >= 500)
    #expect(patterns.count >= 12)
  }

  /// The order of the fields is that of Foundation, whose data is of another version: where it has some,
  /// else it falls back on one of two patterns.
  @Test func foundationsOrder() throws {
    var (same, other) = (0, 0)
    for locale in try Self.table().locales.keys {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: locale)
      formatter.calendar = Calendar(identifier: .gregorian)
      formatter.timeStyle = .none
      formatter.dateStyle = .short
      let theirs = Self.order(formatter.dateFormat)
      guard theirs.count == 3, let pattern = DatePattern(locale: locale) else { continue }
      if Self.order(pattern.text) == theirs {
        same += 1
      } else if !["y-MM-dd", "M/d/yy"].contains(formatter.dateFormat) {
        other += 1
      }
    }
    print("\(same) locales order dates as Foundation does, \(other) otherwise")
    #expect(same >= 450 && other <= 10)
  }

  /// `dMy` for `dd.MM.yy`.
  private static func order(_ pattern: String) -> String {
    var order = ""
    var isQuoted = false
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, "dMy".contains(letter), !order.contains(letter) { order.append(letter) }
    }
    return order
  }

  private struct Table: Decodable {
    var locales: [String: [Int]]
  }

  private static func table() throws -> Table {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Data/locales.json"))
    return try JSONDecoder().decode(Table.self, from: data)
  }
}
