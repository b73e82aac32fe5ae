import FormworkTestSupport
import Testing

/// Free text takes whatever can be seen, and spaces. The expectations are Unicode's properties.
@Suite struct VisibleCharactersTests {
  @Test func allButControls() {
    var (taken, hidden) = (0, 0)
    for scalar in allScalars {
      let isHidden =
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
        || scalar == "\u{FFFC}"
      if UnicodeSet.any.contains(Character(scalar)) == isHidden {
        Issue.record("U+\(String(scalar.value, radix: 16)) is \(isHidden ? "taken" : "not taken")")
      }
      if isHidden { hidden += 1 } else { taken += 1 }
    }
    #expect(taken > 1_000_000 && hidden == 78, "\(taken) taken, \(hidden) hidden")
  }
}
