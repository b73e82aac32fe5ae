/// A reader that interprets tokens as a date or a time: in the order of the fields, as ISO 8601, or
/// with a month's name. It never reads a date in another order.
struct DateReader {
  let tokens: ArraySlice<DateToken>
  let range: Range<Int>
  let engine: FieldEngine

  /// Whether the tokens are part of a longer text, so that less is certain.
  let isPart: Bool

  init(
    _ tokens: ArraySlice<DateToken>, _ range: Range<Int>, _ engine: FieldEngine,
    isPart: Bool = false
  ) {
    self.tokens = tokens
    self.range = range
    self.engine = engine
    self.isPart = isPart
  }

  var slots: ArraySlice<FieldSlot> { engine.layout.slots[range] }

  /// Returns the meaning of the tokens if it is unambiguous.
  func read() -> DateReading? {
    let ordered = inOrder()
    if let ordered, ordered.isComplete(engine, range) { return ordered }
    return otherwise() ?? ordered
  }

  /// Returns the meaning of the tokens in the order of the fields; they may fill only the first
  /// fields.
  func inOrder() -> DateReading? {
    var reading = DateReading()
    var next = range.lowerBound
    var last: Int?
    var before: UInt32 = 0
    for token in tokens {
      if token.isStrange { return nil }
      switch token.kind {
      case .noise: continue
      case .number(let value, let count):
        guard next < range.upperBound, isJoined(token, to: last, after: before)
        else { return nil }
        before = token.separator
        guard let taken = split(value, count, at: next, isBare: tokens.count == 1) else {
          return nil
        }
        reading.contents += taken
        last = next + taken.count - 1
        next += taken.count
      case .dayPeriod(let value):
        guard next < range.upperBound, engine.layout.slots[next].isPeriod else { return nil }
        reading.contents.append((next, FieldContent(value: value, count: 1)))
        last = next
        next += 1
      case .hourMark:
        guard let last, engine.layout.slots[last].isHour else { return nil }
      case .month, .unknown: return nil
      }
    }
    return reading.contents.isEmpty ? nil : reading
  }

  /// Whether a number belongs to the previous field's number, according to the text between them.
  private func isJoined(
    _ token: DateToken, to last: Int?, after before: UInt32
  ) -> Bool {
    guard let last, !engine.layout.slots[last].isPeriod else { return true }
    let next = last + 1
    guard next < engine.layout.slots.count else { return false }
    let literal = engine.layout.literals[next]
    if let scalar = Unicode.Scalar(token.separator), literal.holds(scalar) { return true }
    let (left, right) = (engine.layout.slots[last], engine.layout.slots[next])
    if left.isOfDate != right.isOfDate || left.half != right.half { return true }
    if left.isOfDate {
      if token.separator == 0x3A { return false }
      return !isPart || token.separator != 0 && slots.filter { $0.isOfDate }.count > 2
    }
    // A number after a time and a dash is the end of a range: 10:30-12.
    if before == 0x3A, Unicode.Scalar(token.separator)?.isRangeSign ?? false { return false }
    if left.isHour, isEndOfHours(token) { return false }
    return token.separator == 0x3A || !isPart && token.separator != 0x2F
  }

  /// Whether a number after an hour and a dash is more likely the hour at which a range ends: the 17
  /// of `9-17`, but not the 30 of `9-30` and the 05 of `9-05`.
  func isEndOfHours(_ token: DateToken) -> Bool {
    guard let number = token.number, Unicode.Scalar(token.separator)?.isRangeSign ?? false else {
      return false
    }
    return number.value <= 24 && (number.count == 1 || number.value > 9)
  }

  /// Returns the fields that a number fills: one, or as many as need exactly its digits.
  private func split(
    _ value: Int64, _ count: Int, at first: Int, isBare: Bool
  ) -> [(index: Int, content: FieldContent)]? {
    let slot = engine.layout.slots[first]
    if slot.isPeriod { return nil }
    let content = FieldContent(value: Int(truncatingIfNeeded: value), count: count)
    if slot.kind == .shortYear, let short = engine.shortened(content) { return [(first, short)] }
    let isWhole = slot.kind != .year || count == 4 || count == 2 || isBare && count < 4
    if count <= slot.maximumWidth, isWhole { return [(first, content)] }
    if isPart || slot.kind == .year && count < 4 || count > 14 { return nil }
    return spread(value, count, from: first)
  }

  /// Distributes the digits of a number to the fields of a date, a time, or all remaining fields. The
  /// year at the end can have two digits or four.
  private func spread(
    _ value: Int64, _ count: Int, from first: Int
  ) -> [(index: Int, content: FieldContent)]? {
    let slots = engine.layout.slots
    let isStart =
      first == range.lowerBound || slots[first - 1].isOfDate != slots[first].isOfDate
      || slots[first - 1].half != slots[first].half
    guard isStart else { return nil }
    var filled: [(index: Int, content: FieldContent)] = []
    var rest = count
    for index in first..<range.upperBound where !slots[index].isPeriod {
      let next = index + 1
      let isEnd =
        next >= range.upperBound || slots[next].isPeriod
        || slots[next].isOfDate != slots[index].isOfDate || slots[next].half != slots[index].half
      if isEnd, let year = otherYear(value, rest, in: slots[index]) {
        filled.append((index, year))
        return filled.dropLast().allSatisfy { slots[$0.index].accepts($0.content) } ? filled : nil
      }
      let width = slots[index].maximumWidth
      if width > rest { return nil }
      rest -= width
      let digits = Int(value / .powerOfTen(rest) % .powerOfTen(width))
      filled.append((index, FieldContent(value: digits, count: width)))
      if rest == 0 { return isEnd && !isOtherDate(filled, value, count) ? filled : nil }
    }
    return nil
  }

  /// Returns the year of the last digits of a number if they are two in a field for four, or four in a
  /// field for two.
  private func otherYear(_ value: Int64, _ count: Int, in slot: FieldSlot) -> FieldContent? {
    let year = FieldContent(value: Int(value % .powerOfTen(count)), count: count)
    if slot.kind == .shortYear { return count == 4 ? engine.shortened(year) : nil }
    return slot.kind == .year && count == 2 ? year : nil
  }

  /// Whether digits would have a year in the distant past if read in the order of the fields, but
  /// are another date in ISO 8601.
  private func isOtherDate(
    _ filled: [(index: Int, content: FieldContent)], _ value: Int64, _ count: Int
  ) -> Bool {
    guard count == 8, let year = filled.last, engine.layout.slots[year.index].kind == .year,
      year.content.value < 1300, 1900...2099 ~= value / 10_000
    else { return false }
    let date = Int(value)
    return DateTimeComponents(year: date / 10_000, month: date / 100 % 100, day: date % 100)
      .isPossible
  }
}

extension FieldSlot {
  var isHour: Bool { kind == .hour || kind == .hour12 || kind == .count }
}

extension Int64 {
  fileprivate static func powerOfTen(_ exponent: Int) -> Int64 {
    exponent <= 6
      ? Int64(Int.powerOfTen(exponent)) : Int64(Int.powerOfTen(6)) &* powerOfTen(exponent - 6)
  }
}
