/// An automaton of the table: what a number is, or begins with, told by one look at each digit.
///
/// The first unit of a state has a bit for each digit after which another state follows than after the digit
/// before it, and above these ten bits a label. The places of those states stand behind it; 0 is a dead end.
/// Automata have no circles, so that each ends after a few digits.
package struct Automaton {
  /// The first state in the table.
  private let start: Int

  /// The automaton at a place; `nil` if there is none.
  init?(_ start: Int) {
    if start == 0 { return nil }
    self.start = start
  }

  /// What digits are, taken as a whole; 0 if they are none of what the automaton knows.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  func label(of digits: PackedDigits) -> Int {
    var (state, rest) = (start, digits)
    while rest.count > 0 {
      state = Self.state(after: rest.removeFirst(), state)
      if state == 0 { return 0 }
    }
    return NumberingData.unit(state) >> 10
  }

  /// Whether some digits, or others that begin with them, have a label above another.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of digits and of states.
  func hasLabel(above least: Int, behind digits: PackedDigits) -> Bool {
    var (state, rest) = (start, digits)
    while rest.count > 0 {
      state = Self.state(after: rest.removeFirst(), state)
      if state == 0 { return false }
    }
    var (seen, open): (Set<Int>, [Int]) = ([state], [state])
    while let state = open.popLast() {
      let unit = NumberingData.unit(state)
      if unit >> 10 > least { return true }
      for run in 0..<(unit & 0x3FF).nonzeroBitCount {
        let next = NumberingData.unit(state + 1 + run)
        if next != 0, seen.insert(next).inserted { open.append(next) }
      }
    }
    return false
  }

  @inline(__always)
  private static func state(after digit: UInt8, _ state: Int) -> Int {
    let runs = NumberingData.unit(state) & (2 << Int(digit) - 1) & 0x3FF
    return NumberingData.unit(state + runs.nonzeroBitCount)
  }
}

extension Automaton {
  /// What some digits begin with.
  package struct Prefix {
    /// How many digits it has.
    package let count: Int

    /// The digits of the group that is wanted; `nil` if it took no part.
    package let group: Range<Int>?
  }

  /// The beginning of some digits that a regular expression would find there.
  ///
  /// Labels have two parts of three bits: what has matched if more digits follow, and what if none do. As the
  /// states after a match are only those of better ways, the last match is the right one.
  func prefix(of digits: PackedDigits) -> Prefix? {
    var (state, rest) = (start, digits)
    var (found, count) = (0, 0)
    while true {
      let label = NumberingData.unit(state) >> 10
      let match = rest.count == 0 ? label >> 3 : label & 7
      if match != 0 { (found, count) = (match, digits.count - rest.count) }
      if rest.count == 0 { break }
      state = Self.state(after: rest.removeFirst(), state)
      if state == 0 { break }
    }
    if found == 0 { return nil }
    guard found > 1 else { return Prefix(count: count, group: nil) }
    let edges = NumberingData.unit(NumberingTables.groups + found - 2)
    let start = edges & 0xFF
    return Prefix(count: count, group: start..<max(start, count - edges >> 8))
  }
}
