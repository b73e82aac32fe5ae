/// The digits in a field, stored as a number and its count of digits.
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

  /// The number of leading digits that the format supplies: a zero before a 4, or the century of a
  /// year.
  var supplied: Int {
    get { Int(added) }
    set { added = UInt8(truncatingIfNeeded: newValue) }
  }

  static let empty = FieldContent(value: 0, count: 0)

  var isEmpty: Bool { count == 0 }

  /// The number of the user's digits.
  var ownCount: Int { count - supplied }

  /// The user's digits only.
  var own: FieldContent {
    if supplied == 0 { return self }
    return FieldContent(value: value % Int.powerOfTen(ownCount), count: ownCount)
  }

  /// Returns a value with a minimum number of digits.
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
  /// Returns the digits before an index, and those after it.
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
