import FormworkMasks
import Testing

/// Equal states of a set behave equally, for all short inputs of small sets.
@Suite struct EqualStatesTests {
  private static let patterns = [
    "[00]-[0]", "[00]/[0]", "[000]", "[0]-[00]", "{1}[00]", "[99]-[0]", "1[0][9]",
  ]

  @Test func whateverTheirPast() throws {
    var (equal, different) = (0, 0)
    for first in Self.patterns {
      for second in Self.patterns where first != second {
        for strategy in [MaskSet.Strategy.wholeString, .prefix, .capacity] {
          let set = MaskSet(
            primary: try Mask(first), alternatives: [try Mask(second)], strategy: strategy)
          for states in Dictionary(grouping: states(of: set), by: \.text).values {
            var distinct: [FormattedText] = []
            for state in states {
              guard let other = distinct.first(where: { $0 == state }) else {
                distinct.append(state)
                continue
              }
              equal += 1
              for edit in edits(of: state.text) {
                #expect(
                  set.apply(edit, to: state) == set.apply(edit, to: other),
                  "\(first) or \(second), \(strategy): \(state.text), \(edit)")
              }
            }
            different += distinct.count - 1
          }
        }
      }
    }
    #expect(equal > 10_000 && different > 100, "\(equal) equal, \(different) different")
  }

  /// The states after up to three keys and deletions.
  private func states(of set: MaskSet) -> [FormattedText] {
    var (all, last) = ([FormattedText()], [FormattedText()])
    for _ in 0..<3 {
      last = last.flatMap { state in
        edits(of: state.text).map { set.apply($0, to: state).formatted }
      }
      all += last
    }
    return all
  }

  private func edits(of text: String) -> [TextEdit] {
    let end = UTF16Offset.end(of: text)
    var edits = ["1", "2", "-", "/"].map { TextEdit(inserting: $0, at: end) }
    if end > 0 { edits.append(TextEdit(deletingBackward: UTF16Offset(end.value - 1)..<end)) }
    return edits
  }
}
