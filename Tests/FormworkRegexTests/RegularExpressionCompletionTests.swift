import FormworkTestSupport
import Testing

@Suite struct RegularExpressionCompletionTests {
  @Test(
    arguments: [
      (#"[A-Z]{2}-\d{4}"#, "AB", "-"),
      (#"[A-Z]{2}-\d{4}"#, "A", ""),
      (#"[A-Z]{2}-\d{4}"#, "AB-1234", ""),
      (#"\+1 \(\d{3}\) \d"#, "", "+1 ("),
      (#"\+1 \(\d{3}\) \d"#, "+1 (212", ") "),
      ("abc|abd", "", "ab"),
      ("abc|ab", "", "ab"),
      ("(ab)*", "a", "b"),
      ("(ab)*", "", ""),
      ("(ab)+", "", "ab"),
      ("(?i)ab", "", ""),
      ("[x][[y]]z", "", "xyz"),
      (#"a[^\s\S]|bc"#, "", "bc"),
      // The same without a table.
      (#"(?:z(a|b)*a(a|b){12}|yxw)!"#, "z", ""),
      (#"(?:z(a|b)*a(a|b){12}|yxw)!"#, "y", "xw!"),
      (#"z(a|b)*a(a|b){12}!"#, "", "z"),
    ] as [(pattern: String, text: String, continuation: String)])
  func forcedContinuation(pattern: String, text: String, continuation: String) throws {
    let expression = try RegularExpression(pattern)
    let state = try #require(expression.state(after: expression.start, reading: text))
    #expect(expression.forcedContinuation(from: state) == continuation)
  }

  @Test(
    arguments: [
      (#"[A-Z]{2}-\d{4}(-[XYZ])?"#, "", "AA-0000"),
      (#"[A-Z]{2}-\d{4}(-[XYZ])?"#, "AB-1", "000"),
      (#"[A-Z]{2}-\d{4}(-[XYZ])?"#, "AB-1234-", "X"),
      (#"\w\p{L}\p{Lu}.\s[^0a-zA-Z]"#, "", "0aA0 !"),
      ("[x-z][X-Z2-9][ é][é\u{301}]", "", "x2 é"),
      ("[\u{0}-\u{1F}]", "", "\u{0}"), ("[\u{0}-\u{20}]", "", " "),
      ("[\u{0}-\u{21}]", "", "!"), ("[\u{7F}-\u{FF}]", "", "\u{A1}"), ("[^!-~]", "", " "),
      ("(?i)[B-Z]", "", "B"),
      ("aaa|bb", "", "bb"),
      ("a*", "", ""),
      ("(a{3}|b{2}c)+", "a", "aa"),
      ("a{1000}", "", String(repeating: "a", count: 1000)),
      ("(?:a|b)*a(a|b){12}", "bb", String(repeating: "a", count: 13)),
      ("(?:a|[x-z])*a(a|[0-9]){12}", "xx", "a000000000000"),
    ] as [(pattern: String, text: String, completion: String)])
  func shortestCompletion(pattern: String, text: String, completion: String) throws {
    let expression = try RegularExpression(pattern)
    let state = try #require(expression.state(after: expression.start, reading: text))
    #expect(expression.shortestCompletion(from: state) == completion)
    #expect(expression.matches(text + completion))
  }

  /// The forced characters are those that all matches have in common, and end where one ends.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func agreesWithAllShortTexts(seed: UInt64) throws {
    var patterns = RandomPattern(
      generator: SeededGenerator(seed: seed), atoms: ["a", "b", "ab", "ba", "aab", "[ab]"])
    for _ in 0..<200 {
      let pattern = patterns.next(depth: 2)
      let expression = try RegularExpression(pattern)
      var shortest: String?
      forEachText(of: ["a", "b"], upTo: 8) { text in
        if shortest == nil, expression.matches(text) { shortest = text }
        guard text.utf8.count < 4,
          let state = expression.state(after: expression.start, reading: text)
        else { return }
        let nexts = ["a", "b"].filter { expression.isViable(text + $0) }
        let forced = expression.forcedContinuation(from: state)
        let isForced = nexts.count == 1 && !expression.matches(text)
        #expect(
          forced.first.map { String($0) } == (isForced ? nexts[0] : nil), "\(pattern) \(text)")
        #expect(expression.isViable(text + forced))
      }
      guard let shortest else { continue }
      let completion = expression.shortestCompletion(from: expression.start)
      #expect(completion.utf8.count == shortest.utf8.count, "\(pattern)")
      #expect(expression.matches(completion), "\(pattern)")
    }
  }
}
