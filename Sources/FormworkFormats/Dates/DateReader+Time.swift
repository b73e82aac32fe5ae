extension DateReader {
  /// Reads numbers separated by colons, and AM or PM.
  func readTime(_ noted: inout NotedDate) -> Bool {
    let period = noted.roles.indices.first { self[$0].isPeriod && $0 > 0 && number($0 - 1) != nil }
    guard var next = timeStart(period: period) else { return period == nil }
    guard let hour = shortNumber(next) else {
      return readBareTime(&noted, at: next)
    }
    noted.fields.hour = hour
    noted.roles[next] = .hour
    let start = next
    next += 1
    if next < tokens.count, self[next].kind == .hourMark {
      noted.roles[next] = .noise
      next += 1
    }
    for role in [NotedDate.Role.minute, .second] {
      guard next < tokens.count, next != period, isTimeJoined(next, period: period),
        let value = shortNumber(next), value < 60,
        role == .minute || isSeparatedAlike(next)
      else { break }
      if role == .minute { noted.fields.minute = value } else { noted.fields.second = value }
      noted.roles[next] = role
      next += 1
    }
    if noted.fields.second != nil, next < tokens.count, self[next].isAttached,
      [0x2C, 0x2E].contains(self[next].separator), number(next) != nil
    {
      noted.roles[next] = .ignored
      next += 1
    }
    // `7pm` is a whole hour.
    if noted.fields.minute == nil, period == next, slots.contains(where: { $0.kind == .minute }) {
      noted.fields.minute = 0
    }
    readZone(&noted, at: next, ofTimeAt: start)
    return readPeriod(&noted)
  }

  /// Returns the start of a time: before a colon or the H of `18h30`, or with AM or PM.
  private func timeStart(period: Int?) -> Int? {
    let slots = slots
    let colon = noted(where: {
      $0 > 0 && number($0) != nil && number($0 - 1) != nil && self[$0].separator == 0x3A
    })
    if let colon, !engine.layout.hasColonInDate { return colon - 1 }
    if let mark = noted(where: { $0 > 0 && self[$0].kind == .hourMark }) { return mark - 1 }
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
    let numbers = noted(where: { number($0) != nil })
    if isTime, !isPart, tokens.count <= 3, let numbers, numbers + 1 < tokens.count,
      self[numbers + 1].separator != 0x2F
    {
      return numbers
    }
    return isTime && !isPart && tokens.count == 1 ? 0 : nil
  }

  private func noted(where isMeant: (Int) -> Bool) -> Int? {
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
  private func readBareTime(_ noted: inout NotedDate, at index: Int) -> Bool {
    guard let (value, count) = number(index), count == 3 || count == 4, value % 100 < 60 else {
      return false
    }
    let hasPeriod = index + 1 < tokens.count && self[index + 1].isPeriod
    guard hasPeriod || count == 4 && tokens.count == 1 else { return false }
    noted.fields.hour = value / 100
    noted.fields.minute = value % 100
    noted.roles[index] = .hour
    return readPeriod(&noted)
  }

  /// Reads AM or PM, and checks the hour.
  private func readPeriod(_ noted: inout NotedDate) -> Bool {
    guard let hour = noted.fields.hour, hour < 24 else { return false }
    noted.hasPeriod = hour > 12 || hour == 0
    for index in noted.roles.indices {
      guard case .dayPeriod(let value) = self[index].kind else { continue }
      guard hour >= 1, hour <= 12, noted.roles[index] == nil, isBesideTime(index, noted)
      else { return false }
      noted.fields.hour = hour % 12 + 12 * value
      noted.roles[index] = .hour
      noted.hasPeriod = true
      return true
    }
    return true
  }

  /// Whether AM or PM follows the time, or is in front of it: PM 1:49.
  private func isBesideTime(_ index: Int, _ noted: NotedDate) -> Bool {
    if index > 0, noted.roles[index - 1] != nil { return true }
    let next = noted.roles[(index + 1)...].first { $0 != .noise }
    return next == .hour
  }

  /// Reads a UTC offset, which only a complete timestamp has.
  private func readZone(_ noted: inout NotedDate, at start: Int, ofTimeAt hour: Int) {
    var next = start
    while next < tokens.count, self[next].kind == .noise { next += 1 }
    guard next < tokens.count, next > 3, noted.fields.minute != nil,
      [0x2B, 0x2D, 0x2212, 0x2010].contains(self[next].separator),
      let (value, count) = number(next)
    else { return }
    // Where a time is wanted, 10:00-12:00 is a range unless the time is a timestamp's.
    let isStamp =
      self[next].separator == 0x2B || noted.fields.second != nil || isFollowing(hour)
      || !slots.contains { $0.isHour }
    guard isStamp else { return }
    let hours = count == 4 ? value / 100 : value
    guard count == 4 || count == 2 && self[next].isAttached, hours <= 14 else { return }
    noted.roles[next] = .ignored
    next += 1
    if count == 2, next < tokens.count, self[next].separator == 0x3A, self[next].isAttached,
      shortNumber(next) != nil
    {
      noted.roles[next] = .ignored
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
