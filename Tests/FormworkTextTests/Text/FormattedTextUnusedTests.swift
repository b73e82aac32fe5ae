import FormworkFormats
import Testing

@Suite struct FormattedTextUnusedTests {
  static let phone = "+1 ([000]) [000]-[0000]"

  @Test(
    arguments: [
      (phone, "", ""), (phone, "212.555.0100", ""), (phone, "+1 (212) 555-0100", ""),
      (phone, "12125550100", ""), (phone, "１２３４５６ 7890", ""),
      (phone, "tel: 212/555/0161", "tel"), (phone, "21255501001", "21255501001"),
      (phone, "2125550100 ext 12", "ext12"), (phone, "call me", "callme"),
      ("[00]", "٣٤٥", "٣٤٥"), ("[00]", "٣٤, ٥", "٥"), ("[AA]", "xé1", "1"), ("[00]", "--- 👍", ""),
      ("{AB}-[00]", "AB-12", ""), ("{AB}-[00]", "12", ""), ("{AB}-[00]", "AC12", "AC12"),
    ] as [(mask: String, input: String, unused: String)])
  func ofATextInAMask(mask: String, input: String, unused: String) throws {
    #expect(try Mask(mask).formatted(text: input).unused(of: input) == unused)
  }

  @Test func ofAValue() throws {
    #expect(try Mask("+{7} ([000])").formatted(value: "79123").unused(of: "79123") == "3")
  }

  /// What a format changes in a character isn't lost.
  @Test(arguments: [("xyz", "xyz"), ("é1 yz", "é1"), ("ıi", ""), ("éß1", "1")])
  func afterAChangeOfCase(input: String, unused: String) throws {
    let format = try Mask("[AA]", options: Mask.Options(letterCase: .upper))
    #expect(format.formatted(text: input).unused(of: input) == unused)
  }

  /// What a regular expression adds is the user's own, though not in the input.
  @Test func inARegularExpression() throws {
    let format = RegexFormat(try RegularExpression(#"AB-\d{2}"#))
    #expect(format.formatted(text: "12").unused(of: "12") == "")
    #expect(format.formatted(text: "Nr.: AB-12").unused(of: "Nr.: AB-12") == "Nr")
  }
}
