import FormworkTestSupport
import Testing

/// The law “accounted”, on filters, expressions and wrappers: every letter or digit that is put in,
/// and every character of the user that was there, is in the text afterwards or reported.
@Suite struct AccountingTests {
  private static let someFilters: [AnyInputFormat] = [
    AnyInputFormat(AllowedCharacters.digits), AnyInputFormat(AllowedCharacters.decimal),
    AnyInputFormat(AllowedCharacters.letters), AnyInputFormat(AllowedCharacters.emoji),
    AnyInputFormat(AllowedCharacters.nonChinese),
    AnyInputFormat(AllowedCharacters(.alphanumerics, maximumLength: 3)),
    AnyInputFormat(AllowedCharacters(.decimal(separator: ",", standIns: ".;"), maximumLength: 4)),
    AnyInputFormat(AllowedCharacters(.characters(UnicodeSet(["a", "1", "-"])))),
  ]

  private static let someWrappers: [AnyInputFormat] = [
    AnyInputFormat(AllowedCharacters.any.limited(to: 3)),
    AnyInputFormat(AllowedCharacters.digits.limited(to: 2, of: .text)),
    AnyInputFormat(AllowedCharacters.any.restricted(to: .digits)),
    AnyInputFormat(
      AllowedCharacters(.any, maximumLength: 5).restricted(
        to: AllowedCharacters(.letters, maximumLength: 3))),
    AnyInputFormat(AllowedCharacters.alphanumerics.restricted(to: .digits).limited(to: 3)),
    AnyInputFormat(AllowedCharacters.letters.changingCase(.upper).limited(to: 4)),
    AnyInputFormat(
      AllowedCharacters.letters.validated(onFailure: .reject) { $0.text.utf8.count < 6 }),
    AnyInputFormat(AllowedCharacters.any.validated { $0.text.utf8.count < 3 }.limited(to: 4)),
  ]

  private static let patterns = [
    "[ab]{2}-[12]{4}(-[x1])?", "(a|b)*1", "a-?b|ab12", "[a12]{0,3}", "(12-)*", "x?a{3}[12]", "1a2b",
    "(a|b)*a(a|b){200}|[12]*",
  ]

  @Test(arguments: patterns.indices)
  func expressions(index: Int) throws {
    let pattern = Self.patterns[index]
    let seed = UInt64(index)
    check(AnyInputFormat(try RegexFormat(pattern)), seed: seed, floor: 2_000)
    let silent = try RegexFormat(pattern, completion: false)
    check(AnyInputFormat(silent.limited(to: 4)), seed: seed, floor: 2_000)
    let matching = try AllowedCharacters.any.matching(pattern)
    check(AnyInputFormat(matching), seed: seed, floor: 2_000)
    check(AnyInputFormat(silent.restricted(to: .digits)), seed: seed, floor: 2_000)
  }

  @Test(arguments: someFilters.indices)
  func filters(index: Int) {
    check(Self.someFilters[index], seed: UInt64(index), floor: 3_000)
  }

  @Test(arguments: someWrappers.indices)
  func wrappers(index: Int) {
    check(Self.someWrappers[index], seed: UInt64(index), floor: 3_000)
  }

  /// Carries out random edits; `floor` is the least number of characters that must be accounted for.
  private func check(_ format: AnyInputFormat, seed: UInt64, floor: Int) {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<600 {
      var current = format.formatted(text: random.mixedText(upTo: 4))
      for _ in 0..<6 {
        let insertion = random.number(in: 0...3) == 0 ? "" : random.mixedText(upTo: 5)
        let edit = random.edit(of: current.text, inserting: insertion)
        let outcome = format.apply(edit, to: current)
        count += expectAccounted(outcome, of: edit, on: current)
        current = outcome.formatted
      }
    }
    #expect(count >= floor)
  }

  /// Returns how many characters were looked for.
  private func expectAccounted(
    _ outcome: EditOutcome, of edit: TextEdit, on current: FormattedText
  ) -> Int {
    let comment: Comment =
      "\(current.text.debugDescription) \(edit.range) \(edit.replacement.debugDescription)"
    if outcome.isRejected {
      #expect(outcome == .rejected(current, because: outcome.rejection ?? .notAllowed), comment)
      return edit.replacement.count
    }
    let isOfEdit = Set(outcome.unused).isSubset(of: edit.replacement)
    #expect(isOfEdit, comment)
    var wanted = Tally(counted: edit.replacement)
    wanted.add(counted: current.usersCharacters(outside: edit.range))
    var reported = Tally(counted: outcome.unused)
    reported.add(counted: outcome.removed)
    #expect(reported.missing(in: wanted) == 0, comment)
    // A character may stand as a literal where another went, so the whole text counts.
    var found = reported
    found.add(counted: outcome.formatted.text)
    // A deletion beside literals takes the character beyond them.
    #expect(wanted.missing(in: found) <= (edit.replacement.isEmpty ? 1 : 0), comment)
    let isWholeUsers = outcome.formatted.provenance == .user && current.provenance == .user
    if isWholeUsers { #expect(found == wanted, comment) }
    return wanted.count
  }

  /// The letters and digits of these texts, known without asking the engine.
  private static let counted = Set<Character>([
    "a", "b", "x", "é", "ß", "漢", "1", "2", "3",
  ])

  fileprivate static let others = [" ", "-", ".", ",", "👍", "½", "🇩🇪", "\n"]

  /// How many there are of each letter and digit, whatever its case and script.
  private struct Tally: Equatable {
    private var counts: [String: Int] = [:]

    init(counted text: String) { add(counted: text) }

    var count: Int { counts.values.reduce(0, +) }

    /// How many are here and not there.
    func missing(in other: Tally) -> Int {
      counts.reduce(0) { $0 + max(0, $1.value - other.counts[$1.key, default: 0]) }
    }

    mutating func add(counted text: String) {
      for character in text {
        // Both cases of a letter are one; "ß" has no single capital.
        let folded = character == "٣" ? "3" : character.lowercased()
        if AccountingTests.counted.contains(where: { String($0) == folded }) {
          counts[folded, default: 0] += 1
        }
      }
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func mixedText(upTo count: Int) -> String {
    list(upTo: count) { random in
      random.number(in: 0...4) < 4
        ? random.element(of: ["a", "b", "B", "x", "é", "ß", "漢", "1", "2", "٣"])
        : random.element(of: AccountingTests.others)
    }.joined()
  }
}

extension FormattedText {
  /// The person's characters but those that a range touches.
  fileprivate func usersCharacters(outside range: Range<UTF16Offset>) -> String {
    var result = ""
    var bytes = 0
    var units = 0
    let pieces = provenance.pieces(of: text)
    for character in text {
      var end = 0
      let kind = pieces.first { piece in
        end += piece.length
        return bytes < end
      }?.kind
      let next = units + character.utf16.count
      let isTouched =
        !range.isEmpty && range.lowerBound.value < next && units < range.upperBound.value
      if !isTouched, kind?.contains(.user) ?? false { result.append(character) }
      bytes += character.utf8.count
      units = next
    }
    return result
  }
}
