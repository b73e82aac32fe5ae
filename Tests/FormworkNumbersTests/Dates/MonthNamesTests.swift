import FormworkFormats
import Foundation
import Testing

/// Dates with the name of a month in the language of the field.
@Suite struct MonthNamesTests {
  private func format(_ locale: String) throws -> DateFormat {
    DateFormat(try #require(DatePattern(locale: locale), "\(locale)"))
  }

  /// The dates as Foundation writes them in the language, with the month's name and the weekday.
  @Test(arguments: [
    "bg_BG", "ca_ES", "cs_CZ", "da_DK", "de_DE", "de_AT", "de_CH", "el_GR", "en_US", "en_GB",
    "es_ES",
    "es_MX", "et_EE", "fi_FI", "fr_FR", "fr_CA", "he_IL", "hr_HR", "hu_HU", "id_ID", "is_IS",
    "it_IT",
    "lt_LT", "lv_LV", "ms_MY", "nb_NO", "nn_NO", "nl_NL", "pl_PL", "pt_BR", "pt_PT", "ro_RO",
    "ru_RU",
    "sk_SK", "sl_SI", "sr_RS", "sr_Latn_RS", "sv_SE", "tr_TR", "uk_UA",
  ])
  func readsWhatFoundationWrites(locale: String) throws {
    let format = try format(locale)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = .gmt
    formatter.timeStyle = .none
    for style in [DateFormatter.Style.medium, .long, .full] {
      formatter.dateStyle = style
      for month in 1...12 {
        for day in [1, 3, 24] {
          let components = DateComponents(
            calendar: formatter.calendar, timeZone: .gmt, year: 2026, month: month, day: day)
          let text = formatter.string(from: try #require(components.date))
          let expected = DateTimeComponents(year: 2026, month: month, day: day)
          for text in [text, text.uppercased(with: formatter.locale)] {
            // Greek capitals have no accents.
            if locale == "el_GR", text == text.uppercased() { continue }
            let shown = format.formatted(text: text)
            #expect(format.typed(shown) == expected && shown.isDone, "\(text): \(shown.text)")
          }
          if style != .long { continue }
          var session = EditingSession(format: format)
          for key in text { session.insert(String(key)) }
          session.endEditing()
          #expect(format.typed(session.current) == expected, "\(text): \(session.current.text)")
        }
      }
    }
  }

  @Test(arguments: [
    ("de_DE", "3. März 2026", "03.03.2026"), ("de_DE", "03. Mrz. 2026", "03.03.2026"),
    ("de_AT", "3. Jänner 2026", "03.01.2026"), ("de_AT", "3. Jän 2026", "03.01.2026"),
    ("de_DE", "am 3. märz 2026", "03.03.2026"), ("de_DE", "3. March 2026", "03.03.2026"),
    ("de_DE", "3. Dez 26", "03.12.2026"), ("fr_FR", "3 mars 2026", "03/03/2026"),
    ("fr_FR", "1er mars 2026", "01/03/2026"), ("fr_FR", "le 3 févr. 2026", "03/02/2026"),
    ("es_ES", "3 de marzo del 2026", "03/03/2026"), ("pt_BR", "1º de março de 2026", "01/03/2026"),
    ("it_IT", "3 marzo 2026", "03/03/2026"), ("nl_NL", "3 mrt. 2026", "03-03-2026"),
    ("sv_SE", "3 maj 2026", "2026-05-03"), ("lt_LT", "2026 m. kovo 3 d.", "2026-03-03"),
    ("ru_RU", "3 МАРТА 2026 г.", "03.03.2026"),
  ])
  func reads(locale: String, text: String, expected: String) throws {
    let format = try format(locale)
    let shown = format.formatted(text: text)
    #expect(shown.text == expected && shown.isDone)
  }

  /// The two ends of a range, a month of another language, and letters that begin several months or
  /// another one in English, aren't a date.
  @Test(arguments: [
    ("es_ES", "3 al 5 de marzo de 2026"), ("es_ES", "del 3 a 5 de marzo de 2026"),
    ("fr_FR", "du 3 au 5 mars 2026"), ("de_DE", "3. bis 5. März 2026"),
    ("de_DE", "3. und 5. März 2026"),
    ("cs_CZ", "3. a 5. března 2026"), ("sv_SE", "3 till 5 mars 2026"),
    ("it_IT", "3 e 5 marzo 2026"),
    ("de_DE", "3 mars 2026"), ("en_US", "3. März 2026"), ("fr_FR", "3 jui 2026"),
    ("fi_FI", "3 mar 2026"), ("de_DE", "3. März 5. April 2026"),
  ])
  func rejects(locale: String, text: String) throws {
    let shown = try format(locale).formatted(text: text)
    #expect(!shown.isComplete, "\(shown.text)")
  }

  @Test func languages() {
    let march = Array("mars".utf8)
    #expect(MonthNames(locale: "nb_NO")?.month(of: march) == 3)
    #expect(MonthNames(locale: "fr-CA")?.month(of: march) == 3)
    #expect(MonthNames(locale: "sr_Latn_RS")?.month(of: Array("mart".utf8)) == 3)
    #expect(MonthNames(locale: "sr")?.month(of: Array("mart".utf8)) == nil)
    #expect(MonthNames(locale: "ja_JP") == nil && MonthNames(locale: "") == nil)
    #expect(MonthNames(locale: "de")?.month(of: []) == nil)
    #expect(MonthNames(locale: "de")?.month(of: [0x7C]) == nil)
  }
}
