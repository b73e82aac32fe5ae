import FormworkTestSupport
import Testing

/// Values of dates, ranges, and durations: each comes back, and has exactly the issue that it should have.
@Suite struct DateValueLawTests {
  /// A date that exists is shown in the pattern, comes back, and is judged by comparing its fields.
  @Test func datesComeBack() throws {
    var random = SeededGenerator(seed: 46)
    var counts: [String: Int] = [:]
    for _ in 0..<1500 {
      let sample = DateSample(&random)
      let values = random.dateValues(of: sample)
      let date = values.fields(of: sample)
      var options = DateFormat.Options()
      options.minimum = random.maybe { $0.dateNear(date) }
      options.maximum = random.maybe { $0.dateNear(date) }
      if sample.fields.contains(where: { $0.letters == "yy" }) { options.maximum = nil }
      if random.number(in: 0...3) == 0 { options.completion = false }
      let format = try DateFormat(sample.pattern, options: options)
      let shown = format.formatted(typed: date)
      #expect(shown.text == sample.text(of: values))
      #expect(format.typed(shown) == date, "\(shown.text)")
      #expect(format.isSame(shown, format.formatted(value: shown.text)), "\(shown.text)")
      #expect(shown.isComplete && shown.caret == .end(of: shown.text))
      var expected: ValidationIssue?
      if let minimum = options.minimum, date.isBefore(minimum) {
        expected = .belowMinimum
      } else if let maximum = options.maximum, maximum.isBefore(date) {
        expected = .aboveMaximum
      }
      #expect(shown.issue == expected, "\(date.text): \(options)")
      #expect(format.editingEnded(shown) == shown && format.editingBegan(shown) == shown)
      #expect(format.remainder(after: shown).isEmpty)
      counts[expected?.code ?? "none", default: 0] += 1
    }
    #expect(counts.count == 3 && counts.values.allSatisfy { $0 > 60 }, "\(counts)")
  }

  /// Both dates of a range come back, and an end before the start has an issue, also in the same month or hour.
  @Test func rangesComeBack() throws {
    var random = SeededGenerator(seed: 47)
    var (reversed, equal) = (0, 0)
    for _ in 0..<1000 {
      let sample = DateSample(&random)
      let doubled = sample.doubled
      var values = random.dateValues(of: sample)
      values += random.number(in: 0...3) == 0 ? values : random.dateValues(of: sample)
      if random.number(in: 0...1) == 0 {
        // Dates that differ in one field only, but exist.
        let same = Array(values.prefix(sample.width))
        let index = random.number(in: 0...sample.width - 1)
        let moved = same.stepped(
          index, by: random.element(of: [1, -1]), of: sample, DateFormat.Options())
        values = same + (moved ?? same)
      }
      let range = DateRange(
        start: values.fields(of: doubled), end: values.fields(of: doubled, half: 1))
      // A day that the other month hasn't got is another issue.
      guard range.start.isPossible, range.end.isPossible else { continue }
      let format = try DateRangeFormat(sample.pattern)
      let shown = format.formatted(typed: range)
      #expect(shown.text == doubled.text(of: values))
      #expect(format.typed(shown) == range)
      #expect(format.isSame(shown, format.formatted(value: shown.text)), "\(shown.text)")
      let isReversed = range.end.isBefore(range.start)
      #expect(shown.issue == (isReversed ? .reversedRange : nil), "\(shown.text)")
      reversed += isReversed ? 1 : 0
      equal += range.start == range.end ? 1 : 0
    }
    #expect(reversed > 150 && equal > 100, "\(reversed) \(equal)")
  }

  /// The limits of a range hold for both dates, and the issue is at the one that is wrong.
  @Test(
    arguments: [
      ("31/05/2024 – 02/06/2024", .belowMinimum, 0..<10),
      ("02/06/2024 – 01/07/2024", .aboveMaximum, 13..<23),
      ("01/06/2024 – 30/06/2024", nil, nil), ("31/06/2024 – ", .impossibleDate, 0..<10),
      ("01/06/2024 – 31/06/2024", .impossibleDate, 13..<23),
    ] as [(String, ValidationIssue?, Range<UTF16Offset>?)])
  func limitsOfRanges(text: String, issue: ValidationIssue?, range: Range<UTF16Offset>?) throws {
    let options = DateFormat.Options(
      minimum: DateTimeComponents("2024-06-01"), maximum: DateTimeComponents("2024-06-30"))
    let shown = try DateRangeFormat("dd/MM/yyyy", options: options).formatted(text: text)
    #expect(shown.issue == issue)
    #expect(shown.issue?.range == range)
  }

  /// Seconds are shown in the units of a pattern, and come back without what the smallest unit hasn't got.
  @Test func durationsComeBack() throws {
    let patterns: [(String, [Int64], highest: Int64)] = [
      ("hh:mm", [3600, 60], 99), ("h:mm:ss", [3600, 60, 1], 99), ("mm:ss", [60, 1], 99),
      ("d hh:mm", [86_400, 3600, 60], 99), ("dddd hh", [86_400, 3600], 9999),
      ("hhh:mm", [3600, 60], 999), ("s", [1], 99), ("h 'h' m 'min'", [3600, 60], 99),
      ("d 'd'", [86_400], 99), ("ddd HH:mm:ss", [86_400, 3600, 60, 1], 999),
    ]
    var random = SeededGenerator(seed: 48)
    for (pattern, units, highest) in patterns {
      let limit = highest * units[0] + units[0] - 1
      for round in 0..<80 {
        let seconds =
          round == 0
          ? limit : Int64(random.number(in: 0...random.element(of: [59, 86_399, Int(limit)])))
        let least = Int64(random.number(in: 0...Int(limit)))
        var options = DurationFormat.Options()
        options.minimum = random.maybe { _ in least }
        options.maximum = options.minimum == nil ? least : nil
        let format = try DurationFormat(pattern, options: options)
        guard seconds <= limit else {
          #expect(format.formatted(typed: seconds).text.isEmpty)
          continue
        }
        let shown = format.formatted(typed: seconds)
        let whole = seconds - seconds % units[units.count - 1]
        #expect(format.isSame(shown, format.formatted(value: shown.text)), "\(shown.text)")
        #expect(format.typed(shown) == whole, "\(pattern) \(seconds): \(shown.text)")
        // The parts of the text, weighed by their units.
        let parts = shown.text.split { !$0.isNumber }.compactMap { Int64($0) }
        #expect(zip(parts, units).reduce(0) { $0 + $1.0 * $1.1 } == whole)
        let isBelow = options.minimum.map { whole < $0 } ?? false
        let isAbove = options.maximum.map { whole > $0 } ?? false
        #expect(shown.issue == (isBelow ? .belowMinimum : isAbove ? .aboveMaximum : nil))
      }
      #expect(try DurationFormat(pattern).formatted(typed: limit + 1).text.isEmpty)
    }
  }

  /// The missing part is the rest of the pattern, key by key, with completion and without.
  @Test func whatIsMissingIsTheRestOfThePattern() throws {
    var random = SeededGenerator(seed: 49)
    var asserted = 0
    for _ in 0..<1500 {
      let single = DateSample(&random)
      let isRange = random.number(in: 0...3) == 0
      let sample = isRange ? single.doubled : single
      var options = DateFormat.Options()
      options.completion = random.number(in: 0...2) > 0
      let format: AnyInputFormat =
        isRange
        ? AnyInputFormat(try DateRangeFormat(single.pattern, options: options))
        : AnyInputFormat(try DateFormat(single.pattern, options: options))
      var session = EditingSession(format: format)
      for _ in 0..<8 {
        DateDeed(&random, sample).perform(in: &session)
        let text = session.current.text
        // Other text has no missing part.
        guard session.current.issue == nil, let (parts, literals) = sample.parts(of: text) else {
          continue
        }
        asserted += 1
        #expect(
          format.remainder(after: session.current)
            == sample.missing(after: parts, literals: literals), "\(sample.pattern): \(text)")
      }
    }
    #expect(asserted > 5000)
  }

  /// Nothing finds room at the end of a full text, and the keys of the keyboard are enough for every date.
  @Test func keysAreEnoughAndAFullTextHasNoRoom() throws {
    var random = SeededGenerator(seed: 50)
    var full = 0
    for _ in 0..<1000 {
      let sample = DateSample(&random)
      let format = try DateFormat(sample.pattern)
      let values = random.dateValues(of: sample)
      let text = sample.text(of: values)
      let hasLetters = sample.fields.contains { $0.isPeriod }
      #expect(format.keyboard == (hasLetters ? .numbersAndPunctuation : .numberPad))
      var session = EditingSession(format: format)
      for (index, field) in sample.fields.enumerated() {
        let part = field.isPeriod ? (values[index] == 0 ? "a" : "p") : nil
        let digits = String(field.letters == "yy" ? values[index] % 100 : values[index])
        let width = field.widths.upperBound
        let padded = String(repeating: "0", count: max(0, width - digits.count)) + digits
        for key in part ?? padded { session.insert(String(key)) }
      }
      #expect(format.typed(session.current) == values.fields(of: sample), "\(text)")
      let whole = format.formatted(text: text)
      guard whole.isFull else { continue }
      full += 1
      for key in ["0", "1", "7", "9"] {
        let outcome = format.apply(TextEdit(inserting: key, at: .end(of: text)), to: whole)
        // A year of two digits may become one of four, and PM an AM.
        let fields = sample.fields.map(\.letters)
        if fields.last == "yy" || fields.first == "a" { continue }
        #expect(outcome.isRejected || outcome.formatted.issue != nil, "\(key) in \(text)")
      }
    }
    #expect(full > 500)
  }
}

extension InputFormat {
  /// Whether one text is the same as another to the user, also after Backspace and after a digit.
  fileprivate func isSame(_ one: FormattedText, _ other: FormattedText) -> Bool {
    func facts(_ text: FormattedText) -> [String] {
      var facts = ["\(text.text) \(text.value) \(text.isComplete) \(text.isFull)", drawn(text)]
      facts.append("\(text.issue?.code ?? "") \(remainder(after: text))")
      return facts
    }
    let ends = [one, other].map { text -> [String] in
      var session = EditingSession(format: self)
      session.set(formatted: text)
      session.deleteBackward()
      let shorter = facts(session.current)
      session.insert("1")
      return facts(text) + shorter + facts(session.current)
    }
    return ends[0] == ends[1]
  }
}
