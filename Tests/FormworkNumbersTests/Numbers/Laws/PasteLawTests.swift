import FormworkNumbers
import FormworkTestSupport
import FormworkText
import Testing

/// A number in any notation, pasted into a field of any other, is that number.
@Suite struct PasteLawTests {
  /// A way to write numbers.
  private struct Notation {
    var point: String
    var group: String
    var sizes: (primary: Int, secondary: Int)
    var zero: UInt32 = 0x30

    static let all = [
      Notation(point: ".", group: ",", sizes: (3, 3)),
      Notation(point: ",", group: ".", sizes: (3, 3)),
      Notation(point: ",", group: "\u{202F}", sizes: (3, 3)),
      Notation(point: ".", group: " ", sizes: (3, 3)),
      Notation(point: ".", group: "’", sizes: (3, 3)),
      Notation(point: ".", group: "'", sizes: (3, 3)),
      Notation(point: ".", group: ",", sizes: (3, 2)),
      Notation(point: "٫", group: "٬", sizes: (3, 3), zero: 0x660),
      Notation(point: "．", group: "，", sizes: (3, 3), zero: 0xFF10),
      Notation(point: ".", group: "", sizes: (3, 3)),
      Notation(point: ",", group: "", sizes: (3, 3)),
      Notation(point: "٫", group: "", sizes: (3, 3), zero: 0x6F0),
    ]

    func text(_ integer: String, _ fraction: String) -> String {
      var text = ""
      for (place, digit) in integer.enumerated() {
        let left = integer.count - place
        if place > 0, left >= sizes.primary, (left - sizes.primary) % sizes.secondary == 0 {
          text += group
        }
        text.append(shown(digit))
      }
      if !fraction.isEmpty { text += point + fraction.map(shown).map { String($0) }.joined() }
      return text
    }

    private func shown(_ digit: Character) -> Character {
      let value = zero + UInt32(digit.wholeNumberValue ?? 0)
      return Unicode.Scalar(value).map { Character($0) } ?? digit
    }
  }

  @Test func anyNotationIntoAnyFormat() throws {
    let rounds = NumberLawsTests.number("NUMBER_EDITS", or: 60_000) / 6
    let first = UInt64(NumberLawsTests.number("NUMBER_SEED", or: 1)) &* 1_000_000
    var (asserted, ambiguous, failures) = (0, 0, 0)
    for round in 0..<rounds {
      var random = SeededGenerator(seed: first &+ UInt64(round))
      var spec = NumberSpec(&random)
      let affixes = (spec.prefix, spec.suffix)
      spec.options = NumberFormat.Options()
      // Digits of an affix that isn't whole would be a second number.
      if "\(affixes)".contains(where: \.isNumber) { (spec.prefix, spec.suffix) = ("", "") }
      let format = try spec.format
      let notation = random.element(of: Notation.all)
      let integer = Self.integer(&random)
      let fraction = (0..<random.number(in: 0...4)).map { _ in String(random.number(in: 0...9)) }
        .joined()
      let bare = notation.text(integer, fraction)
      let isNegative = random.number(in: 0...2) == 0
      let text = Self.decorated(bare, isNegative: isNegative, &random)
      var value = integer + (fraction.isEmpty ? "" : "." + fraction)
      // One separator before three digits, after one to three, could be either.
      let marks = bare.filter { $0.wholeNumberValue == nil }
      if marks.count == 1, let mark = marks.first, ".,．，".contains(mark), integer.first != "0" {
        let tail = bare.drop { $0 != mark }.dropFirst()
        let head = bare.prefix { $0 != mark }
        let own = spec.sizes
        let folded: Character = ".．".contains(mark) ? "." : ","
        let isShaped =
          tail.count == 3 && head.count <= 3
          || folded == spec.group && tail.count == own.primary && head.count <= own.secondary
        if isShaped {
          ambiguous += 1
          let isPoint = folded == spec.point
          value = Self.ascii(head) + (isPoint ? "." : "") + Self.ascii(tail)
        }
      }
      if isNegative, value.contains(where: { "123456789".contains($0) }) { value = "-" + value }
      asserted += 1
      var field = EditingSession(format: format)
      field.insert(text)
      let read = format.formatted(text: text)
      if field.current.value == value, read.value == value { continue }
      Issue.record(
        "“\(text)” is \(value), not \(field.current.value) or \(read.value)\nseed \(first &+ UInt64(round)): \(spec)"
      )
      failures += 1
      if failures == NumberLawsTests.number("NUMBER_FAILURES", or: 3) { break }
    }
    print("asserted \(asserted) pasted numbers, \(ambiguous) of them ambiguous")
    #expect(asserted >= rounds * 9 / 10)
    #expect(ambiguous >= rounds / 100)
  }

  private static func integer(_ random: inout SeededGenerator) -> String {
    let count = random.element(of: [1, 1, 2, 3, 4, 5, 6, 7, 9, 12])
    if random.number(in: 0...6) == 0 { return "0" }
    return (0..<count).map { String($0 == 0 ? random.number(in: 1...9) : random.number(in: 0...9)) }
      .joined()
  }

  private static func ascii(_ text: some StringProtocol) -> String {
    text.compactMap { $0.wholeNumberValue }.map { String($0) }.joined()
  }

  /// The number with a sign, and with what people write beside it.
  private static func decorated(
    _ bare: String, isNegative: Bool, _ random: inout SeededGenerator
  ) -> String {
    let signed =
      isNegative
      ? random.element(of: [
        "-\(bare)", "−\(bare)", "(\(bare))", "- \(bare)", "\(bare)-", "–\(bare)",
      ])
      : random.element(of: [bare, bare, "+\(bare)"])
    return random.element(of: [
      signed, signed, signed + " EUR", "USD " + signed, "€" + signed, signed + " kr",
      " " + signed + "\n",
      "\u{200E}" + signed, "CHF\u{A0}" + signed,
    ])
  }
}
