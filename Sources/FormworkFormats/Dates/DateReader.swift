/// A reader that interprets tokens as a date or a time: in the order of the components, as ISO 8601, or
/// with a month's name. It never reads a date in another order.
struct DateReader {
  let tokens: ArraySlice<DateToken>
  let range: Range<Int>
  let engine: ComponentEngine

  /// Whether the tokens are part of a longer text, so that less is certain.
  let isPart: Bool

  init(
    _ tokens: ArraySlice<DateToken>, _ range: Range<Int>, _ engine: ComponentEngine,
    isPart: Bool = false
  ) {
    self.tokens = tokens
    self.range = range
    self.engine = engine
    self.isPart = isPart
  }

  var slots: ArraySlice<ComponentSlot> { engine.layout.slots[range] }

  /// Returns the meaning of the tokens if it is unambiguous.
  func read() -> DateReading? {
    let ordered = inOrder()
    if let ordered, ordered.isComplete(engine, range) { return ordered }
    return otherwise() ?? ordered
  }

  /// Returns the meaning of the tokens in the order of the components; they may fill only the first
  /// components.
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
      case .dayPeriod(let period):
        guard next < range.upperBound, engine.layout.slots[next].isPeriod else { return nil }
        reading.contents.append((next, ComponentDigits(period)))
        last = next
        next += 1
      case .hourMark:
        guard let last, engine.layout.slots[last].isHour else { return nil }
      case .month, .unknown: return nil
      }
    }
    return reading.contents.isEmpty ? nil : reading
  }

  /// Whether a number belongs to the previous component's number, according to the text between them.
  private func isJoined(
    _ token: DateToken, to last: Int?, after before: UInt32
  ) -> Bool {
    guard let last, !engine.layout.slots[last].isPeriod else { return true }
    let next = last + 1
    guard next < engine.layout.slots.count else { return false }
    let literal = engine.layout.literals[next]
    if let scalar = Unicode.Scalar(token.separator), literal.holds(scalar) { return true }
    let (left, right) = (engine.layout.slots[last], engine.layout.slots[next])
    if left.isOfDate != right.isOfDate || left.rangeEnd != right.rangeEnd { return true }
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

  /// Returns the components that a number fills: one, or as many as need exactly its digits.
  private func split(
    _ value: Int64, _ count: Int, at first: Int, isBare: Bool
  ) -> [(index: Int, content: ComponentDigits)]? {
    let slot = engine.layout.slots[first]
    if slot.isPeriod { return nil }
    let content = ComponentDigits(value: Int(truncatingIfNeeded: value), count: count)
    if slot.kind == .shortYear, let short = engine.shortened(content) { return [(first, short)] }
    let isWhole = slot.kind != .year || count == 4 || count == 2 || isBare && count < 4
    if count <= slot.maximumWidth, isWhole { return [(first, content)] }
    if isPart || slot.kind == .year && count < 4 || count > 14 { return nil }
    return spread(value, count, from: first)
  }

  /// Distributes the digits of a number to the components of a date, a time, or all remaining components. The
  /// year at the end can have two digits or four.
  private func spread(
    _ value: Int64, _ count: Int, from first: Int
  ) -> [(index: Int, content: ComponentDigits)]? {
    let slots = engine.layout.slots
    let isStart =
      first == range.lowerBound || slots[first - 1].isOfDate != slots[first].isOfDate
      || slots[first - 1].rangeEnd != slots[first].rangeEnd
    guard isStart else { return nil }
    var filled: [(index: Int, content: ComponentDigits)] = []
    var rest = count
    for index in first..<range.upperBound where !slots[index].isPeriod {
      let next = index + 1
      let isEnd =
        next >= range.upperBound || slots[next].isPeriod
        || slots[next].isOfDate != slots[index].isOfDate
        || slots[next].rangeEnd != slots[index].rangeEnd
      if isEnd, let year = otherYear(value, rest, in: slots[index]) {
        filled.append((index, year))
        return filled.dropLast().allSatisfy { slots[$0.index].accepts($0.content) } ? filled : nil
      }
      let width = slots[index].maximumWidth
      if width > rest { return nil }
      rest -= width
      let digits = Int(value / .powerOfTen(rest) % .powerOfTen(width))
      filled.append((index, ComponentDigits(value: digits, count: width)))
      if rest == 0 { return isEnd && !isOtherDate(filled, value, count) ? filled : nil }
    }
    return nil
  }

  /// Returns the year of the last digits of a number if they are two in a component for four, or four in a
  /// component for two.
  private func otherYear(_ value: Int64, _ count: Int, in slot: ComponentSlot) -> ComponentDigits? {
    let year = ComponentDigits(value: Int(value % .powerOfTen(count)), count: count)
    if slot.kind == .shortYear { return count == 4 ? engine.shortened(year) : nil }
    return slot.kind == .year && count == 2 ? year : nil
  }

  /// Whether digits would have a year in the distant past if read in the order of the components, but
  /// are another date in ISO 8601.
  private func isOtherDate(
    _ filled: [(index: Int, content: ComponentDigits)], _ value: Int64, _ count: Int
  ) -> Bool {
    guard count == 8, let year = filled.last, engine.layout.slots[year.index].kind == .year,
      year.content.value < 1300, 1900...2099 ~= value / 10_000
    else { return false }
    let date = Int(value)
    return DateTimeComponents(year: date / 10_000, month: date / 100 % 100, day: date % 100)
      .isPossible
  }
}

extension ComponentSlot {
  var isHour: Bool { kind == .hour || kind == .hour12 || kind == .count }
}

extension Int64 {
  fileprivate static func powerOfTen(_ exponent: Int) -> Int64 {
    exponent <= 6
      ? Int64(Int.powerOfTen(exponent)) : Int64(Int.powerOfTen(6)) &* powerOfTen(exponent - 6)
  }
}

/// The contents of components, according to a text.
struct DateReading {
  /// The components that the text fills, with their contents.
  var contents: [(index: Int, content: ComponentDigits)] = []

  /// The unused parts, in UTF-8 code units of the text: for example a time if there are only components
  /// for a date.
  var unused: [Range<Int>] = []

  /// Whether two digits next to a month's name are the year only because nothing follows them.
  var hasBareYear = false

  /// Whether the hour counts to 24, or has AM or PM, so that no other word can change it.
  var isHourClear = false

  /// Whether all components have a value.
  func isRight(_ engine: ComponentEngine) -> Bool {
    isComplete(engine, engine.layout.slots.indices)
  }

  /// Whether each component in a range has a value.
  func isComplete(_ engine: ComponentEngine, _ slots: Range<Int>) -> Bool {
    contents.count == slots.count
      && contents.allSatisfy { engine.layout.slots[$0.index].accepts($0.content) }
  }

  func joined(with other: DateReading) -> DateReading {
    DateReading(
      contents: contents + other.contents, unused: unused + other.unused,
      hasBareYear: hasBareYear || other.hasBareYear, isHourClear: isHourClear && other.isHourClear)
  }
}

/// Two digits next to a month's name, which are a year only where they can't be anything else: the
/// end of a range of days, an hour, or a number of guests.
extension DateReader {
  /// Whether two digits are the year after a month and a day.
  ///
  /// They have no ordinal, bracket, or word before or after them. A dash, a slash, or a dot
  /// before them is also between the month and the day: `24-Dec-24`, not `Dec 24-26`.
  func isShortYear(_ year: Int, day: Int, month: Int, _ interpreted: InterpretedDate) -> Bool {
    // In a pattern that begins with a two-digit year, 07-Nov-22 has two meanings.
    if slots.first?.kind == .shortYear { return false }
    let before = max(day, month)
    guard year > before, isNext(year, to: before) else { return false }
    let isEnd = year == tokens.count - 1 || interpreted.roles[year + 1] == .hour
    guard isEnd else { return false }
    let separator = self[year].separator
    if isPlain(separator) || isMarkedYear(year, after: before) { return true }
    guard month > day else { return false }
    return separator == 0x2E
      || separator == self[month].separator && self[year].isAttached == self[month].isAttached
  }

  /// Whether two digits are the year of a month without a day: after the month, or in the pattern's
  /// place before it.
  func isShortYear(_ year: Int, month: Int, _ interpreted: InterpretedDate) -> Bool {
    let isFirst = slots.first.map { $0.kind == .year || $0.kind == .shortYear } ?? false
    let (first, last) = (min(year, month), max(year, month))
    guard last == first + 1, last == tokens.count - 1, year > month || isFirst else {
      return false
    }
    let separator = self[last].separator
    return isPlain(separator) || [0x2D, 0x2E, 0x2F, 0x2010, 0x2011, 0x2013].contains(separator)
  }

  /// Whether a year has an apostrophe, or the same separator, without spaces, as the number or the
  /// month before it, so that it is a year whatever follows.
  func isMarkedYear(_ year: Int, after before: Int? = nil) -> Bool {
    let token = self[year]
    if [0x27, 0x2018, 0x2019].contains(token.separator) { return true }
    guard let before, token.separator != 0, token.isAttached else { return false }
    let other = self[before]
    return other.isAttached && other.separator == token.separator
  }

  /// Whether there is nothing between two tokens except letters that belong to the first, such as
  /// the "th" in "24th".
  private func isNext(_ index: Int, to before: Int) -> Bool {
    index == before + 1 || index == before + 2 && isFollowing(before + 1)
  }

  /// Whether there is no separator, or it is a comma or an apostrophe.
  private func isPlain(_ separator: UInt32) -> Bool {
    [0, 0x27, 0x2C, 0x060C, 0x2018, 0x2019, 0x3001, 0xFF0C].contains(separator)
  }
}
