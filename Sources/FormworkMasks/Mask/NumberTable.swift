/// Numbers by keys of 64 bits, for lists that are long only in long masks and texts.
///
///     var places = NumberTable()
///     places.set(4, for: 0x2B00000031)
///     places[0x2B00000031]  // 4
///     places[0x2B00000032]  // nil
///
/// A tree of the bits in which keys differ (PATRICIA): no key takes more than 64 steps, whoever chose them,
/// and a page links neither a dictionary nor the hash that would keep such keys apart.
struct NumberTable: Sendable {
  /// The first node is above all bits, has but one way, and the key 0 without a number until that gets one.
  private var nodes: [Node] = []

  /// A key, and the two ways from the highest bit in which the keys beyond it differ. A way to a node of
  /// the same bit or a higher one is the end of the search: no further bit could tell that key from others.
  private struct Node: BitwiseCopyable {
    var key: UInt64
    var number: Int32?
    var bit: Int32
    var zero: Int32
    var one: Int32

    func isOne(in key: UInt64) -> Bool { key &>> UInt64(bit) & 1 != 0 }
  }

  /// How many keys have a number.
  private(set) var count = 0

  /// The number of a key; `nil` if it has none.
  ///
  /// - Complexity: O(log *n*) as a rule, 64 steps at the most.
  subscript(key: UInt64) -> Int32? {
    if nodes.isEmpty { return nil }
    let node = nodes[walk(key, downTo: -1).end]
    return node.key == key ? node.number : nil
  }

  /// Gives a key a number, in the place of the one that it has.
  ///
  /// - Complexity: O(log *n*) as a rule, 128 steps at the most.
  mutating func set(_ number: Int32, for key: UInt64) {
    if nodes.isEmpty { nodes.append(Node(key: 0, number: nil, bit: 64, zero: 0, one: 0)) }
    let found = walk(key, downTo: -1).end
    if nodes[found].key == key {
      if nodes[found].number == nil { count += 1 }
      nodes[found].number = number
      return
    }
    let bit = 63 - (key ^ nodes[found].key).leadingZeroBitCount
    let (above, below) = walk(key, downTo: bit)
    let new = Int32(nodes.count)
    var node = Node(key: key, number: number, bit: Int32(bit), zero: new, one: new)
    if node.isOne(in: key) { node.zero = Int32(below) } else { node.one = Int32(below) }
    nodes.append(node)
    if above > 0, nodes[above].isOne(in: key) {
      nodes[above].one = new
    } else {
      nodes[above].zero = new
    }
    count += 1
  }

  /// The last two nodes on the way of a key, as far as it tells higher bits than `bit`.
  private func walk(_ key: UInt64, downTo bit: Int) -> (above: Int, end: Int) {
    var above = 0
    var end = Int(nodes[0].zero)
    while nodes[end].bit > bit, nodes[end].bit < nodes[above].bit {
      above = end
      end = Int(nodes[end].isOne(in: key) ? nodes[end].one : nodes[end].zero)
    }
    return (above, end)
  }
}
