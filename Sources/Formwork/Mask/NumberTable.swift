/// Small numbers by large ones, for lists that are long only in long masks and texts.
///
///     var places = NumberTable()
///     places[0x2B00000031] = 4
///     places[0x2B00000031]  // 4
///     places[0x2B00000032]  // nil
///
/// A tree of the bits in which keys differ (PATRICIA): no key takes more than 64 steps, whoever chose them, and
/// a page links neither a dictionary nor the hash that would keep such keys apart.
struct NumberTable: Sendable {
  private var nodes: [Node] = []

  /// A key, and the two ways from the highest bit in which the keys beyond it differ. A way that leads to
  /// the same bit or a higher one leads back to the node of the key that is looked for, or to none.
  private struct Node: BitwiseCopyable {
    var key: UInt64
    var number: Int32
    var bit: Int32
    var zero: Int32
    var one: Int32

    func next(_ key: UInt64) -> Int { Int(key &>> UInt64(bit) & 1 == 0 ? zero : one) }
  }

  /// How many keys have a number.
  private(set) var count = 0

  /// The number of a key, not negative; a key that has one keeps having one, so assigning `nil` changes nothing.
  ///
  /// - Complexity: O(log *n*) as a rule, 64 steps at the most.
  subscript(key: UInt64) -> Int32? {
    get {
      if nodes.isEmpty { return nil }
      let node = nodes[walk(key, downTo: -1).end]
      return node.key == key && node.number >= 0 ? node.number : nil
    }
    set {
      guard let newValue, newValue >= 0 else { return }
      // The first node is above all bits, and has but one way.
      if nodes.isEmpty { nodes.append(Node(key: 0, number: -1, bit: 64, zero: 0, one: 0)) }
      let found = walk(key, downTo: -1).end
      if nodes[found].key == key {
        if nodes[found].number < 0 { count += 1 }
        nodes[found].number = newValue
        return
      }
      let bit = 63 - (key ^ nodes[found].key).leadingZeroBitCount
      let (above, below) = walk(key, downTo: bit)
      let new = Int32(nodes.count)
      let isOne = key &>> UInt64(bit) & 1 != 0
      nodes.append(
        Node(
          key: key, number: newValue, bit: Int32(bit), zero: isOne ? Int32(below) : new,
          one: isOne ? new : Int32(below)))
      if above > 0, key &>> UInt64(nodes[above].bit) & 1 != 0 {
        nodes[above].one = new
      } else {
        nodes[above].zero = new
      }
      count += 1
    }
  }

  /// The last two nodes on the way of a key, as far as it tells higher bits than `bit`.
  private func walk(_ key: UInt64, downTo bit: Int) -> (above: Int, end: Int) {
    var above = 0
    var end = Int(nodes[0].zero)
    while nodes[end].bit > bit, nodes[end].bit < nodes[above].bit {
      above = end
      end = nodes[end].next(key)
    }
    return (above, end)
  }
}
