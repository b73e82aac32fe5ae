extension DateTimeComponents {
  /// Creates date fields from text such as `2024-12-24`, `2024-12-24 18:30`, `18:30`, or
  /// `18:30:00`.
  ///
  ///     DateTimeComponents("2024-12")?.month        // 12
  ///     DateTimeComponents("2024-12-24T18:30")?.hour  // 18
  ///     DateTimeComponents("2024-02-30")            // nil: there is no such date
  ///
  /// A date begins with its four-digit year, optionally followed by month and day. All other fields
  /// have two digits. A time follows a `T` or a space, or is the whole text.
  ///
  /// - Returns: The fields; `nil` if the text has another form, or isn't a valid date.
  public init?(_ text: String) {
    self.init()
    var rest = Substring(text).utf8
    if !text.utf8.prefix(3).contains(UInt8(ascii: ":")) {
      guard let year = rest.popNumber(digits: 4) else { return nil }
      self.year = year
      if rest.pop("-") {
        guard let month = rest.popNumber(digits: 2) else { return nil }
        self.month = month
        if rest.pop("-") {
          guard let day = rest.popNumber(digits: 2) else { return nil }
          self.day = day
          if !rest.isEmpty, !rest.pop("T"), !rest.pop(" ") { return nil }
          if rest.isEmpty, text.utf8.count != 10 { return nil }
        }
      }
    }
    if !rest.isEmpty {
      guard day != nil || year == nil, rest.popTime(into: &self) else { return nil }
    }
    if !rest.isEmpty || !isPossible { return nil }
  }

  /// The date in the notation of `init(_:)`, up to the first missing field.
  ///
  ///     DateTimeComponents(year: 2024, month: 2, day: 9, hour: 8, minute: 0).text  // "2024-02-09 08:00"
  public var text: String {
    var text = ""
    if let year {
      text = Self.digits(year, width: 4)
      if let month {
        text += "-" + Self.digits(month, width: 2)
        if let day { text += "-" + Self.digits(day, width: 2) }
      }
    }
    guard let hour, let minute, year == nil || month != nil && day != nil else { return text }
    if !text.isEmpty { text += " " }
    text += Self.digits(hour, width: 2) + ":" + Self.digits(minute, width: 2)
    if let second { text += ":" + Self.digits(second, width: 2) }
    return text
  }

  private static func digits(_ number: Int, width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Substring.UTF8View {
  fileprivate mutating func pop(_ byte: Unicode.Scalar) -> Bool {
    guard let first, UInt32(first) == byte.value else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func popNumber(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte = first, byte >= 0x30, byte <= 0x39 else { return nil }
      number = number * 10 + Int(byte - 0x30)
      removeFirst()
    }
    return number
  }

  fileprivate mutating func popTime(into fields: inout DateTimeComponents) -> Bool {
    guard let hour = popNumber(digits: 2), pop(":"), let minute = popNumber(digits: 2) else {
      return false
    }
    fields.hour = hour
    fields.minute = minute
    if pop(":") {
      guard let second = popNumber(digits: 2) else { return false }
      fields.second = second
    }
    return true
  }
}
