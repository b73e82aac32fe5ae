import FormworkTables

extension RegexParser {
  /// A bracketed set whose end isn't reached yet.
  private struct OpenSet {
    /// The range of the opening bracket and an optional `^` after it.
    var pattern: Range<Int>
    var isNegated: Bool
    var ranges: [ClosedRange<UInt32>] = []
    var last = Item.none
  }

  /// The kind of the last item of a set, which determines the meaning of `-` after it.
  private enum Item {
    case none
    case literal(UInt32, at: Int)
    case range
    case set

    var isSet: Bool {
      if case .set = self { true } else { false }
    }
  }

  /// Reads a set, from its `[` to its `]`, including nested sets.
  mutating func parseSet() throws(RegexError) -> ScalarSet {
    if let set = try parsePOSIXClass() { return set }
    var open = [beginSet()]
    while true {
      guard let set = try parseItems(&open[open.count - 1]) else {
        guard open.count < Self.maximumNesting else { throw error(.tooDeep, index..<index + 1) }
        open.append(beginSet())
        continue
      }
      open.removeLast()
      guard !open.isEmpty else { return set }
      add(set, to: &open[open.count - 1])
    }
  }

  private mutating func beginSet() -> OpenSet {
    let start = index
    index += 1
    let isNegated = consume("^")
    return OpenSet(pattern: start..<index, isNegated: isNegated)
  }

  /// Reads the items of a set up to its end, or up to the `[` of a nested set.
  ///
  /// - Returns: The whole set, or `nil` before a nested one.
  private mutating func parseItems(_ set: inout OpenSet) throws(RegexError) -> ScalarSet? {
    while let scalar = peek() {
      let start = index
      switch scalar {
      case "]" where index > set.pattern.upperBound:
        index += 1
        return closed(set)
      case "[":
        guard let posix = try parsePOSIXClass() else { return nil }
        add(posix, to: &set)
      case "\\":
        let escape = try parseEscape()
        try add(escape, from: start, to: &set)
      case "&" where peek(1) == "&":
        throw error(.setOperator, start..<start + 2)
      case "&" where peek(1) == "[" && set.last.isSet:
        throw error(.setOperator, start..<start + 1)
      case "-":
        try parseDash(&set)
      default:
        index += 1
        add(scalar.value, from: start, to: &set)
      }
    }
    throw error(.unclosedSet, set.pattern)
  }

  /// Reads a dash and, if it makes a range, its upper bound.
  ///
  /// After a literal it makes a range, except at the end and before a class. Elsewhere it is a
  /// literal.
  private mutating func parseDash(_ set: inout OpenSet) throws(RegexError) {
    let dash = index
    index += 1
    guard peek() != "-", !(peek() == "[" && set.last.isSet) else {
      throw error(.setOperator, dash..<index + (peek() == "-" ? 1 : 0))
    }
    guard case .literal(let lower, let start) = set.last, let scalar = peek(),
      scalar != "]", scalar != "["
    else { return add(0x2D, from: dash, to: &set) }

    let end = index
    var upper = scalar.value
    if scalar == "\\" {
      let escape = try parseEscape()
      guard case .scalar(let value) = escape else {
        add(0x2D, from: dash, to: &set)
        return try add(escape, from: end, to: &set)
      }
      upper = value
    } else {
      index += 1
    }
    guard lower <= upper else { throw error(.reversedRange, start..<index) }
    set.ranges.append(lower...upper)
    set.last = .range
  }

  private func add(_ scalar: UInt32, from start: Int, to set: inout OpenSet) {
    set.ranges.append(scalar...scalar)
    set.last = .literal(scalar, at: start)
  }

  private func add(_ other: ScalarSet, to set: inout OpenSet) {
    set.ranges += other.ranges
    set.last = .set
    // A class that is repeated ten thousand times takes no more memory than once.
    if set.ranges.count > 1 << 14 { set.ranges = ScalarSet(set.ranges).ranges }
  }

  private func add(_ escape: Escape, from start: Int, to set: inout OpenSet) throws(RegexError) {
    switch escape {
    case .scalar(let scalar): add(scalar, from: start, to: &set)
    case .set(let other): add(other, to: &set)
    case .startAnchor, .endAnchor: throw error(.meaninglessEscape, start..<index)
    }
  }

  /// Returns the members of a set at its end. Letters are joined by their other case before a `^`
  /// applies.
  private func closed(_ set: OpenSet) -> ScalarSet {
    let members = ScalarSet(set.ranges)
    let closed = ignoresCase ? members.closedOverCase : members
    return set.isNegated ? closed.complement : closed
  }

  /// Reads `[:name:]` or `[:^name:]` if it comes next.
  private mutating func parsePOSIXClass() throws(RegexError) -> ScalarSet? {
    guard peek(1) == ":" else { return nil }
    let start = index
    var end = index + 2
    while end < scalars.count, scalars[end] != ":", scalars[end] != "\\" { end += 1 }
    guard end + 1 < scalars.count, scalars[end] == ":", scalars[end + 1] == "]" else { return nil }
    index = end + 2
    let isNegated = scalars[start + 2] == "^"
    guard let set = propertySet(scalars[(start + (isNegated ? 3 : 2))..<end]) else {
      throw error(.unknownProperty, start..<index)
    }
    return isNegated ? set.complement : set
  }
}
