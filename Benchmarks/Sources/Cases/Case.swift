/// A case to measure.
public struct Case {
  /// The stable name, such as `"type phone"`.
  public let name: String

  /// The number of operations in one run.
  public let operations: Int

  /// Whether to count instructions, too, which takes seconds.
  public let isProbed: Bool

  /// A closure that performs the operations.
  public let run: () -> Void

  init(
    _ name: String, operations: Int, isProbed: Bool = false,
    run: @escaping () -> Void
  ) {
    self.name = name
    self.operations = operations
    self.isProbed = isProbed
    self.run = run
  }
}

/// Prevents the optimizer from removing the code that creates `value`.
@inline(never)
func keep<Value>(_ value: Value) {}

/// The cases that run through the same code.
public struct Suite {
  /// The name of that code, such as `"Mask"`.
  public let name: String

  /// The cases.
  public let cases: [Case]

  init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// Returns all suites. All times are compared with that of the first case.
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
      Suite(name: "A line of a file", cases: try .lines()),
      Suite(name: "EditingSession", cases: try .sessions()),
    ]
  }
}

extension Case {
  /// The reference case, which creates a string as long as a masked phone number, byte by byte.
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
