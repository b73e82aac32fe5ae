/// Reads a whole text that is a date in another notation: ISO 8601, another order, months by name.
struct DateReader {
  private(set) var fields = DateFields()

  /// What each token is a part of.
  private var roles: [FieldSlot.Kind?]

  private let tokens: ArraySlice<DateToken>
  private let isWhole: Bool

  /// Reads some tokens, or fails if no date or time is told by them without a doubt.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of one date.
  ///   - dayIsFirst: Whether of a day and a month the first is the day, where both could be.
  ///   - hasDay: Whether a day is wanted at all.
  ///   - isWhole: Whether a day, a month and a year are.
  ///   - engine: What two digits of a year mean.
  init?(
    _ tokens: ArraySlice<DateToken>, dayIsFirst: Bool, hasDay: Bool, isWhole: Bool,
    _ engine: FieldEngine
  ) {
    self.tokens = tokens
    self.isWhole = isWhole
    roles = Array(repeating: nil, count: tokens.count)
    guard readTime(), readDate(dayIsFirst: dayIsFirst, hasDay: hasDay, engine) else { return nil }
    let isInRange = (fields.month ?? 1) <= 12 && (fields.day ?? 1) <= 31
    if !isInRange || fields.month == 0 || fields.day == 0 || fields.year == 0 { return nil }
  }

  private subscript(index: Int) -> DateToken { tokens[tokens.startIndex + index] }

  /// Reads numbers with colons between them, and AM or PM.
  private mutating func readTime() -> Bool {
    let indices = roles.indices
    let colon = indices.first { $0 > 0 && self[$0].separator == 0x3A && self[$0 - 1].number != nil }
    let period = indices.first { index in
      if case .dayPeriod = self[index].kind { return index > 0 && self[index - 1].number != nil }
      return false
    }
    var next: Int
    if let colon {
      let first = colon - 1
      guard let hour = number(first), let minute = number(colon), hour < 24, minute < 60 else {
        return false
      }
      (fields.hour, fields.minute) = (hour, minute)
      roles[first] = .hour
      roles[colon] = .minute
      next = colon + 1
      if next < roles.count, self[next].separator == 0x3A, let second = number(next) {
        guard second < 60 else { return false }
        fields.second = second
        roles[next] = .second
        next += 1
      }
      // A fraction of a second, or how far a time zone is from Greenwich: what they say is left out.
      while next < roles.count, self[next].isAttached, self[next].number != nil,
        [0x2B, 0x2C, 0x2D, 0x2E, 0x3A, 0x2212].contains(self[next].separator)
      {
        roles[next] = .count
        next += 1
      }
    } else if let period {
      guard let hour = number(period - 1) else { return false }
      fields.hour = hour
      roles[period - 1] = .hour
    }
    guard let period, case .dayPeriod(let value) = self[period].kind else { return true }
    guard let hour = fields.hour, hour >= 1, hour <= 12 else { return false }
    fields.hour = hour % 12 + 12 * value
    roles[period] = .hour
    return true
  }

  private func number(_ index: Int) -> Int? {
    guard let number = self[index].number, number.count <= 2 else { return nil }
    return number.value
  }

  /// Reads the other numbers, and the name of a month.
  private mutating func readDate(dayIsFirst: Bool, hasDay: Bool, _ engine: FieldEngine) -> Bool {
    let numbers = roles.indices.filter { roles[$0] == nil && self[$0].number != nil }
    let values = numbers.compactMap { self[$0].number }
    let counts = values.map { $0.count }
    guard values.allSatisfy({ $0.count <= 2 || $0.count == 4 || $0.count == 8 }) else {
      return false
    }
    let named = roles.indices.first { if case .month = self[$0].kind { true } else { false } }
    if let named, case .month(let month) = self[named].kind {
      roles[named] = .month
      fields.month = month
      return readDayAndYear(values, numbers, engine)
    }
    switch values.count {
    case 0: return fields.hour != nil
    case 1:
      guard counts[0] == 8, isWhole else { return false }
      fields.year = values[0].value / 10000
      (fields.month, fields.day) = (values[0].value / 100 % 100, values[0].value % 100)
      roles[numbers[0]] = .year
      return true
    case 2:
      if counts[0] == 4, counts[1] <= 2 {
        set([.year, .month], values, numbers)
        return true
      }
      guard counts[0] <= 2, counts[1] == 4, !hasDay else { return false }
      set([.month, .year], values, numbers)
      return true
    case 3:
      if counts[0] == 4, counts[1] <= 2, counts[2] <= 2 {
        set([.year, .month, .day], values, numbers)
        return true
      }
      guard counts[0] <= 2, counts[1] <= 2, counts[2] == 4 else { return false }
      // The order that is wanted or, where that can't be, the other.
      let isDayFirst = dayIsFirst ? values[1].value <= 12 : values[0].value > 12
      set(isDayFirst ? [.day, .month, .year] : [.month, .day, .year], values, numbers)
      return true
    default: return false
    }
  }

  /// Takes some numbers for a year, a month or a day each.
  private mutating func set(
    _ kinds: [FieldSlot.Kind], _ values: [(value: Int, count: Int)], _ indices: [Int]
  ) {
    for (place, kind) in kinds.enumerated() {
      let value = values[place].value
      switch kind {
      case .year: fields.year = value
      case .month: fields.month = value
      default: fields.day = value
      }
      roles[indices[place]] = kind
    }
  }

  /// Sets the day and the year that are written beside the name of a month.
  private mutating func readDayAndYear(
    _ values: [(value: Int, count: Int)], _ indices: [Int], _ engine: FieldEngine
  ) -> Bool {
    switch values.count {
    case 0: return true
    case 1:
      set([values[0].count == 4 ? .year : .day], values, indices)
      return values[0].count <= 4
    case 2:
      set(values[0].count == 4 ? [.year, .day] : [.day, .year], values, indices)
      let year = values[values[0].count == 4 ? 0 : 1]
      if year.count == 2 { fields.year = engine.year(ofShort: year.value) }
      return values.allSatisfy { $0.count <= 4 } && (fields.day ?? 0) <= 31
        && (year.count == 4 || year.count == 2)
    default: return false
    }
  }
}

extension DateReader {
  /// Whether a token has a place in one of some fields, or says nothing of its own.
  func isUsed(_ index: Int, in slots: [FieldSlot]) -> Bool {
    let token = self[index]
    if token.kind == .noise { return true }
    guard let role = roles[index] else { return false }
    return role != .count && slots.contains { $0.kind.part == role }
  }
}

extension FieldSlot.Kind {
  /// The same part of a date in its plainest notation.
  fileprivate var part: FieldSlot.Kind {
    switch self {
    case .shortYear: .year
    case .hour12: .hour
    default: self
    }
  }
}
