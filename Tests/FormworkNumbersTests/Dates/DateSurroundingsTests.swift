import FormworkTestSupport
import Testing

/// Dates and times with more text, which says what they mean: whatever is done has that meaning, and what
/// is clear for a user is done.
@Suite struct DateSurroundingsTests {
  private func pasted(_ text: String, _ pattern: String) throws -> FormattedText {
    let format = try DateFormat(pattern)
    return format.editingEnded(format.formatted(text: text))
  }

  private func typed(_ text: String, _ pattern: String) throws -> FormattedText {
    var session = EditingSession(format: try DateFormat(pattern))
    var isRejected = false
    for character in text {
      isRejected = session.insert(String(character)).rejection != nil || isRejected
    }
    session.endEditing()
    // A full field rejects more keys, and what it has is what was typed before them.
    return isRejected ? FormattedText() : session.current
  }

  /// Two digits after a month and a day are an hour, another day, or an amount.
  @Test(
    arguments: [
      "Sep 27-28, 2032", "Dec 24, 18 Uhr", "Dec 24 at 18", "May 31 at 19", "June 5 (45 min)",
      "Friday, March 13, 20 guests", "May 13th - 14th", "May 13 - 14", "May 16/17", "16/17 May",
      "May 14th, 15th", "dec 12.50", "Dec. 12.50", "Dec 12 (11)", "Born May 5, 88 kg",
      "24 Dec 18 Uhr", "24 Dec - 26", "Dec 24 to 26", "Dec 24–26 in Rome", "Dec 24 24 h",
      "Dec 24, 18 in 2026", "Dec 24 18th", "5 May 2026 2nd", "24 24 Dec", "Dec 24, 18 €",
    ])
  func twoDigitsAreNoYear(text: String) throws {
    for pattern in ["MM/dd/yyyy", "dd.MM.yyyy", "yyyy-MM-dd", "dd/MM/yy", "MM/yy"] {
      let isMeant = text == "5 May 2026 2nd"
      let read = try pasted(text, pattern)
      #expect(!read.isDone || isMeant && read.value.contains("26"), "\(text): \(read.value)")
      let keys = try typed(text, pattern)
      #expect(!keys.isDone || isMeant, "\(text) typed in \(pattern): \(keys.value)")
    }
  }

  @Test(
    arguments: [
      "December 24, 24", "Dec 24 '24", "Dec 24 24", "24-Dec-24", "24 Dec 24", "24. Dec. 24",
      "24Dec24", "Dec-24-24", "24/Dec/24", "24 Dec. 24", "24th of December, 24", "Dec 24th, 24",
      "due Dec 24, 24", "24-Dec-24 18:30", "Dec 24, 24 18:30", "we met on 24-Dec-24 in Rome",
      "Dec 24, 24.", "(Dec 24, 24)", "24 Dec 2024", "Dec 24, 2024 at 18:30",
    ])
  func twoDigitsAreAYear(text: String) throws {
    #expect(try pasted(text, "MM/dd/yyyy").value == "12/24/2024")
    #expect(try pasted(text, "dd.MM.yy").value == "24.12.24")
    #expect(try pasted(text, "MM/dd/yyyy").isDone)
  }

  /// A month with a year of two digits, as on cards.
  @Test(
    arguments: [
      ("Dec 24", "12/24"), ("Dec-24", "12/24"), ("Dec '24", "12/24"), ("exp Dec 24", "12/24"),
      ("Dec 24 2026", "12/26"), ("Dec 2026 at noon", "12/26"), ("Dec 24 2026 at 18", nil),
      ("24 Dec", nil), ("Dec 24th", nil), ("Dec 24 at 18", nil), ("Dec (24)", nil),
      ("Dec 24 10:30", nil), ("Dec 24, 18 Uhr", nil),
    ] as [(text: String, value: String?)])
  func monthsOfCards(text: String, value: String?) throws {
    let read = try pasted(text, "MM/yy")
    #expect(read.isDone == (value != nil), "\(text): \(read.value)")
    if let value { #expect(read.value == value) }
  }

  /// A four-digit year where the pattern has two digits isn't a day.
  @Test func fourDigitsInAYearOfTwo() throws {
    #expect(try pasted("2007-Nov-22", "yy-MM-dd").value == "07-11-22")
    let typed = try typed("2007-Nov-22", "yy-MM-dd")
    #expect(!typed.isDone || typed.value == "07-11-22")
    #expect(try !pasted("07-Nov-22", "yy-MM-dd").isDone)
  }

  /// The afternoon is read wherever it is written.
  @Test(
    arguments: [
      "PM 1:49", "pm 1:49", "(PM) 1:49", "PM: 1:49", "p.m. 1:49", "1:49 ＰＭ", "ＰＭ 1:49", "1:49 ㏘",
      "1:49㏘", "㏘1:49", "1:49 PM", "1:49pm CET", "Mon PM 1:49", "time (PM): 1:49", "13:49 Uhr",
      "Meeting 13:49",
    ])
  func readsTheAfternoon(text: String) throws {
    #expect(try pasted(text, "HH:mm").value == "13:49")
    #expect(try pasted(text, "h:mm a").value == "1:49 PM")
    #expect(try pasted(text, "h:mm a").isDone)
  }

  /// Nor does a word that isn't known, and may be the afternoon, give a time of the morning.
  @Test(
    arguments: [
      "1:49 EST PM", "1:49 o’clock PM", "下午 1:49", "오후 1:49", "下午1:49", "1:49 μ.μ.", "م 1:49",
      "1:49 م", "1:49 CH", "ÖS 1:49", "1:49 em", "1:49 de la tarde", "1:49 вечера", "nachm. 1:49",
      "1:49 in the afternoon", "1:49 nachm.", "nachmittags um 1:49", "1:49 Uhr nachmittags",
      "this afternoon at 1:49", "1:49 अपराह्न", "1:49 🅿️M", "12:49 AM PM",
      "1:49 AM PM",
      "1:49 h PM", "PM 1:49 PM", "1:49:34 вечера", "1:49 p🎉m", "p★m 1:49",
    ])
  func neverLosesTheAfternoon(text: String) throws {
    for pattern in ["HH:mm", "h:mm a", "HH:mm:ss"] {
      let read = try pasted(text, pattern)
      #expect(!read.isDone, "\(text): \(read.value)")
    }
  }

  @Test(
    arguments: [
      "9:30", "9:30 Uhr", "um 9:30", "Start: 9:30", "at 9:30", "Meeting at 9:30", "9:30 sharp",
      "9:30 CET", "09:30:00 (UTC)", "9:30 local time", "Gate 5 9:30", "24 Dec 9:30", "9:30 hrs",
      "Dinner, 9:30", "9:30 AM", "Mon 9:30",
    ])
  func readsTheMorning(text: String) throws {
    #expect(try pasted(text, "HH:mm").value == "09:30")
    #expect(try pasted(text, "HH:mm").isDone)
  }

  @Test func readsTheHourOfATimestamp() throws {
    let text = "Tue Dec 24 2024 09:30:00 GMT+0100 (Central European Standard Time)"
    #expect(try pasted(text, "dd/MM/yyyy HH:mm").value == "24/12/2024 09:30")
    #expect(try pasted("2024-12-24 09:30 Berlin", "HH:mm").isDone)
  }

  /// Two times, or two days, aren't one.
  @Test(
    arguments: [
      ("h:mm a", "12:45 – 13:52"), ("h:mm a", "12:45 & 13:52"), ("h:mm a", "12:45\n13:52"),
      ("HH:mm", "March 12 10:00-12:00"), ("HH:mm", "10:00-12:00"), ("HH:mm", "10:30-12"),
      ("HH:mm", "10 - 12:30"), ("HH:mm", "13:30 – 15"), ("HH:mm", "from 13 to 14:30"),
      ("MM/dd/yyyy h:mm a", "12/05/2012 13:23 - 14:26"),
      ("MM/dd/yyyy", "27 - 28 Sep 2032"), ("MM/dd/yyyy", "27-28 Sep 2032"),
      ("MM/dd/yyyy", "27 & 28 Sep 2032"), ("MM/dd/yyyy", "27 to 28 Sep 2032"),
      ("dd/MM/yyyy", "9/6 - 12/6/1997"), ("dd/MM/yyyy", "24/12/2024 – 26"),
      ("h:mm a", "7:05 am / 7:05 pm"), ("yyyy-MM-dd HH:mm", "2026-12-24 18:30 - 20:00"),
      ("yyyy-MM-dd HH:mm", "2026-12-24 10:00-12:00"),
    ])
  func rangesAreRejected(pattern: String, text: String) throws {
    for read in [try pasted(text, pattern), try typed(text, pattern)] {
      #expect(!read.isDone, "\(text): \(read.value)")
    }
  }

  /// Neither is a time with the hour at which it ends or begins, nor a date with another day.
  @Test func hoursAndDaysOfRangesAreRejected() throws {
    let joints = [" - ", " – ", " to ", " until ", " bis ", " and "]
    for joint in joints {
      for hour in [9, 10, 13, 18, 23] {
        for text in [
          "8:30\(joint)\(hour)", "\(hour)\(joint)23:45", "from 8:30\(joint)\(hour) today",
        ] {
          #expect(try !pasted(text, "HH:mm").isDone, "\(text)")
        }
      }
      for day in [1, 9, 10, 25, 31] {
        for text in [
          "24/12/2024\(joint)\(day)", "\(day)\(joint)24/12/2024",
          "on 24/12/2024\(joint)\(day), all day",
        ] {
          #expect(try !pasted(text, "dd/MM/yyyy").isDone, "\(text)")
        }
      }
      // A number of three or four digits is neither.
      for number in [100, 4711] {
        #expect(
          try pasted("Room \(number)\(joint)24/12/2024", "dd/MM/yyyy").value == "24/12/2024",
          "\(number)\(joint)")
      }
    }
  }

  /// The end of a range isn't a second, not even where there is room for one.
  @Test func theEndOfARangeIsNoSecond() throws {
    #expect(try !pasted("10:30-12", "HH:mm:ss").isDone)
    #expect(try pasted("10-30-12", "HH:mm:ss").value == "10:30:12")
  }

  /// A time or a longer number next to a date isn't the end of a range.
  @Test(
    arguments: [
      ("yyyy-MM-dd", "2026-12-24 18:30 - 20:00", "2026-12-24", "18302000"),
      ("dd/MM/yyyy", "Invoice 4711 - 24/12/2024", "24/12/2024", "Invoice4711"),
      ("dd/MM/yyyy", "24/12/2024 - 6 pm", "24/12/2024", "6pm"),
      ("MM/dd/yyyy", "Room 12, 01/24/1964", "01/24/1964", "Room12"),
      ("HH:mm", "24/12/2024 - 18:30", "18:30", "24122024"),
      ("yyyy-MM-dd HH:mm", "2026-12-24 10:00 (UTC+01:00)", "2026-12-24 10:00", "0100"),
      ("yyyy-MM-dd", "2026-12-24 10:00-12:00", "2026-12-24", "10001200"),
    ])
  func keepsWhatIsClear(pattern: String, text: String, value: String, unused: String) throws {
    let outcome = try DateFormat(pattern).apply(
      TextEdit(inserting: text, at: 0), to: FormattedText())
    #expect(outcome.formatted.value == value)
    #expect(outcome.unused == unused)
  }

  /// A year after a month isn't a day with a year, and a second digit stays in its field.
  @Test(
    arguments: [
      ("MM/dd/yyyy", "10/1991○", "10/19/91|"), ("MM/dd/yyyy", "101991○", "10/19/1991|"),
      ("MM/dd/yyyy", "10/19/91○", "10/19/1991|"), ("MM/dd/yyyy", "10/2391○", "10/23/1991|"),
      ("MM/dd/yyyy", "10/19911991", "10/19/9119|"),
      ("MM/dd/yyyy", "10232017«3,5»5", "10/05|/2017"),
      ("MM/dd/yyyy", "10232017«3,5»50", "10/50/|2017"), ("HH:mm", "1440«0,2»69", "69:|40"),
      ("MM/dd/yyyy", "10232017«3,5»5/3", "10/05/3|017"),
      ("MM/dd/yyyy", "10232017«0»45", "04/05/|2017"),
      ("dd/MM/yyyy", "28122024«0,2»15", "15/|12/2024"),
    ])
  func keysStayInTheirField(pattern: String, keys: String, text: String) throws {
    #expect(FormworkTestSupport.typed(keys, into: try DateFormat(pattern)) == text)
  }
}
