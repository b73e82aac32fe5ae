/// A field of a pattern: a place for a number, or for AM and PM.
struct FieldSlot: Hashable, Sendable {
  let kind: Kind

  /// How many digits a whole value is shown with at least; what is missing is zeros before it.
  var minimumWidth: Int { Int(shortest) }

  /// How many digits a value has at most.
  var maximumWidth: Int { Int(longest) }

  /// Which date of a range it belongs to.
  var half: Int {
    get { Int(date) }
    set { date = UInt8(truncatingIfNeeded: newValue) }
  }

  /// The range of its values.
  let lowest: Int
  let highest: Int

  /// How it is written, which is also how a person is shown what is missing.
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

    /// The largest unit of a duration, which nothing limits but its width.
    case count
  }

  var isPeriod: Bool { kind == .dayPeriod }

  /// Whether the field is a part of a date rather than of a time.
  var isOfDate: Bool { kind.rawValue <= Kind.day.rawValue }
}

extension FieldSlot.Kind {
  fileprivate var lowest: Int {
    switch self {
    case .year, .month, .day, .hour12: 1
    case .shortYear, .hour, .minute, .second, .dayPeriod, .count: 0
    }
  }

  /// The highest value; `nil` where only the width limits it.
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
  /// Whether some digits are a value as they are, or with zeros before them.
  ///
  /// A year isn't one before all of its digits are there: 24 is more likely 2024 than the year 24.
  func accepts(_ content: FieldContent) -> Bool {
    if content.isEmpty || needsAllDigits && content.count != maximumWidth { return false }
    return content.value >= lowest && content.value <= highest
  }

  /// Whether some digit can follow.
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

  /// Whether some digits are a value or the beginning of one.
  func canHold(_ content: FieldContent) -> Bool {
    content.count <= room && (accepts(content) || canGrow(content) || content.count > maximumWidth)
  }

  /// How many digits the field shows at most, right or wrong: a year of two may yet become one of four.
  var room: Int { kind == .shortYear ? 3 : maximumWidth }

  private var needsAllDigits: Bool { kind == .year || kind == .shortYear }

  /// Whether zeros are supplied before a value that is too short.
  var pads: Bool { !needsAllDigits && !isPeriod }
}

extension Int {
  /// Ten to a power of at most six, which is what a field can have.
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
