/// What an alignment costs: policies and preferences are its terms.
extension Search {
  /// What is lost, the worst first.
  struct Cost: Comparable {
    /// The user's characters that were there.
    var kept: Int32 = 0

    /// Literals that part what is before them from what is after.
    var marks: Int32 = 0

    /// New letters and digits.
    var new: Int32 = 0

    /// Characters not read as literals, where those are preferred.
    var unread: Int32 = 0

    /// Where new letters and digits are lost: an insertion is cut at its displayed end.
    var order = 0

    /// Whether no character is the user's.
    var isEmpty: Int32 = 0

    /// Whether something is missing.
    var incomplete: Int32 = 0

    /// Characters not read as literals.
    var unrecognised: Int32 = 0

    /// Separators and typed literals that are left out.
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

  /// Whether a new token is missed if it is left out.
  func isCounted(_ token: Token) -> Bool {
    token.isNew
      && (token.role == .user || token.role == .valued
        || alignment.glyphs.isAlphanumeric(token.glyph))
  }

  /// The cost when a token is left out.
  func cost(of cost: Cost, leavingOut token: Token, at index: Int) -> Cost {
    var cost = cost
    if isCounted(token) {
      cost.new += 1
      let isReversed = alignment.table.isRightToLeft
      cost.order += isReversed ? index : alignment.tokens.count - index
      if aims.prefersLiterals { cost.unread += 1 }
    } else if alignment.isFree(token) {
      cost.minor += 1
      // What begins with a literal of the prefix is preferred for it.
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
