import FormworkTestSupport
import Testing

/// A date and a time in any notation, in any order, in a sentence: never read as another, and read if it is clear.
@Suite struct DateNotationLawTests {
  /// A text, and the moment that it means.
  private struct Writing {
    var text: String
    var date: DateTimeComponents
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The day in a notation that needs no guess: a year of four digits in front, or a month's name.
  private func day(_ date: DateTimeComponents, _ random: inout SeededGenerator) -> String {
    let (year, month, day) = (date.year ?? 0, date.month ?? 1, date.day ?? 1)
    let name = Self.months[month - 1]
    let short = random.element(of: [name, String(name.prefix(3)), name.uppercased()])
    let suffix = [1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st"][day] ?? "th"
    return random.element(of: [
      "\(year)-\(month.two)-\(day.two)", "\(year)/\(month.two)/\(day.two)",
      "\(year).\(month).\(day)", "\(day) \(short) \(year)", "\(short) \(day), \(year)",
      "\(short) \(day)\(suffix), \(year)", "the \(day)\(suffix) of \(short) \(year)",
      "Tue, \(day) \(short) \(year)", "Tuesday \(short) \(day) \(year)",
      "\(day.two)-\(short.prefix(3))-\(year)", "\(year) \(short) \(day)",
    ])
  }

  private func time(_ date: DateTimeComponents, _ random: inout SeededGenerator) -> String {
    let (hour, minute) = (date.hour ?? 0, date.minute ?? 0)
    let twelve = (hour + 11) % 12 + 1
    let half = hour < 12 ? "am" : "pm"
    var writings = [
      "\(hour.two):\(minute.two)", "\(hour)h\(minute.two)",
      "\(twelve):\(minute.two) \(half)", "\(twelve):\(minute.two)\(half)",
      "\(twelve.two):\(minute.two) \(half.uppercased())",
      "\(twelve).\(minute.two) \(half.first ?? "a").m.",
    ]
    if minute == 0 { writings += ["\(twelve)\(half)", "\(twelve) \(half)"] }
    if let second = date.second {
      writings = [
        "\(hour.two):\(minute.two):\(second.two)", "\(hour.two):\(minute.two):\(second.two).250",
        "\(twelve):\(minute.two):\(second.two) \(half)",
      ]
    }
    return random.element(of: writings)
  }

  /// A random moment in random words.
  private func writing(
    hasDay: Bool, hasTime: Bool, _ random: inout SeededGenerator
  ) -> Writing {
    var date = DateTimeComponents()
    if hasDay {
      date = DateTimeComponents(
        year: random.number(in: 1950...2049), month: random.number(in: 1...12),
        day: random.number(in: 1...28))
    }
    if hasTime {
      (date.hour, date.minute) = (
        random.number(in: 0...23), random.element(of: [0, random.number(in: 1...59)])
      )
      date.second = random.number(in: 0...2) == 0 ? random.number(in: 0...59) : nil
    }
    var text = ""
    switch (hasDay, hasTime) {
    case (true, false): text = day(date, &random)
    case (false, _): text = time(date, &random)
    default:
      let (day, time) = (day(date, &random), time(date, &random))
      text = random.element(of: [
        "\(day) \(time)", "\(day), \(time)", "\(day) at \(time)", "\(time), \(day)",
        "\(time) on \(day)", "\(day)\n\(time)",
      ])
      if random.number(in: 0...3) == 0, let second = date.second {
        let zone = random.element(of: ["Z", "+02:00", "-0500", "", ".5Z"])
        text =
          "\(date.text.prefix(10))T\((date.hour ?? 0).two):\((date.minute ?? 0).two):\(second.two)"
          + zone
      }
    }
    if random.number(in: 0...4) == 0 {
      text = random.element(of: ["due ", "Arrival: ", "on "]) + text
    }
    return Writing(text: text, date: date)
  }

  /// The last number is how many of 400 are read; of the others, the hour or the day isn't certain.
  @Test(
    arguments: [
      ("dd/MM/yyyy", true, false, 399), ("MM/dd/yyyy", true, false, 399),
      ("yyyy-MM-dd", true, false, 398),
      ("HH:mm", false, true, 392), ("h:mm a", false, true, 327), ("HH:mm:ss", false, true, 118),
      ("dd.MM.yyyy HH:mm", true, true, 353), ("MM/dd/yyyy hh:mm a", true, true, 315),
      ("yyyy-MM-dd HH:mm:ss", true, true, 120), ("HH:mm dd.MM.yyyy", true, true, 353),
    ])
  func whatIsWrittenIsRead(pattern: String, hasDay: Bool, hasTime: Bool, least: Int) throws {
    let format = try DateFormat(pattern)
    var random = SeededGenerator(seed: 73)
    let hasSecond = pattern.contains("ss")
    var (read, missed, all) = (0, [] as [String], 0)
    for round in 0..<400 {
      // A text may have more than the field.
      let isWhole = round % 4 > 0
      let written = writing(
        hasDay: hasDay || !isWhole, hasTime: hasTime || !isWhole, &random)
      var expected = written.date
      if !hasDay { (expected.year, expected.month, expected.day) = (nil, nil, nil) }
      if !hasTime { (expected.hour, expected.minute) = (nil, nil) }
      if !hasSecond { expected.second = nil }
      if hasSecond, expected.second == nil { continue }
      all += 1
      let outcome = format.apply(TextEdit(inserting: written.text, at: 0), to: FormattedText())
      let left = format.editingEnded(outcome.formatted)
      guard !outcome.isRejected, left.isDone, let typed = format.typed(left) else {
        missed.append(written.text)
        continue
      }
      read += 1
      #expect(typed == expected, "“\(written.text)” is \(left.text)")
      // An app that assigns the text gets the same.
      if outcome.unused.isEmpty {
        #expect(format.formatted(value: written.text).text == outcome.formatted.text)
      }
    }
    #expect(read >= least, "of \(all), these aren't read: \(missed)")
  }

  /// Invisible characters, such as the direction marks of copied text, say nothing.
  @Test func invisibleCharactersSayNothing() throws {
    let format = try DateFormat("dd/MM/yyyy HH:mm")
    var count = 0
    for value in [0xAD, 0xFEFF] + Array(0x2000...0x2069) {
      guard let scalar = Unicode.Scalar(UInt32(value)),
        scalar.properties.generalCategory == .format
      else { continue }
      count += 1
      let sign = Character(scalar)
      for text in [
        "\(sign)24.12.2024 18:30", "24.12.2024\(sign) 18:30\(sign)", "24.12.2024, 18:30\(sign)",
      ] {
        let shown = format.formatted(text: text)
        #expect(shown.text == "24/12/2024 18:30", "\(String(value, radix: 16))")
      }
    }
    #expect(count == 21)
  }
}

extension Int {
  /// The number with at least two digits.
  fileprivate var two: String { (self < 10 ? "0" : "") + String(self) }
}
