extension FieldSlot {
  /// The field for a run of equal letters in a pattern, or the reason there is none.
  enum Reading {
    case slot(FieldSlot)
    case unknown
    case length

    func at(
      _ place: Int, _ letters: ArraySlice<Unicode.Scalar>
    ) throws(DatePatternError) -> FieldSlot {
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
        FieldSlot(
          kind: .count, minimumWidth: count == 2 ? 2 : 1, maximumWidth: max(2, count),
          letter: letter, letterCount: count))
    }
    let kind: Kind
    switch letter {
    case UInt8(ascii: "y"):
      guard [1, 2, 4].contains(count) else { return .length }
      let width = count == 2 ? 2 : 4
      return .slot(
        FieldSlot(
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
        FieldSlot(
          kind: .dayPeriod, minimumWidth: 1, maximumWidth: 1, letter: letter, letterCount: 1))
    default: return .unknown
    }
    guard count <= 2 else { return .length }
    return .slot(
      FieldSlot(
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

  /// Whether two fields represent the same part of a date, in any notation.
  func isSameField(as other: FieldSlot) -> Bool {
    guard kind != other.kind else { return true }
    let years: [Kind] = [.year, .shortYear]
    let hours: [Kind] = [.hour, .hour12]
    return years.contains(kind) && years.contains(other.kind)
      || hours.contains(kind) && hours.contains(other.kind)
  }
}
