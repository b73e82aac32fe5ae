import Foundation
import FormworkFormatter
import Testing

@Suite struct InputFormatterTests {
  @Test func showsAndReads() throws {
    let formatter: Formatter = InputFormatter(try Mask("+1 ([000]) [000]-[0000]"))
    #expect(formatter.string(for: "2125550100") == "+1 (212) 555-0100")
    #expect(formatter.editingString(for: "2125550100") == "+1 (212) 555-0100")
    #expect(formatter.string(for: 5) == nil)
    #expect((formatter.copy() as? InputFormatter)?.string(for: "212") == "+1 (212) ")
    let phone = try #require(formatter as? InputFormatter)
    #expect(try phone.value(of: "212.555.0100") == "2125550100")
    let error = try #require(throws: InputParseError.self) { try phone.value(of: "212") }
    #expect(error.reason == .incomplete(remainder: "000-0000"))
  }

  @Test func archives() throws {
    let formatter = InputFormatter(.mask("[00]/[00]"))
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    formatter.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let decoded = try #require(InputFormatter(coder: unarchiver))
    #expect(decoded.style == formatter.style)
    #expect(decoded.string(for: "1225") == "12/25")
  }
}
