import FormworkTestSupport

extension SeededGenerator {
  /// The generator of one numbered case of a named law.
  init(seed: UInt64, law: String, case number: Int) {
    var mixed = seed
    for byte in law.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.init(seed: mixed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    _ = next()
  }

  /// A number from 0 up to, but not including, `bound`.
  mutating func below(_ bound: Int) -> Int {
    bound <= 1 ? 0 : Int(next() % UInt64(bound))
  }

  /// Whether something that happens `percent` times in a hundred happens now.
  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  /// A member of a list that isn't empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// A member of a list, each as likely as its weight says.
  mutating func pick<Element>(weighted elements: [(weight: Int, element: Element)]) -> Element {
    var rest = below(elements.reduce(0) { $0 + $1.weight })
    for (weight, element) in elements {
      rest -= weight
      if rest < 0 { return element }
    }
    return elements[0].element
  }
}
