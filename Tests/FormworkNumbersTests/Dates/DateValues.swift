import FormworkTestSupport

/// The numbers of a date in the order of a pattern, checked with the tests' own calendar.
///
/// AM is 0, PM is 1. A year of two digits is the full one.
typealias DateValues = [Int]

extension SeededGenerator {
  /// The numbers of a date that exists.
  mutating func dateValues(of sample: DateSample) -> DateValues {
    let hour = number(in: 0...23)
    let year = number(in: 0...4) > 0 ? number(in: 1950...2049) : number(in: 1960...2040) / 4 * 4
    let month = number(in: 0...2) == 0 ? 2 : number(in: 1...12)
    let hasYear = sample.fields.contains { $0.isYear }
    let most = DateTimeComponents.daysByHand(of: hasYear ? year : nil, month: month)
    let day = number(in: 0...2) == 0 ? most : number(in: 1...most)
    return sample.fields.map { field in
      switch field.letters.first {
      case "y": year
      case "M": month
      case "d": day
      case "H": hour
      case "h": (hour + 11) % 12 + 1
      case "a": hour / 12
      default: number(in: 0...59)
      }
    }
  }

  /// A date that differs from another in one or two of its fields, and may have fewer.
  mutating func dateNear(_ date: DateTimeComponents) -> DateTimeComponents {
    var near = date
    let distance = element(of: [0, 0, 1, -1, 4, -4])
    switch number(in: 0...3) {
    case 0: near.year = date.year.map { $0 + distance }
    case 1: near.month = date.month.map { max(1, min(12, $0 + distance)) }
    case 2: near.day = date.day.map { max(1, min(28, $0 + distance)) }
    default: near.hour = date.hour.map { max(0, min(23, $0 + distance)) }
    }
    if number(in: 0...3) == 0 { (near.hour, near.minute, near.second) = (nil, nil, nil) }
    return near
  }
}

extension DateTimeComponents {
  /// How many days a month has: the distance of two first days, counted as Howard Hinnant's calendar does.
  static func daysByHand(of year: Int?, month: Int) -> Int {
    let year = year ?? 2000
    let next = month == 12 ? (year + 1, 1) : (year, month + 1)
    return days(before: next.0, next.1) - days(before: year, month)
  }

  /// The days before the first one of a month, since some day.
  private static func days(before year: Int, _ month: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let day = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5
    return year * 365 + year / 4 - year / 100 + year / 400 + day
  }
}

extension DateValues {
  /// The date that the numbers are.
  func fields(of sample: DateSample, half: Int = 0) -> DateTimeComponents {
    var date = DateTimeComponents()
    var period: Int?
    for index in half * sample.width..<(half + 1) * sample.width {
      switch sample.fields[index].letters.first {
      case "y": date.year = self[index]
      case "M": date.month = self[index]
      case "d": date.day = self[index]
      case "H", "h": date.hour = self[index]
      case "a": period = self[index]
      case "m": date.minute = self[index]
      default: date.second = self[index]
      }
    }
    if let period, let hour = date.hour { date.hour = hour % 12 + 12 * period }
    return date
  }

  /// The numbers after a step of one of them, as far as its field, its month, and the limits allow; `nil` if
  /// there is no such step.
  func stepped(
    _ index: Int, by steps: Int, of sample: DateSample, _ options: DateFormat.Options
  ) -> DateValues? {
    let field = sample.fields[index]
    let old = fields(of: sample)
    var range = field.lowest...field.highest
    if field.letters == "yy" { range = 1950...2049 }
    if field.letters.first == "d" {
      range = 1...(old.month.map { DateTimeComponents.daysByHand(of: old.year, month: $0) } ?? 31)
    }
    let isFree = !old.isWithin(options)
    var best: Int?
    let (aim, isOver) = self[index].addingReportingOverflow(steps)
    for value in range
    where steps > 0
      ? value > self[index] && (isOver || value <= aim)
      : value < self[index] && (isOver || value >= aim)
    {
      var other = self
      other[index] = value
      guard isFree || other.fields(of: sample).isWithin(options) else { continue }
      if best.map({ steps > 0 ? value > $0 : value < $0 }) ?? true { best = value }
    }
    guard let best else { return nil }
    var stepped = self
    stepped[index] = best
    return stepped
  }
}

extension DateTimeComponents {
  /// The parts that count, the largest first.
  private var parts: [Int?] { [year, month, day, hour, minute, second] }

  /// Whether the date isn't before a minimum or after a maximum, in the fields that both have.
  func isWithin(_ options: DateFormat.Options) -> Bool {
    (options.minimum.map { !isBefore($0) } ?? true)
      && (options.maximum.map { !$0.isBefore(self) } ?? true)
  }

  /// Whether a date is earlier, in the fields that both have.
  func isBefore(_ other: DateTimeComponents) -> Bool {
    let pairs = zip(parts, other.parts).compactMap { mine, theirs in
      mine.flatMap { mine in theirs.map { (mine, $0) } }
    }
    return pairs.map(\.0).lexicographicallyPrecedes(pairs.map(\.1))
  }
}

extension DateSample {
  /// The whole text of some numbers.
  func text(of values: DateValues) -> String {
    var text = shownLiterals[0]
    for (index, field) in fields.enumerated() {
      text += shown(values[index], in: field) + shownLiterals[index + 1]
    }
    return text
  }

  private func shown(_ value: Int, in field: Field) -> String {
    if field.isPeriod { return value == 0 ? "AM" : "PM" }
    let digits = String(field.letters == "yy" ? value % 100 : value)
    return String(repeating: "0", count: max(0, field.widths.lowerBound - digits.count)) + digits
  }

  /// The letters of the pattern that stand for what follows so many literals and the digits of the last
  /// field before them.
  func missing(after parts: [String], literals: Int) -> String {
    let last = parts.lastIndex { !$0.isEmpty } ?? -1
    var missing = ""
    if last >= 0 {
      let field = fields[last]
      let length = field.isPeriod ? 0 : field.widths.lowerBound - parts[last].count
      missing = String(repeating: String(field.letters.prefix(1)), count: max(0, length))
    }
    for index in last + 1...fields.count {
      if index >= literals { missing += shownLiterals[index] }
      if index < fields.count { missing += fields[index].letters }
    }
    return missing
  }
}
