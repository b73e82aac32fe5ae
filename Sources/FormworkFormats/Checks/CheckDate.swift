/// A rule that requires a calendar date at a position.
struct CheckDate: Hashable, Sendable {
  private let place: Int

  /// The order of the date's parts, such as `ddmmyy`. `M` is a one-letter month, as in Italy.
  private let order: [UInt8]

  /// The first two digits of a two-digit year.
  private let century: Int

  /// Numbers that may be added to the month and to the day, such as 40 for a foreigner.
  private let monthOffsets: [Int]
  private let dayOffsets: [Int]

  /// Reads `date PLACE ORDER CENTURY`, followed by offsets of the month and of the day, separated
  /// by slashes.
  init?(_ words: [ArraySlice<UInt8>]) {
    guard words.count == 4 || words.count == 6 else { return nil }
    place = words[1].number
    order = Array(words[2])
    century = words[3].number
    let slash = UInt8(ascii: "/")
    monthOffsets = words.count == 6 ? words[4].split(separator: slash).map { $0.number } : [0]
    dayOffsets = words.count == 6 ? words[5].split(separator: slash).map { $0.number } : [0]
  }

  /// Whether the characters contain a valid date.
  func holds(for characters: [UInt8]) -> Bool {
    guard characters.count >= place + order.count else { return false }
    var (year, month, day) = (0, 0, 0)
    for (sign, byte) in zip(order, characters[place...]) {
      if sign == UInt8(ascii: "M") {
        guard let letter = Array("ABCDEHLMPRST".utf8).firstIndex(of: byte) else { return false }
        month = letter + 1
        continue
      }
      guard let digit = byte.dateDigit else { return false }
      switch sign {
      case UInt8(ascii: "y"): year = year * 10 + digit
      case UInt8(ascii: "m"): month = month * 10 + digit
      default: day = day * 10 + digit
      }
    }
    if year < 100 { year += century * 100 }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return year > 0
      && monthOffsets.contains { offset in
        guard 1...12 ~= month - offset else { return false }
        return dayOffsets.contains { 1...lengths[month - offset - 1] ~= day - $0 }
      }
  }
}

extension UInt8 {
  /// The digit, which may be written as a letter, as in Italian codes that would otherwise be the
  /// same for two people.
  fileprivate var dateDigit: Int? {
    if self &- 0x30 < 10 { return Int(self & 15) }
    return Array("LMNPQRSTUV".utf8).firstIndex(of: self)
  }
}

extension [UInt8] {
  /// Whether exactly one of the first ten digits occurs two or three times, and all others at most
  /// once.
  var repeatOne: Bool {
    var counts = [Int](repeating: 0, count: 16)
    for byte in prefix(10) { counts[Int(byte & 15)] += 1 }
    let repeated = counts.filter { $0 > 1 }
    return repeated == [2] || repeated == [3]
  }
}
