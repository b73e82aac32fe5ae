import FormworkTables

/// A parser for the pattern of a date, a time, or a duration, scalar by scalar.
struct DatePatternParser {
  private let scalars: [Unicode.Scalar]
  private let isDuration: Bool
  private var index = 0

  /// The position of `index`, in UTF-16 code units.
  private var offset = 0

  private var layout = FieldLayout()

  /// The start of each field, for errors that are found at the end.
  private var starts: [Int] = []

  /// The start of the literal after the last field.
  private var literalStart = 0

  init(_ pattern: String, isDuration: Bool) {
    scalars = Array(pattern.unicodeScalars)
    self.isDuration = isDuration
  }

  mutating func parse() throws(DatePatternError) -> FieldLayout {
    while index < scalars.count {
      if scalars[index] == "'" {
        try readQuoted()
      } else if scalars[index].isASCIILetter {
        try readField()
      } else {
        try readLiteral(scalars[index], at: offset)
        advance()
      }
    }
    try endLiteral(before: nil)
    if layout.slots.isEmpty { throw DatePatternError(.noFields, at: 0, symbol: scalars) }
    try checkHours()
    return layout
  }

  private mutating func advance() {
    offset += UTF16.width(scalars[index])
    index += 1
  }

  private mutating func readQuoted() throws(DatePatternError) {
    let start = offset
    advance()
    if index < scalars.count, scalars[index] == "'" {
      try readLiteral("'", at: start)
      advance()
      return
    }
    while index < scalars.count {
      if scalars[index] == "'" {
        advance()
        guard index < scalars.count, scalars[index] == "'" else { return }
      }
      try readLiteral(scalars[index], at: offset)
      advance()
    }
    throw DatePatternError(.unclosedQuote, at: start, symbol: CollectionOfOne("'"))
  }

  private mutating func readLiteral(
    _ scalar: Unicode.Scalar, at place: Int
  ) throws(DatePatternError) {
    if UnicodeData.decimalDigitValue(scalar.value) != nil {
      throw DatePatternError(.digitInLiteral, at: place, symbol: CollectionOfOne(scalar))
    }
    if layout.literals[layout.slots.count].isEmpty { literalStart = place }
    layout.literals[layout.slots.count].append(scalar)
  }

  private mutating func readField() throws(DatePatternError) {
    let start = index
    let place = offset
    while index < scalars.count, scalars[index] == scalars[start] { advance() }
    let letters = scalars[start..<index]
    let slot = try FieldSlot.read(letters, isDuration: isDuration, isFirst: layout.slots.isEmpty)
      .at(place, letters)
    if isDuration { try checkOrder(slot, at: place, letters) }
    if layout.slots.contains(where: { $0.isSameField(as: slot) }) {
      throw DatePatternError(.repeatedField, at: place, symbol: letters)
    }
    if let last = layout.slots.last, layout.literals[layout.slots.count].isEmpty,
      !last.isPeriod, !slot.isPeriod
    {
      throw DatePatternError(.adjacentFields, at: place, symbol: letters)
    }
    try endLiteral(before: slot)
    layout.slots.append(slot)
    layout.literals.append(FieldLiteral())
    starts.append(place)
  }
}

extension DatePatternParser {
  /// Rejects a literal that would combine with an adjacent character, or letters directly after AM
  /// or PM.
  private func endLiteral(before next: FieldSlot?) throws(DatePatternError) {
    let literal = layout.literals[layout.slots.count].text
    guard let first = literal.unicodeScalars.first else { return }
    let isAfterPeriod = layout.slots.last?.isPeriod ?? false
    let joined = "0" + literal + "0"
    if isAfterPeriod && UnicodeData.isLetter(first.value)
      || joined.count != literal.count + 2 || UnicodeData.isMark(first.value)
    {
      throw DatePatternError(.ambiguousLiteral, at: literalStart, symbol: CollectionOfOne(first))
    }
  }

  private func checkHours() throws(DatePatternError) {
    if isDuration { return }
    let slots = layout.slots
    let halfHour = slots.firstIndex { $0.kind == .hour12 }
    let period = slots.firstIndex { $0.isPeriod }
    if let halfHour, period == nil { throw error(.missingDayPeriod, at: halfHour) }
    if let period, halfHour == nil { throw error(.needlessDayPeriod, at: period) }
    let hasHour = halfHour != nil || slots.contains { $0.kind == .hour }
    if !hasHour, slots.contains(where: { $0.isOfDate }),
      let minute = slots.firstIndex(where: { $0.kind == .minute })
    {
      throw error(.minuteInDate, at: minute)
    }
  }

  private func error(_ code: DatePatternError.Code, at slot: Int) -> DatePatternError {
    let letters = repeatElement(
      Unicode.Scalar(layout.slots[slot].letter), count: layout.slots[slot].letterCount)
    return DatePatternError(code, at: starts[slot], symbol: letters)
  }

  private func checkOrder(
    _ slot: FieldSlot, at place: Int, _ letters: ArraySlice<Unicode.Scalar>
  ) throws(DatePatternError) {
    guard let last = layout.slots.last else { return }
    if slot.unit != last.unit + 1 {
      throw DatePatternError(.unorderedUnits, at: place, symbol: letters)
    }
  }
}

extension Unicode.Scalar {
  var isASCIILetter: Bool { value < 0x80 && UnicodeData.isLetter(value) }
}
