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
