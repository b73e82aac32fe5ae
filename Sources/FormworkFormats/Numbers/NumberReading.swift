import FormworkTables

/// A text parsed as a number in any notation: as a whole, or not at all.
///
///     1.234.567,89     (1,234.50)     −12 345,6 EUR     1.5e3     ١٬٢٣٤٫٥
///
/// The number may have spaces, a sign, and the format's ``OwnWords`` around it. Any other text, and
/// any character inside that isn't a digit or a separator, means that it isn't a number: `1.5M`,
/// `5 lakh`, `4-11`.
struct NumberReading {
  var entry = NumberEntry()

  /// The digits in their original script; empty if all of them are in ASCII.
  private var digits: [Unicode.Scalar] = []

  /// The separators between the digits.
  var marks: [NumberMark] = []

  private(set) var exponent = 0

  /// Whether the number is in scientific notation, which has no groups: `6.022e23`.
  private var isScientific = false

  /// Whether one of the format's own words was next to the number, such as its currency.
  private(set) var hasWords = false

  /// Whether there are only digits, without a separator and an exponent.
  var isPlain: Bool { marks.isEmpty && exponent == 0 }

  /// Returns the first digits in their original script, for a number without an exponent.
  func written(first count: Int) -> String {
    var text = String.UnicodeScalarView()
    if digits.isEmpty {
      for digit in entry.digits.prefix(count) { text.append(Unicode.Scalar(digit | 0x30)) }
    } else {
      text.append(contentsOf: digits.prefix(count))
    }
    return String(text)
  }

  /// The result of parsing a text.
  enum Result {
    case number(NumberReading)

    /// Only separators and spaces without a meaning.
    case nothing

    /// A number with more fraction digits than the format allows.
    case tooLong(NumberReading)

    /// Not a number, or more than one.
    case rejected
  }

  /// Parses a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func read(_ text: String, for format: NumberFormat) -> Result {
    guard let core = NumberCore(text, format) else { return .rejected }
    var reading = NumberReading()
    reading.entry.isNegative = core.isNegative
    reading.hasWords = core.hasWords
    guard reading.take(core.scalars, format.layout) else { return .rejected }
    if reading.entry.digits.isEmpty {
      if !core.hasSign { return .nothing }
      return core.scalars.isEmpty && core.isNegative ? .number(reading) : .rejected
    }
    // An exponent moves the decimal point, so the limits are checked later.
    let limit = reading.exponent == 0 ? format.options.fractionLimit : .max
    if reading.findPoint(format.layout, limit) { return .number(reading) }
    return reading.findPoint(format.layout, .max) ? .tooLong(reading) : .rejected
  }

  /// Reads the digits and their separators.
  private mutating func take(_ scalars: ArraySlice<Unicode.Scalar>, _ layout: NumberLayout) -> Bool
  {
    entry.digits.reserveCapacity(scalars.count)
    for index in scalars.indices {
      let scalar = scalars[index]
      let next = index + 1 < scalars.endIndex ? scalars[index + 1].value : 0
      if NumberSign.joinsBefore(next) { return false }
      let sign = NumberSign(scalar.value, in: layout)
      if case .digit(let digit) = sign {
        note(scalar)
        entry.digits.append(digit)
      } else if let mark = NumberMark.Sign(sign) {
        // A line break or a tab separates two numbers.
        if scalar.value < 0x20 || scalar.value == 0x85 || 0x2028...0x2029 ~= scalar.value {
          return false
        }
        if marks.last?.place == entry.digits.count { return false }
        marks.append(NumberMark(sign: mark, place: entry.digits.count))
      } else if sign == .letter, scalar.value | 0x20 == 0x65, !entry.digits.isEmpty {
        return takeExponent(scalars[(index + 1)...], layout)
      } else if !OwnWords.isUnseen(scalar.value) {
        return false
      }
    }
    return true
  }

  /// Keeps a digit in its script, if it or one before it isn't in ASCII.
  private mutating func note(_ digit: Unicode.Scalar) {
    if digits.isEmpty, digit.value < 0x80 { return }
    if digits.isEmpty {
      for earlier in entry.digits { digits.append(Unicode.Scalar(earlier | 0x30)) }
    }
    digits.append(digit)
  }

  /// Reads the exponent at the end of a number.
  private mutating func takeExponent(
    _ scalars: ArraySlice<Unicode.Scalar>, _ layout: NumberLayout
  ) -> Bool {
    isScientific = true
    var rest = scalars
    let sign = rest.first.map { NumberSign($0.value, in: layout) }
    if sign == .minus || sign == .plus { rest.removeFirst() }
    if rest.isEmpty { return false }
    for scalar in rest {
      guard case .digit(let digit) = NumberSign(scalar.value, in: layout) else { return false }
      exponent = min(exponent * 10 + Int(digit), DecimalNumber.greatestExponent + 1)
    }
    if exponent > DecimalNumber.greatestExponent { return false }
    if sign == .minus { exponent = -exponent }
    return true
  }
}

extension NumberReading {
  /// The number with a decimal separator if a currency or a unit was written next to it: `$12` is
  /// twelve dollars, even where digits are entered from the right.
  func inUnits(scale: Int) -> NumberReading {
    if !hasWords || entry.hasPoint || entry.digits.isEmpty || scale == 0 { return self }
    var reading = self
    reading.entry.digits += [UInt8](repeating: 0, count: scale)
    reading.entry.hasPoint = true
    return reading
  }

  /// Finds the decimal separator among the separators.
  ///
  /// - Returns: Whether the separators have exactly one meaning.
  private mutating func findPoint(_ layout: NumberLayout, _ limit: Int) -> Bool {
    // An apostrophe at an end isn't a separator: it may mean feet, or text in a spreadsheet.
    let end = entry.digits.count
    if marks.contains(where: { $0.sign == .group && ($0.place == 0 || $0.place == end) }) {
      return false
    }
    if isScientific, marks.count == 1, marks[0].sign != .group {
      (entry.integerCount, entry.hasPoint) = (marks[0].place, true)
      applyExponent()
      return entry.fractionCount <= limit
    }
    let roles = SeparatorRoles.find(marks, entry.digits, layout, limit: limit)
    guard let roles, roles.isSettled else { return false }
    entry.integerCount = roles.point ?? entry.digits.count
    entry.hasPoint = roles.point != nil
    applyExponent()
    return true
  }

  private mutating func applyExponent() {
    if exponent == 0 { return }
    let scale = entry.fractionCount - exponent
    if scale < 0 { entry.digits += [UInt8](repeating: 0, count: -scale) }
    let missing = scale + 1 - entry.digits.count
    if missing > 0 { entry.digits.insert(contentsOf: [UInt8](repeating: 0, count: missing), at: 0) }
    entry.integerCount = entry.digits.count - max(0, scale)
    entry.hasPoint = scale > 0
    var place = 0
    entry.dropLeadingZeros(&place)
  }
}
