import FormworkTables

/// A text parsed as a number in any notation: as a whole, or not at all.
///
///     1.234.567,89     (1,234.50)     −12 345,6 EUR     1.5e3     ١٬٢٣٤٫٥
///
/// The number may have spaces, a sign, and the format's ``AffixWords`` around it. Any other text, and
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
      } else if !UnicodeData.isInvisible(scalar.value) {
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

/// The roles of separators between digits: one may be the decimal separator, and the others
/// separate groups.
///
/// The digits around a separator determine its meaning:
///
///     1.234.567   groups             1,234.5   groups, then a decimal separator
///     1.5         a decimal separator, of whatever notation
///     1.500       both would do: the format's own notation decides
///
/// The same rules apply to a whole text and to one that is being typed, in which `1.5` may become
/// `1.500`. The format's own group separator may also continue groups that the format shows.
struct SeparatorRoles: Hashable {
  /// The number of digits before the decimal separator; `nil` if there is none.
  var point: Int?

  /// Whether the separators have the form of a number. If not, the number is incomplete, or has two
  /// meanings that the format's notation doesn't decide.
  var isSettled = true

  private init() {}

  /// Finds the roles of separators.
  ///
  /// - Parameters:
  ///   - marks: The separators, in order.
  ///   - digits: All digits.
  ///   - layout: The format's own separators.
  ///   - limit: The maximum number of fraction digits.
  ///   - start: The digits before the first separator.
  /// - Returns: The roles; `nil` if the digits can't begin a number.
  static func find(
    _ marks: [NumberMark], _ digits: [UInt8], _ layout: NumberLayout, limit: Int,
    after start: GroupStart = .text
  ) -> Self? {
    // A separator between a number and its unit doesn't separate groups.
    let isTrailing = marks.last.map { $0.sign == .group && $0.place == digits.count } ?? false
    let marks = isTrailing ? marks.dropLast() : marks[...]
    guard let last = marks.last else { return Self() }
    if start == .text, limit == 0, last.place == digits.count {
      return wholeNumber(marks, digits, layout)
    }
    let shape = GroupShape(digits, layout, start)
    if marks.contains(where: { $0.sign == .group }) {
      return Self(spaced: marks, digits.count, shape, layout, limit)
    }
    return marks.count == 1
      ? Self(alone: last, digits.count - last.place, shape, layout, limit)
      : Self(marks.dropLast(), last, digits.count, shape, limit)
  }

  /// Finds the roles of the separators of a whole number whose last one, as in `1,234.`, ends a
  /// sentence: no fraction can follow it.
  private static func wholeNumber(
    _ marks: ArraySlice<NumberMark>, _ digits: [UInt8], _ layout: NumberLayout
  ) -> Self? {
    let groups = marks.dropLast()
    guard let group = groups.last else { return Self() }
    if group.sign == marks.last?.sign || group.place == digits.count { return nil }
    return find(Array(groups), digits, layout, limit: 0)
  }

  /// Finds the roles of several separators.
  private init?(
    _ groups: ArraySlice<NumberMark>, _ last: NumberMark, _ count: Int, _ shape: GroupShape,
    _ limit: Int
  ) {
    guard let first = groups.first, first.sign != .point,
      groups.allSatisfy({ $0.sign == first.sign })
    else { return nil }
    if first.sign == last.sign {
      isSettled = shape.isWhole(groups + [last], end: count)
      if !isSettled, !shape.isBeginning(groups + [last], end: count) { return nil }
    } else {
      guard count - last.place <= limit, limit > 0, shape.isWhole(groups, end: last.place) else {
        return nil
      }
      point = last.place
    }
  }

  /// Finds the roles of separators that include spaces, apostrophes, or similar ones. These form
  /// groups from the end before the decimal separator, and from the start after it.
  private init?(
    spaced marks: ArraySlice<NumberMark>, _ count: Int, _ shape: GroupShape, _ layout: NumberLayout,
    _ limit: Int
  ) {
    let others = marks.filter { $0.sign != .group }
    let spaces = marks.filter { $0.sign == .group }
    point = others.first?.place
    let end = point ?? count
    let before = spaces.prefix { $0.place < end }
    let after = spaces.dropFirst(before.count)
    if others.count > 1 || point != nil && (limit == 0 || count - end > limit) { return nil }
    isSettled = before.isEmpty || shape.isWhole(before, end: end)
    guard let other = others.first, let last = after.last else { return }
    // After a separator that isn't the format's own, there may be groups on both sides of it.
    let isPoint = !before.isEmpty || other.sign.isPoint(of: layout)
    isSettled =
      isSettled && isPoint && 1...3 ~= count - last.place
      && after.enumerated().allSatisfy { $1.place == end + 3 * ($0 + 1) }
  }

  /// Finds the role of the only separator.
  private init?(
    alone mark: NumberMark, _ fraction: Int, _ shape: GroupShape, _ layout: NumberLayout,
    _ limit: Int
  ) {
    let canBePoint = limit > 0 && fraction <= limit
    let isGroup = shape.isWhole([mark], end: mark.place + fraction)
    if canBePoint, mark.sign.isPoint(of: layout) {
      point = mark.place
    } else if isGroup, mark.sign.isGroup(of: layout) {
      return
    } else if isGroup, !(mark.sign.isPoint(of: layout) && limit > 0) {
      // In another notation, it may mean thousands or a decimal separator.
      point = canBePoint ? mark.place : nil
      isSettled = false
    } else if canBePoint {
      point = mark.place
      isSettled = !shape.hasIdleZeros(before: mark.place) || fraction != 3
    } else if limit == 0 || !mark.sign.isPoint(of: layout),
      shape.isBeginning([mark], end: mark.place + fraction)
    {
      isSettled = fraction == 0
    } else {
      return nil
    }
  }
}

/// The digits before the first separator, which may be in groups already.
enum GroupStart {
  /// A part of a text. They are one group.
  case text

  /// Digits that were typed into a field. A space or a similar separator can continue the groups
  /// that the format shows, because it can't be a decimal separator.
  case typed

  /// Digits that a field has shown as a number. The format's group separator continues the groups.
  case shown
}

/// The sizes of groups, in the format's own notation or a common one.
struct GroupShape {
  private let digits: [UInt8]
  private let grouping: DigitGrouping
  private let layout: NumberLayout
  private let start: GroupStart

  init(_ digits: [UInt8], _ layout: NumberLayout, _ start: GroupStart) {
    self.digits = digits
    self.layout = layout
    self.start = start
    grouping = layout.grouping
  }

  /// Whether a separator continues groups that the format shows.
  private func continues(_ first: NumberMark) -> Bool {
    guard first.sign.isGroup(of: layout), layout.showsGroups else { return false }
    let isSpace = first.sign == .group
    return start == .shown && first.place >= grouping.primary + grouping.minimumLeading
      || start != .text && isSpace && first.place > grouping.primary
  }

  /// Whether there are unneeded zeros before the first significant digit.
  fileprivate func hasIdleZeros(before place: Int) -> Bool { place > 1 && digits.first == 0 }

  /// Whether separators are in the positions of group separators.
  func isWhole(_ marks: ArraySlice<NumberMark>, end: Int) -> Bool {
    fits(marks, end: end) { last, size in last == size }
  }

  /// Whether digits after the last separator could complete the groups.
  func isBeginning(_ marks: ArraySlice<NumberMark>, end: Int) -> Bool {
    fits(marks, end: end) { last, size in last < size }
  }

  private func fits(
    _ marks: ArraySlice<NumberMark>, end: Int, _ isLast: (Int, Int) -> Bool
  ) -> Bool {
    guard let first = marks.first, let last = marks.last, first.place > 0, digits.first != 0 else {
      return false
    }
    let isContinued = continues(first)
    func fits(_ primary: Int, _ secondary: Int) -> Bool {
      // A single separator doesn't determine the size of the other groups.
      let most = marks.count == 1 && primary == 3 ? primary : secondary
      guard first.place <= most || isContinued, isLast(end - last.place, primary) else {
        return false
      }
      var place = first.place
      for mark in marks.dropFirst() {
        if mark.place - place != secondary { return false }
        place = mark.place
      }
      return true
    }
    // Other sizes than the format's need its own separator; groups of two also a comma, as in India, because
    // dots also separate dates and versions, and spaces separate numbers.
    if fits(3, 3) || first.sign == .comma && fits(3, 2) { return true }
    return marks.allSatisfy { $0.sign.isGroup(of: layout) }
      && fits(grouping.primary, grouping.secondary)
  }
}
