/// A table of numbers with 64-bit keys, for the lists of long masks and text.
///
///     var places = NumberTable()
///     places.set(4, for: 0x2B00000031)
///     places[0x2B00000031]  // 4
///     places[0x2B00000032]  // nil
///
/// It is a tree of the bits in which keys differ (PATRICIA). A lookup takes at most 64 steps, even
/// if an attacker chooses the keys. Unlike a dictionary, it links no hash function into a web page.
package struct NumberTable: Sendable {
  /// The first node is above all bits and has only one branch. It holds the key 0, without a number
  /// until `set` assigns one.
  private var nodes: [Node] = []

  /// Creates an empty table.
  package init() {}

  /// A key, with two branches on the highest bit in which the keys below it differ.
  ///
  /// A branch to a node with the same bit or a higher one ends the search: no lower bit
  /// distinguishes that key from others.
  private struct Node: BitwiseCopyable {
    var key: UInt64
    var number: Int32?
    var bit: Int32
    var zero: Int32
    var one: Int32

    func isOne(in key: UInt64) -> Bool { key &>> UInt64(bit) & 1 != 0 }
  }

  /// The number of keys that have a number.
  package private(set) var count = 0

  /// The number of a key; `nil` if it has none.
  ///
  /// - Complexity: O(log *n*) in general, at most 64 steps.
  package subscript(key: UInt64) -> Int32? {
    if nodes.isEmpty { return nil }
    let node = nodes[walk(key, downTo: -1).end]
    return node.key == key ? node.number : nil
  }

  /// Assigns a number to a key, and replaces its previous number.
  ///
  /// - Complexity: O(log *n*) in general, at most 128 steps.
  package mutating func set(_ number: Int32, for key: UInt64) {
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

  /// Returns the last two nodes on the path of a key, which compares only bits higher than `bit`.
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
