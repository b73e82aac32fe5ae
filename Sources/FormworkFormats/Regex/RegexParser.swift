import FormworkTables

/// A parser that reads a pattern once, from left to right, and writes its code.
///
/// It doesn't recurse: open brackets are kept on explicit stacks of limited depth.
struct RegexParser {
  /// The maximum number of nested open brackets of one kind.
  static let maximumNesting = 1_000

  /// The maximum number of Unicode scalars in a pattern.
  static let maximumLength = 100_000

  let scalars: [Unicode.Scalar]
  var index = 0
  var code = RegexCode()
  var ignoresCase = false

  /// The open groups; the first one is the whole pattern and is never closed.
  private var groups = [Group(pattern: 0..<0, start: 0, isLeading: true)]

  /// The code that a quantifier would repeat.
  private var atom: Atom?

  struct Atom {
    /// The start of its code.
    var start: Int

    /// An anchor inside, which prevents repetition.
    var anchor: Range<Int>?
  }

  private struct Group {
    /// The range of the opening bracket.
    var pattern: Range<Int>

    /// The start of its code.
    var start: Int

    /// Whether no character can precede it, so that `^` is allowed at the start of its branches.
    var isLeading: Bool

    var branchStart: Int
    var isBranchEmpty = true

    /// The jumps at the ends of the previous branches.
    var jumps: [Int] = []

    /// A `^` or `$` in any of its branches.
    var startAnchor: Range<Int>?
    var endAnchor: Range<Int>?

    /// The `$` in the current branch, after which no character may follow.
    var branchEndAnchor: Range<Int>?

    init(pattern: Range<Int>, start: Int, isLeading: Bool) {
      self.pattern = pattern
      self.start = start
      self.isLeading = isLeading
      branchStart = start
    }
  }

  private init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
  }

  /// Compiles `pattern`.
  ///
  /// - Throws: ``RegexError`` at the first construct that is invalid or not supported.
  static func code(for pattern: String) throws(RegexError) -> RegexCode {
    var parser = RegexParser(pattern)
    try parser.parse()
    return parser.code
  }

  private mutating func parse() throws(RegexError) {
    guard scalars.count <= Self.maximumLength else {
      throw error(.tooLarge, Self.maximumLength..<Self.maximumLength + 1)
    }
    ignoresCase = consume("(?i)")
    while let scalar = peek() {
      let start = index
      switch scalar {
      case "(": try openGroup()
      case ")": try closeGroup()
      case "|": try endBranch()
      case "^":
        index += 1
        try addStartAnchor(start..<index)
      case "$":
        index += 1
        addEndAnchor(start..<index)
      case "*", "+", "?", "{": try repeatAtom()
      case "}": throw error(.strayBracket, start..<start + 1)
      case "[": try add(parseSet(), from: start)
      case ".":
        index += 1
        try add(.anythingInLine, from: start)
      case "\\":
        switch try parseEscape() {
        case .scalar(let scalar): try add(literal(scalar), from: start)
        case .set(let set): try add(set, from: start)
        case .startAnchor: try addStartAnchor(start..<index)
        case .endAnchor: addEndAnchor(start..<index)
        }
      default:
        index += 1
        try add(literal(scalar.value), from: start)
      }
    }
    guard groups.count == 1 else { throw error(.unclosedGroup, currentGroup.pattern) }
    code.closeBranches(currentGroup.jumps)
    code.accept()
  }
}

extension RegexParser {
  /// Returns the scalar at a distance, or `nil` beyond the end.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Moves past `prefix` if it comes next.
  mutating func consume(_ prefix: String) -> Bool {
    var end = index
    for scalar in prefix.unicodeScalars {
      guard end < scalars.count, scalars[end] == scalar else { return false }
      end += 1
    }
    index = end
    return true
  }

  /// Returns an error about a range of the pattern, which may extend beyond its end.
  func error(_ reason: RegexError.Reason, _ range: Range<Int>) -> RegexError {
    var offset = 0
    for scalar in scalars[..<range.lowerBound] { offset += scalar.value > 0xFFFF ? 2 : 1 }
    let end = min(range.upperBound, scalars.count)
    return RegexError(offset: offset, construct: scalars[range.lowerBound..<end], reason: reason)
  }

  private func literal(_ scalar: UInt32) -> ScalarSet {
    let set = ScalarSet(scalar)
    return ignoresCase ? set.closedOverCase : set
  }

  private mutating func add(_ set: ScalarSet, from start: Int) throws(RegexError) {
    try beginAtom()
    atom = Atom(start: code.end)
    code.read(set)
    guard !code.isTooLarge else { throw error(.tooLarge, start..<index) }
  }
}

extension RegexParser {
  private var currentGroup: Group {
    get { groups[groups.count - 1] }
    _modify { yield &groups[groups.count - 1] }
  }

  /// Records that an item follows in the current branch.
  private mutating func beginAtom() throws(RegexError) {
    if let anchor = currentGroup.branchEndAnchor { throw error(.innerAnchor, anchor) }
    currentGroup.isBranchEmpty = false
  }

  private mutating func openGroup() throws(RegexError) {
    let start = index
    try parseGroupPrefix()
    guard groups.count <= Self.maximumNesting else { throw error(.tooDeep, start..<index) }
    let isLeading = currentGroup.isLeading && currentGroup.isBranchEmpty
    try beginAtom()
    groups.append(Group(pattern: start..<index, start: code.end, isLeading: isLeading))
    atom = nil
  }

  private mutating func closeGroup() throws(RegexError) {
    guard groups.count > 1 else { throw error(.strayBracket, index..<index + 1) }
    let group = groups.removeLast()
    index += 1
    code.closeBranches(group.jumps)
    atom = Atom(start: group.start, anchor: group.startAnchor ?? group.endAnchor)
    currentGroup.branchEndAnchor = group.endAnchor
    currentGroup.startAnchor = currentGroup.startAnchor ?? group.startAnchor
    currentGroup.endAnchor = currentGroup.endAnchor ?? group.endAnchor
  }

  private mutating func endBranch() throws(RegexError) {
    currentGroup.jumps.append(code.endBranch(from: currentGroup.branchStart))
    guard !code.isTooLarge else { throw error(.tooLarge, index..<index + 1) }
    currentGroup.branchStart = code.end
    currentGroup.isBranchEmpty = true
    currentGroup.branchEndAnchor = nil
    atom = nil
    index += 1
  }

  private mutating func addStartAnchor(_ range: Range<Int>) throws(RegexError) {
    guard currentGroup.isLeading, currentGroup.isBranchEmpty, currentGroup.branchEndAnchor == nil
    else { throw error(.innerAnchor, range) }
    currentGroup.startAnchor = currentGroup.startAnchor ?? range
    atom = nil
  }

  private mutating func addEndAnchor(_ range: Range<Int>) {
    currentGroup.branchEndAnchor = currentGroup.branchEndAnchor ?? range
    currentGroup.endAnchor = currentGroup.endAnchor ?? range
    atom = nil
  }

  private mutating func repeatAtom() throws(RegexError) {
    let start = index
    let counts = try parseQuantifier()
    guard let atom else { throw error(.nothingToRepeat, start..<index) }
    if let anchor = atom.anchor { throw error(.innerAnchor, anchor) }
    guard code.repeatCode(from: atom.start, minimum: counts.minimum, maximum: counts.maximum)
    else { throw error(.tooLarge, start..<index) }
    self.atom = nil
  }
}

extension RegexParser {
  /// Reads `?`, `*`, `+`, `{m}`, `{m,}`, or `{m,n}`, and an optional `?` for a lazy quantifier,
  /// which has no effect because a match is always the whole text.
  ///
  /// Counts that are too large for any program are clamped.
  private mutating func parseQuantifier() throws(RegexError) -> (minimum: Int, maximum: Int?) {
    let start = index
    let counts: (minimum: Int, maximum: Int?)
    switch peek() {
    case "*": counts = (0, nil)
    case "+": counts = (1, nil)
    case "?": counts = (0, 1)
    default: counts = try parseCounts()
    }
    index += 1
    if consume("+") { throw error(.possessiveQuantifier, start..<index) }
    _ = consume("?")
    return counts
  }

  /// Reads `{m,n}` up to its closing bracket.
  private mutating func parseCounts() throws(RegexError) -> (minimum: Int, maximum: Int?) {
    let start = index
    index += 1
    guard let minimum = parseNumber() else { throw error(.invalidCounts, start..<index + 1) }
    var maximum: Int? = minimum
    if consume(",") { maximum = parseNumber() }
    guard peek() == "}" else { throw error(.invalidCounts, start..<index + 1) }
    guard minimum <= maximum ?? minimum else { throw error(.reversedCounts, start..<index + 1) }
    return (minimum, maximum)
  }

  private mutating func parseNumber() -> Int? {
    var number: Int?
    while let scalar = peek(), "0"..."9" ~= scalar {
      number = min((number ?? 0) * 10 + Int(scalar.value - 0x30), RegexCode.maximumCount + 1)
      index += 1
    }
    return number
  }
}

extension RegexParser {
  /// Moves past the beginning of a group: `(`, `(?:`, or `(?<name>`.
  private mutating func parseGroupPrefix() throws(RegexError) {
    let start = index
    index += 1
    guard consume("?") else { return }
    if consume(":") { return }
    if consume("=") || consume("!") { throw error(.lookAhead, start..<index) }
    if consume("<=") || consume("<!") { throw error(.lookBehind, start..<index) }
    if consume(">") { throw error(.atomicGroup, start..<index) }
    if consume("P=") { throw error(.backReference, start..<index) }
    if consume("<") || consume("P<") {
      guard consumeName(), consume(">") else { throw error(.unknownGroup, start..<index) }
      return
    }
    throw flagsOrUnknownGroup(from: start)
  }

  /// Moves past a name of ASCII letters, digits, and `_` that doesn't begin with a digit.
  private mutating func consumeName() -> Bool {
    let start = index
    while let scalar = peek() {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": index += 1
      case "0"..."9" where index > start: index += 1
      default: return index > start
      }
    }
    return false
  }

  /// Returns the error for `(?` followed by flags, such as `i)` or `s-x:`, or by anything else.
  private func flagsOrUnknownGroup(from start: Int) -> RegexError {
    var end = index
    while end < scalars.count {
      switch scalars[end] {
      case "a"..."z", "-", "^": end += 1
      case ")" where end > index, ":" where end > index:
        return error(.inlineFlags, start..<end + 1)
      default: return error(.unknownGroup, start..<index + 1)
      }
    }
    return error(.unknownGroup, start..<index + 1)
  }
}

extension RegexParser {
  /// The meaning of an escape.
  enum Escape {
    case scalar(UInt32)
    case set(ScalarSet)
    case startAnchor
    case endAnchor
  }

  /// Reads an escape, from its backslash on.
  mutating func parseEscape() throws(RegexError) -> Escape {
    let start = index
    guard let scalar = peek(1) else { throw error(.trailingBackslash, start..<start + 1) }
    index += 2
    switch scalar {
    case "d": return .set(.decimalDigits)
    case "D": return .set(ScalarSet.decimalDigits.complement)
    case "w": return .set(.wordCharacters)
    case "W": return .set(ScalarSet.wordCharacters.complement)
    case "s": return .set(.whitespace)
    case "S": return .set(ScalarSet.whitespace.complement)
    case "p": return .set(try parseProperty(from: start))
    case "P": return .set(try parseProperty(from: start).complement)
    case "A": return .startAnchor
    case "z", "Z": return .endAnchor
    case "t": return .scalar(0x09)
    case "n": return .scalar(0x0A)
    case "f": return .scalar(0x0C)
    case "r": return .scalar(0x0D)
    case "a": return .scalar(0x07)
    case "e": return .scalar(0x1B)
    case "x": return .scalar(try parseHexadecimal(from: start))
    case "u": return .scalar(try parseUTF16(from: start))
    case "U": return .scalar(try parseDigits(8...8, from: start))
    case "1"..."9", "k": throw error(.backReference, start..<index)
    case "b", "B": throw error(.wordBoundary, start..<index)
    case "0", "c", "C", "E", "G", "h", "H", "K", "N", "Q", "R", "v", "V", "X":
      throw error(.otherEscape, start..<index)
    case "a"..."z", "A"..."Z": throw error(.meaninglessEscape, start..<index)
    default: return .scalar(scalar.value)
    }
  }

  /// Reads `{name}` after `\p` or `\P`.
  private mutating func parseProperty(from start: Int) throws(RegexError) -> ScalarSet {
    guard consume("{") else { throw error(.unknownProperty, start..<index + 1) }
    let nameStart = index
    while let scalar = peek(), scalar != "}" { index += 1 }
    let name = scalars[nameStart..<index]
    guard consume("}"), let set = propertySet(name) else {
      throw error(.unknownProperty, start..<index)
    }
    return set
  }

  /// Returns the members of a property and, after `(?i)`, their other cases.
  func propertySet(_ name: ArraySlice<Unicode.Scalar>) -> ScalarSet? {
    let set = ScalarSet(propertyNamed: name)
    return ignoresCase ? set?.closedOverCase : set
  }

  /// Reads the digits after `\x`: one or two, or any number of them in curly brackets.
  private mutating func parseHexadecimal(from start: Int) throws(RegexError) -> UInt32 {
    guard consume("{") else { return try parseDigits(1...2, from: start) }
    guard let value = number(1...8), consume("}") else {
      throw error(.invalidScalar, start..<index + 1)
    }
    return try checked(value, from: start)
  }

  /// Reads the digits after `\u`: four digits, and a second escape if they are half a surrogate
  /// pair.
  private mutating func parseUTF16(from start: Int) throws(RegexError) -> UInt32 {
    guard let unit = number(4...4) else { throw error(.invalidScalar, start..<index + 1) }
    guard 0xD800...0xDBFF ~= unit, consume("\\u"), let trail = number(4...4),
      0xDC00...0xDFFF ~= trail
    else { return try checked(unit, from: start) }
    return 0x1_0000 + (unit - 0xD800) << 10 + (trail - 0xDC00)
  }

  private mutating func parseDigits(_ count: ClosedRange<Int>, from start: Int) throws(RegexError)
    -> UInt32
  {
    guard let value = number(count) else { throw error(.invalidScalar, start..<index + 1) }
    return try checked(value, from: start)
  }

  private func checked(_ value: UInt32, from start: Int) throws(RegexError) -> UInt32 {
    guard Unicode.Scalar(value) != nil else { throw error(.invalidScalar, start..<index) }
    return value
  }

  /// Reads a hexadecimal number of up to eight digits.
  private mutating func number(_ count: ClosedRange<Int>) -> UInt32? {
    let start = index
    var value: UInt32 = 0
    while index - start < count.upperBound, let digit = peek()?.hexadecimalValue {
      value = value << 4 | digit
      index += 1
    }
    return index - start >= count.lowerBound ? value : nil
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x57
    case "A"..."F": value - 0x37
    default: nil
    }
  }
}
