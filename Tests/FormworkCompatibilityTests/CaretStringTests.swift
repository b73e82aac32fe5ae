import FormworkInputMask
import Testing

@Suite struct CaretStringTests {
  @Test(
    arguments: [("12|345", "543|21"), ("|12", "21|"), ("12|", "|21"), ("|", "|"), ("🇺🇸|é1", "1é|🇺🇸")])
  func reversed(drawn: String, expected: String) {
    let reversed = caretString(drawn, .backward(autoskip: true)).reversed()
    #expect(reversed.description == expected)
    #expect(reversed.caretGravity == .backward(autoskip: true))
  }

  @Test func direction() {
    #expect(CaretString.CaretGravity.forward(autocomplete: true).autocomplete)
    #expect(!CaretString.CaretGravity.forward(autocomplete: false).autocomplete)
    #expect(!CaretString.CaretGravity.forward(autocomplete: true).autoskip)
    #expect(CaretString.CaretGravity.backward(autoskip: true).autoskip)
    #expect(!CaretString.CaretGravity.backward(autoskip: true).autocomplete)
  }

  /// An index of another string doesn't trap.
  @Test func aCaretBeyondTheEndIsTheEnd() throws {
    let text = CaretString(
      string: "12", caretPosition: "123456".endIndex, caretGravity: .forward(autocomplete: false))
    #expect(text.description == "12|")
    #expect(text.reversed().description == "|21")
    #expect(try Mask(format: "[00]").apply(toText: text).formattedText.description == "12|")
  }
}
