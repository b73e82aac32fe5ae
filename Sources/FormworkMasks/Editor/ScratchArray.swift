/// A list in the memory of one edit.
///
/// It must not outlive the memory. Every access is checked.
struct ScratchArray<Element: BitwiseCopyable>: RandomAccessCollection {
  private let memory: UnsafeMutableBufferPointer<Element>
  private(set) var count = 0

  /// Returns the number of bytes that `capacity` members take.
  @inline(__always)
  static func size(_ capacity: Int) -> Int { capacity &* MemoryLayout<Element>.stride }

  /// Takes the memory for `capacity` members from the front of `memory`.
  @inline(__always)
  init(_ capacity: Int, from memory: inout UnsafeMutableRawPointer) {
    let first = memory.bindMemory(to: Element.self, capacity: capacity)
    self.memory = UnsafeMutableBufferPointer(start: first, count: capacity)
    memory += Self.size(capacity)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var indices: Range<Int> { 0..<count }
  var last: Element? { count == 0 ? nil : memory[count &- 1] }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return memory[index]
    }
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      memory[index] = newValue
    }
  }

  /// Iterates over the members that the list has now.
  @inline(__always)
  func makeIterator() -> UnsafeBufferPointer<Element>.Iterator {
    UnsafeBufferPointer(rebasing: memory[..<count]).makeIterator()
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    precondition(count < memory.count)
    memory[count] = element
    count &+= 1
  }

  @inline(__always)
  mutating func append(contentsOf other: ScratchArray) {
    precondition(count &+ other.count <= memory.count)
    guard let end = memory.baseAddress.map({ $0 + count }), let first = other.memory.baseAddress
    else { return }
    end.update(from: first, count: other.count)
    count &+= other.count
  }

  mutating func removeLast() {
    precondition(count > 0)
    count &-= 1
  }

  /// Keeps only the first members.
  mutating func truncate(to first: Int) {
    precondition(first <= count)
    count = first
  }

  mutating func removeAll() { count = 0 }

  /// Removes the members that match, and returns whether there were any.
  mutating func removeAll(where isUnwanted: (Element) -> Bool) -> Bool {
    var kept = 0
    for index in indices where !isUnwanted(memory[index]) {
      memory[kept] = memory[index]
      kept += 1
    }
    defer { count = kept }
    return kept < count
  }

  func reverse() {
    var low = 0
    var high = count - 1
    while low < high {
      (memory[low], memory[high]) = (memory[high], memory[low])
      low += 1
      high -= 1
    }
  }
}

extension ScratchArray<Glyph> {
  /// Replaces the members with the characters of an ASCII text.
  ///
  /// - Returns: Whether the text is ASCII without a carriage return. A carriage return and the line
  ///   feed after it are one character.
  mutating func takeASCII(_ text: String) -> Bool {
    count = 0
    var isPlain = false
    text.withBytes { bytes in
      isPlain = bytes.isPlainASCII
      if !isPlain { return }
      precondition(bytes.count <= memory.count)
      for index in 0..<bytes.count { memory[index] = Glyph(bytes[index]) }
      count = bytes.count
    }
    return isPlain
  }
}
