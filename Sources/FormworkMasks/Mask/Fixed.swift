/// A list of plain values in memory of its own, which its owner frees: reading it counts no
/// references.
///
/// Behind its last member is one more, which stands for the end. Every access is checked.
struct Fixed<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Written once, by the initialiser.
  private let memory: UnsafeMutablePointer<Element>
  let count: Int

  /// Copies some members, and the one that stands for the end.
  init(_ members: [Element], end: Element) {
    count = members.count
    memory = .allocate(capacity: count + 1)
    members.withUnsafeBufferPointer { members in
      if let first = members.baseAddress { memory.initialize(from: first, count: members.count) }
    }
    (memory + count).initialize(to: end)
  }

  func deallocate() { memory.deallocate() }
}

extension Fixed: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> Element {
    precondition(UInt(bitPattern: index) <= UInt(bitPattern: count))
    return memory[index]
  }
}
