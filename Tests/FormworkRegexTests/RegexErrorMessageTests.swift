import FormworkFormats
import Testing

/// A message names the mistake by the word that developers know, and by no other.
@Suite struct RegexErrorMessageTests {
  private static let mistakes: [(name: String, patterns: [String])] = [
    ("look-ahead", ["(?=b)", "(?!b)"]),
    ("look-behind", ["(?<=b)", "(?<!b)"]),
    ("atomic group", ["(?>b)"]),
    ("back-reference", [#"(a)\1"#, #"\k<a>"#, "(?P=a)"]),
    ("possessive", ["a*+", "a++", "a?+", "a{2}+"]),
    ("word boundary", [#"\b"#, #"\B"#]),
    ("flags", ["a(?i)b", "(?s).", "(?i-m:a)", "(?^:a)"]),
    ("anchor", ["a^b", "a$b", "(^a)*", #"a\A"#, #"\za"#]),
    ("operator between sets", ["[a&&b]", "[[a]&[b]]", "[[a]-[b]]", "[a--b]"]),
    ("property", [#"\p{Greek}"#, #"\pL"#, #"\p{L"#, "[[:foo:]]"]),
    ("kind of group", ["(?#a)", "(?R)", "(?|a)", "(?", "(?<1>a)", "(?<a", "(?P>a)", "(?i"]),
    ("an escape that isn't supported", [#"\Qa\E"#, #"\R"#, #"\012"#, #"\N"#, #"\cA"#]),
    ("an escape without a meaning", [#"\y"#, #"[\A]"#, #"[\z]"#]),
    ("group that is never closed", ["(ab", "a(?:b(c)", "(?<a>b"]),
    ("set that is never closed", ["[ab", "[^]", "[a[b]"]),
    ("without a partner", ["a)", "}"]),
    ("nothing after it", ["a\\"]),
    ("Unicode scalar", [#"\x{110000}"#, #"\xg"#, #"\x{}"#, #"\u12"#, #"\uD83Da"#, #"\uDE00"#]),
    ("range", ["[z-a]", #"[\x{7A}-\x{61}]"#]),
    ("nothing before it", ["*a", "a**", "a|?", "(+)", "^*"]),
    ("isn't a repetition", ["a{,5}", "a{x}", "a{2", "a{}"]),
    ("minimum", ["a{3,2}"]),
    ("can't match", [#"a[^\s\S]"#]),
    ("too large", [String(repeating: "a", count: 100_001), "(?:a{1000}){1000}"]),
    (
      "nested too deeply",
      [String(repeating: "(", count: 1_002), String(repeating: "[", count: 1_002)]
    ),
  ]

  @Test func namesTheMistake() {
    for (name, patterns) in Self.mistakes {
      for pattern in patterns {
        let error = #expect(throws: RegexError.self) { try RegularExpression(pattern) }
        let message = error?.message ?? ""
        let named = Self.mistakes.map(\.name).filter { message.contains($0) }
        #expect(named == [name], "\(pattern.prefix(20)): \(message.suffix(80))")
        #expect(error?.fix.isEmpty == false)
      }
    }
  }
}
