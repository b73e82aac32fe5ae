import FormworkCore
import Testing

@Suite struct InputParseErrorTests {
  @Test(
    arguments: [
      ("12-34", "1234", nil),
      ("1 2 3 4", "1234", nil),
      ("123", "123", .incomplete(remainder: "0")),
      ("12-34-5", "", .unused("12345")),
      ("", "", .incomplete(remainder: "00-00")),
    ] as [(text: String, value: String, reason: InputParseError.Reason?)])
  func wholeTexts(text: String, value: String, reason: InputParseError.Reason?) throws {
    let mask = try Mask("[00]-[00]")
    do throws(InputParseError) {
      #expect(try mask.parsed(text).value == value)
      #expect(reason == nil)
    } catch {
      #expect(error.reason == reason)
      #expect(error.value == value)
    }
  }

  /// All placeholders that a guide shows after the value are missing.
  @Test(arguments: ["[00]/[00]-[00]", "+1 ([000]) [000]-[0000]", "[00] [9]", "[0].[0].[0]"])
  func saysWhatAGuideShows(pattern: String) throws {
    let mask = try Mask(pattern, options: .init(placeholderCharacter: "_"))
    var count = 0
    for digits in ["1", "12", "123"] {
      let shown = mask.formatted(value: digits).text
      guard let hole = shown.firstIndex(of: "_"), !mask.formatted(value: digits).isComplete else {
        continue
      }
      let error = try #require(throws: InputParseError.self) { try mask.parsed(digits) }
      #expect(
        error.reason == .incomplete(remainder: String(shown[hole...])), "\(pattern) \(digits)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test func saysWhatIsWrong() throws {
    let error = try #require(throws: InputParseError.self) {
      try Mask("[00]").parsed("1x\u{202E}y")
    }
    #expect(error.message == "There is no place for “xy”.")
  }
}
