import FormworkFormats
import Testing

/// A widget that only reports its new text, and no caret, such as SwiftUI's text field on iOS 17.
@Suite struct ReplacedTextTests {
  @Test(
    arguments: [
      ("12/32", "2032-12", "12/32"), ("12/32", "01/33", "01/33"), ("12/32", "12/3", "12/3"),
    ])
  func expiries(before: String, text: String, after: String) throws {
    #expect(reported(text, over: before, in: try DateFormat("MM/yy")) == after)
  }

  @Test(
    arguments: [
      ("+1 (212) 555-0100", "(201) 940-9700", "+1 (201) 940-9700"),
      ("+1 (212) 555-0100", "+1 212 940 0100", "+1 (212) 940-0100"),
      // The difference is one key, or a deletion.
      ("+1 (212) 555-01", "+1 (212) 555-012", "+1 (212) 555-012"),
      ("+1 (212) 555-0100", "+1 (2) 555-0100", "+1 (255) 501-00"),
    ])
  func phones(before: String, text: String, after: String) throws {
    #expect(reported(text, over: before, in: try Mask("+1 ([000]) [000]-[0000]")) == after)
  }

  private func reported(_ text: String, over before: String, in format: some InputFormat) -> String
  {
    var session = EditingSession(format: format)
    session.insert(before)
    session.didChange(to: text)
    return session.current.text
  }
}
