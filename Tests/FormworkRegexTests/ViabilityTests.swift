import FormworkFormats
import Testing

/// Compares prefixes with all texts that begin with them.
@Suite struct ViabilityTests {
  @Test(arguments: 0..<4 as Range<UInt64>)
  func agreesWithAllShortTexts(seed: UInt64) throws {
    var patterns = RandomPattern.simple(seed: seed)
    for _ in 0..<300 {
      let pattern = patterns.next(depth: 2)
      try check(pattern, withTexts: ["a", "b"], upTo: 6)
    }
  }

  /// An alternative over other letters keeps these patterns from becoming tables.
  @Test(arguments: 4..<6 as Range<UInt64>)
  func agreesWithoutTable(seed: UInt64) throws {
    var patterns = RandomPattern.simple(seed: seed)
    for _ in 0..<60 {
      let pattern = patterns.next(depth: 2)
      let table = try RegularExpression(pattern)
      let automaton = try RegularExpression("(?:\(pattern))|(?:[αβ]*α[αβ]{12})")
      forEachText(of: ["a", "b"], upTo: 6) { text in
        #expect(table.matches(text) == automaton.matches(text), "\(pattern) on \(text)")
        guard !text.isEmpty else { return }
        #expect(table.isViable(text) == automaton.isViable(text), "\(pattern) on \(text)")
      }
    }
  }

  private func check(_ pattern: String, withTexts letters: [Character], upTo length: Int) throws {
    let expression = try RegularExpression(pattern)
    var viable: Set<String> = []
    forEachText(of: letters, upTo: length) { text in
      guard expression.matches(text) else { return }
      for count in 0...text.utf8.count { viable.insert(String(text.prefix(count))) }
    }
    // A shortest completion closes the gap to matches that are longer than the texts.
    forEachText(of: letters, upTo: length) { text in
      let state = expression.state(after: expression.start, reading: text)
      if viable.contains(text) { #expect(state != nil, "\(pattern) on \(text)") }
      guard let state else { return }
      let completion = expression.shortestCompletion(from: state)
      #expect(expression.matches(text + completion), "\(pattern) on \(text)")
      let isShort = text.utf8.count + completion.utf8.count <= length
      #expect(
        !isShort || viable.contains(text) || completion.contains("0"), "\(pattern) on \(text)")
    }
  }
}
