import FormworkFormats
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
      (String(repeating: "(", count: 1_000_000), .tooLarge, 100_000),
      (String(repeating: "(", count: 100_000), .tooLarge, 1_000),
      (String(repeating: "[", count: 100_000), .tooLarge, 1_000),
      (String(repeating: "a", count: 100_000), .tooLarge, 20_000),
      (String(repeating: "a|", count: 50_000), .tooLarge, 13_333),
      (String(repeating: "(?:", count: 900) + "a" + String(repeating: ")*", count: 900), nil, 0),
      (String(repeating: "^", count: 100_000), nil, 0),
      (String(repeating: "()", count: 50_000), nil, 0),
      ("(){1000000000}", nil, 0),
      ("a{20000}", nil, 0),
      ("a{20001}", .tooLarge, 1),
      ("a{99999999999999999999}", .tooLarge, 1),
      ("((a{100}){100}){100}", .tooLarge, 15),
      ("(a?){0,10001}", .tooLarge, 4),
      ("[" + String(repeating: "ab-z", count: 20_000) + "]", nil, 0),
      ("a{9000}(b|c)", nil, 0),
      ("(a|b)*a(a|b){200}", nil, 0),
      ("(a|b)*a(a|b){4500}", .tooLarge, 0),
      ("[" + String(repeating: "\\s", count: 10_000) + "]", nil, 0),
      ((0..<200).map { "[\\d\\x{\(String(0x4E00 + $0 * 2, radix: 16))}]" }.joined(), nil, 0),
    ] as [(pattern: String, code: RegexError.Code?, offset: Int)])
  func areBounded(pattern: String, code: RegexError.Code?, offset: Int) {
    var result: RegexError?
    do throws(RegexError) {
      _ = try RegularExpression(pattern)
    } catch {
      result = error
    }
    #expect(result?.code == code)
    #expect(result?.offset.value ?? 0 == offset)
  }

  @Test func differentSetsAreBounded() {
    let ideographs = (0x4E00..<0x8000 as Range<UInt32>).compactMap { Unicode.Scalar($0) }
    let tooMany = String(String.UnicodeScalarView(ideographs))
    #expect(throws: RegexError.self) { try RegularExpression(tooMany) }
    #expect(throws: Never.self) { try RegularExpression(String(tooMany.prefix(4_000))) }

    let tooBig = ideographs.prefix(300).map { "[^\\W\($0)]" }.joined()
    #expect(throws: RegexError.self) { try RegularExpression(tooBig) }
    #expect(throws: Never.self) { try RegularExpression("(?:\(tooBig.prefix(498)))+") }
  }
}
