package import FormworkMasks

extension NumberFormat {
  /// Returns the number one or more steps up or down, starting from zero if there is none.
  ///
  ///     var field = EditingSession(format: try NumberFormat(), value: "9.5")
  ///     field.step(by: 1)
  ///     field.current.text  // "10.5"
  ///
  /// The caret keeps its distance from the decimal separator. A step beyond a limit results in the
  /// limit. At the limit, a step is rejected.
  ///
  /// - Parameters:
  ///   - current: Text of this format.
  ///   - steps: The number of steps up; a negative number steps down.
  /// - Returns: The outcome, or a rejection with `noRoom` if there are too many digits; `nil` for
  ///   no steps.
  /// - Complexity: O(*n*) in the length of the text.
  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
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
    entry.continuesGroups = true
    entry.pad(to: options.padsAlways ? options.fractionMinimum : 0)
    return EditOutcome(shown(entry, at: place(of: scan, in: entry)))
  }

  /// Returns the number, or a limit if the step from the old number crosses it.
  private func limited(_ number: DecimalNumber, from old: DecimalNumber) -> DecimalNumber {
    if let maximum = options.maximum, number > maximum, number > old { return max(old, maximum) }
    let minimum = options.takesMinus ? options.minimum : max(.zero, options.minimum ?? .zero)
    if let minimum, number < minimum, number < old { return min(old, minimum) }
    return number
  }

  /// Returns the place value of the digit before the caret, or of the first digit if there is none.
  private func unit(of scan: NumberScan) -> DecimalNumber {
    let index = max(1, scan.entry.digitIndex(of: scan.lower))
    let exponent = scan.entry.integerCount - index
    if scan.entry.digits.isEmpty { return 1 }
    return DecimalNumber(isNegative: false, digits: [1], scale: 0, exponent: exponent)
  }

  /// Returns the place with the same number of integer digits after it, or at the same digit of the
  /// fraction.
  private func place(of scan: NumberScan, in entry: NumberEntry) -> Int {
    let old = scan.entry
    if scan.lower > old.integerCount {
      return min(entry.end, entry.integerCount + scan.lower - old.integerCount)
    }
    return max(0, entry.integerCount - (old.integerCount - scan.lower))
  }
}
