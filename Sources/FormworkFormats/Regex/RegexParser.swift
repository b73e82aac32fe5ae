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
