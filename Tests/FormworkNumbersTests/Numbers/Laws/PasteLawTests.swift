import FormworkTestSupport
import Testing

/// A number in any notation, typed or pasted into a field of any other, is that number, or the field says
/// that it isn't.
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

  /// A text, and the number it stands for; `nil` if it has two meanings, or is no number.
  private struct Meaning {
    var text: String
    var value: String?
    var spec: NumberSpec
    var isAmbiguous = false
  }

  @Test func anyNotationIntoAnyFormat() throws {
    let rounds = NumberLawsTests.number("NUMBER_EDITS", or: 60_000) / 6
    let first = UInt64(NumberLawsTests.number("NUMBER_SEED", or: 1)) &* 1_000_000
    var counts = (asserted: 0, ambiguous: 0, rejected: 0, typed: 0, dead: 0)
    var failures = 0
    for round in 0..<rounds {
      var random = SeededGenerator(seed: first &+ UInt64(round))
      let meaning = Self.meaning(&random)
      let format = try meaning.spec.format
      var field = EditingSession(format: format)
      let isRejected = field.insert(meaning.text).isRejected
      let pasted = field.current
      let read = format.formatted(text: meaning.text)
      counts.asserted += 1
      if meaning.isAmbiguous { counts.ambiguous += 1 }
      if meaning.value == nil { counts.rejected += 1 }
      var typed = EditingSession(format: format)
      var isDead = false
      for key in meaning.text { if typed.insert(String(key)).isRejected { isDead = true } }
      typed.endEditing()
      let isTypedDone = typed.current.isComplete && typed.current.issue == nil
      var wrong: String?
      if isRejected != (meaning.value == nil) || pasted.value != meaning.value ?? "" {
        wrong = "pasted, it is “\(pasted.value)”, rejected \(isRejected)"
      } else if read.value != pasted.value {
        wrong = "read, it is “\(read.value)”"
      } else if isTypedDone, meaning.value != nil, !Self.hasStop(meaning.spec),
        isDead || Self.mayLackDigits(meaning),
        !Self.isBeginning(typed.current.value, of: meaning.text)
      {
        // A key that was rejected is missing at the end, and never in between.
        wrong = "typed with rejected keys, it is “\(typed.current.value)”"
      } else if isDead || Self.mayLackDigits(meaning) || Self.hasStop(meaning.spec) {
        counts.dead += 1
      } else if meaning.value.map({ typed.current.value != $0 || !isTypedDone }) ?? isTypedDone {
        wrong = "typed, it is “\(typed.current.value)”"
      } else {
        counts.typed += 1
      }
      guard let wrong else { continue }
      Issue.record(
        """
        “\(meaning.text)” is \(meaning.value ?? "no number"): \(wrong)
        seed \(first &+ UInt64(round)): \(meaning.spec)
        """)
      failures += 1
      if failures == NumberLawsTests.number("NUMBER_FAILURES", or: 3) { break }
    }
    print("asserted \(counts.asserted) numbers: \(counts)")
    #expect(counts.asserted >= rounds * 9 / 10)
    #expect(counts.ambiguous >= rounds / 100)
    #expect(counts.rejected >= rounds / 10)
    #expect(counts.typed >= rounds / 2)
  }

  /// A text that repeats the currency isn't an amount.
  @Test(arguments: ["CHF ", "$", "kr. "])
  func aWordIsntRepeated(prefix: String) throws {
    var options = NumberFormat.Options()
    options.affixes = NumberAffixes(prefix: prefix)
    let format = try NumberFormat(NumberSymbols(), options)
    let words = String(repeating: " " + prefix, count: 4)
    for text in [words + "5", "5" + words] {
      var field = EditingSession(format: format)
      #expect(field.insert(text).isRejected, "“\(text)” is \(field.current.value)")
    }
  }

  /// Whether groups of two stand after what is a decimal separator until the second one comes, so that a third
  /// digit would have been rejected.
  private static func mayLackDigits(_ meaning: Meaning) -> Bool {
    meaning.spec.point == "," && meaning.spec.most == 2
      && meaning.text.count { $0 == "," || $0 == "，" } > 1
  }

  /// Whether the format's word has a full stop, which is a separator when it is typed.
  private static func hasStop(_ spec: NumberSpec) -> Bool {
    (spec.prefix + spec.suffix).contains(".")
  }

  /// Whether the digits of a number are the first ones of a text.
  private static func isBeginning(_ value: String, of text: String) -> Bool {
    let digits = ascii(value).drop { $0 == "0" }
    return ascii(text).drop { $0 == "0" }.starts(with: digits)
  }

  private static func meaning(_ random: inout SeededGenerator) -> Meaning {
    var spec = NumberSpec(&random)
    spec.options = NumberFormat.Options()
    // A digit of a word that is typed is one of the number.
    if (spec.prefix + spec.suffix).contains(where: \.isNumber) {
      (spec.prefix, spec.suffix) = ("", "")
    }
    if random.number(in: 0...2) == 0 {
      spec.options.maximumFractionDigits = random.number(in: 0...4)
    }
    if random.number(in: 0...9) == 0 {
      (spec.prefix, spec.suffix) = random.element(of: [("kr. ", ""), ("", " kr."), ("", " р.")])
    }
    let notation = random.element(of: Notation.all)
    let integer = Self.integer(&random)
    let fraction = (0..<random.number(in: 0...4)).map { _ in String(random.number(in: 0...9)) }
      .joined()
    let bare = notation.text(integer, fraction)
    let isNegative = random.number(in: 0...2) == 0
    var meaning = Meaning(text: bare, value: nil, spec: spec)
    var (whole, places) = (integer, fraction)
    // One separator before three digits, after one to three, could be either.
    let marks = bare.filter { $0.wholeNumberValue == nil }
    var isOne = true
    if marks.count == 1, let mark = marks.first, ".,．，".contains(mark), integer.first != "0" {
      let tail = bare.drop { $0 != mark }.dropFirst()
      let head = bare.prefix { $0 != mark }
      let folded: Character = ".．".contains(mark) ? "." : ","
      let isShaped =
        tail.count == 3 && head.count <= 3
        || folded == spec.group && tail.count == spec.sizes.primary
          && head.count <= spec.sizes.secondary
      if isShaped {
        meaning.isAmbiguous = true
        // A dot is the Arabic decimal separator among Latin digits.
        isOne = folded == spec.point || folded == spec.group || folded == "." && spec.point == "٫"
        (whole, places) = (ascii(head), ascii(tail))
        if folded == spec.group { (whole, places) = (whole + places, "") }
      }
    }
    let isWord = random.number(in: 0...4) > 0
    if isOne, isWord, places.count <= spec.most {
      var value = whole + (places.isEmpty ? "" : "." + places)
      if isNegative, value.contains(where: { "123456789".contains($0) }) { value = "-" + value }
      meaning.value = value
    }
    meaning.text =
      isWord
      ? decorated(bare, isNegative: isNegative, spec, &random)
      : random.element(of: [
        bare + "M", bare + "k", bare + " lakh", "SEK " + bare, bare + "\u{A0}SEK", "₴" + bare,
        bare + "₴", bare + "‰", bare + "-" + bare, bare + "/" + bare, "~" + bare, bare + " :",
        "--" + bare,
        spec.prefix.contains("(") ? bare + "x" : "-(" + bare + ")", bare + " ½", bare + "²",
        "ca. " + bare, bare + "+",
      ])
    return meaning
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

  /// The number with a sign, and with what people write beside it, if the format has it there.
  private static func decorated(
    _ bare: String, isNegative: Bool, _ spec: NumberSpec, _ random: inout SeededGenerator
  ) -> String {
    let word = (spec.prefix + spec.suffix).filter { !$0.isWhitespace }
    let isWord = !word.contains("(") && !word.isEmpty
    let minus = random.element(of: ["-", "−", "–"])
    var signed =
      isNegative ? random.element(of: [minus + bare, minus + " " + bare, bare + minus]) : bare
    if isNegative, !word.contains("("), random.number(in: 0...3) == 0 { signed = "(" + bare + ")" }
    if !isNegative, random.number(in: 0...9) == 0 { signed = "+" + bare }
    let space = random.element(of: ["", " ", "\u{A0}"])
    if isWord {
      signed = random.element(of: [
        signed, word + space + signed, signed + space + word,
        isNegative ? minus + word + " " + bare : signed,
        isNegative ? bare + " " + word + minus : signed,
      ])
    }
    return random.element(of: [signed, signed, " " + signed, "\u{200E}" + signed, signed + " "])
  }
}
