/// A field of a pattern, for a number or for AM and PM.
struct FieldSlot: Hashable, Sendable {
  let kind: Kind

  /// The minimum number of digits in a complete value, padded with zeros.
  var minimumWidth: Int { Int(shortest) }

  /// The maximum number of digits in a value.
  var maximumWidth: Int { Int(longest) }

  /// The index of the date in a range.
  var half: Int {
    get { Int(date) }
    set { date = UInt8(truncatingIfNeeded: newValue) }
  }

  /// The lowest value.
  let lowest: Int
  let highest: Int

  /// The letter of the pattern, which is also the placeholder for missing digits.
  let letter: UInt8
  let letterCount: Int

  private let shortest: UInt8
  private let longest: UInt8
  private var date: UInt8 = 0

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

  /// Whether the field is part of a date, not of a time.
  var isOfDate: Bool { kind.rawValue <= Kind.day.rawValue }
}

extension FieldSlot.Kind {
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

extension FieldSlot {
  /// Whether digits are a value, possibly after adding leading zeros.
  ///
  /// A year needs all of its digits: 24 is more likely 2024 than the year 24.
  func accepts(_ content: FieldContent) -> Bool {
    if content.isEmpty || needsAllDigits && content.count != maximumWidth { return false }
    return content.value >= lowest && content.value <= highest
  }

  /// Whether another digit can follow.
  func canGrow(_ content: FieldContent) -> Bool {
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
  func canHold(_ content: FieldContent) -> Bool {
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
  /// Returns a power of ten with an exponent of at most six, the maximum for a field.
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
