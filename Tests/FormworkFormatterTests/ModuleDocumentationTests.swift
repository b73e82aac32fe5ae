import FormworkFormatter
import Foundation
import Testing

/// The examples of the module's documentation, compiled and run.
@Suite struct ModuleDocumentationTests {
  @Test func formatter() throws {
    // example: formatter
    let formatter = InputFormatter(try Mask("[000]-[000]"))
    #expect(formatter.string(for: "123456") == "123-456")
    #expect(try formatter.value(of: "123.456") == "123456")
    // end
  }

  @Test func ranges() throws {
    // example: ranges
    let text = "a🇺🇸b"
    let selection = Range<UTF16Offset>(NSRange(location: 1, length: 4), in: text)
    #expect(String(text[Range(selection, in: text)]) == "🇺🇸")
    #expect(NSRange(selection).length == 4)
    let stale = NSRange(location: 4, length: 40)
    #expect(String(text[Range(clamping: stale, in: text)]) == "🇺🇸b")
    // end
  }
}
