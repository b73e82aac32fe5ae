import FormworkUnderTest
import Foundation
import Testing

/// The examples of the module's documentation, compiled and run.
@Suite struct FormatterDocumentationTests {
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
    let pin = try FieldFormat<String>(json: #"{"text":{"allowed":"digits"},"maximumLength":4}"#)
    #expect(try InputFormatter(pin).string(for: "123456") == "1234")
    let date = try InputFormatter(.date(pattern: "dd/MM/yyyy"))
    #expect(date.string(for: "24122024") == "24/12/2024")
    // end
  }
}
