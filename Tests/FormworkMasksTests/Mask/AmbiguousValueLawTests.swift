import FormworkTestSupport
import Testing

/// The warning that a value stands for more than one text, against all strings of small masks.
@Suite struct AmbiguousValueLawTests {
  private enum Part: Equatable {
    case slot(Character)
    case literal(Character, isFixed: Bool)

    var pattern: String {
      switch self {
      case .slot(let symbol): "[\(symbol)]"
      case .literal(let literal, let isFixed): isFixed ? "{\(literal)}" : "\(literal)"
      }
    }

    /// The characters for a slot; an optional slot may be empty.
    var contents: [String] {
      guard case .slot(let symbol) = self else { return [] }
      return switch symbol {
      case "0": ["1", "2"]
      case "9": ["", "1", "2"]
      case "A": ["x", "y"]
      case "a": ["", "x", "y"]
      default: ["1", "2", "x", "y"]
      }
    }
  }

  /// Whether two strings, each up to its last character of the user, have the same value.
  private func isAmbiguous(_ parts: [Part]) -> Bool {
    var texts: [String: String] = [:]
    var states = [(text: "", value: "")]
    for part in parts {
      var next: [(text: String, value: String)] = []
      for state in states {
        guard case .literal(let literal, let isFixed) = part else {
          for content in part.contents {
            let text = state.text + content
            let value = state.value + content
            if !content.isEmpty {
              if let other = texts[value], other != text { return true }
              texts[value] = text
            }
            next.append((text, value))
          }
          continue
        }
        next.append((state.text + String(literal), state.value + (isFixed ? String(literal) : "")))
      }
      states = next
    }
    return false
  }

  private func parts(_ symbols: [Character], _ random: inout SeededGenerator) -> [Part] {
    var parts: [Part] = []
    var slots = 0
    while slots < 2 || parts.count < random.number(in: 3...5) {
      if slots < 4, random.number(in: 0...2) > 0 || parts.count > 5 {
        parts.append(.slot(random.element(of: symbols)))
        slots += 1
      } else {
        parts.append(
          .literal(random.element(of: ["-", "/"]), isFixed: random.number(in: 0...3) == 0))
      }
    }
    while case .literal = parts.last { parts.removeLast() }
    return parts
  }

  private func warns(_ parts: [Part]) throws -> Bool {
    try Mask(parts.map(\.pattern).joined()).diagnostics.contains { $0.code == .ambiguousValue }
  }

  @Test func aValueOfTwoTextsIsWarnedOf() throws {
    var random = SeededGenerator(seed: 9)
    var (ambiguous, clear) = (0, 0)
    for _ in 0..<10_000 {
      let parts = parts(["0", "9", "A", "a", "_"], &random)
      if isAmbiguous(parts) {
        ambiguous += 1
        #expect(try warns(parts), "\(parts.map(\.pattern).joined())")
      } else if try !warns(parts) {
        clear += 1
      }
    }
    #expect(ambiguous > 800 && clear > 4_000, "\(ambiguous), \(clear)")
  }

  /// With slots of one kind, nothing else is warned of.
  @Test(arguments: [["0", "9"], ["A", "a"]] as [[Character]])
  func aValueOfOneTextIsNot(symbols: [Character]) throws {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<1_000 {
      let parts = parts(symbols, &random)
      #expect(try warns(parts) == isAmbiguous(parts), "\(parts.map(\.pattern).joined())")
    }
  }

  /// Masks that were judged wrongly once.
  @Test(arguments: [("[9][_][A]/[_]", true), ("[9]/{-}[0]", false)])
  func wasWrongOnce(pattern: String, isAmbiguous: Bool) throws {
    let codes = try Mask(pattern).diagnostics.map(\.code)
    #expect(codes.contains(.ambiguousValue) == isAmbiguous)
  }
}
