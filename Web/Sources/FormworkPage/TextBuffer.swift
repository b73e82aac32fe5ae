/// The memory that the page and the module share: texts in UTF-16, one behind the other, as
/// JavaScript has them, and a few numbers.
struct TextBuffer {
  /// How many numbers there are.
  static let numberCount = 16

  /// The numbers: what they mean is said at `PageNumber`.
  let numbers = UnsafeMutablePointer<Int32>.allocate(capacity: numberCount)

  private(set) var units = UnsafeMutablePointer<UInt16>.allocate(capacity: 1024)
  private var capacity = 1024

  /// How many code units the page has asked room for: it can't have put more there.
  private var given = 1024

  /// Where the next text is put.
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

  /// Makes room for a text of the page.
  mutating func expect(_ count: Int) {
    given = max(given, count)
    reserve(count)
  }

  /// Makes room for so many code units; what was there stays.
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

  /// The text of so many code units from the beginning. What the page says is clamped to what there is.
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

  /// Appends a text to the answer.
  ///
  /// - Returns: Its length in code units.
  mutating func append(_ text: String) -> Int {
    let start = end
    let bytes = text.utf8.count
    // A text never has more code units in UTF-16 than in UTF-8.
    reserve(start + bytes)
    var end = start
    for unit in text.utf16 {
      units[end] = unit
      end += 1
    }
    self.end = end
    return end - start
  }

  /// Appends a text that is in UTF-8.
  mutating func append(utf8 bytes: [UInt8]) -> Int {
    append(String(decoding: bytes, as: UTF8.self))
  }
}

/// The places of the numbers that an answer has beside its texts.
enum PageNumber: Int {
  /// Where the texts are, in bytes; they move when there are longer ones.
  case address

  /// What is so of the field, as `PageFlags`.
  case flags

  /// The selection, in UTF-16 code units of the text.
  case lower, upper

  /// The lengths of the texts, in UTF-16 code units, in their order: the text, the value, what was removed, what
  /// was left out, the issue, the issue that is to be shown, the reason of a rejection.
  case text, value, removed, unused, issue, visible, rejection

  /// What caused the change, from 1 in the order of `SessionChange.Cause`; 0 if there was none.
  case cause
}

/// What is so of a field after an action.
struct PageFlags: OptionSet {
  let rawValue: Int

  static let complete = PageFlags(rawValue: 1)
  static let full = PageFlags(rawValue: 2)
  static let changed = PageFlags(rawValue: 4)
  static let rejected = PageFlags(rawValue: 8)
  static let completes = PageFlags(rawValue: 16)
  static let fills = PageFlags(rawValue: 32)

  /// There was something to be done.
  static let handled = PageFlags(rawValue: 64)
}
