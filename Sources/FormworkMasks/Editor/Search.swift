/// The alignment with the lowest cost, for tokens that can't all have the first place that takes
/// them.
///
/// A state is the next token and the next element. From each state, a token takes the next element
/// that accepts it, passes that element, or is skipped. The search visits states in the order of
/// their cost. Of equal states it visits the newest first, so that if no token must be skipped, it
/// visits hardly more states than there are tokens.
struct Search {
  var alignment: Alignment
  let searchOptions: Options
  private var nodes: [Node] = []
  private var heap: [Int32] = []

  /// The first element of the states that were visited, by the rest of the state.
  private var settled = NumberTable()

  /// For every token: the number of new tokens that need room and of the user's earlier characters,
  /// from it on.
  private var left: [(new: Int32, kept: Int32)] = []

  /// For every token, if the insertion can be cut: the cost without it and all new tokens after it,
  /// and the token after those.
  private var cuts: [(cost: Cost, end: Int32)] = []

  /// For every element: the number of the user's characters that fit from it on.
  private var room: [Int] = []

  /// The goals of a search.
  struct Options {
    /// Whether the search runs even if every token fits in order.
    var isForced = false

    /// Whether the use of a character as a literal ranks above the later terms of the cost.
    var prefersLiterals = false

    /// Whether a complete value is preferred, for characters that can be literals or the user's.
    var completes = false
  }

  private struct Node {
    var cost: Cost

    /// The minimum cost of the rest: the characters without room.
    var ahead: (kept: Int32, new: Int32) = (0, 0)
    var token: Int32
    var element: Int32
    var parent: Int32

    /// The element that the previous token took, or -1.
    var place: Int32 = -1
    var hasUser: Bool
    var isPassed = false
    var isEnd = false

    fileprivate var estimate: Cost {
      var cost = cost
      cost.kept += ahead.kept
      cost.new += ahead.new
      return cost
    }
  }

  init(_ alignment: Alignment, _ searchOptions: Options) {
    self.alignment = alignment
    self.searchOptions = searchOptions
  }

  /// Finds the places and writes them into the tokens.
  mutating func run() {
    // After so many states, tokens are placed in order, so that time stays linear. Of tokens that are far more
    // than the mask holds, most can only be skipped, so memory depends on the mask.
    let (tokens, elements) = (alignment.tokens.count, alignment.elements)
    let isEndless = elements.contains { $0.kind == .endless }
    let most =
      4 * ((isEndless ? tokens : min(tokens, 16 * (elements.count + 64))) + elements.count) + 4096
    var steps = min(most, alignment.searchSteps)
    let allowed = alignment.searchSteps - steps
    defer { alignment.searchSteps = allowed + max(0, steps) }
    measure()
    if searchOptions.isForced, !alignment.table.isMixed { measureCuts() }
    push(
      Node(
        cost: Cost(), token: 0, element: Int32(alignment.start), parent: -1,
        hasUser: false))
    while let index = pop() {
      if nodes[index].isEnd { return write(index) }
      steps -= 1
      if steps < 0 { break }
      if isSettled(nodes[index]) { continue }
      expand(index)
    }
    if alignment.isExact { write(0) } else { alignment.placeWhatFits() }
  }

  private mutating func measure() {
    let tokens = alignment.tokens
    left = Array(repeating: (0, 0), count: tokens.count + 1)
    for index in tokens.indices.reversed() {
      left[index] = left[index + 1]
      if isCounted(tokens[index]) {
        // A separator needs no room if it is a fixed literal.
        if tokens[index].role == .user || alignment.glyphs.isAlphanumeric(tokens[index].glyph) {
          left[index].new += 1
        }
      } else if tokens[index].role == .user, !tokens[index].isNew {
        left[index].kept += 1
      }
    }
    let elements = alignment.elements
    room = Array(repeating: 0, count: elements.count + 1)
    for index in elements.indices.reversed() {
      let more = elements[index].kind == .endless ? Int(Int32.max) : elements[index].isSlot ? 1 : 0
      room[index] = min(room[index + 1] + more, Int(Int32.max))
    }
  }

  /// Calculates the cost of cutting the insertion before each of its tokens.
  private mutating func measureCuts() {
    let tokens = alignment.tokens
    cuts = Array(repeating: (Cost(), Int32(tokens.count)), count: tokens.count + 1)
    for index in tokens.indices.reversed() {
      let isFollowed = index + 1 < tokens.count && tokens[index + 1].isNew
      let rest = isFollowed ? cuts[index + 1].cost : Cost()
      cuts[index] = (
        cost(of: rest, leavingOut: tokens[index], at: index),
        isFollowed ? cuts[index + 1].end : Int32(index + 1)
      )
    }
  }

  private mutating func isSettled(_ node: Node) -> Bool {
    // An earlier element can reach everything that a later one before the barrier reaches, by
    // passing the elements between.
    let element = Int(node.element)
    let limit = node.isPassed ? element : alignment.limit(from: element)
    var key = UInt64(UInt32(bitPattern: node.token)) << 32
    key |= UInt64(min(limit, alignment.elements.count)) << 2
    key |= (node.hasUser ? 1 : 0) | (node.isPassed ? 2 : 0)
    if let known = settled[key], known <= node.element { return true }
    settled.set(node.element, for: key)
    return false
  }

  private mutating func expand(_ index: Int) {
    let node = nodes[index]
    let next = Int(node.token)
    if next == alignment.tokens.count { return push(end(of: node, index)) }
    let token = alignment.tokens[next]
    let element = Int(node.element)
    if !alignment.isExact {
      var removed = node
      removed.isPassed = false
      removed.parent = Int32(index)
      removed.place = -1
      // If slots are alike, a token that has a place isn't skipped just to read a later one as a
      // literal. The search cuts the end instead.
      if !cuts.isEmpty, isCounted(token),
        alignment.slot(for: token.glyph, from: element, upTo: alignment.limit(from: element))
          != Int.max
      {
        removed.cost = removed.cost + cuts[next].cost
        removed.token = cuts[next].end
      } else {
        removed.cost = cost(of: removed.cost, leavingOut: token, at: next)
        removed.token = Int32(next + 1)
      }
      push(removed)
    }
    let place = alignment.taker(of: token, from: element)
    if place == Int.max { return }
    let taker = alignment.elements[place]
    if taker.isPassable, !(alignment.isExact && taker.isLiteral) {
      var passed = node
      passed.isPassed = true
      passed.parent = Int32(index)
      passed.place = -1
      passed.element = Int32(place + 1)
      push(passed)
    }
    var taken = node
    taken.isPassed = false
    taken.parent = Int32(index)
    taken.place = Int32(place)
    taken.token += 1
    taken.element = Int32(alignment.element(after: place, taken: token))
    if taker.isSlot {
      if token.role != .hole { taken.hasUser = true }
      if token.role == .either { taken.cost.unrecognised += 1 }
      if token.role == .either, searchOptions.prefersLiterals { taken.cost.unread += 1 }
    }
    push(taken)
  }

  private func end(of node: Node, _ index: Int) -> Node {
    var end = node
    end.parent = Int32(index)
    end.place = -1
    end.isEnd = true
    if alignment.isExact {
      // If completion would show more literals, the mask doesn't display exactly this text.
      let element = Int(node.element)
      let next = alignment.table.nextSlot(from: element)
      if alignment.table.completes, next > element { end.cost.incomplete += 1 }
    } else if searchOptions.completes {
      let table = alignment.table
      let element = Int(node.element)
      let reached = table.completes ? table.nextSlot(from: element) : element
      if !node.hasUser { end.cost.isEmpty += 1 }
      if !table.elements[reached].isCompleteFrom { end.cost.incomplete += 1 }
    }
    return end
  }

  /// Returns the minimum cost of the rest: the characters without room.
  private func ahead(of node: Node) -> (kept: Int32, new: Int32) {
    if node.isEnd { return (0, 0) }
    let left = left[Int(node.token)]
    let room = Int32(room[Int(node.element)])
    if left.new == 0 { return (max(0, left.kept - room), 0) }
    // Letters and digits need no room if they are literals.
    if alignment.table.hasWords { return (0, 0) }
    return (0, max(0, min(left.new, left.new + left.kept - room)))
  }

  private mutating func write(_ end: Int) {
    for index in alignment.tokens.indices { alignment.tokens[index].place = -1 }
    var index = end
    while index > 0 {
      let node = nodes[index]
      if node.place >= 0 { alignment.tokens[Int(node.token) - 1].place = node.place }
      index = Int(node.parent)
    }
  }
}

/// A heap of the open states: the lowest cost first, the newest first if costs are equal.
extension Search {
  private mutating func push(_ node: Node) {
    var node = node
    node.ahead = ahead(of: node)
    nodes.append(node)
    heap.append(Int32(nodes.count - 1))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() -> Int? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return Int(first) }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, isBefore(heap[child + 1], heap[child]) { child += 1 }
      guard isBefore(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return Int(first)
  }

  private func isBefore(_ left: Int32, _ right: Int32) -> Bool {
    let (first, second) = (nodes[Int(left)].estimate, nodes[Int(right)].estimate)
    if first < second { return true }
    return !(second < first) && left > right
  }
}

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
      if searchOptions.prefersLiterals { cost.unread += 1 }
    } else if alignment.isFree(token) {
      cost.minor += 1
      // If the insertion begins with a literal of the prefix, that literal should be used.
      let isFirst = token.isNew && (index == 0 || !alignment.tokens[index - 1].isNew)
      if searchOptions.prefersLiterals, isFirst { cost.unread += 1 }
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
