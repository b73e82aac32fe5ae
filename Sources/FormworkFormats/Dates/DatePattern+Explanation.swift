extension DatePattern {
  /// A description of each part of the pattern in English.
  ///
  ///     try DatePattern("d.MM.yyyy").explanation
  ///     // ["day, 1 to 31", "“.”, shown only", "month, 01 to 12", "“.”, shown only", "year, 0001 to 9999"]
  ///
  /// It uses the same words as the explanation of a mask.
  package var explanation: [String] {
    var parts: [String] = []
    for (index, literal) in layout.literals.enumerated() {
      if !literal.isEmpty { parts.append("“" + literal.text + "”, shown only") }
      if index < layout.slots.count { parts.append(layout.slots[index].explanation) }
    }
    return parts
  }
}

extension FieldSlot {
  /// The name of the field and the range of its values.
  fileprivate var explanation: String {
    if isPeriod { return "AM or PM" }
    return name + ", " + shown(lowest) + " to " + shown(highest)
  }

  private func shown(_ value: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, minimumWidth - digits.utf8.count)) + digits
  }

  private var name: String {
    switch kind {
    case .year, .shortYear: "year"
    case .month: "month"
    case .day: "day"
    case .hour, .hour12: "hour"
    case .minute: "minute"
    case .second: "second"
    case .dayPeriod, .count: "number"
    }
  }
}
