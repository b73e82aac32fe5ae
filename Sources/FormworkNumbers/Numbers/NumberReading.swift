import FormworkUnicode

/// A text read as a number, whatever the notation: the whole of it, or nothing.
///
///     1.234.567,89     (1,234.50)     −12 345,6 EUR     1.5e3     ١٬٢٣٤٫٥
///
/// Around the number there may be spaces, a sign and the format's ``OwnWords``. Anything else, and
/// anything inside that isn't a digit or a separator, makes it no number: `1.5M`, `5 lakh`, `4-11`.
struct NumberReading {
  var entry = NumberEntry()

  /// The digits as they were written.
  private var digits: [Unicode.Scalar] = []

  /// The separators between them.
  var marks: [NumberMark] = []

  private(set) var exponent = 0

  /// Whether there are digits alone: no separator, no exponent.
  var isPlain: Bool { marks.isEmpty && exponent == 0 }

  /// The first digits as they were written, of a number without exponent.
  func written(first count: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: digits.prefix(count))
    return String(text)
  }

  /// What a text is, as far as numbers go.
  enum Result {
    case number(NumberReading)

    /// Separators and spaces that say nothing.
    case nothing

    /// No number, or more than one.
    case refused
  }

  /// Reads a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func read(_ text: String, for format: NumberFormat) -> Result {
    guard let core = NumberCore(text, format) else { return .refused }
    var reading = NumberReading()
    reading.entry.isNegative = core.isNegative
    guard reading.take(core.scalars, format.layout) else { return .refused }
    if reading.entry.digits.isEmpty {
      if !core.hasSign { return .nothing }
      return core.scalars.isEmpty && core.isNegative ? .number(reading) : .refused
    }
    return reading.findPoint(format) ? .number(reading) : .refused
  }

  /// Takes the digits and what parts them.
  private mutating func take(_ scalars: [Unicode.Scalar], _ layout: NumberLayout) -> Bool {
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1].value : 0
      if NumberSign.joinsBefore(next) { return false }
      let sign = NumberSign(scalar.value, in: layout)
      if case .digit(let digit) = sign {
        entry.digits.append(digit)
        digits.append(scalar)
      } else if let mark = NumberMark.Sign(sign) {
        // A line break or a tab is between two numbers.
        if scalar.value < 0x20 || scalar.value == 0x85 || 0x2028...0x2029 ~= scalar.value { return false }
        if marks.last?.place == entry.digits.count { return false }
        marks.append(NumberMark(sign: mark, place: entry.digits.count))
      } else if sign == .letter, scalar.value | 0x20 == 0x65, !digits.isEmpty {
        return takeExponent(scalars[(index + 1)...], layout)
      } else if !OwnWords.isUnseen(scalar.value) {
        return false
      }
    }
    return true
  }

  /// Takes the exponent that is the rest of a number.
  private mutating func takeExponent(
    _ scalars: ArraySlice<Unicode.Scalar>, _ layout: NumberLayout
  ) -> Bool {
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
  /// Finds the decimal separator among the separators.
  ///
  /// - Returns: Whether they can be those of one number, and of no other.
  private mutating func findPoint(_ format: NumberFormat) -> Bool {
    let strong = marks.filter { $0.sign != .group }
    let point: Int?
    if strong.count < marks.count {
      guard strong.count < 2, isSpaced(around: strong.first, format.layout) else { return false }
      point = strong.first?.place
    } else {
      // An exponent moves the point, so what the format holds is asked later.
      let limit = exponent == 0 ? format.options.fractionLimit : .max
      let roles = SeparatorRoles(marks, entry.digits, format.layout, limit: limit)
      guard let roles, roles.isSettled else { return false }
      point = roles.point
    }
    entry.integerCount = point ?? entry.digits.count
    entry.hasPoint = point != nil
    applyExponent()
    return true
  }

  /// Whether spaces, apostrophes and the like part groups of digits: from the end before the point, from
  /// the start behind it.
  private func isSpaced(around point: NumberMark?, _ layout: NumberLayout) -> Bool {
    let end = point?.place ?? entry.digits.count
    let spaces = marks.filter { $0.sign == .group }
    let before = spaces.prefix { $0.place < end }
    let after = spaces.dropFirst(before.count)
    if !before.isEmpty, !GroupShape(entry.digits, layout).isWhole(before, end: end) { return false }
    guard let point, let last = after.last else { return after.isEmpty }
    // Groups on both sides of a separator that isn't the format's own may be groups of two sorts.
    if before.isEmpty, !point.sign.isPoint(of: layout) { return false }
    let rest = entry.digits.count - last.place
    return 1...3 ~= rest
      && after.enumerated().allSatisfy { $1.place == end + 3 * ($0 + 1) }
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
