import FormworkMasks
import FormworkTables

/// A length of time as people write it: `90`, `1.5`, `1h30`, `2 h 15 min`.
///
///     DurationReading("1h30")  // .units, 5400 seconds
///     DurationReading("1.5")   // .decimal, 1.5 of the first unit of a pattern
enum DurationReading: Equatable {
  /// A number without a unit.
  case plain(Int64)

  /// A number with decimal places, without a unit: the digits, how many of them are places, and the separator.
  case decimal(Int64, places: Int, Unicode.Scalar)

  /// Numbers with units, in seconds.
  case units(seconds: Int64)

  /// Reads a whole text; `nil` if it is anything else.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init?(_ text: String) {
    var parts: [Part] = []
    for scalar in text.unicodeScalars {
      if parts.count > 8 { return nil }
      if let digit = UnicodeData.decimalDigitValue(scalar.value) {
        if parts.last?.isOpen != true { parts.append(Part()) }
        guard parts[parts.count - 1].append(digit) else { return nil }
      } else if let mark = Character(scalar).decimalMark {
        guard let last = parts.last, last.isOpen, last.mark == nil else { return nil }
        parts[parts.count - 1].mark = mark
      } else if scalar.isDurationSpace {
        parts.last.map { parts[parts.count - 1].isOpen = $0.isOpen && $0.digits == 0 }
      } else {
        let letter = LetterCase.lower.changing(scalar.value)
        guard !parts.isEmpty, letter < 0x80, parts[parts.count - 1].append(letter: UInt8(letter))
        else { return nil }
      }
    }
    guard let first = parts.first, parts.allSatisfy({ $0.mark == nil || $0.places > 0 }) else {
      return nil
    }
    if parts.count == 1, first.unit.isEmpty {
      if let mark = first.mark {
        self = .decimal(first.number, places: first.places, mark)
      } else {
        self = .plain(first.number)
      }
      return
    }
    var (sum, smallest) = (0 as Int64, Int64.max)
    for (index, part) in parts.enumerated() {
      // The last number may have no unit, as in `1h30`.
      let isNext = part.unit.isEmpty && index > 0 && index == parts.count - 1
      guard let unit = isNext ? Self.next(after: smallest) : Self.seconds(of: part.unit),
        unit < smallest, part.mark == nil || index == parts.count - 1 && !isNext
      else { return nil }
      sum = sum &+ Self.seconds(part.number, places: part.places, of: unit)
      smallest = unit
    }
    self = .units(seconds: sum)
  }

  /// Returns a number of units in seconds, rounded to a whole number.
  static func seconds(_ number: Int64, places: Int, of unit: Int64) -> Int64 {
    var scale: Int64 = 1
    for _ in 0..<places { scale = scale &* 10 }
    // Ten digits of days can't overflow, and a checked product needs a function that a web page doesn't have.
    return (number &* unit &+ scale / 2) / scale
  }

  private static func next(after unit: Int64) -> Int64? {
    switch unit {
    case 86_400: 3600
    case 3600: 60
    case 60: 1
    default: nil
    }
  }

  /// The units of the International System, and their English words.
  private static func seconds(of word: String) -> Int64? {
    switch Word(word) {
    case "d", "day", "days": 86_400
    case "h", "hr", "hrs", "hour", "hours", "std": 3600
    case "m", "min", "mins", "minute", "minutes": 60
    case "s", "sec", "secs", "second", "seconds": 1
    default: nil
    }
  }

  /// A number, and the word after it.
  private struct Part {
    var number: Int64 = 0
    var digits = 0
    var places = 0
    var mark: Unicode.Scalar?
    var unit = ""

    /// Whether another digit may follow.
    var isOpen = true

    /// Appends a digit, or returns `false` if there are too many to be a length of time.
    mutating func append(_ digit: UInt8) -> Bool {
      guard digits < 6 || mark != nil && places < 4 else { return false }
      number = number &* 10 &+ Int64(digit)
      digits += 1
      if mark != nil { places += 1 }
      return true
    }

    mutating func append(letter: UInt8) -> Bool {
      guard letter &- UInt8(ascii: "a") < 26, unit.utf8.count < 8 else { return false }
      isOpen = false
      unit.unicodeScalars.append(Unicode.Scalar(letter))
      return true
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDurationSpace: Bool { value == 0x20 || value == 0xA0 || value == 0x202F }
}
