/// The digits in a field: few, so that they are a number and how many of it are written.
///
///     FieldContent(value: 4, count: 2)  // "04"
///
/// In the field of a day period, 0 is AM and 1 is PM.
struct FieldContent: Hashable, Sendable {
  private var digits: UInt32
  private var length: UInt8
  private var added: UInt8 = 0

  init(value: Int, count: Int) {
    digits = UInt32(truncatingIfNeeded: value)
    length = UInt8(truncatingIfNeeded: count)
  }

  var value: Int {
    get { Int(digits) }
    set { digits = UInt32(truncatingIfNeeded: newValue) }
  }

  var count: Int {
    get { Int(length) }
    set { length = UInt8(truncatingIfNeeded: newValue) }
  }

  /// How many of the first digits are the format's and not the person's: a zero before a 4, the
  /// century of a year.
  var supplied: Int {
    get { Int(added) }
    set { added = UInt8(truncatingIfNeeded: newValue) }
  }

  static let empty = FieldContent(value: 0, count: 0)

  var isEmpty: Bool { count == 0 }

  /// How many digits are the person's.
  var ownCount: Int { count - supplied }

  /// The person's digits alone.
  var own: FieldContent {
    if supplied == 0 { return self }
    return FieldContent(value: value % Int.powerOfTen(ownCount), count: ownCount)
  }

  /// A value with so many digits at least.
  static func whole(_ value: Int, width: Int) -> FieldContent {
    var count = 1
    var rest = value / 10
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return FieldContent(value: value, count: max(count, width))
  }

  subscript(index: Int) -> Int { value / Int.powerOfTen(count - 1 - index) % 10 }
}

extension FieldContent {
  /// Digits before a place, from it on.
  private func split(at index: Int) -> (head: Int, tail: Int, power: Int) {
    let power = Int.powerOfTen(count - index)
    return (value / power, value % power, power)
  }

  func inserting(_ digit: Int, at index: Int) -> FieldContent {
    let (head, tail, power) = split(at: index)
    return FieldContent(value: (head * 10 + digit) * power + tail, count: count + 1)
  }

  func replacing(_ index: Int, with digit: Int) -> FieldContent {
    let (head, tail, power) = split(at: index)
    return FieldContent(
      value: (head * 10 + digit) * (power / 10) + tail % (power / 10), count: count)
  }

  func prefix(_ length: Int) -> FieldContent {
    FieldContent(value: split(at: length).head, count: length)
  }

  func removing(_ range: Range<Int>) -> FieldContent {
    let head = split(at: range.lowerBound).head
    let (_, tail, power) = split(at: range.upperBound)
    return FieldContent(value: head * power + tail, count: count - range.count)
  }
}
