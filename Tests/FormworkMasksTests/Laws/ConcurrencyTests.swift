import FormworkMasks
import Testing

/// One format, shared by many tasks: run with the Thread Sanitizer.
@Suite struct ConcurrencyTests {
  private static let tasks = 16
  private static let rounds = 96

  @Test func maskIsSharedByTasks() async throws {
    try await share(AnyFormat(try Mask("+1 ([000]) [000]-[0000]")))
    try await share(AnyFormat(try Mask("[A0a9] {x}[…]", options: .init(placeholderCharacter: "_"))))
    try await share(
      AnyFormat(try Mask(String(repeating: "[09]-e\u{301}", count: 40))))
  }

  @Test func setIsSharedByTasks() async throws {
    let masks = try ["[000]-[0000]", "([000]) [000]-[0000]", "+1 ([000]) [000]-[0000]"].map {
      try Mask($0)
    }
    for strategy in [MaskSet.Strategy.wholeString, .prefix, .capacity, .extractedValueCapacity] {
      let set = MaskSet(
        primary: masks[0], alternatives: Array(masks.dropFirst()), strategy: strategy)
      try await share(AnyFormat(set))
    }
  }

  /// Every task does the same; all must come to the same end.
  private func share(_ format: AnyFormat) async throws {
    let expected = Self.use(format)
    let ends = await withTaskGroup(of: [FormattedText].self) { group in
      for _ in 0..<Self.tasks {
        group.addTask {
          var last: [FormattedText] = []
          for _ in 0..<(Self.rounds / 16) { last = Self.use(format) }
          return last
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ends.count == Self.tasks)
    #expect(ends.allSatisfy { $0 == expected })
  }

  private static func use(_ format: AnyFormat) -> [FormattedText] {
    var session = EditingSession(format: format)
    var states: [FormattedText] = []
    for text in ["2", "1", "e\u{301}", "-", "5550100", "👍🏽", "x", "(415) 555-0100"] {
      session.insert(text)
      states.append(session.current)
    }
    for _ in 0..<4 {
      session.deleteBackward()
      states.append(session.current)
    }
    session.undo()
    states.append(format.formatted(value: session.current.value))
    return states
  }
}
