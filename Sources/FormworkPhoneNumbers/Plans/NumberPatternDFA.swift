/// An automaton of the table, which classifies a number or its beginning by checking each digit
/// once.
///
/// The first unit of a state has a bit for each digit whose next state differs from that of the
/// previous digit. A label is above these ten bits. The positions of the next states follow; 0 is a
/// dead end. Automata have no cycles, so each ends after a few digits.
package struct NumberPatternDFA {
  /// The position of the first state in the table.
  private let start: Int

  /// Creates the automaton at a position; `nil` if there is none.
  init?(_ start: Int) {
    if start == 0 { return nil }
    self.start = start
  }

  /// Returns the label of digits as a whole; 0 if the automaton doesn't accept them.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  func label(of digits: PackedDigits) -> Int {
    // The table is looked up once, not for each digit.
    let units = NumberingData.units
    var (state, rest) = (start, digits)
    while rest.count > 0 {
      state = Self.state(after: rest.removeFirst(), state, units)
      if state == 0 { return 0 }
    }
    return Self.unit(state, units) >> 10
  }

  /// Whether digits, or longer ones that begin with them, have a label above a limit.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of digits and of states.
  func hasLabel(above least: Int, behind digits: PackedDigits) -> Bool {
    let units = NumberingData.units
    var (state, rest) = (start, digits)
    while rest.count > 0 {
      state = Self.state(after: rest.removeFirst(), state, units)
      if state == 0 { return false }
    }
    var (seen, open): (Set<Int>, [Int]) = ([state], [state])
    while let state = open.popLast() {
      let unit = Self.unit(state, units)
      if unit >> 10 > least { return true }
      for run in 0..<(unit & 0x3FF).nonzeroBitCount {
        let next = Self.unit(state + 1 + run, units)
        if next != 0, seen.insert(next).inserted { open.append(next) }
      }
    }
    return false
  }

  @inline(__always)
  private static func state(after digit: UInt8, _ state: Int, _ units: [UInt16]) -> Int {
    let runs = unit(state, units) & (2 << Int(digit) - 1) & 0x3FF
    return unit(state + runs.nonzeroBitCount, units)
  }

  @inline(__always)
  private static func unit(_ place: Int, _ units: [UInt16]) -> Int {
    place < units.count ? Int(units[place]) : 0
  }
}

extension NumberPatternDFA {
  /// A matched prefix of digits.
  package struct Prefix {
    /// The number of digits in the prefix.
    package let count: Int

    /// The digits of the relevant group; `nil` if it didn't take part in the match.
    package let group: Range<Int>?
  }

  /// Returns the prefix that the original regular expression would match.
  ///
  /// A label has two parts of three bits: the match if more digits follow, and the match if none
  /// do. After a match, states only lead to better ones, so the last match is the right one.
  func prefix(of digits: PackedDigits) -> Prefix? {
    let units = NumberingData.units
    var (state, rest) = (start, digits)
    var (found, count) = (0, 0)
    while true {
      let label = Self.unit(state, units) >> 10
      let match = rest.count == 0 ? label >> 3 : label & 7
      if match != 0 { (found, count) = (match, digits.count - rest.count) }
      if rest.count == 0 { break }
      state = Self.state(after: rest.removeFirst(), state, units)
      if state == 0 { break }
    }
    if found == 0 { return nil }
    guard found > 1 else { return Prefix(count: count, group: nil) }
    let edges = NumberingData.unit(NumberingTables.groups + found - 2)
    let start = edges & 0xFF
    return Prefix(count: count, group: start..<max(start, count - edges >> 8))
  }
}

/// A sequence of digits, four bits each, without an allocation.
///
/// The first 32 digits are stored, more than any number has. Further digits are only counted, so
/// that a number can be recognized as too long.
package struct PackedDigits: Hashable, Sendable {
  /// The first 16 digits, with the first one in the highest bits.
  private var high: UInt64 = 0

  /// The next 16 digits.
  private var low: UInt64 = 0

  /// The number of digits.
  package private(set) var count = 0

  /// Creates an empty sequence.
  package init() {}

  /// Returns the digit at an index from 0; 0 beyond the stored digits.
  package subscript(index: Int) -> UInt8 {
    let word = index < 16 ? high : low
    return index < 32 ? UInt8(truncatingIfNeeded: word >> UInt64(60 - (index & 15) * 4)) & 15 : 0
  }

  /// Appends a digit, 0 to 9.
  package mutating func append(_ digit: UInt8) {
    let moved = UInt64(digit) << UInt64(60 - (count & 15) * 4)
    if count < 16 { high |= moved } else if count < 32 { low |= moved }
    count += 1
  }

  /// Removes the first digit, and returns it.
  @inline(__always)
  mutating func removeFirst() -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: high >> 60)
    high = high << 4 | low >> 60
    low <<= 4
    count -= 1
    return digit
  }

  /// Returns the digits after the first `count`, which must exist.
  package func dropFirst(_ count: Int) -> PackedDigits {
    var rest = self
    for _ in 0..<min(count, self.count) { _ = rest.removeFirst() }
    return rest
  }

  /// Returns the digits in a range.
  subscript(range: Range<Int>) -> PackedDigits {
    var digits = PackedDigits()
    for index in range { digits.append(self[index]) }
    return digits
  }
}

extension PackedDigits {
  /// Creates the digits of a positive number.
  package init(decimal number: Int) {
    var (unit, rest) = (1, number)
    while unit <= number / 10 { unit *= 10 }
    while unit > 0 {
      append(UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Appends other digits.
  mutating func append(_ others: PackedDigits) {
    for index in 0..<others.count { append(others[index]) }
  }

  /// Whether the digits begin with others.
  package func starts(with others: PackedDigits) -> Bool {
    count >= others.count && self[0..<others.count] == others
  }

  /// The digits as a string.
  package var text: String {
    String(unsafeUninitializedCapacity: min(count, 32)) { bytes in
      for index in bytes.indices { bytes[index] = self[index] | 0x30 }
      return bytes.count
    }
  }
}
