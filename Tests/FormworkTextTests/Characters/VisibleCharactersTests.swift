import FormworkTestSupport
import FormworkText
import Testing

/// Free text takes whatever can be seen, and spaces. The expectations are Unicode's properties.
@Suite struct VisibleCharactersTests {
  @Test func allButControls() {
    var (taken, hidden) = (0, 0)
    for scalar in allScalars {
      let isHidden =
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
        || scalar == "\u{FFFC}"
      if CharacterClass.any.contains(Character(scalar)) == isHidden {
        Issue.record("U+\(String(scalar.value, radix: 16)) is \(isHidden ? "taken" : "not taken")")
      }
      if isHidden { hidden += 1 } else { taken += 1 }
    }
    #expect(taken > 1_000_000 && hidden == 78, "\(taken) taken, \(hidden) hidden")
  }

  /// A letter or digit without a place belongs to the word that it touches: all of ASCII, all decimal digits, and
  /// the letters of scripts with case.
  @Test func lettersAndDigitsBelongToWords() {
    var count = 0
    for scalar in allScalars {
      let properties = scalar.properties
      let isWord =
        scalar.isASCII
        ? Character(scalar).isLetter || Character(scalar).isNumber
        : properties.generalCategory == .decimalNumber
      guard isWord || scalar.isASCII else { continue }
      #expect(
        (WholeInput.kind(ofUnplaced: scalar.value, after: nil) == .foreign) == isWord, "\(scalar)")
      count += 1
    }
    #expect(count > 700)
    for letter in "éñßΩяҐԱაẞＡｚ".unicodeScalars {
      #expect(WholeInput.kind(ofUnplaced: letter.value, after: nil) == .foreign, "\(letter)")
    }
    for letter in "中あアकأא".unicodeScalars {
      #expect(WholeInput.kind(ofUnplaced: letter.value, after: nil) == .other, "\(letter)")
    }
  }
}
