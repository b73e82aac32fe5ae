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

  @Test func lenient() throws {
    // example: lenient
    let lenient = try InputFormatter(mask: "[000]-[000]", isLenient: true)
    #expect(try lenient.value(of: "123-4") == "1234")
    // end
  }

  @Test func archives() throws {
    // example: archives
    let pin = try FormatDefinition(json: #"{"filter":{"allow":"digits"},"maximumLength":4}"#)
    #expect(try InputFormatter(pin).string(for: "123456") == "1234")
    let json = try InputFormatter(mask: "[00]/[00]").definition?.json
    #expect(json == #"{"version":1,"mask":"[00]/[00]"}"#)
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
