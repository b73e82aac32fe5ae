import Foundation
import FormworkFoundation
import Testing

/// The examples of the module's documentation, compiled and run.
@Suite struct ModuleDocumentationTests {
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

  @Test func errors() throws {
    // example: errors
    do {
      _ = try Mask("+1 ([000")
    } catch {
      #expect(error.errorDescription == "The group that “[” opens is never closed.")
      #expect(error.recoverySuggestion?.hasPrefix("Add “]”") == true)
    }
    // end
  }
}
