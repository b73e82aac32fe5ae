import FormworkTestSupport

/// Random patterns of the dialect that this engine and `NSRegularExpression` have in common.
struct RandomPattern {
  var generator: SeededGenerator
  let atoms: [String]

  /// Patterns over two letters, for comparisons with all short texts.
  static func simple(seed: UInt64) -> RandomPattern {
    RandomPattern(
      generator: SeededGenerator(seed: seed), atoms: ["a", "b", "a", "b", "[ab]", ".", "[^a]"])
  }

  /// Patterns with escapes, sets and properties.
  static func rich(seed: UInt64) -> RandomPattern {
    RandomPattern(
      generator: SeededGenerator(seed: seed),
      atoms: [
        "a", "b", "K", "ß", "é", "1", "-", "_", " ", "\\.", "\\n", "\\x41", "\\u00e9", "\\x{1F600}",
        "\\uD83D\\uDE00", ".", "\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\p{L}", "\\p{Lu}",
        "\\p{Ll}", "\\p{N}", "\\p{Nd}", "\\P{L}", "\\P{Lu}", "[a-c]", "[^a-c]",
        "[a-c1-3_]", "[\\w-]", "[-a]", "[a-]", "[]a]", "[[:^Ll:]]", "[^]a]", "[[a-c]1]",
        "[^[a-c]1]",
        "[[:alpha:]]", "[[:^alpha:]]", "[^[:upper:]b]", "[[:lower:]]", "[[:punct:]]", "[[:alnum:]]",
        "[[:space:]]", "[[:blank:]]", "[[:cntrl:]]", "[[:xdigit:]]", "[[:digit:]a]", "[[:word:]]",
        "[\\d.]", "[^\\s]", "[\\p{Lu}x]", "[[^a]&b]", "[a-c-e]",
        "[\\t\\n]", "[a\\-c]", "[.$^]", "[α-ω]", "Σ", "K", "[a&[b]]", "[[b]&a]", "[&[^b]]",
      ])
  }

  mutating func next(depth: Int = 3) -> String {
    let branches = (0..<Int.random(in: 1...(depth > 0 ? 2 : 1), using: &generator)).map { _ in
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in piece(depth: depth) }.joined()
    }
    return branches.joined(separator: "|")
  }

  private mutating func piece(depth: Int) -> String {
    let quantifiers = [
      "", "", "", "?", "*", "+", "{2}", "{1,}", "{0,2}", "{1,3}", "*?", "+?", "{0}",
    ]
    let quantifier = quantifiers.randomElement(using: &generator) ?? ""
    let atom = atoms.randomElement(using: &generator) ?? ""
    guard depth > 0, Int.random(in: 0..<4, using: &generator) == 0 else { return atom + quantifier }
    let opening = ["(", "(?:", "(?<n\(generator.next() % 1_000_000_000)>"]
      .randomElement(using: &generator)
    // Foundation stops to repeat a group once it has matched nothing.
    let content =
      quantifier.isEmpty ? next(depth: depth - 1) : "\(atom)(?:\(next(depth: depth - 1)))"
    return (opening ?? "(") + content + ")" + quantifier
  }

  /// A text of up to `length` of these characters.
  mutating func text(of characters: [String], length: Int) -> String {
    (0..<Int.random(in: 0...length, using: &generator))
      .map { _ in characters.randomElement(using: &generator) ?? "" }.joined()
  }
}

/// Calls `body` with every text of up to `length` of these characters.
func forEachText(of characters: [Character], upTo length: Int, _ body: (String) -> Void) {
  var texts = [""]
  for size in 0...length {
    texts.forEach(body)
    guard size < length else { return }
    texts = texts.flatMap { text in characters.map { text + String($0) } }
  }
}
