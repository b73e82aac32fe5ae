extension DateReader {
  /// Reads the tokens in another notation: ISO 8601, with a month's name, or with an unused time.
  func otherwise() -> DateReading? {
    var noted = NotedDate(roles: Array(repeating: nil, count: tokens.count))
    for (index, token) in tokens.enumerated() where token.kind == .noise {
      noted.roles[index] = .noise
    }
    guard readTime(&noted), readDate(&noted) else { return nil }
    for (index, token) in tokens.enumerated() {
      guard let role = noted.roles[index] else { return nil }
      if token.isStrange, role != .ignored { return nil }
    }
    let date = DateTimeComponents(month: noted.fields.month, day: noted.fields.day)
    guard (date.month ?? 1) >= 1, (date.month ?? 1) <= 12, (date.day ?? 1) >= 1,
      (date.day ?? 1) <= 31, noted.fields.year != 0
    else { return nil }
    return reading(of: noted)
  }

  subscript(index: Int) -> DateToken { tokens[tokens.startIndex + index] }

  private func reading(of noted: NotedDate) -> DateReading? {
    var reading = DateReading()
    for index in range {
      let slot = engine.layout.slots[index]
      if slot.isPeriod, !noted.hasPeriod { break }
      guard let value = engine.value(of: slot, in: noted.fields) else { break }
      guard let content = engine.content(of: value, in: slot) else { return nil }
      reading.contents.append((index, content))
    }
    if reading.contents.isEmpty || isAfternoonLost(noted, reading) { return nil }
    reading.hasBareYear = noted.hasBareYear
    reading.isHourClear = noted.hasPeriod || noted.roles.contains { $0 == .ignored }
    for (index, role) in noted.roles.enumerated() where !(role.map(isUsed) ?? false) {
      reading.unused.append(self[index].range)
    }
    return reading
  }

  /// Whether there is an hour, but neither AM nor PM after it: 21 must not become 9.
  private func isAfternoonLost(_ noted: NotedDate, _ reading: DateReading) -> Bool {
    noted.hasPeriod && slots.contains { $0.isPeriod }
      && reading.contents.contains { engine.layout.slots[$0.index].kind == .hour12 }
      && !reading.contents.contains { engine.layout.slots[$0.index].isPeriod }
  }

  /// Whether a token with a role belongs to a field, or has no meaning of its own.
  private func isUsed(_ role: NotedDate.Role) -> Bool {
    let kinds: [FieldSlot.Kind]
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
