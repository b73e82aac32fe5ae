/// The cost of an alignment. Policies and preferences are its terms.
extension Search {
  /// The losses of an arrangement, the worst first.
  struct Cost: Comparable {
    /// The user's earlier characters.
    var kept: Int32 = 0

    /// Significant literals, which separate two runs.
    var marks: Int32 = 0

    /// New letters and digits.
    var new: Int32 = 0

    /// Characters that aren't read as literals, if literals are preferred.
    var unread: Int32 = 0

    /// The positions of lost letters and digits. An insertion is cut at its displayed end.
    var order = 0

    /// Whether the text has no character of the user.
    var isEmpty: Int32 = 0

    /// Whether the value is incomplete.
    var incomplete: Int32 = 0

    /// Characters that aren't recognized as literals.
    var unrecognised: Int32 = 0

    /// Unneeded separators and typed literals.
    var minor: Int32 = 0

    static func + (left: Cost, right: Cost) -> Cost {
      var sum = left
      sum.kept += right.kept
      sum.marks += right.marks
      sum.new += right.new
      sum.unread += right.unread
      sum.order += right.order
      sum.isEmpty += right.isEmpty
      sum.incomplete += right.incomplete
      sum.unrecognised += right.unrecognised
      sum.minor += right.minor
      return sum
    }

    static func < (left: Cost, right: Cost) -> Bool {
      if left.kept != right.kept { return left.kept < right.kept }
      if left.marks != right.marks { return left.marks < right.marks }
      if left.new != right.new { return left.new < right.new }
      if left.unread != right.unread { return left.unread < right.unread }
      if left.order != right.order { return left.order < right.order }
      if left.isEmpty != right.isEmpty { return left.isEmpty < right.isEmpty }
      if left.incomplete != right.incomplete { return left.incomplete < right.incomplete }
      if left.unrecognised != right.unrecognised { return left.unrecognised < right.unrecognised }
      return left.minor < right.minor
    }
  }

  /// Whether a new token counts as a loss if it is skipped.
  func isCounted(_ token: Token) -> Bool {
    token.isNew
      && (token.role == .user || token.role == .valued
        || alignment.glyphs.isAlphanumeric(token.glyph))
  }

  /// Returns the cost after a token is skipped.
  func cost(of cost: Cost, leavingOut token: Token, at index: Int) -> Cost {
    var cost = cost
    if isCounted(token) {
      cost.new += 1
      let isReversed = alignment.table.isRightToLeft
      cost.order += isReversed ? index : alignment.tokens.count - index
      if aims.prefersLiterals { cost.unread += 1 }
    } else if alignment.isFree(token) {
      cost.minor += 1
      // If the insertion begins with a literal of the prefix, that literal should be used.
      let isFirst = token.isNew && (index == 0 || !alignment.tokens[index - 1].isNew)
      if aims.prefersLiterals, isFirst { cost.unread += 1 }
    } else if token.role == .literal {
      if token.isNew { cost.new += 1 } else { cost.marks += 1 }
    } else if token.role == .user {
      cost.kept += 1
    } else {
      cost.new += 1
    }
    return cost
  }
}
