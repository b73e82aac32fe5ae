import FormworkTestSupport
import Testing

/// Which characters belong to the words of an input. The expectations are Unicode's properties.
@Suite struct WholeInputWordsTests {
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
