import FormworkMasks
import FormworkTables

extension NumberEditor {
  /// Replaces the range with several characters at once, which are read as a number.
  mutating func paste(_ text: String) -> EditOutcome {
    switch NumberReading.read(text, for: format) {
    case .nothing: return ignored
    case .tooLong(let reading): return appended(reading) ?? rejected(.noRoom)
    case .rejected: return rejected(.notAllowed)
    case .number(let reading):
      if let end = appended(reading) { return end }
      settle()
      removeRange()
      let isAlone = entry.digits.isEmpty && !entry.hasPoint
      if let rejection = isAlone ? replace(by: reading) : merge(reading) {
        return rejected(rejection)
      }
      unused = reading.written(first: skipped)
      return outcome()
    }
  }

  /// Pastes at the end as if the characters were typed, if the meaning of a separator depends on
  /// them: `234` after `1,`, or `,567` after `1,234`.
  ///
  /// - Returns: The outcome; `nil` if they don't form a number with the typed separators.
  private func appended(_ reading: NumberReading) -> EditOutcome? {
    let isContinued =
      reading.marks.first.map { $0.place == 0 && $0.sign.isGroup(of: format.layout) } ?? false
    var end = self
    guard isContinued || !entry.marks.isEmpty, edit.range.isEmpty, reading.exponent == 0,
      !reading.entry.isNegative, !entry.digits.isEmpty, !entry.endsWithSign,
      !(isContinued && endsWithSeparator), end.reachesEnd(),
      !end.entry.hasPoint || end.entry.isPointTyped
    else { return nil }
    let count = end.entry.digits.count
    for mark in reading.marks {
      end.entry.marks.append(NumberMark(sign: mark.sign, place: count + mark.place))
    }
    end.entry.digits += reading.entry.digits
    guard end.entry.arrange(format), !end.entry.isUnsettled, end.fits else { return nil }
    end.place = end.entry.end
    return end.outcome()
  }

  /// Replaces the whole number.
  private mutating func replace(by reading: NumberReading) -> Rejection? {
    if reading.entry.isNegative, !options.takesMinus { return .notAllowed }
    let isNegative = entry.isNegative || reading.entry.isNegative
    guard let whole = format.fitting(reading.entry) else { return .noRoom }
    entry = whole
    entry.isNegative = isNegative
    keepPoint(reading)
    entry.continuesGroups = entry.marks.isEmpty
    place = entry.end
    return nil
  }

  /// Keeps a pasted decimal separator that later keys may make a group separator, as in `1,23`.
  private mutating func keepPoint(_ reading: NumberReading) {
    guard entry.hasPoint, reading.exponent == 0, reading.marks.count == 1,
      reading.marks[0].sign.isGroup(of: format.layout)
    else { return }
    (entry.marks, entry.isPointTyped) = (reading.marks, true)
    isPointOpen = true
  }

  /// Inserts a number's digits among the existing ones as if they were typed: all of them, or none.
  private mutating func merge(_ reading: NumberReading) -> Rejection? {
    let digits = reading.entry.digits
    if reading.entry.isNegative {
      if !options.takesMinus || place > 0 || entry.isNegative { return .notAllowed }
      entry.isNegative = true
    }
    if !reading.entry.hasPoint { return insert(digits) }
    if entry.hasPoint { return .wouldLose }
    let fraction = reading.entry.fractionCount + entry.digits.count - place
    if fraction > options.fractionLimit { return .wouldLose }
    if let rejection = insert(Array(digits[..<reading.entry.integerCount])) { return rejection }
    if options.fractionLimit == 0 { return nil }
    entry.settle()
    entry.integerCount = place
    entry.hasPoint = true
    if entry.supplyZero() { place += 1 }
    place += 1
    entry.digits.insert(contentsOf: digits[reading.entry.integerCount...], at: place - 1)
    place += reading.entry.fractionCount
    return nil
  }

  /// Inserts digits, all or none.
  private mutating func insert(_ digits: [UInt8]) -> Rejection? {
    if digits.count == 1 { return insert(digits[0]) }
    var rest = digits[...]
    if entry.hasLoneZero, place == 1 || entry.isZeroSupplied {
      // As with single keys, each leading zero gives way to the next digit.
      while rest.first == 0 { rest.removeFirst() }
      skipped = digits.count - rest.count
      guard let first = rest.popFirst() else { return nil }
      if let rejection = insert(first) { return rejection }
    }
    return put(rest)
  }

  /// Inserts digits at the position, all or none.
  private mutating func put(_ digits: ArraySlice<UInt8>) -> Rejection? {
    let isInFraction = entry.hasPoint && place > entry.integerCount
    let most = isInFraction ? options.fractionLimit : options.integerRoom(for: entry)
    let index = entry.digitIndex(of: place)
    if isInFraction {
      let zeros = min(format.suppliedZeros(entry), entry.digits.count - index)
      let unused = options.padsAlways ? zeros : entry.fractionCount + digits.count - most
      entry.removeZeros(max(0, min(zeros, unused, digits.count)))
    } else {
      entry.integerCount += digits.count
    }
    entry.digits.insert(contentsOf: digits, at: index)
    place += digits.count
    return (isInFraction ? entry.fractionCount : entry.integerCount) > most ? .noRoom : nil
  }
}

extension Int {
  /// Returns the greatest number up to this one that fits. If a number doesn't fit, greater ones
  /// don't, either.
  ///
  /// - Complexity: O(1) if this number fits, or else O(log *n*).
  func longestPrefix(_ fits: (Int) -> Bool) -> Int {
    if self <= 0 || fits(self) { return self }
    var (low, high) = (0, self)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension NumberFormat {
  /// Returns a parsed number; `nil` if it has more digits than the format allows, on either side of
  /// the decimal separator. Digits are never cut, because the result would be another number.
  func fitting(_ entry: NumberEntry) -> NumberEntry? {
    if isTooGreat(entry) || entry.fractionCount > options.fractionLimit { return nil }
    var entry = entry
    if options.fractionLimit == 0 { entry.hasPoint = false }
    return entry
  }

  /// Whether there are too many digits before the decimal separator.
  func isTooGreat(_ entry: NumberEntry) -> Bool {
    let most = options.integerRoom(for: entry)
    let zeros = entry.leadingZeros
    let isLoneZero = entry.integerCount - zeros == 1 && entry.digits[zeros] == 0
    return !isLoneZero && entry.integerCount - zeros > most
  }
}
