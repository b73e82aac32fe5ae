extension DateReader {
  /// Reads the tokens in another notation: ISO 8601, with a month's name, or with an unused time.
  func otherwise() -> DateReading? {
    var interpreted = InterpretedDate(roles: Array(repeating: nil, count: tokens.count))
    for (index, token) in tokens.enumerated() where token.kind == .noise {
      interpreted.roles[index] = .noise
    }
    guard readTime(&interpreted), readDate(&interpreted) else { return nil }
    for (index, token) in tokens.enumerated() {
      guard let role = interpreted.roles[index] else { return nil }
      if token.isStrange, role != .ignored { return nil }
    }
    let date = DateTimeComponents(
      month: interpreted.components.month, day: interpreted.components.day)
    guard (date.month ?? 1) >= 1, (date.month ?? 1) <= 12, (date.day ?? 1) >= 1,
      (date.day ?? 1) <= 31, interpreted.components.year != 0
    else { return nil }
    return reading(of: interpreted)
  }

  subscript(index: Int) -> DateToken { tokens[tokens.startIndex + index] }

  private func reading(of interpreted: InterpretedDate) -> DateReading? {
    var reading = DateReading()
    for index in range {
      let slot = engine.layout.slots[index]
      if slot.isPeriod, !interpreted.hasPeriod { break }
      guard let value = engine.value(of: slot, in: interpreted.components) else { break }
      guard let content = engine.content(of: value, in: slot) else { return nil }
      reading.contents.append((index, content))
    }
    if reading.contents.isEmpty || isAfternoonLost(interpreted, reading) { return nil }
    reading.hasBareYear = interpreted.hasBareYear
    reading.isHourClear = interpreted.hasPeriod || interpreted.roles.contains { $0 == .ignored }
    for (index, role) in interpreted.roles.enumerated() where !(role.map(isUsed) ?? false) {
      reading.unused.append(self[index].range)
    }
    return reading
  }

  /// Whether there is an hour, but neither AM nor PM after it: 21 must not become 9.
  private func isAfternoonLost(_ interpreted: InterpretedDate, _ reading: DateReading) -> Bool {
    interpreted.hasPeriod && slots.contains { $0.isPeriod }
      && reading.contents.contains { engine.layout.slots[$0.index].kind == .hour12 }
      && !reading.contents.contains { engine.layout.slots[$0.index].isPeriod }
  }

  /// Whether a token with a role belongs to a component, or has no meaning of its own.
  private func isUsed(_ role: InterpretedDate.Role) -> Bool {
    let kinds: [ComponentSlot.Kind]
    switch role {
    case .noise: return true
    case .ignored: return false
    case .year: kinds = [.year, .shortYear]
    case .month: kinds = [.month]
    case .day: kinds = [.day]
    case .hour: kinds = [.hour, .hour12]
    case .minute: kinds = [.minute]
    case .second: kinds = [.second]
    }
    return slots.contains { kinds.contains($0.kind) }
  }
}

/// The meaning of tokens in another notation than that of the components, token by token.
struct InterpretedDate {
  var components = DateTimeComponents()

  /// The role of each token; `nil` if it isn't known yet.
  var roles: [Role?]

  /// Whether the text contains AM or PM, or the hour makes it clear.
  var hasPeriod = false

  /// Whether two digits next to a month's name are the year only because nothing follows them.
  var hasBareYear = false

  enum Role {
    case year, month, day, hour, minute, second, noise

    /// A fraction of a second or a UTC offset, which are ignored.
    case ignored
  }
}

extension DateReader {
  /// Reads the other numbers, and the name of a month.
  private func readDate(_ interpreted: inout InterpretedDate) -> Bool {
    let numbers = interpreted.roles.indices.filter {
      interpreted.roles[$0] == nil && self[$0].number != nil
    }
    let values = numbers.compactMap { self[$0].number }
    let named = interpreted.roles.indices.filter { self[$0].isMonth }
    if named.count > 1 { return false }
    if let named = named.first, case .month(let month) = self[named].kind {
      interpreted.roles[named] = .month
      interpreted.components.month = month
      return readDayAndYear(values, numbers, named, &interpreted)
    }
    if values.isEmpty { return interpreted.components.hour != nil }
    if !isTogether(numbers, interpreted) { return false }
    if let first = values.first, first.count == 4 || first.count == 8 {
      return readYearFirst(values, numbers, &interpreted)
    }
    return readInOrder(values, numbers, &interpreted)
  }

  /// Whether no time is between the numbers of a date.
  private func isTogether(_ numbers: [Int], _ interpreted: InterpretedDate) -> Bool {
    guard let first = numbers.first, let last = numbers.last else { return true }
    let times: [InterpretedDate.Role] = [.hour, .minute, .second]
    return !(first...last).contains { index in interpreted.roles[index].map(times.contains) ?? false
    }
  }

  /// Reads ISO 8601. Its basic notation is only unambiguous if the components begin with the year.
  private func readYearFirst(
    _ values: [(value: Int, count: Int)], _ numbers: [Int], _ interpreted: inout InterpretedDate
  ) -> Bool {
    let (first, count) = values[0]
    if count == 8 {
      let isYearFirst = slots.first.map { $0.kind == .year || $0.kind == .shortYear } ?? false
      guard values.count == 1, isYearFirst, !isPart else { return false }
      interpreted.components.year = first / 10_000
      interpreted.components.month = first / 100 % 100
      interpreted.components.day = first % 100
      interpreted.roles[numbers[0]] = .year
      return true
    }
    guard values.count == 2 || values.count == 3,
      values.dropFirst().allSatisfy({ $0.count <= 2 }),
      numbers.dropFirst().allSatisfy({
        [0x2D, 0x2E, 0x2F, 0x2010, 0x2011, 0x2013].contains(self[$0].separator)
      })
    else { return false }
    let hasDay = slots.contains { $0.kind == .day }
    if values.count == 2, hasDay || slots.allSatisfy({ !$0.isOfDate }) { return false }
    for (place, role) in [InterpretedDate.Role.year, .month, .day].prefix(values.count).enumerated()
    {
      interpreted.roles[numbers[place]] = role
    }
    interpreted.components.year = first
    interpreted.components.month = values[1].value
    // ISO 8601 uses 24 hours.
    interpreted.hasPeriod = true
    if values.count == 3 { interpreted.components.day = values[2].value }
    return true
  }

  /// Reads numbers in the order of a date's components, next to a time; if only a time is expected, in
  /// any order.
  private func readInOrder(
    _ values: [(value: Int, count: Int)], _ numbers: [Int], _ interpreted: inout InterpretedDate
  ) -> Bool {
    guard interpreted.components.hour != nil else { return false }
    let wanted = slots.filter { $0.isOfDate }
    if wanted.isEmpty {
      guard values.count == 3, values.allSatisfy({ $0.count <= 2 || $0.count == 4 }) else {
        return false
      }
      for index in numbers { interpreted.roles[index] = .ignored }
      return true
    }
    guard values.count == wanted.count else { return false }
    for (place, slot) in wanted.enumerated() {
      let (value, count) = values[place]
      guard place == 0 || self[numbers[place]].separator != 0x3A else { return false }
      switch slot.kind {
      case .year, .shortYear:
        guard count == 2 || count == 4 else { return false }
        interpreted.components.year = count == 2 ? engine.year(ofShort: value) : value
        interpreted.roles[numbers[place]] = .year
      case .month:
        interpreted.components.month = value
        interpreted.roles[numbers[place]] = .month
      default:
        interpreted.components.day = value
        interpreted.roles[numbers[place]] = .day
      }
      if slot.kind != .year, slot.kind != .shortYear, count > 2 { return false }
    }
    return true
  }

  /// Sets the day and the year that are next to the name of a month.
  private func readDayAndYear(
    _ values: [(value: Int, count: Int)], _ indices: [Int], _ month: Int,
    _ interpreted: inout InterpretedDate
  ) -> Bool {
    guard values.count <= 2, values.allSatisfy({ $0.count <= 2 || $0.count == 4 }) else {
      return false
    }
    if let only = values.first, values.count == 1 {
      let hasDay = slots.contains { $0.kind == .day }
      let wantsYear = !hasDay && slots.contains { $0.kind == .year || $0.kind == .shortYear }
      let isYear = only.count == 4 || wantsYear && only.count == 2
      if isYear, only.count == 2 {
        guard isShortYear(indices[0], month: month, interpreted) else { return false }
        interpreted.hasBareYear = !isMarkedYear(indices[0])
      }
      if isYear {
        interpreted.components.year =
          only.count == 4 ? only.value : engine.year(ofShort: only.value)
      } else {
        interpreted.components.day = only.value
      }
      interpreted.roles[indices[0]] = isYear ? .year : .day
      return true
    }
    guard values.count == 2 else { return true }
    let yearIsFirst = values[0].count == 4
    let (day, year) = yearIsFirst ? (values[1], values[0]) : (values[0], values[1])
    guard day.count <= 2, year.count == 4 || year.count == 2 else { return false }
    if year.count == 2 {
      guard isShortYear(indices[1], day: indices[0], month: month, interpreted) else {
        return false
      }
      interpreted.hasBareYear = !isMarkedYear(indices[1], after: max(month, indices[0]))
    }
    interpreted.roles[indices[0]] = yearIsFirst ? .year : .day
    interpreted.roles[indices[1]] = yearIsFirst ? .day : .year
    interpreted.components.day = day.value
    interpreted.components.year = year.count == 4 ? year.value : engine.year(ofShort: year.value)
    return true
  }
}

extension DateReader {
  /// Reads numbers separated by colons, and AM or PM.
  private func readTime(_ interpreted: inout InterpretedDate) -> Bool {
    let period = interpreted.roles.indices.first {
      self[$0].isPeriod && $0 > 0 && number($0 - 1) != nil
    }
    guard var next = timeStart(period: period) else { return period == nil }
    guard let hour = shortNumber(next) else {
      return readBareTime(&interpreted, at: next)
    }
    interpreted.components.hour = hour
    interpreted.roles[next] = .hour
    let start = next
    next += 1
    if next < tokens.count, self[next].kind == .hourMark {
      interpreted.roles[next] = .noise
      next += 1
    }
    for role in [InterpretedDate.Role.minute, .second] {
      guard next < tokens.count, next != period, isTimeJoined(next, period: period),
        let value = shortNumber(next), value < 60,
        role == .minute || isSeparatedAlike(next)
      else { break }
      if role == .minute {
        interpreted.components.minute = value
      } else {
        interpreted.components.second = value
      }
      interpreted.roles[next] = role
      next += 1
    }
    if interpreted.components.second != nil, next < tokens.count, self[next].isAttached,
      [0x2C, 0x2E].contains(self[next].separator), number(next) != nil
    {
      interpreted.roles[next] = .ignored
      next += 1
    }
    // `7pm` is a whole hour.
    if interpreted.components.minute == nil, period == next,
      slots.contains(where: { $0.kind == .minute })
    {
      interpreted.components.minute = 0
    }
    readZone(&interpreted, at: next, ofTimeAt: start)
    return readPeriod(&interpreted)
  }

  /// Returns the start of a time: before a colon or the H of `18h30`, or with AM or PM.
  private func timeStart(period: Int?) -> Int? {
    let slots = slots
    let colon = interpreted(where: {
      $0 > 0 && number($0) != nil && number($0 - 1) != nil && self[$0].separator == 0x3A
    })
    if let colon, !engine.layout.hasColonInDate { return colon - 1 }
    if let mark = interpreted(where: { $0 > 0 && self[$0].kind == .hourMark }) { return mark - 1 }
    if let period {
      // If AM or PM follows, a dot may separate hours and minutes.
      let isDotted =
        period > 1 && !isEndOfHours(self[period - 1]) && shortNumber(period - 1) != nil
        && shortNumber(period - 2) != nil
        && [0x2E, 0x2D].contains(self[period - 1].separator) && period < 3
      return period - (isDotted ? 2 : 1)
    }
    // If only a time is expected, two numbers are one.
    let isTime = !slots.isEmpty && slots.allSatisfy { !$0.isOfDate }
    let numbers = interpreted(where: { number($0) != nil })
    if isTime, !isPart, tokens.count <= 3, let numbers, numbers + 1 < tokens.count,
      self[numbers + 1].separator != 0x2F
    {
      return numbers
    }
    return isTime && !isPart && tokens.count == 1 ? 0 : nil
  }

  private func interpreted(where isMeant: (Int) -> Bool) -> Int? {
    (0..<tokens.count).first(where: isMeant)
  }

  private func isTimeJoined(_ index: Int, period: Int?) -> Bool {
    if self[index].separator == 0x3A || self[index - 1].kind == .hourMark { return true }
    if isEndOfHours(self[index]) { return false }
    if let period { return index < period && self[index].separator == 0x2E || index < 2 }
    return index < 3 && !slots.contains { $0.isOfDate } && !isPart
  }

  /// Whether seconds have a colon, or the separator of the minutes: 10:30-12 has no seconds.
  private func isSeparatedAlike(_ index: Int) -> Bool {
    self[index].separator == 0x3A || self[index].separator == self[index - 1].separator
  }

  /// Reads `115` before AM or PM as 1:15, and four digits as a time if no date is expected.
  private func readBareTime(_ interpreted: inout InterpretedDate, at index: Int) -> Bool {
    guard let (value, count) = number(index), count == 3 || count == 4, value % 100 < 60 else {
      return false
    }
    let hasPeriod = index + 1 < tokens.count && self[index + 1].isPeriod
    guard hasPeriod || count == 4 && tokens.count == 1 else { return false }
    interpreted.components.hour = value / 100
    interpreted.components.minute = value % 100
    interpreted.roles[index] = .hour
    return readPeriod(&interpreted)
  }

  /// Reads AM or PM, and checks the hour.
  private func readPeriod(_ interpreted: inout InterpretedDate) -> Bool {
    guard let hour = interpreted.components.hour, hour < 24 else { return false }
    interpreted.hasPeriod = hour > 12 || hour == 0
    for index in interpreted.roles.indices {
      guard case .dayPeriod(let period) = self[index].kind else { continue }
      guard hour >= 1, hour <= 12, interpreted.roles[index] == nil, isBesideTime(index, interpreted)
      else { return false }
      interpreted.components.hour = period.hour(hour)
      interpreted.roles[index] = .hour
      interpreted.hasPeriod = true
      return true
    }
    return true
  }

  /// Whether AM or PM follows the time, or is in front of it: PM 1:49.
  private func isBesideTime(_ index: Int, _ interpreted: InterpretedDate) -> Bool {
    if index > 0, interpreted.roles[index - 1] != nil { return true }
    let next = interpreted.roles[(index + 1)...].first { $0 != .noise }
    return next == .hour
  }

  /// Reads a UTC offset, which only a complete timestamp has.
  private func readZone(_ interpreted: inout InterpretedDate, at start: Int, ofTimeAt hour: Int) {
    var next = start
    while next < tokens.count, self[next].kind == .noise { next += 1 }
    guard next < tokens.count, next > 3, interpreted.components.minute != nil,
      [0x2B, 0x2D, 0x2212, 0x2010].contains(self[next].separator),
      let (value, count) = number(next)
    else { return }
    // Where a time is wanted, 10:00-12:00 is a range unless the time is a timestamp's.
    let isStamp =
      self[next].separator == 0x2B || interpreted.components.second != nil || isFollowing(hour)
      || !slots.contains { $0.isHour }
    guard isStamp else { return }
    let hours = count == 4 ? value / 100 : value
    guard count == 4 || count == 2 && self[next].isAttached, hours <= 14 else { return }
    interpreted.roles[next] = .ignored
    next += 1
    if count == 2, next < tokens.count, self[next].separator == 0x3A, self[next].isAttached,
      shortNumber(next) != nil
    {
      interpreted.roles[next] = .ignored
    }
  }

  /// Whether a token directly follows a word, as in T18 or 24th.
  func isFollowing(_ index: Int) -> Bool {
    index > 0 && self[index - 1].range.upperBound == self[index].range.lowerBound
  }

  private func number(_ index: Int) -> (value: Int, count: Int)? { self[index].number }

  private func shortNumber(_ index: Int) -> Int? {
    guard let number = self[index].number, number.count <= 2 else { return nil }
    return number.value
  }
}
