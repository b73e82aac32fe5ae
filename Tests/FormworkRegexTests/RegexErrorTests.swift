import FormworkTestSupport
import Testing

@Suite struct RegexErrorTests {
  @Test(
    arguments: [
      (#"(\d)-\1"#, .unsupportedConstruct, 5, #"\1"#),
      (#"\k<a>"#, .unsupportedConstruct, 0, #"\k"#),
      ("(?P=a)", .unsupportedConstruct, 0, "(?P="),
      ("😀a(?=b)", .unsupportedConstruct, 3, "(?="),
      ("(?!b)", .unsupportedConstruct, 0, "(?!"),
      ("(?<=b)", .unsupportedConstruct, 0, "(?<="),
      ("(?<!b)", .unsupportedConstruct, 0, "(?<!"),
      ("a(?>b)", .unsupportedConstruct, 1, "(?>"),
      ("a*+", .unsupportedConstruct, 1, "*+"),
      ("a{2,3}+", .unsupportedConstruct, 1, "{2,3}+"),
      (#"a\b"#, .unsupportedConstruct, 1, #"\b"#),
      (#"\B"#, .unsupportedConstruct, 0, #"\B"#),
      ("a(?i)b", .unsupportedConstruct, 1, "(?i)"),
      ("(?s).", .unsupportedConstruct, 0, "(?s)"),
      ("(?i-m:a)", .unsupportedConstruct, 0, "(?i-m:"),
      ("(?#a)", .unsupportedConstruct, 0, "(?#"),
      ("(?(1)a)", .unsupportedConstruct, 0, "(?("),
      ("(?R)", .unsupportedConstruct, 0, "(?R"),
      ("(?|a)", .unsupportedConstruct, 0, "(?|"),
      ("(?", .unsupportedConstruct, 0, "(?"), ("(?i", .unsupportedConstruct, 0, "(?i"),
      ("a(?im", .unsupportedConstruct, 1, "(?i"),
      ("(?<1>a)", .unsupportedConstruct, 0, "(?<"),
      ("a^b", .unsupportedConstruct, 1, "^"),
      ("a$b", .unsupportedConstruct, 1, "$"),
      ("(a$)b", .unsupportedConstruct, 2, "$"),
      ("a(^b)", .unsupportedConstruct, 2, "^"),
      ("(^a)*", .unsupportedConstruct, 1, "^"),
      ("(a$)?", .unsupportedConstruct, 2, "$"),
      ("((a$))+", .unsupportedConstruct, 3, "$"),
      (#"a\A"#, .unsupportedConstruct, 1, #"\A"#),
      (#"\za"#, .unsupportedConstruct, 0, #"\z"#),
      ("[a-z&&[aeiou]]", .unsupportedConstruct, 4, "&&"),
      ("[[a-z]&[aeiou]]", .unsupportedConstruct, 6, "&"),
      ("[[a-z]-[aeiou]]", .unsupportedConstruct, 6, "-"),
      ("[a-z--b]", .unsupportedConstruct, 4, "--"),
      ("[+--]", .unsupportedConstruct, 2, "--"),
      (#"\p{Greek}"#, .unsupportedConstruct, 0, #"\p{Greek}"#),
      (#"\pL"#, .unsupportedConstruct, 0, #"\pL"#), (#"\pLab"#, .unsupportedConstruct, 0, #"\pL"#),
      (#"\p{L"#, .unsupportedConstruct, 0, #"\p{L"#),
      ("[[:foo:]]", .unsupportedConstruct, 1, "[:foo:]"),
      (#"\Qa\E"#, .unsupportedConstruct, 0, #"\Q"#),
      (#"a\R"#, .unsupportedConstruct, 1, #"\R"#),
      (#"\012"#, .unsupportedConstruct, 0, #"\0"#),
      ("(ab", .unclosedGroup, 0, "("),
      ("a(?:b(c)", .unclosedGroup, 1, "(?:"),
      ("[ab", .unclosedGroup, 0, "["),
      ("a[^]", .unclosedGroup, 1, "[^"),
      ("[a[b]", .unclosedGroup, 0, "["),
      ("ab)", .strayBracket, 2, ")"),
      ("a}", .strayBracket, 1, "}"),
      (#"ab\"#, .trailingBackslash, 2, #"\"#),
      (#"\y"#, .invalidEscape, 0, #"\y"#),
      (#"[\A]"#, .invalidEscape, 1, #"\A"#),
      (#"\x{110000}"#, .invalidEscape, 0, #"\x{110000}"#),
      (#"\xg"#, .invalidEscape, 0, #"\xg"#),
      (#"\x{}"#, .invalidEscape, 0, #"\x{}"#),
      (#"a\u12"#, .invalidEscape, 1, #"\u12"#),
      (#"\uD83Da"#, .invalidEscape, 0, #"\uD83D"#),
      (#"\uDE00"#, .invalidEscape, 0, #"\uDE00"#),
      ("[z-a]", .invalidRange, 1, "z-a"),
      (#"[\x{7A}-\x{61}]"#, .invalidRange, 1, #"\x{7A}-\x{61}"#),
      ("*a", .invalidRepetition, 0, "*"),
      ("a**", .invalidRepetition, 2, "*"),
      ("a|?", .invalidRepetition, 2, "?"),
      ("(+)", .invalidRepetition, 1, "+"),
      ("^*", .invalidRepetition, 1, "*"),
      ("a{,5}", .invalidRepetition, 1, "{,"),
      ("a{x}", .invalidRepetition, 1, "{x"),
      ("a{2", .invalidRepetition, 1, "{2"),
      ("a{3,2}", .invalidRepetition, 1, "{3,2}"),
      (#"a[^\s\S]"#, .matchesNothing, 0, #"a[^\s\S]"#),
    ] as [(pattern: String, code: RegexError.Code, offset: Int, construct: String)])
  func names(pattern: String, code: RegexError.Code, offset: Int, construct: String) throws {
    let error = #expect(throws: RegexError.self) { try RegularExpression(pattern) }
    #expect(error?.code == code, "\(error?.message ?? "")")
    #expect(error?.offset.value == offset)
    #expect(error?.construct == construct)
  }

  @Test func message() {
    let error = #expect(throws: RegexError.self) { try RegularExpression(#"(\d)-\1"#) }
    #expect(error?.message == #"`\1` is a back-reference, which isn't supported."#)
    #expect(error?.fix == "Write the referenced part again.")
    #expect(error?.code.name == "unsupportedConstruct")
  }

  #if DEBUG
  private static let garbageCount = 1_000
  #else
  private static let garbageCount = 10_000
  #endif

  /// Random strings compile or fail; nothing traps, and offsets are inside the pattern.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func garbage(seed: UInt64) {
    let pieces = Array("()[]{}|*+?.^$\\-&:,!<>=#iPpLuxdDwWsSbBzZAkQ0123456789abé😀 \n").map {
      String($0)
    }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.garbageCount {
      let count = Int.random(in: 0...16, using: &generator)
      let pattern = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      do throws(RegexError) {
        let expression = try RegularExpression(pattern)
        let completion = expression.shortestCompletion(from: expression.start)
        #expect(expression.matches(completion), "\(pattern)")
        let forced = expression.forcedContinuation(from: expression.start)
        #expect(expression.isViable(forced), "\(pattern)")
      } catch {
        #expect(0...pattern.utf16.count ~= error.offset.value, "\(pattern)")
      }
    }
  }
}
