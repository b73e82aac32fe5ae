/// The bytes of an input, taken from the front: every decision of a run comes from here.
struct Bytes {
  private var rest: ArraySlice<UInt8>

  init(_ start: UnsafePointer<UInt8>?, count: Int) {
    rest = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  /// The next byte; 0 where none is left.
  mutating func next() -> UInt8 {
    rest.popFirst() ?? 0
  }

  /// A number below `bound`.
  mutating func number(below bound: Int) -> Int {
    Int(next()) % bound
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(below: choices.count)]
  }

  /// All that is left, as a text; what isn't UTF-8 is repaired.
  mutating func text() -> String {
    defer { rest = [] }
    return String(decoding: rest, as: UTF8.self)
  }
}
