/// A pattern that a whole text matches, or that a text may still grow to match.
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
/// | `.` | any scalar but a line terminator |
/// | `\d` `\w` `\s` `\D` `\W` `\S` | digits, word characters, white space of all scripts; the others |
/// | `\p{L}` `\P{Lu}` `[:alpha:]` `[:^digit:]` | scalars with or without a property |
/// | `[a-z_]` `[^0-9]` `[^[a-z]]` | sets, with unions |
/// | `(…)` `(?:…)` `(?<name>…)` `a\|b` | groups and alternatives |
/// | `?` `*` `+` `{2}` `{2,}` `{2,4}` | repetition; a further `?` makes no difference |
/// | `^` `$` `\A` `\z` `\Z` | the edges of the text; matches begin and end there anyway |
/// | `(?i)` in first place | upper and lower case are the same |
///
/// They mean what they mean in ICU and `NSRegularExpression`, except that
/// - a letter after a backslash needs a meaning, and an anchor can't be repeated;
/// - a repeated group that has matched nothing once may still match something the next time;
/// - `(?i)` compares by simple case folding, so `ß` isn't `ss`;
/// - `[[:graph:]]` and `[[:print:]]` include scalars that aren't assigned;
/// - properties are those of Unicode 17.0.
///
/// All other constructs are errors that tell their name and place.
///
/// ## Cost
///
/// A pattern is compiled to an automaton once, and reading a scalar never goes back, so no pattern
/// is slow on any text. Automata become tables of their states, so that a scalar is one lookup; where
/// the states are too many, a scalar costs time linear in the size of the automaton, which must be
/// small then. The limits, beyond which ``RegexError/Code/tooLarge`` is thrown:
///
/// - 100,000 scalars of pattern, and 1,000 groups or sets one inside another;
/// - 20,000 steps of the automaton: one for each place of a character after `x{3}` has been written
///   out as `xxx`, one for each `?` and `+`, two for each `*` and `|`;
/// - 1,024 steps where there are many more states than steps (four times as many, and 512), more
///   than 32,768, or more than 2¹⁷ entries in their table, or where more than 2²⁴ steps would have to
///   be looked at to find them: `a{9000}(b|c)` has 9,002 states, `(a|b)*a(a|b){4500}` more than any
///   memory holds;
/// - 2¹⁸ bounds of ranges in all different sets, and 2²⁴ for the number of these sets times the
///   number of classes of scalars that they tell apart.
public struct RegularExpression: Sendable {
  /// The pattern as it was given.
  public let pattern: String

  let program: RegexProgram

  /// Compiles a pattern.
  ///
  /// - Parameter pattern: The notation of the expression.
  /// - Throws: ``RegexError`` at the first construct that is invalid or not supported, or if the
  ///   automaton would be too large.
  /// - Complexity: O(*n*) for most patterns, where *n* is the length of the pattern with its
  ///   repetitions written out.
  public init(_ pattern: String) throws(RegexError) {
    program = try RegexProgram(pattern)
    self.pattern = pattern
  }

  /// Returns whether the expression matches `text` from its first to its last scalar.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public func matches(_ text: String) -> Bool {
    guard let state = state(after: start, reading: text) else { return false }
    return isAccepting(state)
  }

  /// Returns whether `text` is a match, or becomes one if the right characters follow.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public func isViable(_ text: String) -> Bool {
    state(after: start, reading: text) != nil
  }
}

extension RegularExpression: Hashable {
  /// Returns whether two expressions have the same pattern, scalar by scalar.
  public static func == (lhs: RegularExpression, rhs: RegularExpression) -> Bool {
    lhs.pattern.utf8.elementsEqual(rhs.pattern.utf8)
  }

  /// Hashes the pattern.
  public func hash(into hasher: inout Hasher) {
    for byte in pattern.utf8 { hasher.combine(byte) }
  }
}
