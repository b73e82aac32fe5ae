import FormworkFormats
import Testing

/// Numbers and codes as people write and copy them.
@Suite struct PastedNumberTests {
  /// A plus sign, and the currency beside a number, don't change it.
  @Test func aPlusSignIsNoPartOfANumber() {
    for number in ["5", "12", "123.5", "0.25", "1234567"] {
      for text in [
        "+\(number)", " +\(number) ", "€ +\(number)", "EUR +\(number)", "+\(number) USD",
      ] {
        let formatted = AllowedCharacters.decimal.formatted(text: text)
        #expect(formatted.value == number && formatted.issue == nil, "\(text)")
      }
    }
    // Nothing but a sign isn't a number.
    #expect(AllowedCharacters.decimal.formatted(text: "+").text.isEmpty)
  }

  /// The digits after `0x` are a number by themselves, and those after another letter belong to a word.
  @Test func aHexadecimalNumberIsFoundAfterItsPrefix() {
    let digits = AllowedCharacters(
      .characters(UnicodeSet(Array("0123456789ABCDEF"))), maximumLength: 4)
    for (text, value) in [
      ("0x1F2A", "1F2A"), ("0X1F2A", "1F2A"), ("Address 0x1F2A", "1F2A"), ("0y1F2A", ""),
      ("x1F2A", ""),
      ("1x1F2A", ""), ("0x1F2AB", ""),
    ] {
      #expect(digits.formatted(text: text).text == value, "\(text)")
    }
  }

  /// Letters and digits are one code across spaces and hyphens, unless they are words.
  @Test func groupsOfACodeAreJoinedAndWordsArent() {
    for (text, code) in [
      ("ABCD 1234", "ABCD1234"), ("1234 ABCD", "1234ABCD"), ("ABCD-EFGH-12", "ABCDEFGH12"),
      ("AB CD 12", "ABCD12"), ("QWERTZ 1 A", "QWERTZ1A"), ("ABCD EFGH 12", ""), ("Code ab 12", ""),
    ] {
      #expect(AllowedCharacters.alphanumerics.formatted(text: text).text == code, "\(text)")
    }
  }
}
