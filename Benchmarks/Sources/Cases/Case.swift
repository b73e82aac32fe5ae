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

  /// Why a budget isn't met, by how the name of a case begins; the first that fits counts.
  private let reasons: KeyValuePairs<String, String>

  init(name: String, cases: [Case], reasons: KeyValuePairs<String, String> = [:]) {
    self.name = name
    self.cases = cases
    self.reasons = reasons
  }

  /// Why the budget of a case isn't met, where it isn't.
  public func reason(for known: Case) -> String {
    reasons.first { known.name.hasPrefix($0.key) }?.value ?? "not looked into yet"
  }

  /// All suites. The first case of all is what times are compared with.
  public static func all() throws -> [Suite] {
    let oneWay = "one way for all edits"
    return [
      Suite(name: "Standard library", cases: [.baseline]),
      Suite(
        name: "Mask", cases: try .maskKeys() + .wholeTexts(),
        reasons: [
          "compile": "makes the tables that keys use", "format phone (value)": oneWay,
          "format": "several readings are compared", "": oneWay,
        ]),
      Suite(name: "Mask, anywhere", cases: try .keysAnywhere(), reasons: ["": oneWay]),
      Suite(name: "Endless mask", cases: try .endless(), reasons: ["": oneWay]),
      Suite(name: "Long masks", cases: try .longMasks()),
      Suite(
        name: "MaskSet, 10 masks", cases: try .sets(),
        reasons: ["": "each mask is read, to measure how well it fits"]),
      Suite(name: "Regular expressions", cases: try .expressions()),
      Suite(
        name: "Numbers and dates", cases: try .numbersAndDates(),
        reasons: ["": "each key reads the whole text, and writes it anew"]),
      Suite(name: "Phones", cases: try .phones()),
      Suite(
        name: "Phone numbers", cases: .phoneNumbers(),
        reasons: ["": "signs and letters are read into a list first"]),
      Suite(name: "Cards", cases: .cards()),
      Suite(
        name: "EditingSession", cases: try .sessions(),
        reasons: ["": "beside the mask's key, a step of undo and the answer"]),
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
