/// What has been typed of a number, without how it looks, and a place in it.
///
/// A *place* counts digits and the point before it, in order: in `12.5` place 2 is before the point
/// and 3 behind it. The sign has no place: it is there or not.
struct NumberEntry: Hashable {
  var isNegative = false

  /// The digits, 0 to 9 each: those of the integer part, then those of the fraction.
  var digits: [UInt8] = []

  /// How many of the digits are before the point.
  var integerCount = 0

  var hasPoint = false

  /// Whether the lone zero before the point is the format's, who supplied it to `.5`.
  var isZeroSupplied = false

  /// The separators that were typed and stay where they are; empty where the format places them.
  var marks: [NumberMark] = []

  /// Whether the last of them is the point.
  var isPointTyped = false

  /// Whether the minus sign was typed behind the digits: no more of them follow.
  var endsWithSign = false

  /// Whether the typed separators aren't those of a number, or not yet.
  var isUnsettled = false

  var fractionCount: Int { digits.count - integerCount }

  var isEmpty: Bool { digits.isEmpty && !hasPoint && !isNegative }

  /// Whether the integer part is a single zero.
  var hasLoneZero: Bool { integerCount == 1 && digits.first == 0 }

  /// The last place.
  var end: Int { digits.count + (hasPoint ? 1 : 0) }

  /// How many digits are before a place.
  func digitIndex(of place: Int) -> Int {
    hasPoint && place > integerCount ? place - 1 : place
  }

  /// The place behind so many digits; before the point, if that is beside it.
  func place(ofDigit index: Int) -> Int {
    hasPoint && index > integerCount ? index + 1 : index
  }

  /// How many zeros the integer part begins with that say nothing.
  var leadingZeros: Int {
    var count = 0
    while count + 1 < integerCount, digits[count] == 0 { count += 1 }
    return count
  }

  /// Whether every digit is a zero.
  var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// The number that the digits say; `nil` without digits.
  var number: DecimalNumber? {
    digits.isEmpty
      ? nil : DecimalNumber(isNegative: isNegative, digits: digits, scale: fractionCount)
  }
}

extension NumberEntry {
  /// The typed separators between groups that are shown where they are. Spaces and the like aren't: the
  /// format shows its own.
  var groupMarks: ArraySlice<NumberMark> {
    let shown = marks.filter { $0.sign != .group }
    return isPointTyped ? shown.dropLast() : shown[...]
  }

  /// The separator that was typed for the point, as provenance keeps it; 0 for none.
  var pointMark: UInt32 {
    let shown = isPointTyped ? marks.last { $0.sign != .group && $0.place == integerCount } : nil
    return shown?.sign.rawValue ?? 0
  }

  /// Whether a space or the like was typed behind so many digits.
  func isSpaced(at place: Int) -> Bool {
    !marks.isEmpty && marks.contains { $0.sign == .group && $0.place == place }
  }

  /// Gives the typed separators their roles again, after a key.
  ///
  /// - Returns: Whether this is the beginning of a number that fits.
  mutating func arrange(_ format: NumberFormat) -> Bool {
    isUnsettled = false
    if marks.isEmpty { return true }
    guard
      let roles = SeparatorRoles.find(
        marks, digits, format.layout, limit: format.options.fractionLimit)
    else { return false }
    integerCount = roles.point ?? digits.count
    hasPoint = roles.point != nil
    isPointTyped = hasPoint
    isUnsettled = !roles.isSettled
    return true
  }

  /// Takes note of whether the typed separators are those of a number, whose digits are as they were.
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

  /// Whether something was typed whose place counts.
  var isTyped: Bool { !marks.isEmpty || endsWithSign }

  /// Leaves the places of separators to the format.
  mutating func settle() {
    marks = []
    isPointTyped = false
    endsWithSign = false
    isUnsettled = false
  }
}

extension NumberEntry {
  /// The digits of a number, as they are to be shown.
  init(_ number: DecimalNumber) {
    isNegative = number.isNegative
    let missing = max(0, number.scale + 1 - number.digits.count)
    digits = [UInt8](repeating: 0, count: missing) + number.digits
    integerCount = digits.count - number.scale
    hasPoint = number.scale > 0
  }

  /// Takes the leading zeros out that say nothing, and moves a place with the digits.
  mutating func dropLeadingZeros(_ place: inout Int) {
    let count = leadingZeros
    if count == 0 { return }
    digits.removeFirst(count)
    integerCount -= count
    place = max(0, place - count)
  }

  /// Supplies a zero to a point with nothing before it.
  ///
  /// - Returns: Whether one was supplied.
  mutating func supplyZero() -> Bool {
    if !hasPoint || integerCount > 0 { return false }
    digits.insert(0, at: 0)
    integerCount = 1
    isZeroSupplied = true
    return true
  }

  /// Lengthens the fraction with zeros.
  mutating func pad(to count: Int) {
    if digits.isEmpty || fractionCount >= count { return }
    digits += [UInt8](repeating: 0, count: count - fractionCount)
    hasPoint = true
  }
}
