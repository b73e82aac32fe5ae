import FormworkMasks

/// The notation of decimal numbers, with its own separator and those of other notations.
///
///     let notation = DecimalNotation(separator: ".")
///     notation.reading(of: "7.192.053,10")  // .number("7192053.10")
///
/// A single separator of another notation before exactly three digits groups them, because this notation
/// writes a fraction with its own separator. With `.` as the separator, `1,234` is 1234 and `1.234` is a
/// fraction. With `,`, it is the other way round. Two equal separators always group.
package struct DecimalNotation {
  package let separator: Character

  /// The characters that always count as the separator, or `nil` if separators of other notations keep their
  /// meaning.
  package let standIns: [Character]?

  /// Whether digits of other scripts stay as typed.
  package let keepsDigits: Bool

  /// Creates a notation.
  package init(separator: Character, standIns: [Character]? = nil, keepsDigits: Bool = false) {
    self.separator = separator
    self.standIns = standIns
    self.keepsDigits = keepsDigits
  }

  /// The meaning of a text.
  package enum Reading {
    /// A number in this notation, without groups.
    case number(String)

    /// The beginning of a grouped number, without its groups.
    case beginning(String)

    /// Not a number.
    case none
  }

  /// Reads digits and separators.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func reading(of text: some Sequence<Character>) -> Reading {
    var groups = [""]
    var marks: [UInt32] = []
    for character in text {
      if character.digitValue != nil {
        groups[groups.count - 1].append(keepsDigits ? character : character.withASCIIDigit)
      } else if let mark = mark(character) {
        marks.append(mark)
        groups.append("")
      } else {
        return .none
      }
    }
    guard let last = marks.last else { return .number(groups[0]) }
    if marks.count == 1 {
      if isGroup(last), isGrouped(groups) { return .number(groups[0] + groups[1]) }
      return isDecimal(last) ? .number(decimal(groups[0], groups[1])) : .none
    }
    let first = marks[0]
    guard marks.dropLast().allSatisfy({ $0 == first }), first != Self.arabic else { return .none }
    if last == first {
      let whole = groups.reduce(into: "") { $0 += $1 }
      return isGrouped(groups) ? .number(whole) : isBeginning(groups) ? .beginning(whole) : .none
    }
    guard isDecimal(last), isGrouped(groups.dropLast()) else { return .none }
    return .number(decimal(groups.dropLast().reduce(into: "") { $0 += $1 }, groups[marks.count]))
  }

  /// Returns whether a character can precede a fraction.
  package func isSeparator(_ character: Character) -> Bool {
    mark(character).map(isDecimal) ?? false
  }

  private func decimal(_ whole: String, _ fraction: String) -> String {
    var number = whole
    number.append(separator)
    return number + fraction
  }

  /// Returns the separator in its usual form, or 0 for the separator of this notation.
  private func mark(_ character: Character) -> UInt32? {
    let scalars = character.scalarValues
    if scalars == separator.scalarValues { return Self.own }
    if let standIns {
      if standIns.isEmpty { return nil }
      if standIns.contains(where: { $0.scalarValues == scalars }) { return scalars.first }
    }
    return switch character.onlyScalar {
    case 0x2E, 0xFF0E: Self.point
    case 0x2C, 0xFF0C: Self.comma
    case 0x66B: Self.arabic
    case 0x27, 0x2019, 0x66C: 0x27
    default: character.isBlank ? 0x20 : nil
    }
  }

  private static var own: UInt32 { 0 }
  private static var point: UInt32 { 0x2E }
  private static var comma: UInt32 { 0x2C }
  private static var arabic: UInt32 { 0x66B }

  private func isDecimal(_ mark: UInt32) -> Bool {
    if mark == Self.own { return true }
    if let standIns { return standIns.contains { $0.scalarValues.first == mark } }
    return mark == Self.point || mark == Self.comma || mark == Self.arabic
  }

  /// Returns whether a single separator can group.
  private func isGroup(_ mark: UInt32) -> Bool {
    mark != Self.own && mark != Self.arabic
      && !(standIns?.contains { $0.scalarValues.first == mark } ?? false)
  }

  /// Returns whether the groups are those of a number: three digits each, or in India two before the last
  /// three.
  private func isGrouped(_ groups: some BidirectionalCollection<String>) -> Bool {
    guard let last = groups.last, last.count == 3 else { return false }
    return isHead(groups.first) && isEven(groups.dropFirst().dropLast())
  }

  /// Returns whether the groups become those of a number after more digits.
  private func isBeginning(_ groups: [String]) -> Bool {
    guard let last = groups.last, last.count < 3 else { return false }
    return isHead(groups.first) && isEven(groups.dropFirst().dropLast())
  }

  private func isHead(_ group: String?) -> Bool {
    guard let group, let first = group.first else { return false }
    return group.count <= 3 && first.digitValue != 0
  }

  private func isEven(_ groups: some Collection<String>) -> Bool {
    groups.allSatisfy { $0.count == 3 } || groups.allSatisfy { $0.count == 2 }
  }
}

extension DecimalNotation {
  /// Returns the digits and separators of a whole input, without the spaces, plus sign, and currency around
  /// them.
  package func core(of text: String) -> Substring {
    var rest = Substring(text)
    while let first = rest.first, first.isBlank || first.isInvisible || first.isCurrencySymbol {
      rest.removeFirst()
    }
    if rest.hasCurrencyCode(rest.prefix(3), beside: rest.dropFirst(3).first) { rest.removeFirst(3) }
    while let first = rest.first, first.isBlank || first.isInvisible || first.isCurrencySymbol {
      rest.removeFirst()
    }
    if rest.first?.onlyScalar == 0x2B, rest.dropFirst().first?.digitValue != nil {
      rest.removeFirst()
    }
    while let last = rest.last, last.isBlank || last.isInvisible || last.isCurrencySymbol {
      rest.removeLast()
    }
    if rest.hasCurrencyCode(rest.suffix(3), beside: rest.dropLast(3).last) { rest.removeLast(3) }
    while let last = rest.last, last.isBlank || last.isInvisible { rest.removeLast() }
    return rest
  }
}

extension Character {
  fileprivate var isCurrencySymbol: Bool {
    guard let scalar = onlyScalar else { return false }
    return switch scalar {
    case 0x20A0...0x20CF: true
    case 0x24, 0xA3, 0xA5, 0xFF04, 0xFFE1, 0xFFE5: true
    default: false
    }
  }
}

extension Substring {
  /// Whether three letters are a common currency code, and aren't part of a longer word.
  fileprivate func hasCurrencyCode(_ code: Substring, beside neighbour: Character?) -> Bool {
    guard code.utf8.count == 3, !(neighbour?.isCasedLetter ?? false) else { return false }
    return Self.currencies.contains { $0.utf8.elementsEqual(code.utf8) }
  }

  private static var currencies: [String] {
    [
      "USD", "EUR", "GBP", "JPY", "CHF", "CNY", "INR", "AUD", "CAD", "NZD", "SEK", "NOK", "DKK",
      "PLN",
      "CZK", "HUF", "RON", "BGN", "TRY", "ILS", "ZAR", "BRL", "MXN", "ARS", "CLP", "COP", "KRW",
      "HKD",
      "SGD", "TWD", "THB", "IDR", "MYR", "PHP", "VND", "AED", "SAR", "EGP", "UAH", "RUB",
    ]
  }
}

/// The meaning of the symbols between the digits of a text.
///
/// A code or a whole number may lose decoration, but not a minus sign or the separator of a fraction.
///
///     NumberShape("1,234") { $0.isNumber }.hasFraction  // false: a group
///     NumberShape("12.50") { $0.isNumber }.hasFraction  // true
///     NumberShape("-5") { $0.isNumber }.isNegative      // true
package struct NumberShape {
  /// Whether the number starts with a minus sign.
  package private(set) var isNegative = false

  /// Whether the digits after a separator are a fraction, or could be.
  package private(set) var hasFraction = false

  /// Creates the shape of a text from the characters that aren't placed.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String, placing isPlaced: (Character) -> Bool) {
    var runs: [Int] = []
    var gaps: [[Character]] = []
    var gap: [Character] = []
    for character in text {
      if isPlaced(character) {
        if runs.isEmpty {
          isNegative = gap.last.map { $0.isHyphen } ?? false && gap.dropLast().last?.isBlank ?? true
        }
        if runs.isEmpty || !gap.isEmpty {
          if !runs.isEmpty { gaps.append(gap) }
          runs.append(0)
          gap = []
        }
        runs[runs.count - 1] += 1
      } else {
        gap.append(character)
      }
    }
    guard runs.count > 1, !gaps.isEmpty else { return }
    let points = gaps.indices.filter { Self.is(gaps[$0], 0x2E) }
    let commas = gaps.filter { $0.contains { $0.groupsDigits } }
    if let comma = commas.first {
      let isGrouped = comma.count == 1 && gaps.allSatisfy { Self.is($0, comma[0].onlyScalar) }
      hasFraction = !isGrouped || !Self.isGrouped(runs)
    } else if let point = points.first, points.count == 1, point == gaps.count - 1 {
      hasFraction =
        gaps.count == 1
        ? !Self.isGrouped(runs)
        : runs[point + 1] < 3 && gaps.dropLast().allSatisfy { $0.allSatisfy { $0.isBlank } }
    }
  }

  private static func `is`(_ gap: [Character], _ scalar: UInt32?) -> Bool {
    gap.count == 1 && gap[0].onlyScalar == scalar
  }

  /// Returns whether these lengths are those of groups: three digits each, or two before the last three.
  private static func isGrouped(_ runs: [Int]) -> Bool {
    guard let first = runs.first, first <= 3, runs.last == 3 else { return false }
    let inner = runs.dropFirst().dropLast()
    return inner.allSatisfy { $0 == 3 } || inner.allSatisfy { $0 == 2 }
  }
}
