extension DateReader {
  /// Reads the other numbers, and the name of a month.
  func readDate(_ noted: inout NotedDate) -> Bool {
    let numbers = noted.roles.indices.filter { noted.roles[$0] == nil && self[$0].number != nil }
    let values = numbers.compactMap { self[$0].number }
    let named = noted.roles.indices.filter { self[$0].isMonth }
    if named.count > 1 { return false }
    if let named = named.first, case .month(let month) = self[named].kind {
      noted.roles[named] = .month
      noted.fields.month = month
      return readDayAndYear(values, numbers, named, &noted)
    }
    if values.isEmpty { return noted.fields.hour != nil }
    if !isTogether(numbers, noted) { return false }
    if let first = values.first, first.count == 4 || first.count == 8 {
      return readYearFirst(values, numbers, &noted)
    }
    return readInOrder(values, numbers, &noted)
  }

  /// Whether no time is between the numbers of a date.
  private func isTogether(_ numbers: [Int], _ noted: NotedDate) -> Bool {
    guard let first = numbers.first, let last = numbers.last else { return true }
    let times: [NotedDate.Role] = [.hour, .minute, .second]
    return !(first...last).contains { index in noted.roles[index].map(times.contains) ?? false }
  }

  /// Reads ISO 8601. Its basic notation is only unambiguous if the fields begin with the year.
  private func readYearFirst(
    _ values: [(value: Int, count: Int)], _ numbers: [Int], _ noted: inout NotedDate
  ) -> Bool {
    let (first, count) = values[0]
    if count == 8 {
      let isYearFirst = slots.first.map { $0.kind == .year || $0.kind == .shortYear } ?? false
      guard values.count == 1, isYearFirst, !isPart else { return false }
      noted.fields.year = first / 10_000
      noted.fields.month = first / 100 % 100
      noted.fields.day = first % 100
      noted.roles[numbers[0]] = .year
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
    for (place, role) in [NotedDate.Role.year, .month, .day].prefix(values.count).enumerated() {
      noted.roles[numbers[place]] = role
    }
    noted.fields.year = first
    noted.fields.month = values[1].value
    // ISO 8601 uses 24 hours.
    noted.hasPeriod = true
    if values.count == 3 { noted.fields.day = values[2].value }
    return true
  }

  /// Reads numbers in the order of a date's fields, next to a time; if only a time is expected, in
  /// any order.
  private func readInOrder(
    _ values: [(value: Int, count: Int)], _ numbers: [Int], _ noted: inout NotedDate
  ) -> Bool {
    guard noted.fields.hour != nil else { return false }
    let wanted = slots.filter { $0.isOfDate }
    if wanted.isEmpty {
      guard values.count == 3, values.allSatisfy({ $0.count <= 2 || $0.count == 4 }) else {
        return false
      }
      for index in numbers { noted.roles[index] = .ignored }
      return true
    }
    guard values.count == wanted.count else { return false }
    for (place, slot) in wanted.enumerated() {
      let (value, count) = values[place]
      guard place == 0 || self[numbers[place]].separator != 0x3A else { return false }
      switch slot.kind {
      case .year, .shortYear:
        guard count == 2 || count == 4 else { return false }
        noted.fields.year = count == 2 ? engine.year(ofShort: value) : value
        noted.roles[numbers[place]] = .year
      case .month:
        noted.fields.month = value
        noted.roles[numbers[place]] = .month
      default:
        noted.fields.day = value
        noted.roles[numbers[place]] = .day
      }
      if slot.kind != .year, slot.kind != .shortYear, count > 2 { return false }
    }
    return true
  }

  /// Sets the day and the year that are next to the name of a month.
  private func readDayAndYear(
    _ values: [(value: Int, count: Int)], _ indices: [Int], _ month: Int,
    _ noted: inout NotedDate
  ) -> Bool {
    guard values.count <= 2, values.allSatisfy({ $0.count <= 2 || $0.count == 4 }) else {
      return false
    }
    if let only = values.first, values.count == 1 {
      let hasDay = slots.contains { $0.kind == .day }
      let wantsYear = !hasDay && slots.contains { $0.kind == .year || $0.kind == .shortYear }
      let isYear = only.count == 4 || wantsYear && only.count == 2
      if isYear, only.count == 2 {
        guard isShortYear(indices[0], month: month, noted) else { return false }
        noted.hasBareYear = !isMarkedYear(indices[0])
      }
      if isYear {
        noted.fields.year = only.count == 4 ? only.value : engine.year(ofShort: only.value)
      } else {
        noted.fields.day = only.value
      }
      noted.roles[indices[0]] = isYear ? .year : .day
      return true
    }
    guard values.count == 2 else { return true }
    let yearIsFirst = values[0].count == 4
    let (day, year) = yearIsFirst ? (values[1], values[0]) : (values[0], values[1])
    guard day.count <= 2, year.count == 4 || year.count == 2 else { return false }
    if year.count == 2 {
      guard isShortYear(indices[1], day: indices[0], month: month, noted) else { return false }
      noted.hasBareYear = !isMarkedYear(indices[1], after: max(month, indices[0]))
    }
    noted.roles[indices[0]] = yearIsFirst ? .year : .day
    noted.roles[indices[1]] = yearIsFirst ? .day : .year
    noted.fields.day = day.value
    noted.fields.year = year.count == 4 ? year.value : engine.year(ofShort: year.value)
    return true
  }
}
