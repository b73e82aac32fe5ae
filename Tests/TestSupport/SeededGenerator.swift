/// A generator whose numbers depend on its seed alone (SplitMix64).
///
///     var generator = SeededGenerator(seed: 7)
///     generator.element(of: ["a", "b"])  // the same in each run
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// A number of `range`.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &self)
  }

  /// One of some elements, of which there must be one.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(in: 0...elements.count - 1)]
  }

  /// A list of up to `count` elements.
  public mutating func list<Element>(
    upTo count: Int, _ element: (inout Self) -> Element
  ) -> [Element] {
    (0..<number(in: 0...count)).map { _ in element(&self) }
  }

  /// A value, or `nil` as often.
  public mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    Bool.random(using: &self) ? value(&self) : nil
  }
}
