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

extension ScalarSet {
  /// Creates the members of a property of `\p{…}` or `[:…:]`; `nil` if the name is unknown.
  ///
  /// Case, spaces, `_`, and `-` in the name don't matter. The POSIX names have the same meaning as
  /// in ICU, but `graph` and `print` include unassigned scalars.
  init?(propertyNamed name: ArraySlice<Unicode.Scalar>) {
    var letters: [UInt8] = []
    for scalar in name {
      switch scalar {
      case "A"..."Z": letters.append(UInt8(scalar.value) + 0x20)
      case "a"..."z": letters.append(UInt8(scalar.value))
      case " ", "_", "-": continue
      default: return nil
      }
      guard letters.count < 24 else { return nil }
    }
    for property in Property.allCases {
      for name in property.names where letters.elementsEqual(name.utf8) {
        self = property.members
        return
      }
    }
    return nil
  }

  private enum Property: CaseIterable {
    case letter
    case uppercaseLetter
    case lowercaseLetter
    case mark
    case number
    case decimalNumber
    case punctuation
    case any
    case ascii
    case alphabetic
    case uppercase
    case lowercase
    case alphanumeric
    case whitespace
    case blank
    case control
    case graphic
    case printable
    case hexadecimal
    case word

    var names: [String] {
      switch self {
      case .letter: ["l", "letter"]
      case .uppercaseLetter: ["lu", "uppercaseletter"]
      case .lowercaseLetter: ["ll", "lowercaseletter"]
      case .mark: ["m", "mark"]
      case .number: ["n", "number"]
      case .decimalNumber: ["nd", "decimalnumber", "digit"]
      case .punctuation: ["p", "punctuation", "punct"]
      case .any: ["any", "all"]
      case .ascii: ["ascii"]
      case .alphabetic: ["alpha", "alphabetic"]
      case .uppercase: ["upper", "uppercase"]
      case .lowercase: ["lower", "lowercase"]
      case .alphanumeric: ["alnum"]
      case .whitespace: ["space", "whitespace"]
      case .blank: ["blank"]
      case .control: ["cntrl", "cc", "control"]
      case .graphic: ["graph"]
      case .printable: ["print"]
      case .hexadecimal: ["xdigit"]
      case .word: ["word"]
      }
    }

    var members: ScalarSet {
      switch self {
      case .letter: .letters
      case .uppercaseLetter: .uppercaseLetters
      case .lowercaseLetter: .lowercaseLetters
      case .mark: .marks
      case .number: .numbers
      case .decimalNumber: .decimalDigits
      case .punctuation: .punctuation
      case .any: ScalarSet([]).complement
      case .ascii: ScalarSet([0...0x7F])
      case .alphabetic: .alphabetic
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      case .alphanumeric: ScalarSet.alphabetic.union(.decimalDigits)
      case .whitespace: .whitespace
      case .blank: .blanks
      case .control: .controls
      case .graphic: ScalarSet.whitespace.union(.controls).complement
      case .printable: ScalarSet.controls.union(.lineSeparators).complement
      case .hexadecimal:
        ScalarSet.decimalDigits.union(
          ScalarSet([0x41...0x46, 0x61...0x66, 0xFF21...0xFF26, 0xFF41...0xFF46]))
      case .word: .wordCharacters
      }
    }
  }
}
