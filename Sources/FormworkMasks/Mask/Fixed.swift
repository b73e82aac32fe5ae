/// A list of plain values in memory that its owner frees: reading it counts no references.
///
/// Behind its last member is one more, which stands for the end. Every access is checked.
struct Fixed<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Not written any more once its owner is made.
  private let memory: UnsafeMutablePointer<Element>
  let count: Int

  /// How many bytes so many members take, with the one that stands for the end.
  static func size(_ count: Int) -> Int { (count + 1) * MemoryLayout<Element>.stride }

  /// Copies some members, and the one that stands for the end, to the front of some memory.
  init(_ members: [Element], end: Element, to front: inout UnsafeMutableRawPointer) {
    count = members.count
    memory = front.bindMemory(to: Element.self, capacity: count + 1)
    front += Self.size(count)
    members.withUnsafeBufferPointer { members in
      if let first = members.baseAddress { memory.initialize(from: first, count: members.count) }
    }
    (memory + count).initialize(to: end)
  }
}

extension Fixed: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) <= UInt(bitPattern: count))
      return memory[index]
    }
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      memory[index] = newValue
    }
  }
}
