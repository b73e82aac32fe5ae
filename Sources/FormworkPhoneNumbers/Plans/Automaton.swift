/// An automaton of the table, which classifies a number or its beginning by checking each digit
/// once.
///
/// The first unit of a state has a bit for each digit whose next state differs from that of the
/// previous digit. A label is above these ten bits. The positions of the next states follow; 0 is a
/// dead end. Automata have no cycles, so each ends after a few digits.
package struct Automaton {
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

extension Automaton {
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
