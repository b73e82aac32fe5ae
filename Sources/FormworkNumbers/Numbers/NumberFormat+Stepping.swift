public import FormworkText

extension NumberFormat {
  /// The number a step up or down, from zero if there is none.
  ///
  ///     var field = EditingSession(format: try NumberFormat(), value: "9.5")
  ///     field.step(by: 1)
  ///     field.current.text  // "10.5"
  ///
  /// The caret stays before as many digits of the integer part, or behind as many of the fraction. A
  /// step beyond a limit leads to the limit; at the limit it is rejected.
  ///
  /// - Parameters:
  ///   - current: A text of this format.
  ///   - steps: How many steps up; down if negative.
  /// - Returns: The outcome, rejected for want of room where there are too many digits; `nil` for no
  ///   steps.
  /// - Complexity: O(*n*) in the length of the text.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    if steps == 0 { return nil }
    let scan = NumberScan(
      current.text, current.provenance, range: current.caret..<current.caret, self)
    let old = scan.entry.number ?? .zero
    let step = options.stepping == .byStep ? options.step : unit(of: scan)
    let wanted = old + step * DecimalNumber(steps)
    let number = limited(wanted, from: old)
    if number == old, !scan.entry.digits.isEmpty { return .rejected(current) }
    var entry = NumberEntry(number)
    entry.pad(to: min(scan.entry.fractionCount, options.fractionLimit))
    guard let fitting = fitting(entry) else {
      return .rejected(current, because: .noRoom)
    }
    if fitting.isNegative, !options.takesMinus { return .rejected(current) }
    entry = fitting
    entry.pad(to: options.padsAlways ? options.fractionMinimum : 0)
    return EditOutcome(shown(entry, at: place(of: scan, in: entry)))
  }

  /// The number or, where it is beyond a limit on its way from the old one, that limit.
  private func limited(_ number: DecimalNumber, from old: DecimalNumber) -> DecimalNumber {
    if let maximum = options.maximum, number > maximum, number > old { return max(old, maximum) }
    if let minimum = options.minimum, number < minimum, number < old { return min(old, minimum) }
    if !options.takesMinus, number.isNegative, number < old { return min(old, .zero) }
    return number
  }

  /// What one is worth at the digit before the caret; at the first digit, where there is none before.
  private func unit(of scan: NumberScan) -> DecimalNumber {
    let index = max(1, scan.entry.digitIndex(of: scan.lower))
    let exponent = scan.entry.integerCount - index
    if scan.entry.digits.isEmpty { return 1 }
    return DecimalNumber(isNegative: false, digits: [1], scale: 0, exponent: exponent)
  }

  /// The place with as many digits of the integer part behind it as before, or at the same digit of the
  /// fraction.
  private func place(of scan: NumberScan, in entry: NumberEntry) -> Int {
    let old = scan.entry
    if scan.lower > old.integerCount {
      return min(entry.end, entry.integerCount + scan.lower - old.integerCount)
    }
    return max(0, entry.integerCount - (old.integerCount - scan.lower))
  }
}
