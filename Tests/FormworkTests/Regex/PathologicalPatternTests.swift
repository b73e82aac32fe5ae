import Formwork
import Testing

/// Patterns on which backtracking engines need exponential time.
@Suite struct PathologicalPatternTests {
  @Test(
    arguments: [
      ("(a+)+$", "!"), ("(a*)*b", "c"), ("(a|a)*b", "c"), ("(a|aa)+$", "!"), ("(.*a){20}", "\n"),
      ("(?:(?:a*)*)*c", "b"), ("(a?){60}a{60}", "b"), ("(.*)(.*)(.*)(.*)(.*)x", "\n"),
      ("(a|b)*a(a|b){12}c", "d"), ("(?:a{0,50}){50}", "b"),
    ] as [(pattern: String, end: String)])
  func areLinear(pattern: String, end: String) throws {
    let expression = try RegularExpression(pattern)
    #expect(!expression.matches(String(repeating: "a", count: 5_000) + end))
  }

  @Test(
    arguments: [
      (String(repeating: "(", count: 200_000), .tooLarge, 1_000),
      (String(repeating: "[", count: 200_000), .tooLarge, 1_000),
      (String(repeating: "a", count: 200_000), .tooLarge, 20_000),
      (String(repeating: "a|", count: 200_000), .tooLarge, 13_333),
      (String(repeating: "(?:", count: 900) + "a" + String(repeating: ")*", count: 900), nil, 0),
      (String(repeating: "^", count: 200_000), nil, 0),
      (String(repeating: "()", count: 200_000), nil, 0),
      ("(){1000000000}", nil, 0),
      ("a{20000}", nil, 0),
      ("a{20001}", .tooLarge, 1),
      ("a{99999999999999999999}", .tooLarge, 1),
      ("((a{100}){100}){100}", .tooLarge, 15),
      ("(a?){0,10001}", .tooLarge, 4),
      ("[" + String(repeating: "ab-z", count: 50_000) + "]", nil, 0),
    ] as [(pattern: String, code: RegexError.Code?, offset: Int)])
  func areBounded(pattern: String, code: RegexError.Code?, offset: Int) {
    var result: RegexError?
    do throws(RegexError) {
      _ = try RegularExpression(pattern)
    } catch {
      result = error
    }
    #expect(result?.code == code)
    #expect(result?.offset ?? 0 == offset)
  }

  @Test func differentSetsAreBounded() {
    let pattern = String(
      String.UnicodeScalarView((0x4E00..<0x8000).compactMap(Unicode.Scalar.init)))
    #expect(throws: RegexError.self) { try RegularExpression(pattern) }
    #expect(throws: Never.self) { try RegularExpression(String(pattern.prefix(4_000))) }
  }
}
