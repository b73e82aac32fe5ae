import FormworkMasks
import FormworkTables

/// A regular expression that matches whole text, and recognizes text that can still become a match.
///
///     let code = try RegularExpression(#"[A-Z]{2}-\d{4}"#)
///     code.matches("AB-1234")  // true
///     code.isViable("AB-1")  // true: more digits make a match
///     code.isViable("A1")  // false: nothing that follows makes a match
///
/// ## Patterns
///
/// | construct | meaning |
/// |---|---|
/// | `a` `\.` `\n` `\x41` `\x{1F600}` `\u0041` | one Unicode scalar |
/// | `.` | any scalar except a line terminator |
/// | `\d` `\w` `\s` `\D` `\W` `\S` | digits, word characters, and white space of all scripts; all others |
/// | `\p{L}` `\P{Lu}` `[:alpha:]` `[:^digit:]` | scalars with or without a property |
/// | `[a-z_]` `[^0-9]` `[^[a-z]]` | sets, with unions |
/// | `(…)` `(?:…)` `(?<name>…)` `a\|b` | groups and alternatives |
/// | `?` `*` `+` `{2}` `{2,}` `{2,4}` | repetition; an additional `?` has no effect |
/// | `^` `$` `\A` `\z` `\Z` | the start and end of the text, to which matches always extend |
/// | `(?i)` at the start | ignores case |
///
/// They have the same meaning as in ICU and `NSRegularExpression`, with these differences:
/// - a letter after a backslash must have a meaning, and an anchor can't be repeated;
/// - a repeated group that has matched no characters once may match some in the next repetition;
/// - `(?i)` uses simple case folding, so `ß` doesn't match `ss`;
/// - `[[:graph:]]` and `[[:print:]]` include unassigned scalars;
/// - properties are those of Unicode 17.0.
///
/// All other constructs are errors that report their name and location.
///
/// ## Cost
///
/// A pattern is compiled to an automaton once. Matching never backtracks, so no pattern is slow. If
/// an automaton has few enough states, it becomes a table, and each scalar is one lookup.
/// Otherwise, a scalar takes time linear in the size of the automaton, which must be small. Beyond
/// these limits, `RegexError.Code.tooLarge` is thrown:
///
/// - 100,000 scalars in the pattern, and 1,000 nested groups or sets;
/// - 20,000 steps in the automaton: one for each character after `x{3}` is written out as `xxx`,
///   one for each `?` and `+`, and two for each `*` and `|`;
/// - 1,024 steps in an automaton without a table. There is no table if there are more than 512
///   states and more than four times as many states as steps, or more than 32,768 states, more than
///   2¹⁷ entries, or more than 2²⁴ steps to check. For example, `a{9000}(b|c)` has 9,002 states,
///   but the states of `(a|b)*a(a|b){4500}` exceed any memory;
/// - 2¹⁸ bounds of ranges in all different sets, and 2²⁴ for the number of these sets times the
///   number of classes of scalars that they distinguish.
public struct RegularExpression: Sendable {
  /// The original pattern.
  public let pattern: String

  let program: RegexProgram

  /// Creates an expression by compiling a pattern.
  ///
  /// - Parameter pattern: The pattern.
  /// - Throws: ``RegexError`` at the first construct that is invalid or not supported, or if the
  ///   automaton would be too large.
  /// - Complexity: O(*n*) for most patterns, where *n* is the length of the pattern with its
  ///   repetitions written out.
  public init(_ pattern: String) throws(RegexError) {
    program = try RegexProgram(pattern)
    self.pattern = pattern
  }

  /// Returns a Boolean value that indicates whether the expression matches all of `text`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public func matches(_ text: String) -> Bool {
    guard let state = state(after: start, reading: text) else { return false }
    return isAccepting(state)
  }

  /// Returns a Boolean value that indicates whether `text` is a match, or can become one with more
  /// characters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  package func isViable(_ text: String) -> Bool {
    state(after: start, reading: text) != nil
  }
}

extension RegularExpression: Hashable {
  /// Returns a Boolean value that indicates whether two expressions have the same pattern, scalar
  /// by scalar.
  public static func == (lhs: RegularExpression, rhs: RegularExpression) -> Bool {
    lhs.pattern.utf8.elementsEqual(rhs.pattern.utf8)
  }

  /// Hashes the pattern.
  public func hash(into hasher: inout Hasher) {
    for byte in pattern.utf8 { hasher.combine(byte) }
  }
}

/// The compiled form of a pattern, shared by all copies of an expression.
final class RegexProgram: Sendable {
  let start: RegularExpression.State
  let automaton: RegexDFA

  /// The table of all states; empty if there are too many.
  let table: TransitionTable

  /// The length of the longest match, in scalars; `nil` if there is none or it isn't known.
  let longestLength: Int?

  /// The maximum number of steps in an automaton without a table, in which each scalar may take all
  /// of them.
  private static let maximumCountWithoutTable = 1_024

  init(_ pattern: String) throws(RegexError) {
    let code = try RegexParser.code(for: pattern)
    guard let automaton = RegexDFA(code) else { throw .wholePattern(pattern, .tooLarge) }
    guard let start = automaton.start else { throw .wholePattern(pattern, .matchesNothing) }
    self.automaton = automaton
    table = TransitionTable(automaton, from: start)
    longestLength = table.longestLength
    guard table.count > 0 || automaton.steps.count <= Self.maximumCountWithoutTable else {
      throw .wholePattern(pattern, .tooManyStates)
    }
    self.start = RegularExpression.State(table.count > 0 ? .row(0) : .set(start))
  }
}

/// The position in an expression: a row of its table, or the live steps if it has no table.
struct RegexPlace {
  private let program: RegexProgram
  private(set) var row = 0
  private var alive: [Int] = []

  /// Creates the position before any scalar is read.
  init(_ program: RegexProgram) {
    self.program = program
    if case .set(let start) = program.start.storage { alive = start }
  }

  /// Creates the position at a row of the table.
  init(_ program: RegexProgram, row: Int) {
    self.program = program
    self.row = row
  }

  /// The scalar that must come next, or `nil` if there are several or the text may end here.
  @inline(__always)
  var forced: UInt32? {
    alive.isEmpty
      ? program.table.forcedScalar(in: row) : program.automaton.forcedScalar(in: alive)
  }

  var isAccepting: Bool {
    alive.isEmpty ? program.table.isAccepting(row) : program.automaton.isAccepting(alive)
  }

  /// Whether it is known that no scalar can follow.
  var isLast: Bool { alive.isEmpty && program.table.isLast(row) }

  /// Calls `body` with the row after each scalar that can come next.
  func forEachNext(_ body: (Int) -> Void) { program.table.forEachState(after: row, body) }

  /// Reads a scalar if a match is possible after it.
  @inline(__always)
  mutating func read(_ scalar: UInt32) -> Bool {
    let number = program.automaton.partition.classNumber(of: scalar)
    if alive.isEmpty {
      guard let next = program.table.state(after: row, readingClass: number) else { return false }
      row = next
    } else {
      guard let next = program.automaton.state(after: alive, readingClass: number) else {
        return false
      }
      alive = next
    }
    return true
  }

  /// Reads all scalars of a character if a match is possible after them.
  @inline(__always)
  mutating func read(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    Glyphs.isCluster(glyph) ? readCluster(glyph, glyphs) : read(glyph)
  }

  private mutating func readCluster(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    let before = self
    for scalar in glyphs.cluster(glyph) {
      if read(scalar) { continue }
      self = before
      return false
    }
    return true
  }
}

extension RegularExpression {
  /// The state of an expression after the scalars that it has read.
  ///
  /// From every state, a match is possible; if it isn't, the result is `nil` instead of a state. A
  /// state is only valid for the expression that returned it and for equal ones. For other
  /// expressions, the results are unspecified.
  package struct State: Hashable, Sendable {
    enum Storage: Hashable, Sendable {
      /// A row of the table.
      case row(Int)

      /// A state of the automaton, if there is no table.
      case set([Int])
    }

    let storage: Storage

    init(_ storage: Storage) {
      self.storage = storage
    }
  }

  /// The state before any scalar is read.
  package var start: State { program.start }

  /// Returns the state after one more scalar.
  ///
  ///     let expression = try RegularExpression("ab|cd")
  ///     expression.state(after: expression.start, reading: "a" as Unicode.Scalar)  // a state
  ///     expression.state(after: expression.start, reading: "b" as Unicode.Scalar)  // nil
  ///
  /// - Returns: The state; `nil` if no match is possible after `scalar`.
  /// - Complexity: O(1) with a table, or else O(*n*), where *n* is the size of the automaton.
  package func state(after state: State, reading scalar: Unicode.Scalar) -> State? {
    let number = program.automaton.partition.classNumber(of: scalar.value)
    switch state.storage {
    case .row(let row):
      return program.table.state(after: row, readingClass: number).map { State(.row($0)) }
    case .set(let set):
      return program.automaton.state(after: set, readingClass: number).map { State(.set($0)) }
    }
  }

  /// Returns the state after the scalars of `text`.
  ///
  /// - Returns: The state; `nil` if no match is possible after them.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  package func state(after state: State, reading text: String) -> State? {
    var state = state
    for scalar in text.unicodeScalars {
      guard let next = self.state(after: state, reading: scalar) else { return nil }
      state = next
    }
    return state
  }

  /// Returns a Boolean value that indicates whether the text before a state is a match.
  package func isAccepting(_ state: State) -> Bool {
    switch state.storage {
    case .row(let row): program.table.isAccepting(row)
    case .set(let set): program.automaton.isAccepting(set)
    }
  }
}

extension RegularExpression {
  /// Whether digits of other scripts become ASCII digits: if ASCII digits can match, but no text in
  /// which a space is also possible.
  var wantsASCIIDigits: Bool {
    let partition = program.automaton.partition
    let space = partition.classNumber(of: 0x20)
    return (UInt32(0x30)...0x39).contains { digit in
      let number = partition.classNumber(of: digit)
      return number > 0 && number != space
    }
  }
}

/// Characters that an automaton reads one after the other, each as a literal or as the user's.
package struct RegexWalk {
  private(set) var place: RegexPlace
  private(set) var cells: [RegexCell] = []

  /// The number of cells up to the last placed character.
  private(set) var reach = 0

  /// The number of placed characters.
  private(set) var placedCount = 0
  private(set) var missedCount = 0

  /// The user's characters that weren't placed.
  private(set) var lost: [Glyph] = []

  /// The number of scalars that were read or tried: the cost of a walk, which a test limits.
  package private(set) var triedCount = 0

  private var hasUser = false

  /// The maximum number of literals that are supplied to place one character, so that reading stays
  /// linear.
  static let longestSupply = 256

  init(_ program: RegexProgram, capacity: Int) {
    place = RegexPlace(program)
    cells.reserveCapacity(capacity)
  }

  /// Reads a character, after supplying literals that must come before it.
  ///
  /// - Returns: Whether it was placed.
  @discardableResult
  mutating func read(_ glyph: Glyph, isUser: Bool, _ glyphs: Glyphs) -> Bool {
    if take(glyph, glyphs) { return true }
    if place.forced != nil {
      let before = (place, cells.count)
      for _ in 0..<Self.longestSupply {
        guard supply() else { break }
        if take(glyph, glyphs) { return true }
      }
      place = before.0
      cells.removeLast(cells.count - before.1)
    }
    missedCount += 1
    if isUser { lost.append(glyph) }
    return false
  }

  /// Appends all characters that must follow, if there is a character of the user.
  mutating func complete() {
    guard hasUser else { return }
    while supply() {}
  }

  private mutating func take(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    let forced = place.forced
    triedCount += 1
    // A character of several scalars can't be a literal, because its scalars are read one by one.
    if let forced, !Glyphs.isCluster(glyph), forced != glyph { return false }
    guard place.read(glyph, glyphs) else { return false }
    cells.append(RegexCell(glyph: glyph, origin: forced == glyph ? .typed : .user))
    if forced != glyph { hasUser = true }
    placedCount += 1
    reach = cells.count
    return true
  }

  private mutating func supply() -> Bool {
    triedCount += 1
    guard let scalar = place.forced, place.read(scalar) else { return false }
    cells.append(RegexCell(glyph: scalar, origin: .supplied))
    return true
  }
}

extension RegularExpression {
  /// Returns the characters that must follow, up to the first place with a choice or an end.
  ///
  ///     let code = try RegularExpression(#"[A-Z]{2}-\d{4}"#)
  ///     let letters = code.state(after: code.start, reading: "AB")
  ///     letters.map(code.forcedContinuation)  // "-"
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result, with a table.
  package func forcedContinuation(from state: State) -> String {
    continuation(from: state) { forcedScalar(in: $0) }
  }

  /// Returns the most readable of the shortest texts that complete a match.
  ///
  /// The result only depends on the pattern and the state. Among several characters it takes `0`,
  /// `a`, or `A`; or else the first visible ASCII character, a space, or the first character.
  ///
  ///     let code = try RegularExpression(#"[A-Z]{2}-\d{4}(-[XYZ])?"#)
  ///     code.shortestCompletion(from: code.start)  // "AA-0000"
  ///
  /// - Complexity: O(*n*), where *n* is the length of the result, with a table.
  package func shortestCompletion(from state: State) -> String {
    continuation(from: state) { completingScalar(in: $0) }
  }

  /// Follows the scalars that `next` chooses. It always ends: every state leads to an accepting
  /// state, for which `next` returns `nil`.
  private func continuation(from state: State, _ next: (State) -> UInt32?) -> String {
    var continuation = ""
    var state = state
    while let scalar = next(state).flatMap({ Unicode.Scalar($0) }),
      let following = self.state(after: state, reading: scalar)
    {
      continuation.unicodeScalars.append(scalar)
      state = following
    }
    return continuation
  }

  func forcedScalar(in state: State) -> UInt32? {
    switch state.storage {
    case .row(let row): program.table.forcedScalar(in: row)
    case .set(let set): program.automaton.forcedScalar(in: set)
    }
  }

  private func completingScalar(in state: State) -> UInt32? {
    switch state.storage {
    case .row(let row): program.table.completingScalar(in: row)
    case .set(let set): program.automaton.completingScalar(in: set)
    }
  }
}

extension RegularExpression {
  /// Returns `text` without the characters that can't be part of a match.
  ///
  ///     let digits = try RegularExpression(#"\d*"#)
  ///     digits.filter("12a34")  // "1234"
  ///
  /// From left to right, a character is kept if a match is still possible after it. So a match is
  /// also possible after the result. A decision isn't changed because of later characters.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  package func filter(_ text: String) -> String {
    var filtered = ""
    var state = start
    for character in text {
      guard let next = self.state(after: state, reading: character) else { continue }
      state = next
      filtered.append(character)
    }
    return filtered
  }

  /// Returns the state after the scalars of `character`.
  ///
  /// - Returns: The state; `nil` if no match is possible after them.
  package func state(after state: State, reading character: Character) -> State? {
    var state = state
    for scalar in character.unicodeScalars {
      guard let next = self.state(after: state, reading: scalar) else { return nil }
      state = next
    }
    return state
  }
}

/// Returns the member of a range of scalars that is the most readable example.
///
/// It is `0`, `a`, or `A`; or else the first visible ASCII character, a space, or the first
/// character from U+00A1 on.
func mostReadable(_ range: ClosedRange<UInt32>) -> UInt32 {
  if range.contains(0x30) { return 0x30 }
  if range.contains(0x61) { return 0x61 }
  if range.contains(0x41) { return 0x41 }
  if range.overlaps(0x21...0x7E) { return max(range.lowerBound, 0x21) }
  if range.contains(0x20) { return 0x20 }
  return range.contains(0xA1) ? 0xA1 : range.lowerBound
}

/// Returns the readability of a scalar as an example; smaller numbers are better.
func readabilityRank(_ scalar: UInt32) -> UInt32 {
  switch scalar {
  case 0x30: 0
  case 0x61: 1
  case 0x41: 2
  case 0x21...0x7E: scalar
  case 0x20: 0x7F
  case 0..<0xA1: scalar | 0x20_0000
  default: UnicodeData.isMark(scalar) ? scalar | 0x20_0000 : scalar
  }
}
