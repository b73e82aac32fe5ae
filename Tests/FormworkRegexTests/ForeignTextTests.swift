import FormworkFormats
import Testing

/// A text from another source may have characters that an expression doesn't take. They don't get in the way.
@Suite struct ForeignTextTests {
  @Test(arguments: ["1x2", "x12", "12x", "1-x2", "xx1"])
  func aKeyIsTakenAnywhere(text: String) throws {
    let format = try RegexFormat("[0-9]{1,4}")
    let current = FormattedText(text: text, value: text, selection: 0..<0)
    let digits = text.filter(\.isNumber)
    for place in 0...text.count {
      let left = text.prefix(place).count(where: \.isNumber)
      let outcome = format.apply(TextEdit(inserting: "5", at: UTF16Offset(place)), to: current)
      #expect(!outcome.isRejected, "\(text) at \(place)")
      #expect(
        outcome.formatted.text == digits.prefix(left) + "5" + digits.dropFirst(left), "\(place)")
    }
  }

  /// A key without room is rejected, and no digit is lost for it.
  @Test func theyMakeNoRoom() throws {
    let format = try RegexFormat("[0-9]{1,3}")
    let current = FormattedText(text: "1x23", value: "1x23", selection: 0..<0)
    for place in [0, 1, 2, 4] as [UTF16Offset] {
      let outcome = format.apply(TextEdit(inserting: "5", at: place), to: current)
      #expect(
        outcome.isRejected && outcome.formatted == current,
        "\(outcome.formatted.text) at \(place), without \(outcome.removed)")
    }
  }
}
