extension TransitionTable {
  /// The length of the longest match, in scalars; `nil` if there is no limit, or it isn't known.
  ///
  /// - Complexity: O(*n*) in the number of entries.
  var longestLength: Int? {
    var incoming = [Int](repeating: 0, count: count)
    for row in rows.indices { forEachState(after: row) { incoming[$0] += 1 } }
    var lengths = [Int](repeating: 0, count: count)
    var ready = incoming.first == 0 ? [0] : []
    var longest: Int?
    var seen = 0
    while let row = ready.popLast() {
      seen += 1
      longest = max(longest ?? 0, lengths[row])
      forEachState(after: row) { next in
        lengths[next] = max(lengths[next], lengths[row] + 1)
        incoming[next] -= 1
        if incoming[next] == 0 { ready.append(next) }
      }
    }
    return seen == count ? longest : nil
  }
}
