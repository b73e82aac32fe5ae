/// The alignment that costs least, where some token can't have the first place that takes it.
///
/// A state is a token and an element: "this token is next, and so is this element". From each a
/// token takes the next element that accepts it, passes it, or is left out. States are visited in
/// the order of their cost, of equal ones the furthest first, so that where nothing has to be left
/// out hardly more states are visited than there are tokens.
struct Search {
  var alignment: Alignment
  let aims: Aims
  private var nodes: [Node] = []
  private var heap: [Int32] = []

  /// For the states that were visited, without their elements: the first element.
  private var settled = NumberTable()

  /// For every token: how many from it on are new and count, and how many are the user's of before.
  private var left: [(new: Int32, kept: Int32)] = []

  /// For every token, where an insertion may be cut: what it costs to leave out it and all that is
  /// new behind it, and the token after those.
  private var cuts: [(cost: Cost, end: Int32)] = []

  /// For every element: how many characters of the user fit from it on.
  private var room: [Int] = []

  /// What a search is for.
  struct Aims {
    /// Whether the first places that take the tokens aren't even tried.
    var isForced = false

    /// Whether a character that can be a literal should be one before all that follows.
    var prefersLiterals = false

    /// Whether a complete value counts: where characters may be literals or the user's.
    var completes = false
  }

  private struct Node {
    var cost: Cost

    /// What the rest costs at least: characters that there is no room for.
    var ahead: (kept: Int32, new: Int32) = (0, 0)
    var token: Int32
    var element: Int32
    var parent: Int32

    /// The element that the token before this state took, or -1.
    var place: Int32 = -1
    var hasUser: Bool
    var isPassed = false
    var isEnd = false

    var estimate: Cost {
      var cost = cost
      cost.kept += ahead.kept
      cost.new += ahead.new
      return cost
    }
  }

  init(_ alignment: Alignment, _ aims: Aims) {
    self.alignment = alignment
    self.aims = aims
  }

  /// Finds the places, and writes them into the tokens.
  mutating func run() {
    measure()
    if aims.isForced, !alignment.table.isMixed { measureCuts() }
    // Beyond so many states, what can be placed in turn is: time stays linear.
    var steps = 4 * (alignment.tokens.count + alignment.elements.count) + 4096
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
        // As a fixed literal a separator needs no room.
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

  /// Measures what it costs to cut the insertion before each of its tokens.
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
    // From an earlier element all can be reached that can be from a later one before the barrier,
    // by passing what is between.
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
      // Where slots are alike, none is left out that has a place only to read a later one as a
      // literal: what is too much is cut off.
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
      if token.role == .either, aims.prefersLiterals { taken.cost.unread += 1 }
    }
    push(taken)
  }

  private func end(of node: Node, _ index: Int) -> Node {
    var end = node
    end.parent = Int32(index)
    end.place = -1
    end.isEnd = true
    if alignment.isExact {
      // What would be shown with more literals behind it isn't shown just so.
      let element = Int(node.element)
      let next = alignment.table.nextSlot(from: element)
      if alignment.table.completes, next > element { end.cost.incomplete += 1 }
    } else if aims.completes {
      let table = alignment.table
      let element = Int(node.element)
      let reached = table.completes ? table.nextSlot(from: element) : element
      if !node.hasUser { end.cost.isEmpty += 1 }
      if !table.elements[reached].isCompleteFrom { end.cost.incomplete += 1 }
    }
    return end
  }

  /// What the rest costs at least: what there is no room for.
  private func ahead(of node: Node) -> (kept: Int32, new: Int32) {
    if node.isEnd { return (0, 0) }
    let left = left[Int(node.token)]
    let room = Int32(room[Int(node.element)])
    if left.new == 0 { return (max(0, left.kept - room), 0) }
    // As literals they need no room.
    if !alignment.program.wordLiterals.isEmpty { return (0, 0) }
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

/// The states that are open, the cheapest first, of equal ones the newest.
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
