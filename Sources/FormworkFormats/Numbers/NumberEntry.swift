/// The typed parts of a number, regardless of how they are shown, and a position in it.
///
/// A *place* counts digits and the decimal separator in order: in `12.5`, place 2 is before the
/// separator and place 3 after it. The sign has no place.
struct NumberEntry: Hashable {
  var isNegative = false

  /// The digits, 0 to 9 each: those of the integer part, followed by those of the fraction.
  var digits: [UInt8] = []

  /// The number of digits before the decimal separator.
  var integerCount = 0

  var hasPoint = false

  /// Whether the only zero before the decimal separator was supplied by the format, as in `.5`.
  var isZeroSupplied = false

  /// The typed separators that stay in place; empty if the format places them.
  var marks: [NumberMark] = []

  /// Whether the last separator is the decimal separator.
  var isPointTyped = false

  /// Whether the minus sign was typed after the digits, so that no more digits can follow.
  var endsWithSign = false

  /// Whether the typed separators aren't those of a number, or not yet.
  var isUnsettled = false

  /// Whether the digits weren't just typed one after another, but assigned, pasted, left, or edited
  /// inside, so that a typed group separator continues the groups that the format shows.
  var continuesGroups = false

  /// The number of zeros at the end of the fraction that the format added, and not the user or the
  /// app.
  var padding = 0

  var fractionCount: Int { digits.count - integerCount }

  var isEmpty: Bool { digits.isEmpty && !hasPoint && !isNegative }

  /// Whether the integer part is a single zero.
  var hasLoneZero: Bool { integerCount == 1 && digits.first == 0 }

  /// The last place.
  var end: Int { digits.count + (hasPoint ? 1 : 0) }

  /// Returns the number of digits before a place.
  func digitIndex(of place: Int) -> Int {
    hasPoint && place > integerCount ? place - 1 : place
  }

  /// Returns the place after a number of digits, before the decimal separator if it is adjacent.
  func place(ofDigit index: Int) -> Int {
    hasPoint && index > integerCount ? index + 1 : index
  }

  /// The number of unneeded leading zeros in the integer part.
  var leadingZeros: Int {
    var count = 0
    while count + 1 < integerCount, digits[count] == 0 { count += 1 }
    return count
  }

  /// The number of zeros at the end.
  var trailingZeros: Int {
    var count = 0
    while count < digits.count, digits[digits.count - 1 - count] == 0 { count += 1 }
    return count
  }

  /// Whether every digit is a zero.
  var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// The number; `nil` without digits.
  var number: DecimalNumber? {
    digits.isEmpty
      ? nil : DecimalNumber(isNegative: isNegative, digits: digits, scale: fractionCount)
  }
}

extension NumberEntry {
  /// The typed group separators that are shown in place. Spaces and similar ones aren't, because
  /// the format shows its own.
  var groupMarks: ArraySlice<NumberMark> {
    let shown = marks.filter { $0.sign != .group }
    return isPointTyped ? shown.dropLast() : shown[...]
  }

  /// The typed decimal separator; `nil` if there is none.
  var typedPoint: NumberMark.Sign? {
    let shown = isPointTyped ? marks.last { $0.sign != .group && $0.place == integerCount } : nil
    return shown?.sign
  }

  /// Whether a space or a similar separator was typed after a number of digits.
  func isSpaced(at place: Int) -> Bool {
    !marks.isEmpty && marks.contains { $0.sign == .group && $0.place == place }
  }

  /// Determines the roles of the typed separators again, after a key.
  ///
  /// - Returns: Whether this is the beginning of a number that fits.
  mutating func arrange(_ format: NumberFormat) -> Bool {
    isUnsettled = false
    // Provenance from elsewhere may place a separator after digits that aren't there.
    marks.removeAll { $0.place > digits.count }
    integerCount = min(integerCount, digits.count)
    if marks.isEmpty { return true }
    guard
      let roles = SeparatorRoles.find(
        marks, digits, format.layout, limit: format.options.fractionLimit,
        after: continuesGroups ? .shown : .typed)
    else { return false }
    integerCount = roles.point ?? digits.count
    hasPoint = roles.point != nil
    isPointTyped = hasPoint
    isUnsettled = !roles.isSettled || mayLackDigits(format)
    return true
  }

  /// Whether a digit may have been rejected between the first two separators, because the first one
  /// was the decimal separator until the second one came: `1,783,924` would be `1,78,924` where a
  /// fraction has two digits.
  private func mayLackDigits(_ format: NumberFormat) -> Bool {
    let limit = format.options.fractionLimit
    guard limit < 3, marks.count > 1, marks[0].sign.isPoint(of: format.layout) else { return false }
    return marks[1].sign == marks[0].sign && marks[1].place - marks[0].place == limit
  }

  /// Checks whether the typed separators are those of a number, after an edit that kept the digits.
  mutating func checkMarks(_ format: NumberFormat) {
    if marks.isEmpty { return }
    var typed = self
    if format.options.padsAlways { typed.digits.removeLast(format.suppliedZeros(self)) }
    if typed.arrange(format), typed.integerCount == integerCount {
      isUnsettled = typed.isUnsettled
    } else {
      settle()
    }
  }

  /// Whether the user typed something whose position matters.
  var isTyped: Bool { !marks.isEmpty || endsWithSign }

  /// Lets the format place the separators.
  mutating func settle() {
    marks = []
    isPointTyped = false
    endsWithSign = false
    isUnsettled = false
    continuesGroups = true
  }

  /// Lets the format place the separators before an edit inside the number, except a decimal
  /// separator that a later key may make a group separator.
  mutating func settleGroups(_ layout: NumberLayout) {
    guard let point = openPoint(layout) else { return settle() }
    let continues = continuesGroups
    settle()
    (marks, isPointTyped, continuesGroups) = ([point], true, continues)
  }

  /// The typed decimal separator, if it isn't the format's own and there is no other separator, so
  /// that it may still be a group separator.
  func openPoint(_ layout: NumberLayout) -> NumberMark? {
    guard hasPoint, isPointTyped, marks.count == 1, !marks[0].sign.isPoint(of: layout) else {
      return nil
    }
    return NumberMark(sign: marks[0].sign, place: integerCount)
  }

  /// Returns the number in which the open decimal separator is a group separator; `nil` if it isn't
  /// one, or there would be too many digits.
  func regrouped(_ format: NumberFormat) -> NumberEntry? {
    guard let point = openPoint(format.layout) else { return nil }
    var entry = self
    entry.marks = [point]
    if format.options.padsAlways { entry.removeZeros(format.suppliedZeros(self)) }
    guard entry.arrange(format), !entry.hasPoint, !format.isTooGreat(entry) else { return nil }
    return entry
  }
}

extension NumberEntry {
  /// Creates the digits of a number.
  init(_ number: DecimalNumber) {
    isNegative = number.isNegative
    let missing = max(0, number.scale + 1 - number.digits.count)
    digits = [UInt8](repeating: 0, count: missing) + number.digits
    integerCount = digits.count - number.scale
    hasPoint = number.scale > 0
  }

  /// Removes unneeded leading zeros, and moves a place with the digits.
  mutating func dropLeadingZeros(_ place: inout Int) {
    let count = leadingZeros
    if count == 0 { return }
    digits.removeFirst(count)
    integerCount -= count
    place = max(0, place - count)
  }

  /// Supplies a zero before a leading decimal separator.
  ///
  /// - Returns: Whether one was supplied.
  mutating func supplyZero() -> Bool {
    if !hasPoint || integerCount > 0 { return false }
    digits.insert(0, at: 0)
    integerCount = 1
    isZeroSupplied = true
    return true
  }

  /// Pads the fraction with zeros.
  mutating func pad(to count: Int) {
    if digits.isEmpty || fractionCount >= count { return }
    padding += count - fractionCount
    digits += [UInt8](repeating: 0, count: count - fractionCount)
    hasPoint = true
  }

  /// Removes zeros from the end of the fraction: first those that the format added.
  mutating func removeZeros(_ count: Int) {
    digits.removeLast(count)
    padding = max(0, padding - count)
  }
}

/// A separator between digits, and the number of digits before it.
struct NumberMark: Hashable {
  var sign: Sign
  var place: Int

  /// The appearance of a separator, regardless of its meaning.
  enum Sign: UInt32, Hashable {
    /// `.`, `,`, or one of their full-width and Arabic forms: before the fraction, or between
    /// groups.
    case dot = 1
    case comma

    /// A separator that is always before the fraction.
    case point

    /// A separator that is always between groups: a space or an apostrophe.
    case group
  }
}

extension NumberMark.Sign {
  /// Creates the separator for a scalar; `nil` for any other scalar.
  init?(_ sign: NumberSign) {
    switch sign {
    case .dot: self = .dot
    case .comma: self = .comma
    case .point: self = .point
    case .group: self = .group
    default: return nil
    }
  }

  /// Whether this is the decimal separator of a format.
  func isPoint(of layout: NumberLayout) -> Bool {
    switch self {
    // With Latin digits, Arabic has a dot. The Arabic decimal separator looks like a comma, but a
    // comma also separates groups.
    case .dot: layout.point == "." || layout.point.value == 0x66B
    case .comma: layout.point == ","
    case .point: true
    case .group: false
    }
  }

  /// Whether this is the group separator of a format.
  func isGroup(of layout: NumberLayout) -> Bool {
    switch self {
    case .dot: layout.group == "."
    case .comma: layout.group == ","
    case .point: false
    case .group: layout.group != "." && layout.group != ","
    }
  }
}
