import FormworkMasks
import Testing

@Suite struct NotationErrorTests {
  @Test(
    arguments: [
      ("9-0", "The range from “9” to “0” is empty: its end comes before its start."),
      ("🇦🇺-🇿🇦", "“🇦🇺” is made of several Unicode scalars and can't bound a range."),
    ])
  func sentences(notation: String, message: String) {
    let error = #expect(throws: UnicodeSet.NotationError.self) { try UnicodeSet(notation) }
    #expect(error?.message == message)
    #expect(error?.fix.isEmpty == false)
  }
}
