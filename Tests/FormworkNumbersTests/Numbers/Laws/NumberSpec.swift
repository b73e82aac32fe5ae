import FormworkTestSupport

/// A format of numbers as the tests know it: in parts of their own, from which the engine's is made.
struct NumberSpec: CustomStringConvertible {
  var point: Character = "."
  var group: Character? = ","
  var sizes = (primary: 3, secondary: 3, leading: 1)
  var minus = "-"
  var zero: Unicode.Scalar = "0"
  var prefix = ""
  var suffix = ""
  var sign = NumberAffixes.SignPlace.first
  var options = NumberFormat.Options()

  /// A style of some language, with random options.
  init(_ random: inout SeededGenerator) {
    switch random.number(in: 0...10) {
    case 0...2: break
    case 3: (point, group) = (",", ".")
    case 4: (point, group, minus) = (",", "\u{202F}", "−")
    case 5: (point, group, zero, minus) = ("٫", "٬", "٠", "\u{61C}-")
    case 6: (point, group, zero) = (".", "⹁", "\u{1E950}")
    case 7: (point, group, sizes) = (".", ",", (3, 2, 1))
    case 8: (point, group, sizes) = (",", "\u{A0}", (3, 3, 2))
    case 9: zero = "\u{ABF0}"
    default: (point, group, sizes) = (".", "’", (2, 2, 1))
    }
    if random.number(in: 0...7) == 0 { group = nil }
    switch random.number(in: 0...5) {
    case 0: prefix = random.element(of: ["$", "CHF ", "€", "#5 "])
    case 1: suffix = random.element(of: [" €", "%", " m2", "\u{A0}zł", "🍎"])
    case 2: (prefix, suffix) = ("(≈", ")")
    default: break
    }
    sign = random.element(of: [
      .first, .first, .atNumber, .behindNumber, .last, .parentheses,
    ])
    if random.number(in: 0...1) == 0 {
      options.maximumFractionDigits = random.element(of: [0, 1, 2, 2, 3, 4])
      options.minimumFractionDigits = random.number(in: 0...(options.maximumFractionDigits ?? 0))
    } else if random.number(in: 0...3) == 0 {
      options.minimumFractionDigits = random.number(in: 1...3)
    }
    if random.number(in: 0...3) == 0 { options.maximumIntegerDigits = random.number(in: 0...6) }
    if random.number(in: 0...2) == 0 { options.padding = .always }
    if random.number(in: 0...3) == 0 { options.allowsNegative = false }
    if random.number(in: 0...3) == 0 {
      options.maximum = DecimalNumber(
        random.element(of: ["100", "9999", "0.5", "0", "-3", "1234.5"]))
    }
    if random.number(in: 0...5) == 0 {
      options.minimum = DecimalNumber(random.element(of: ["-10", "-3", "-0.5", "-9999"]))
      if let minimum = options.minimum, let maximum = options.maximum, maximum < minimum {
        options.minimum = nil
      }
    }
    // No number is in such a range.
    if !options.allowsNegative, let maximum = options.maximum, maximum < 0 {
      options.maximum = nil
    }
    if random.number(in: 0...4) == 0 { options.digits = .latin }
    if random.number(in: 0...6) == 0 { options.grouping = .never }
  }

  var format: NumberFormat {
    get throws {
      var options = options
      options.affixes = NumberAffixes(prefix: prefix, suffix: suffix, sign: sign)
      return try NumberFormat(
        NumberSymbols(
          decimalSeparator: point.unicodeScalars.first ?? ".",
          groupSeparator: group?.unicodeScalars.first,
          grouping: DigitGrouping(sizes.primary, sizes.secondary, minimumLeading: sizes.leading),
          minusSign: minus, zero: zero), options)
    }
  }

  var most: Int { options.maximumFractionDigits ?? .max }
  var least: Int { options.minimumFractionDigits }
  var takesMinus: Bool {
    options.allowsNegative && (options.minimum.map { $0 < 0 } ?? true)
  }

  /// The text before and after a number.
  func affixes(isNegative: Bool) -> (before: String, after: String) {
    guard isNegative else { return (prefix, suffix) }
    return switch sign {
    case .first: (minus + prefix, suffix)
    case .atNumber: (prefix + minus, suffix)
    case .behindNumber: (prefix, minus + suffix)
    case .last: (prefix, suffix + minus)
    case .parentheses: ("(" + prefix, suffix + ")")
    }
  }

  /// A digit as the field shows it.
  func shown(_ digit: Character) -> Character {
    let base = options.digits == .latin ? 0x30 : zero.value
    let value = UInt32(digit.wholeNumberValue ?? 0)
    return Unicode.Scalar(base + value).map { Character($0) } ?? digit
  }

  var description: String {
    """
    point \(point) group \(group.map { String($0) } ?? "none") sizes \(sizes) minus \(minus) zero \
    \(zero.value) “\(prefix)…\(suffix)” sign \(sign), fraction \(least)...\(most), integer \
    \(options.maximumIntegerDigits ?? -1), \(options.padding), negative \(options.allowsNegative), \
    grouping \(options.grouping), \(options.minimum?.text ?? "")...\(options.maximum?.text ?? ""), \(options.digits)
    """
  }
}
