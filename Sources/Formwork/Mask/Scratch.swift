/// A list in memory that is borrowed for one edit, so that a key allocates nothing but its result.
///
/// It must not outlive the loan; every access is checked.
struct Scratch<Element: BitwiseCopyable> {
  private let memory: UnsafeMutableBufferPointer<Element>
  private(set) var count = 0

  init(_ memory: UnsafeMutableBufferPointer<Element>) {
    self.memory = memory
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var last: Element? { count == 0 ? nil : memory[count &- 1] }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return memory[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count)
      memory[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    precondition(count < memory.count)
    memory[count] = element
    count &+= 1
  }

  mutating func removeLast() {
    precondition(count > 0)
    count &-= 1
  }

  /// Keeps the first members only.
  mutating func truncate(to first: Int) {
    precondition(first <= count)
    count = first
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

  func contains(in range: Range<Int>, where isWanted: (Element) -> Bool) -> Bool {
    for index in range where isWanted(self[index]) { return true }
    return false
  }

  func firstIndex(in range: Range<Int>, where isWanted: (Element) -> Bool) -> Int? {
    for index in range where isWanted(self[index]) { return index }
    return nil
  }

  func lastIndex(in range: Range<Int>, where isWanted: (Element) -> Bool) -> Int? {
    for index in range.reversed() where isWanted(self[index]) { return index }
    return nil
  }
}
