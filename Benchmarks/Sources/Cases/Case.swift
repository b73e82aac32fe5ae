/// One thing that is measured.
public struct Case {
  /// The stable name, such as `"type phone"`.
  public let name: String

  /// How many operations one run is.
  public let operations: Int

  /// The most that one operation should take, in nanoseconds, where there is a budget.
  public let budget: Double?

  /// Whether its instructions are counted too, which takes seconds.
  public let isProbed: Bool

  /// Carries the operations out.
  public let run: () -> Void

  init(
    _ name: String, operations: Int, budget: Double? = nil, isProbed: Bool = false,
    run: @escaping () -> Void
  ) {
    self.name = name
    self.operations = operations
    self.budget = budget
    self.isProbed = isProbed
    self.run = run
  }
}

/// Keeps the optimiser from leaving out what made `value`.
@inline(never)
func keep<Value>(_ value: Value) {}

/// All cases, by what they go through.
public struct Suite {
  /// What the cases have in common: what they go through.
  public let name: String

  /// The cases.
  public let cases: [Case]

  /// All suites. The first case of all is what times are compared with.
  public static func all() throws -> [Suite] {
    [
      Suite(name: "Standard library", cases: [.baseline]),
      Suite(name: "Mask", cases: try .maskKeys() + .wholeTexts()),
      Suite(name: "Mask, anywhere", cases: try .keysAnywhere()),
      Suite(name: "Endless mask", cases: try .endless()),
      Suite(name: "Long masks", cases: try .longMasks()),
      Suite(name: "MaskSet, 10 masks", cases: try .sets()),
      Suite(name: "Regular expressions", cases: try .expressions()),
      Suite(name: "Numbers and dates", cases: try .numbersAndDates()),
      Suite(name: "Phones", cases: try .phones()),
      Suite(name: "Phone numbers", cases: .phoneNumbers()),
      Suite(name: "Cards", cases: .cards()),
      Suite(name: "EditingSession", cases: try .sessions()),
    ]
  }
}

extension Case {
  /// The yardstick: makes a text as long as a phone number of a mask, byte by byte.
  static var baseline: Case {
    let bytes = Array("+1 (213) 555-0123".utf8)
    return Case("make a String of 17 bytes", operations: 1000, isProbed: true) {
      for _ in 0..<1000 {
        keep(
          String(unsafeUninitializedCapacity: bytes.count) { buffer in
            for index in bytes.indices { buffer[index] = bytes[index] }
            return bytes.count
          })
      }
    }
  }
}
