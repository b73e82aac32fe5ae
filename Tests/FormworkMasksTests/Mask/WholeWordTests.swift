import FormworkMasks
import Testing

/// Whole inputs whose meaning a user knows: a word is never cut, another country's number never
/// changes its prefix, and no digit vanishes into a literal.
@Suite struct WholeWordTests {
  static let phone = "+1 ([000]) [000]-[0000]"
  static let national = "([000]) [000]-[0000]"
  static let extended = "([000]) [000]-[0000] x[9999]"

  /// Each row has a mask, an input, and the text: empty if the input isn't for the mask.
  @Test(
    arguments: [
      // The digits of a word with letters or a unit belong to it.
      (extended, "(281) 606-8289 2nd floor", ""), (extended, "(281) 606-8289 24h", ""),
      (extended, "(281) 606-8289 x12", "(281) 606-8289 x12"), ("[0999]", "37 24h", ""),
      ("[0999]", "37 5€", ""), ("[0999]", "37", "37"),
      (national, "2125550100 floor", "(212) 555-0100"),
      ("[000]", "CVV2 123", "123"), ("[000000]", "12345678O123456", ""),
      ("[00000]", "93056-34o6", ""), ("[000000]", "Your code is 482913.", "482913"),
      ("[000000]", "验证码482913，五分钟内有效", "482913"), ("[000000]", "G-482913", "482913"),
      // An x and the T of a timestamp separate two values.
      (national, "272/823-9846x29", "(272) 823-9846"),
      (national, "(272) 823-9846 x129", "(272) 823-9846"), (national, "(272) 823-98?6 46", ""),
      ("[0000]-[00]-[00]", "1966-03-27T10:00:00Z", "1966-03-27"),
      // A sign for an unknown digit belongs to the number, at its beginning as well.
      ("[0000]", "1*3456", ""), ("[0000]", "12*3456", ""), ("[00]", "5*12", ""),
      ("[00]", "a5*12", ""),
      ("[00]:[00]", "5T18:30", "18:30"), ("[00]", "5T18", ""),
      ("[00]", "x12", "12"), ("[00]", "vertex12", "12"), ("[00]", "5vertex12", ""),
      // A plus between two numbers doesn't join them.
      ("[000000]", "123+ 456", ""), ("[000000]", "123 456", "123456"),
      // A number with another country's code, wherever it stands.
      (phone, "Tel +47 22 12 34 56", ""), (phone, "(+47) 22 12 34 56", ""),
      (phone, "＋47 22 12 34 56", ""), (phone, "⁺47 22 12 34 56", ""),
      (phone, "﹢47 22 12 34 56", ""),
      // A number with the mask's code that is a digit short stays short.
      (phone, "tel:+1-212-555-010", "+1 (212) 555-010"),
      (phone, "Tel. +1 212 555 010", "+1 (212) 555-010"),
      (phone, "(+1) 212 555 010", "+1 (212) 555-010"),
      (phone, "Tel. +1 212 555 0100", "+1 (212) 555-0100"),
      (phone, "(+1) 212 555 0100", "+1 (212) 555-0100"),
      // Digits of any script are the prefix, too.
      (phone, "＋１　２１２－５５５－０１００", "+1 (212) 555-0100"),
      (phone, "+१२१२५५५०१००", "+1 (212) 555-0100"), (phone, "１２１２５５５０１００", "+1 (212) 555-0100"),
      // A group with the code is the code, even if a digit is missing.
      (phone, "1 (301) 986-397", "+1 (301) 986-397"),
      (phone, "1-301-986-3971", "+1 (301) 986-3971"),
      (phone, "1301986397", "+1 (130) 198-6397"),
      ("+44 [0000] [000000]", "44 7911 12345", "+44 7911 12345"),
      // A mask's own text before the plus sign isn't a label.
      ("(+1) [000]-[0000]", "(+1) 555-0100", "(+1) 555-0100"),
      // No digit of the user is half of a prefix.
      ("+44 [0000] [000000]", "46918116218", ""), ("[00].[00].19[00]", "7934113", ""),
      ("2026/[0000]", "62401", ""), ("2026/[0000]", "20262401", "2026/2401"),
      ("+44 [0000] [000000]", "446918116218", "+44 6918 116218"),
      ("+380 [00] [000] [00] [00]", "0501234567", "+380 50 123 45 67"),
    ] as [(mask: String, input: String, text: String)])
  func pasted(mask: String, input: String, text: String) throws {
    #expect(try Mask(mask).formatted(text: input).text == text)
  }

  /// A typed prefix symbol isn't completed by a space, and no other country's code follows it.
  @Test(arguments: ["+ 47", "＋47"])
  func typed(keys: String) throws {
    var session = EditingSession(format: try Mask(Self.phone))
    for key in keys { session.insert(String(key)) }
    #expect(session.current.text == "+")
  }

  @Test(arguments: ["408-362-65492", "Tel. +47 22 12 34 56"])
  func inASet(input: String) throws {
    let set = MaskSet(
      primary: try Mask(Self.phone),
      alternatives: [try Mask("+44 [0000] [000000]"), try Mask("+33 [0] [00] [00] [00] [00]")])
    #expect(set.formatted(text: input).text == "")
  }
}
