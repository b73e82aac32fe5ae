import FormworkTables

/// The order, the width, and the separators of the components in a date or a time.
///
///     let german = try DatePattern("dd.MM.yyyy")
///     DateFormat(german).formatted(text: "2024-12-24").text  // "24.12.2024"
///
/// | letters | component |
/// |---|---|
/// | `yyyy`, `y` | year with four digits |
/// | `yy` | year with two digits, within a window of a hundred years |
/// | `MM`, `M` | month |
/// | `dd`, `d` | day |
/// | `HH`, `H` | hour, from 0 to 23 |
/// | `hh`, `h` | hour, from 1 to 12; requires `a` |
/// | `mm`, `m` | minute |
/// | `ss`, `s` | second |
/// | `a` | AM or PM |
///
/// Two letters are two digits, with a leading zero if needed. One letter is one digit or two. All
/// other characters are literals. Put literal letters in quotes, as in `d 'de' M`; `''` is a quote.
/// Numeric components need a literal between them, and literals can't contain digits.
package struct DatePattern: Hashable, Sendable {
  /// The text of the pattern.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The names of months in pasted text, besides the English ones.
  package var months: MonthNames? {
    get { layout.months }
    set { layout = layout.with(months: newValue) }
  }

  private let bytes: [UInt8]

  private(set) var layout: ComponentLayout

  /// Creates a pattern from text.
  ///
  /// - Parameter pattern: The pattern, such as `dd/MM/yyyy` or `HH:mm`.
  /// - Throws: ``DatePatternError`` at the first mistake in the pattern.
  /// - Complexity: O(*n*) in the length of `pattern`.
  package init(_ pattern: String) throws(DatePatternError) {
    var parser = DatePatternParser(pattern, isDuration: false)
    layout = try parser.parse()
    bytes = Array(pattern.utf8)
  }
}

/// The order, the width, and the separators of the units in a duration.
///
///     let flight = try DurationPattern("hh:mm")
///     DurationFormat(flight).formatted(text: "2630").text  // "26:30"
///
/// The units are `d`, `h` (or `H`), `m`, and `s`, in descending order. The first unit can exceed
/// its usual limit, such as 24 hours; the number of its letters, from two to six, is its maximum
/// number of digits. One letter also allows two digits. With two letters, it always has at least
/// two digits, with a leading zero if needed. The other units are like those of a ``DatePattern``:
/// two digits below 24 or 60.
///
/// | pattern | from | to |
/// |---|---|---|
/// | `hh:mm` | `00:00` | `99:59` |
/// | `h:mm` | `0:00` | `99:59` |
/// | `hhhh:mm:ss` | `0:00:00` | `9999:59:59` |
/// | `mm:ss` | `00:00` | `99:59` |
package struct DurationPattern: Hashable, Sendable {
  /// The text of the pattern.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private let bytes: [UInt8]

  let layout: ComponentLayout

  /// Creates a pattern from text.
  ///
  /// - Parameter pattern: The pattern, such as `hh:mm`.
  /// - Throws: ``DatePatternError`` at the first mistake in the pattern.
  /// - Complexity: O(*n*) in the length of `pattern`.
  package init(_ pattern: String) throws(DatePatternError) {
    var parser = DatePatternParser(pattern, isDuration: true)
    layout = try parser.parse()
    bytes = Array(pattern.utf8)
  }
}

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

extension ComponentSlot {
  /// The name of the component and the range of its values.
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

/// A parser for the pattern of a date, a time, or a duration, scalar by scalar.
struct DatePatternParser {
  private let scalars: [Unicode.Scalar]
  private let isDuration: Bool
  private var index = 0

  /// The position of `index`, in UTF-16 code units.
  private var offset = 0

  private var slots: [ComponentSlot] = []

  /// The literals around them, one more.
  private var literals = [ComponentSeparator()]

  /// The start of each component, for errors that are found at the end.
  private var starts: [Int] = []

  /// The start of the literal after the last component.
  private var literalStart = 0

  init(_ pattern: String, isDuration: Bool) {
    scalars = Array(pattern.unicodeScalars)
    self.isDuration = isDuration
  }

  mutating func parse() throws(DatePatternError) -> ComponentLayout {
    while index < scalars.count {
      if scalars[index] == "'" {
        try readQuoted()
      } else if scalars[index].isASCIILetter {
        try readComponent()
      } else {
        try readLiteral(scalars[index], at: offset)
        advance()
      }
    }
    try endLiteral(before: nil)
    if slots.isEmpty { throw DatePatternError(.noFields, at: 0, symbol: scalars) }
    try checkHours()
    return ComponentLayout(slots, literals)
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
    if literals[slots.count].isEmpty { literalStart = place }
    literals[slots.count].append(scalar)
  }

  private mutating func readComponent() throws(DatePatternError) {
    let start = index
    let place = offset
    while index < scalars.count, scalars[index] == scalars[start] { advance() }
    let letters = scalars[start..<index]
    let slot = try ComponentSlot.read(
      letters, isDuration: isDuration, isFirst: slots.isEmpty
    )
    .at(place, letters)
    if isDuration { try checkOrder(slot, at: place, letters) }
    if slots.contains(where: { $0.isSameComponent(as: slot) }) {
      throw DatePatternError(.repeatedField, at: place, symbol: letters)
    }
    if let last = slots.last, literals[slots.count].isEmpty,
      !last.isPeriod, !slot.isPeriod
    {
      throw DatePatternError(.adjacentFields, at: place, symbol: letters)
    }
    try endLiteral(before: slot)
    slots.append(slot)
    literals.append(ComponentSeparator())
    starts.append(place)
  }
}

extension DatePatternParser {
  /// Rejects a literal that would combine with an adjacent character, or letters directly after AM
  /// or PM.
  private func endLiteral(before next: ComponentSlot?) throws(DatePatternError) {
    let literal = literals[slots.count].text
    guard let first = literal.unicodeScalars.first else { return }
    let isAfterPeriod = slots.last?.isPeriod ?? false
    let joined = "0" + literal + "0"
    if isAfterPeriod && UnicodeData.isLetter(first.value)
      || joined.count != literal.count + 2 || UnicodeData.isMark(first.value)
    {
      throw DatePatternError(.ambiguousLiteral, at: literalStart, symbol: CollectionOfOne(first))
    }
  }

  private func checkHours() throws(DatePatternError) {
    if isDuration { return }
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
      Unicode.Scalar(slots[slot].letter), count: slots[slot].letterCount)
    return DatePatternError(code, at: starts[slot], symbol: letters)
  }

  private func checkOrder(
    _ slot: ComponentSlot, at place: Int, _ letters: ArraySlice<Unicode.Scalar>
  ) throws(DatePatternError) {
    guard let last = slots.last else { return }
    if slot.unit != last.unit + 1 {
      throw DatePatternError(.unorderedUnits, at: place, symbol: letters)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { value < 0x80 && UnicodeData.isLetter(value) }
}
