import FormworkFormats
import Testing

@Suite struct RegularExpressionTests {
  @Test(
    arguments: [
      // pattern, texts that match, texts that don't
      ("", [""], ["a"]),
      ("a|bc|", ["", "a", "bc"], ["b", "abc"]),
      ("^a$", ["a"], ["", "aa"]),
      (#"\Aa\z"#, ["a"], ["aa"]),
      (#"a\Z"#, ["a"], ["a\n"]),
      ("^a$|^b$", ["a", "b"], ["ab"]),
      (#"(^\d{2}$)|(^\d{2}-\d$)"#, ["12", "12-3"], ["1", "12-"]),
      ("^^a$$", ["a"], []),
      ("(?:^a|b)c", ["ac", "bc"], ["c"]),
      ("a.c", ["abc", "a😀c", "a\u{301}c"], ["a\nc", "a\u{2028}c", "ac"]),
      ("[0-9]", ["5"], ["5\u{FE0F}\u{20E3}"]),
      (#"\d"#, ["5", "٣"], ["Ⅷ", "½", "a"]),
      (#"\w+"#, ["aé_9٣", "a\u{301}", "Ⅷ", "‿"], ["a-b", "½"]),
      (#"\s\S"#, ["\u{A0}a", "\n1"], ["\u{200B}a"]),
      (#"\D\W"#, ["a-"], ["aa", "1-"]),
      (#"\p{L}\p{Lu}\p{Ll}\P{L}"#, ["中Éé1"], ["中Ééa"]),
      (#"\p{Letter}\p{Uppercase_Letter}\p{lowercase letter}"#, ["aAa"], ["aaa"]),
      (#"\p{N}\p{Nd}"#, ["½1"], ["1½"]),
      (#"\p{M}\p{P}\p{ASCII}\p{any}"#, ["\u{301}!~\u{0}"], ["a!~!"]),
      ("[[:alpha:]][[:^alpha:]]", ["ⓐ1"], ["11", "aa"]),
      ("[[:upper:][:digit:]-]+", ["A-1"], ["a"]),
      (
        "[[:xdigit:]]+", ["09afAF", "٣", "０ａｆＡＦ"],
        ["/", ":", "@", "G", "`", "g", "＠", "Ｇ", "｀", "ｇ"]
      ),
      ("[[:graph:]][[:print:]]", ["! "], [" !"]),
      ("[:alpha:]", ["a"], [":"]),
      ("[:a]", [":", "a"], ["b"]),
      ("[^[a-z]]", ["A"], ["a"]),
      ("[[a-c][x-z]_]", ["b", "y", "_"], ["d"]),
      ("[]a]", ["]", "a"], ["b"]),
      ("[^]a]", ["b"], ["]", "a"]),
      ("[a-]", ["a", "-"], ["b"]),
      ("[-a]", ["a", "-"], ["b"]),
      (#"[\d-x]"#, ["1", "-", "x"], ["y"]),
      (#"[a-\d]"#, ["a", "-", "7"], ["b"]),
      ("[a-c-e]", ["b", "-", "e"], ["d"]),
      (#"[+\--9]"#, ["+", "-", ".", "9"], [","]),
      ("[a&]", ["a", "&"], ["b"]),
      (#"[.$|(){}*?+^]"#, [".", "$", "|", "(", "}", "^"], ["a"]),
      (#"\t\n\r\f\a\e"#, ["\t\n\r\u{C}\u{7}\u{1B}"], []),
      (#"\x41\x{1F600}\u0041\U0001F600\x7"#, ["A😀A😀\u{7}"], []),
      (#"\uD83D\uDE00"#, ["😀"], []),
      (#"\.\*\[\]\{\}\/\-\é"#, [".*[]{}/-é"], []),
      ("]", ["]"], []),
      ("a{0}b{2}c{1,}d{1,2}", ["bbcd", "bbccdd"], ["abbcd", "bbcddd", "bbd"]),
      ("(a{2}){2}", ["aaaa"], ["aa", "aaa"]),
      ("(a?){3}", ["", "aaa"], ["aaaa"]),
      ("(|a)+", ["", "aaa"], ["b"]),
      ("()*a", ["a"], [""]),
      ("(?:a*)*b", ["b", "aab"], ["a"]),
      ("a??b*?c+?", ["abc", "c"], ["ab"]),
      (#"(?<year>\d)(?P<month>\d)"#, ["12"], []),
      ("(?i)straSSe|K|σ", ["STRASSE", "\u{212A}", "Σ", "ς", "\u{17F}trasse"], ["straße", "i"]),
      ("(?i)[a-c]É", ["Bé"], ["dé"]),
      ("(?i)[^a]", ["b"], ["a", "A"]),
      (#"(?i)\p{Lu}"#, ["a", "A"], ["1"]),
      ("(?i)i", ["i", "I"], ["ı", "İ"]),
      ("(?i)ǆ", ["ǆ", "ǅ", "Ǆ"], []),
      ("é", ["é"], ["e\u{301}"]),
    ] as [(pattern: String, matches: [String], others: [String])])
  func matches(pattern: String, matches: [String], others: [String]) throws {
    let expression = try RegularExpression(pattern)
    for text in matches { #expect(expression.matches(text), "\(text)") }
    for text in others { #expect(!expression.matches(text), "\(text)") }
  }

  @Test(
    arguments: [
      ("[A-Z]{2}-\\d{4}", ["", "A", "AB", "AB-1", "AB-1234"], ["a", "A1", "AB1", "AB-12345"]),
      ("abc|ad", ["a", "ab", "ad"], ["ac", "b", "add"]),
      // What leads only to an empty set is dead.
      (#"a[^\s\S]|b"#, ["b"], ["a"]),
      (#"(?:a|b[^\s\S])*"#, ["aaa"], ["ab"]),
    ] as [(pattern: String, viable: [String], others: [String])])
  func isViable(pattern: String, viable: [String], others: [String]) throws {
    let expression = try RegularExpression(pattern)
    for text in viable { #expect(expression.isViable(text), "\(text)") }
    for text in others { #expect(!expression.isViable(text), "\(text)") }
  }

  @Test func isEqualScalarByScalar() throws {
    #expect(try RegularExpression("é") == RegularExpression("é"))
    #expect(try RegularExpression("é") != RegularExpression("e\u{301}"))
    #expect(try Set([RegularExpression("a"), RegularExpression("a")]).count == 1)
  }
}
