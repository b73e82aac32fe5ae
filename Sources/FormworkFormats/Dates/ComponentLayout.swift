/// The components of a pattern in order, with the literals around them: an immutable value in one
/// allocation, so that a copy only counts one reference.
final class ComponentLayout: Hashable, Sendable {
  let slots: [ComponentSlot]

  /// The literals, one more than components. The first, the last, and those next to a day period may be
  /// empty.
  let literals: [ComponentSeparator]

  /// The names of months in the language of the field; `nil` for English alone.
  let months: MonthNames?

  /// The contents of empty components, which all values share until they get some.
  let blank: [ComponentDigits]

  init(
    _ slots: [ComponentSlot], _ literals: [ComponentSeparator], months: MonthNames? = nil
  ) {
    self.slots = slots
    self.literals = literals
    self.months = months
    blank = Array(repeating: .empty, count: slots.count)
  }

  /// Returns the components with other names of months.
  func with(months: MonthNames?) -> ComponentLayout {
    ComponentLayout(slots, literals, months: months)
  }

  /// Returns the components twice, for both dates of a range.
  func followed(by separator: ComponentSeparator) -> ComponentLayout {
    let second = slots.map { slot in
      var slot = slot
      slot.rangeEnd = .end
      return slot
    }
    let join = literals[slots.count] + separator + literals[0]
    return ComponentLayout(
      slots + second, Array(literals.dropLast()) + [join] + literals.dropFirst(), months: months)
  }

  /// Returns the first component of a kind among those of one date.
  func slot(_ kind: ComponentSlot.Kind, at rangeEnd: RangeEnd) -> Int? {
    slots.firstIndex { $0.kind == kind && $0.rangeEnd == rangeEnd }
  }

  static func == (left: ComponentLayout, right: ComponentLayout) -> Bool {
    left === right
      || left.slots == right.slots && left.literals == right.literals && left.months == right.months
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(slots)
    hasher.combine(literals)
  }
}

/// A text that a pattern supplies between components.
struct ComponentSeparator: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  /// The length in UTF-16 code units.
  private(set) var length = 0

  init() {}

  init(_ text: String) {
    bytes = Array(text.utf8)
    length = text.utf16.count
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ scalar: Unicode.Scalar) {
    bytes += UTF8.encode(scalar).map(Array.init) ?? []
    length += UTF16.width(scalar)
  }

  static func + (left: ComponentSeparator, right: ComponentSeparator) -> ComponentSeparator {
    var sum = left
    sum.bytes += right.bytes
    sum.length += right.length
    return sum
  }

  /// Whether it contains a letter, in any case.
  func holds(letter: Unicode.Scalar) -> Bool {
    text.unicodeScalars.contains { $0.isSameLetter(as: letter) }
  }
}

/// One of the two dates of a range.
enum RangeEnd: UInt8, Hashable, Sendable { case start, end }

/// One half of the day.
enum DayPeriod: Int, Hashable, Sendable {
  case am, pm

  /// Creates the half of an hour from 0 to 23.
  init(hour: Int) { self = hour < 12 ? .am : .pm }

  /// Returns the hour from 0 to 23 of one from 1 to 12.
  func hour(_ hour: Int) -> Int { hour % 12 + (self == .pm ? 12 : 0) }
}

/// A component of a pattern, for a number or for AM and PM.
struct ComponentSlot: Hashable, Sendable {
  let kind: Kind

  /// The minimum number of digits in a complete value, padded with zeros.
  var minimumWidth: Int { Int(shortest) }

  /// The maximum number of digits in a value.
  var maximumWidth: Int { Int(longest) }

  /// The date of a range that the component belongs to; the first one if there is only one date.
  var rangeEnd = RangeEnd.start

  /// The lowest value.
  let lowest: Int
  let highest: Int

  /// The letter of the pattern, which is also the placeholder for missing digits.
  let letter: UInt8
  let letterCount: Int

  private let shortest: UInt8
  private let longest: UInt8

  init(kind: Kind, minimumWidth: Int, maximumWidth: Int, letter: UInt8, letterCount: Int) {
    self.kind = kind
    self.letter = letter
    self.letterCount = letterCount
    shortest = UInt8(clamping: minimumWidth)
    longest = UInt8(clamping: maximumWidth)
    lowest = kind.lowest
    highest = kind.highest ?? Int.powerOfTen(maximumWidth) - 1
  }

  enum Kind: UInt8, Sendable {
    case year, shortYear, month, day, hour, hour12, minute, second, dayPeriod

    /// The largest unit of a duration, limited only by its width.
    case count
  }

  var isPeriod: Bool { kind == .dayPeriod }

  /// Whether the component is part of a date, not of a time.
  var isOfDate: Bool { kind.rawValue <= Kind.day.rawValue }
}

extension ComponentSlot.Kind {
  fileprivate var lowest: Int {
    switch self {
    case .year, .month, .day, .hour12: 1
    case .shortYear, .hour, .minute, .second, .dayPeriod, .count: 0
    }
  }

  /// The highest value; `nil` if only the width limits it.
  fileprivate var highest: Int? {
    switch self {
    case .year: 9999
    case .shortYear: 99
    case .month, .hour12: 12
    case .day: 31
    case .hour: 23
    case .minute, .second: 59
    case .dayPeriod: 1
    case .count: nil
    }
  }
}

extension ComponentSlot {
  /// Whether digits are a value, possibly after adding leading zeros.
  ///
  /// A year needs all of its digits: 24 is more likely 2024 than the year 24.
  func accepts(_ content: ComponentDigits) -> Bool {
    if content.isEmpty || needsAllDigits && content.count != maximumWidth { return false }
    return content.value >= lowest && content.value <= highest
  }

  /// Whether another digit can follow.
  func canGrow(_ content: ComponentDigits) -> Bool {
    if isPeriod { return content.isEmpty }
    var low = content.value
    var high = content.value
    var count = content.count
    while count < maximumWidth {
      low *= 10
      high = high * 10 + 9
      count += 1
      let isWhole = !needsAllDigits || count == maximumWidth
      if isWhole, low <= highest, high >= lowest { return true }
    }
    return false
  }

  /// Whether digits are a value or the beginning of one.
  func canHold(_ content: ComponentDigits) -> Bool {
    content.count <= room && (accepts(content) || canGrow(content) || content.count > maximumWidth)
  }

  /// The maximum number of digits to show, whether valid or not: a two-digit year may become one of
  /// four.
  var room: Int { kind == .shortYear ? 3 : maximumWidth }

  private var needsAllDigits: Bool { kind == .year || kind == .shortYear }

  /// Whether a value that is too short is padded with zeros.
  var pads: Bool { !needsAllDigits && !isPeriod }
}

extension Int {
  /// Returns a power of ten with an exponent of at most six, the maximum for a component.
  static func powerOfTen(_ exponent: Int) -> Int {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    default: 1_000_000
    }
  }
}

extension ComponentSlot {
  /// The component for a run of equal letters in a pattern, or the reason there is none.
  enum Reading {
    case slot(ComponentSlot)
    case unknown
    case length

    func at(
      _ place: Int, _ letters: ArraySlice<Unicode.Scalar>
    ) throws(DatePatternError) -> ComponentSlot {
      switch self {
      case .slot(let slot): return slot
      case .unknown: throw DatePatternError(.unknownField, at: place, symbol: letters)
      case .length: throw DatePatternError(.unsupportedLength, at: place, symbol: letters)
      }
    }
  }

  static func read(
    _ letters: ArraySlice<Unicode.Scalar>, isDuration: Bool, isFirst: Bool
  ) -> Reading {
    guard let first = letters.first, first.isASCII else { return .unknown }
    let letter = UInt8(truncatingIfNeeded: first.value)
    let count = letters.count
    if isDuration, unit(of: letter) == nil { return .unknown }
    if isDuration, isFirst {
      guard count <= 6 else { return .length }
      return .slot(
        ComponentSlot(
          kind: .count, minimumWidth: count == 2 ? 2 : 1, maximumWidth: max(2, count),
          letter: letter, letterCount: count))
    }
    let kind: Kind
    switch letter {
    case UInt8(ascii: "y"):
      guard [1, 2, 4].contains(count) else { return .length }
      let width = count == 2 ? 2 : 4
      return .slot(
        ComponentSlot(
          kind: count == 2 ? .shortYear : .year, minimumWidth: width, maximumWidth: width,
          letter: letter, letterCount: width))
    case UInt8(ascii: "M"): kind = .month
    case UInt8(ascii: "d"): kind = .day
    case UInt8(ascii: "H"): kind = .hour
    case UInt8(ascii: "h"): kind = isDuration ? .hour : .hour12
    case UInt8(ascii: "m"): kind = .minute
    case UInt8(ascii: "s"): kind = .second
    case UInt8(ascii: "a"):
      guard count == 1 else { return .length }
      return .slot(
        ComponentSlot(
          kind: .dayPeriod, minimumWidth: 1, maximumWidth: 1, letter: letter, letterCount: 1))
    default: return .unknown
    }
    guard count <= 2 else { return .length }
    return .slot(
      ComponentSlot(
        kind: kind, minimumWidth: count, maximumWidth: 2, letter: letter, letterCount: count))
  }

  /// Returns the index of a unit in a duration: days, hours, minutes, seconds.
  static func unit(of letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "d"): 0
    case UInt8(ascii: "h"), UInt8(ascii: "H"): 1
    case UInt8(ascii: "m"): 2
    case UInt8(ascii: "s"): 3
    default: nil
    }
  }

  var unit: Int { Self.unit(of: letter) ?? 0 }

  /// Whether two components represent the same part of a date, in any notation.
  func isSameComponent(as other: ComponentSlot) -> Bool {
    guard kind != other.kind else { return true }
    let years: [Kind] = [.year, .shortYear]
    let hours: [Kind] = [.hour, .hour12]
    return years.contains(kind) && years.contains(other.kind)
      || hours.contains(kind) && hours.contains(other.kind)
  }
}
