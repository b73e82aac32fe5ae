import Formwork
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The examples of the article Dates, compiled and run.
@Suite struct DatesTests {
  @Test func typing() throws {
    // example: typing
    let date = FieldFormat<DateTimeComponents>.date(pattern: "dd/MM/yyyy")
    var field = EditingSession(format: date.makeFormat())
    field.insert("4")
    #expect(field.current.text == "04/")
    field.insert("122024")
    #expect(field.current.text == "04/12/2024")
    #expect(date.value(of: field.current)?.month == 12)
    // end
  }

  @Test func issues() throws {
    // example: issues
    let birthday = FieldFormat<DateTimeComponents>.date(
      pattern: "dd/MM/yyyy", minimum: DateTimeComponents("1900-01-01"),
      maximum: DateTimeComponents("2100-12-31"))
    #expect(birthday.formatted(text: "31/02/").issue == .impossibleDate)
    #expect(birthday.formatted(text: "29/02/2023").issue == .impossibleDate)
    #expect(birthday.formatted(text: "29/02/2024").issue == nil)
    #expect(birthday.formatted(text: "24/12/1899").issue == .belowMinimum)
    #expect(birthday.formatted(text: "24/12/2101").issue == .aboveMaximum)
    // end
  }

  @Test func adults() throws {
    // example: adults
    let latest = Calendar.current.date(byAdding: .year, value: -18, to: .now)
    let adult = FieldFormat<Date>.date(pattern: "dd/MM/yyyy", maximum: latest)
    #expect(adult.formatted(text: "01/12/1999").issue == nil)
    #expect(adult.formatted(.now).issue == .aboveMaximum)
    // end
  }

  @Test func pasting() throws {
    // example: pasting
    let european = FieldFormat<DateTimeComponents>.date(pattern: "dd/MM/yyyy")
    #expect(european.formatted(text: "2024-12-24").text == "24/12/2024")
    #expect(european.formatted(text: "Dec 24, 2024").text == "24/12/2024")
    #expect(european.formatted(text: "1.2.2024").text == "01/02/2024")
    #expect(european.formatted(text: "12/24/2024").issue == .impossibleDate)
    #expect(european.formatted(text: "20241224").text == "")
    let clock = FieldFormat<DateTimeComponents>.date(pattern: "HH:mm")
    #expect(clock.formatted(text: "6:30 pm").text == "18:30")
    #expect(european.formatted(text: "2024-12").text == "")
    // end
  }

  @Test func months() throws {
    // example: months
    let french = FieldFormat<DateTimeComponents>.date.locale("fr_FR")
    #expect(french.formatted(text: "1er mars 2026").text == "01/03/2026")
    let german = FieldFormat<DateTimeComponents>.date(pattern: "dd.MM.yyyy")
    let austria = FormatContext(locale: "de_AT")
    #expect(german.formatted(text: "3. Jänner 2026", in: austria).text == "03.01.2026")
    #expect(german.formatted(text: "3. bis 5. März 2026", in: austria).text == "")
    #expect(german.formatted(text: "010290").text == "01.02.90")
    // end
  }

  @Test func ranges() throws {
    // example: ranges
    let stay = FieldFormat.dateRange(pattern: "dd/MM/yyyy")
    #expect(stay.formatted(text: "2024-12-24 to 2025-01-02").text == "24/12/2024 – 02/01/2025")
    #expect(stay.formatted(text: "24/12/2024 – 23/12/2024").issue == .reversedRange)
    let shift = FieldFormat.duration("hh:mm")
    #expect(shift.value(of: shift.formatted(text: "26:30")) == 95400)
    #expect(shift.value(of: shift.formatted(text: "90")) == 5400)
    #expect(shift.value(of: shift.formatted(text: "1.5")) == 5400)
    #expect(shift.value(of: shift.formatted(text: "1h30")) == 5400)
    // end
  }
}
