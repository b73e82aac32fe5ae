/// A case to measure.
public struct Case {
  /// The stable name, such as `"type phone"`.
  public let name: String

  /// The number of operations in one run.
  public let operations: Int

  /// The target for one operation in nanoseconds, or `nil` if there is no budget.
  public let budget: Double?

  /// Whether to count instructions, too, which takes seconds.
  public let isProbed: Bool

  /// A closure that performs the operations.
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

/// Prevents the optimizer from removing the code that creates `value`.
@inline(never)
func keep<Value>(_ value: Value) {}

/// The cases that run through the same code.
public struct Suite {
  /// The name of that code, such as `"Mask"`.
  public let name: String

  /// The cases.
  public let cases: [Case]

  /// The reasons why budgets aren't met, by the start of a case's name. The first match counts.
  private let reasons: KeyValuePairs<String, String>

  init(name: String, cases: [Case], reasons: KeyValuePairs<String, String> = [:]) {
    self.name = name
    self.cases = cases
    self.reasons = reasons
  }

  /// Returns the reason why the budget of a case isn't met.
  public func reason(for known: Case) -> String {
    reasons.first { known.name.hasPrefix($0.key) }?.value ?? "not analyzed yet"
  }

  /// Returns all suites. All times are compared with that of the first case.
  public static func all() throws -> [Suite] {
    let oneWay = "one algorithm for all edits"
    return [
      Suite(name: "Standard library", cases: [.baseline]),
      Suite(
        name: "Mask", cases: try .maskKeys() + .wholeTexts(),
        reasons: [
          "compile": "creates the tables that keys use", "format phone (value)": oneWay,
          "format": "several interpretations are compared", "": oneWay,
        ]),
      Suite(name: "Mask, anywhere", cases: try .keysAnywhere(), reasons: ["": oneWay]),
      Suite(name: "Endless mask", cases: try .endless(), reasons: ["": oneWay]),
      Suite(name: "Long masks", cases: try .longMasks()),
      Suite(
        name: "MaskSet, 10 masks", cases: try .sets(),
        reasons: ["": "each mask parses the text, to measure how well it fits"]),
      Suite(name: "Regular expressions", cases: try .expressions()),
      Suite(
        name: "Numbers and dates", cases: try .numbersAndDates(),
        reasons: ["": "each key parses the whole text, and formats it again"]),
      Suite(name: "Phones", cases: try .phones()),
      Suite(
        name: "Phone numbers", cases: .phoneNumbers(),
        reasons: ["": "symbols and letters are first parsed into a list"]),
      Suite(name: "Cards", cases: .cards()),
      Suite(
        name: "EditingSession", cases: try .sessions(),
        reasons: ["": "includes the key in the mask, an undo step, and the update"]),
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
