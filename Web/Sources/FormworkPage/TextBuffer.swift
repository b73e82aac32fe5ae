/// The memory that the page and the module share: consecutive strings in UTF-16, as in JavaScript,
/// and a few numbers.
struct TextBuffer {
  /// The count of numbers.
  static let numberCount = 16

  /// The numbers; `PageNumber` defines their meanings.
  let numbers = UnsafeMutablePointer<Int32>.allocate(capacity: numberCount)

  private(set) var units = UnsafeMutablePointer<UInt16>.allocate(capacity: 1024)
  private var capacity = 1024

  /// The number of code units that the page has reserved, and can have written at most.
  private var given = 1024

  /// The position of the next string.
  private var end = 0

  init() {
    for index in 0..<Self.numberCount { numbers[index] = 0 }
    self[.address] = address
  }

  subscript(number: PageNumber) -> Int {
    get { Int(numbers[number.rawValue]) }
    nonmutating set { numbers[number.rawValue] = Int32(truncatingIfNeeded: newValue) }
  }

  private var address: Int { Int(bitPattern: UnsafeRawPointer(units)) }

  /// Reserves memory for a string of the page.
  mutating func expect(_ count: Int) {
    given = max(given, count)
    reserve(count)
  }

  /// Reserves memory for a number of code units, and keeps the contents.
  mutating func reserve(_ count: Int) {
    if count <= capacity { return }
    let larger = max(count, capacity * 2)
    let moved = UnsafeMutablePointer<UInt16>.allocate(capacity: larger)
    moved.update(from: units, count: capacity)
    units.deallocate()
    units = moved
    capacity = larger
    self[.address] = address
  }

  /// Returns the string of the first `count` code units. The count is clamped.
  func text(_ count: Int) -> String { text(from: 0, count) }

  private func text(from start: Int, _ count: Int) -> String {
    let count = max(0, min(count, given - start))
    let part = UnsafeBufferPointer(start: units + start, count: count)
    var bits: UInt16 = 0
    for unit in part { bits |= unit }
    if bits >= 0x80 { return String(decoding: part, as: UTF16.self) }
    return String(unsafeUninitializedCapacity: count) { target in
      for index in 0..<count { target[index] = UInt8(truncatingIfNeeded: part[index]) }
      return count
    }
  }

  /// Begins an answer.
  mutating func clear() { end = 0 }

  /// Appends a string to the answer.
  ///
  /// - Returns: Its length in code units.
  mutating func append(_ text: String) -> Int {
    let start = end
    let bytes = text.utf8.count
    // A string never has more code units in UTF-16 than in UTF-8.
    reserve(start + bytes)
    var end = start
    for unit in text.utf16 {
      units[end] = unit
      end += 1
    }
    self.end = end
    return end - start
  }

  /// Appends a string in UTF-8.
  mutating func append(utf8 bytes: [UInt8]) -> Int {
    append(String(decoding: bytes, as: UTF8.self))
  }
}

/// The indices of the numbers in an answer.
enum PageNumber: Int {
  /// The address of the strings, in bytes. It changes when longer ones need more memory.
  case address

  /// The state of the field, as `PageFlags`.
  case flags

  /// The selection, in UTF-16 code units of the text.
  case lower, upper

  /// The lengths of the strings, in UTF-16 code units, in this order: the text, the value, the
  /// removed and the unused characters, the issue, the visible issue, and the reason for a
  /// rejection. There is an issue if and only if the value is invalid.
  case text, value, removed, unused, issue, visible, rejection

  /// The cause of the change, from 1 in the order of `SessionChange.Cause`; 0 for none.
  case cause

  /// The remaining length of the tightest limit; -1 without one.
  case remaining
}

/// The state of a field after an action.
struct PageFlags: OptionSet {
  let rawValue: Int

  static let valid = PageFlags(rawValue: 1)
  static let full = PageFlags(rawValue: 2)
  static let changed = PageFlags(rawValue: 4)
  static let rejected = PageFlags(rawValue: 8)
  static let completes = PageFlags(rawValue: 16)
  static let fills = PageFlags(rawValue: 32)

  /// The action had an effect.
  static let handled = PageFlags(rawValue: 64)
}
