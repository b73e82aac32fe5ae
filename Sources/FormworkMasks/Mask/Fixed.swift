/// A list of plain values in memory that its owner frees. Reading it counts no references.
///
/// One more value follows the last member and marks the end. Every access is checked.
struct Fixed<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Nothing writes it after its owner is initialized.
  private let memory: UnsafeMutablePointer<Element>
  let count: Int

  /// Returns the number of bytes that `count` members take, including the end marker.
  static func size(_ count: Int) -> Int { (count + 1) * MemoryLayout<Element>.stride }

  /// Writes the members and the end marker to the front of the memory, and advances `front`.
  @inline(__always)
  init(
    count: Int, end: Element, to front: inout UnsafeMutableRawPointer, _ member: (Int) -> Element
  ) {
    self.count = count
    memory = front.bindMemory(to: Element.self, capacity: count + 1)
    front += Self.size(count)
    for index in 0..<count { (memory + index).initialize(to: member(index)) }
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
