import FormworkTestSupport
import Testing

/// A pasted or typed text is the date that it means, or it isn't a date: never a part of it, and never another one.
@Suite struct DateReadingLawTests {
  /// The dash or the comma of a program, `Dec 24 - 6 pm`, parts the day from the time, also without a year.
  @Test(arguments: ["dd/MM HH:mm", "MM/dd h:mm a", "d. M. HH:mm", "HH:mm dd/MM"])
  func aDayWithoutAYearStandsBeforeATime(pattern: String) throws {
    let format = try DateFormat(pattern)
    var random = SeededGenerator(seed: 81)
    var (read, missed) = (0, [] as [String])
    for _ in 0..<400 {
      let date = DateTimeComponents(
        month: random.number(in: 1...12), day: random.number(in: 1...28),
        hour: random.number(in: 0...23), minute: random.element(of: [0, 0, 30]))
      let (month, day, hour) = (date.month ?? 1, date.day ?? 1, date.hour ?? 0)
      let name = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ][month - 1]
      let half = random.element(of: ["", " "]) + (hour < 12 ? "am" : "pm")
      let twelve = String((hour + 11) % 12 + 1)
      let text =
        random.element(of: ["\(day) \(name)", "\(name) \(day)"])
        + random.element(of: [" - ", " – ", ", ", " ", " at "])
        + (date.minute == 0 ? twelve + half : "\(twelve):30" + half)
      let outcome = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      guard !outcome.isRejected, let typed = format.typed(format.editingEnded(outcome.formatted))
      else {
        missed.append(text)
        continue
      }
      read += 1
      #expect(typed == date, "“\(text)” is \(outcome.formatted.text)")
    }
    #expect(read == 400, "these aren't read: \(missed)")
  }

  /// A number with more digits than its field has is a mistake, even if the first of them is a zero.
  @Test func noNumberIsLongerThanItsField() throws {
    var random = SeededGenerator(seed: 82)
    var asserted = 0
    for _ in 0..<4000 {
      var sample = DateSample(&random)
      if random.number(in: 0...1) == 0 {
        let date = random.element(of: [["dd", "MM", "yyyy"], ["MM", "dd", "yy"]])
        let time = random.element(of: [["HH", "mm"], ["h", "mm", "a"], ["HH", "mm", "ss"]])
        sample = DateSample(
          fields: (date + time).compactMap { DateSample.known[$0] },
          literals: ["", "/", "/", " ", ":"]
            + (time.count > 2 ? [time[2] == "a" ? " " : ":", ""] : [""]),
          width: 3 + time.count)
      }
      let format = try DateFormat(sample.pattern)
      let values = random.dateValues(of: sample)
      let places = sample.fields.indices.filter { !sample.fields[$0].isPeriod }
      let place = random.element(of: places)
      let text = sample.text(of: values)
      let range = sample.fieldRanges(in: text)[place]
      let units = Array(text.utf16)
      let zeros = String(
        repeating: "0", count: sample.fields[place].widths.upperBound + 1 - range.count)
      let long =
        String(decoding: units[..<range.lowerBound], as: UTF16.self) + zeros
        + String(decoding: units[range.lowerBound...], as: UTF16.self)
      // The same date with AM and PM, or without.
      let other = random.number(in: 0...2) == 0 ? long.replacing(":", with: ".") : long
      let outcome = format.apply(TextEdit(inserting: other, at: 0), to: FormattedText())
      asserted += 1
      #expect(
        outcome.isRejected || !outcome.unused.isEmpty
          || !format.editingEnded(outcome.formatted).isDone,
        "\(sample.pattern): “\(other)” is \(outcome.formatted.text)")
    }
    #expect(asserted == 4000)
  }

  /// A date next to a time may be left out; other numbers may not.
  @Test(arguments: ["1.5.20240 18:30", "1.5.6.7 18:30", "123.5.24 18:30"])
  func numbersNextToATime(text: String) throws {
    let format = try DateFormat("HH:mm")
    #expect(format.apply(TextEdit(inserting: text, at: 0), to: FormattedText()).isRejected)
  }

  /// Within a sentence, a date with other separators than the field's is read in the order of the field.
  @Test(arguments: [["dd", "MM", "yyyy"], ["MM", "dd", "yyyy"], ["yyyy", "MM", "dd"]])
  func otherSeparatorsInASentence(names: [String]) throws {
    var random = SeededGenerator(seed: 86)
    for _ in 0..<200 {
      let fields = names.compactMap { DateSample.known[$0] }
      let separators = ["/", ".", "-"]
      let own = random.element(of: separators)
      let other = random.element(of: separators)
      let sample = DateSample(fields: fields, literals: ["", own, own, ""], width: 3)
      let written = DateSample(fields: fields, literals: ["", other, other, ""], width: 3)
      let values = random.dateValues(of: sample)
      let format = try DateFormat(sample.pattern)
      let text = "due \(written.text(of: values)), thanks"
      let outcome = format.apply(TextEdit(inserting: text, at: 0), to: FormattedText())
      #expect(outcome.formatted.text == sample.text(of: values), "\(sample.pattern): \(text)")
    }
  }

  /// Digits without separators that are a date in ISO 8601, `20120523`, never become another date in the order of
  /// the fields: the user has to add separators.
  @Test(
    arguments: [
      ("dd/MM/yyyy", 8), ("MM/dd/yyyy", 8), ("dd.MM.yyyy HH:mm", 8), ("yyyy-MM-dd", 6),
      ("yyyy/MM/dd", 6), ("yyyy.MM.dd HH:mm", 6),
    ])
  func bareDigitsAreNoOtherDate(pattern: String, count: Int) throws {
    let format = try DateFormat(pattern)
    var random = SeededGenerator(seed: 83)
    var ambiguous = 0
    for _ in 0..<500 {
      let year = random.number(in: 1900...2099)
      let date = [year, random.number(in: 1...12), random.number(in: 1...28)]
      let digits = date.map { ($0 < 10 ? "0" : "") + String($0) }.joined().suffix(count)
      var field = EditingSession(format: format)
      for digit in digits { field.insert(String(digit)) }
      field.endEditing()
      #expect(!field.current.isDone, "\(digits) is \(field.current.text)")
      if field.current.issue == .ambiguousDate { ambiguous += 1 }
    }
    // No month is above 12: most of them are impossible in any case.
    #expect(ambiguous >= (pattern.hasPrefix("MM") ? 0 : 20))
  }

  /// A paste among digits goes in whole, or it is rejected: a letter is never swallowed.
  @Test func whatIsPastedGoesInWhole() throws {
    var random = SeededGenerator(seed: 84)
    var rejected = 0
    for _ in 0..<4000 {
      let sample = DateSample(&random)
      let format = try DateFormat(sample.pattern)
      var field = EditingSession(format: format)
      for _ in 0..<random.number(in: 1...5) { field.insert(String(random.number(in: 0...9))) }
      guard !field.current.text.isEmpty, field.current.issue == nil else { continue }
      let letter = random.element(of: ["x", "q", "é", "ж"])
      let (head, tail) = (random.digits(upTo: 2), random.digits(upTo: 2))
      let update = field.insert(head + letter + tail)
      rejected += update.isRejected ? 1 : 0
      #expect(
        update.isRejected || field.current.text.contains(letter)
          || update.change?.unused.contains(letter) ?? false,
        "\(sample.pattern): \(head + letter + tail) makes \(field.current.text)")
    }
    #expect(rejected > 2000)
  }

  /// Deleting a letter among the digits gives the date that a paste of the rest gives.
  @Test func aDeletedLetterLeavesWhatTheRestIs() throws {
    var random = SeededGenerator(seed: 85)
    var asserted = 0
    for _ in 0..<3000 {
      let letters = random.element(of: [
        ["yyyy", "MM", "dd"], ["dd", "MM", "yyyy"], ["MM", "dd", "yy"], ["MM", "yyyy"],
        ["yyyy", "M", "d"],
      ])
      let separator = random.element(of: ["/", ".", "-"])
      let format = try DateFormat(letters.joined(separator: separator))
      let parts = letters.map { name in
        switch name.first {
        case "y":
          String(random.number(in: 1950...2049)).suffix(random.element(of: [2, 4])).description
        case "M": String(random.number(in: 1...12))
        default: String(random.number(in: 1...28))
        }
      }
      let text = parts.joined(separator: separator)
      let pasted = format.editingEnded(format.formatted(text: text))
      guard pasted.isDone else { continue }
      let place = random.number(in: 1...text.count - 1)
      var field = EditingSession(format: format)
      let caret = text.index(text.startIndex, offsetBy: place)
      field.set(value: text[..<caret] + "x" + text[caret...])
      guard field.current.text == text[..<caret] + "x" + text[caret...] else { continue }
      asserted += 1
      field.select(UTF16Offset(place + 1)..<UTF16Offset(place + 1))
      field.deleteBackward()
      if letters[0] == "yyyy" { #expect(field.current.text.hasPrefix(pasted.text.prefix(4))) }
      field.endEditing()
      #expect(field.current.text == pasted.text, "\(text) with an x at \(place)")
    }
    #expect(asserted > 1000)
  }
}

extension SeededGenerator {
  fileprivate mutating func digits(upTo most: Int) -> String {
    (0..<number(in: 0...most)).map { _ in String(number(in: 0...9)) }.joined()
  }
}
