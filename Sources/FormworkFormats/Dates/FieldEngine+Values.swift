extension FieldEngine {
  /// The number of fields in one date.
  var width: Int { layout.slots.prefix { $0.half == 0 }.count }

  /// Returns the number that a field shows for a date; `nil` if the date doesn't have it.
  ///
  /// A year that two digits can't represent is -1, which no field can hold.
  func value(of slot: FieldSlot, in fields: DateTimeComponents) -> Int? {
    switch slot.kind {
    case .year: return fields.year
    case .shortYear:
      guard let year = fields.year else { return nil }
      let digits = year % 100
      return digits >= 0 && self.year(ofShort: digits) == year ? digits : -1
    case .month: return fields.month
    case .day: return fields.day
    case .hour: return fields.hour
    case .hour12: return fields.hour.map { $0 < 0 || $0 > 23 ? -1 : ($0 + 11) % 12 + 1 }
    case .dayPeriod: return fields.hour.map { $0 < 0 || $0 > 23 ? -1 : $0 / 12 }
    case .minute: return fields.minute
    case .second: return fields.second
    case .count: return nil
    }
  }

  /// Returns the content of a field for a value, if the field can hold it.
  func content(of value: Int, in slot: FieldSlot) -> FieldContent? {
    guard value >= slot.lowest, value <= slot.highest else { return nil }
    return .whole(value, width: slot.minimumWidth)
  }

  /// Returns the date of the fields that have a value. The hour is only included if AM or PM is
  /// known.
  func fields(of sheet: FieldSheet, half: Int) -> DateTimeComponents {
    var fields = DateTimeComponents()
    var period: Int?
    for index in layout.slots.indices
    where layout.slots[index].half == half && sheet.isValue(index) {
      let value = sheet.contents[index].value
      switch layout.slots[index].kind {
      case .year: fields.year = value
      case .shortYear: fields.year = year(ofShort: value)
      case .month: fields.month = value
      case .day: fields.day = value
      case .hour, .hour12: fields.hour = value
      case .dayPeriod: period = value
      case .minute: fields.minute = value
      case .second: fields.second = value
      case .count: break
      }
    }
    if layout.slot(.hour12, half: half) != nil, let hour = fields.hour {
      fields.hour = period.map { hour % 12 + 12 * $0 }
    }
    return fields
  }

  /// Fills fields with a date.
  func fill(_ sheet: inout FieldSheet, half: Int, with fields: DateTimeComponents) {
    for index in layout.slots.indices where layout.slots[index].half == half {
      let slot = layout.slots[index]
      sheet.contents[index] =
        value(of: slot, in: fields).flatMap { content(of: $0, in: slot) } ?? .empty
    }
    sheet.close()
  }
}
