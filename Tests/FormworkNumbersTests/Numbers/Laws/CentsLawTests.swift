import FormworkTestSupport
import Testing

/// Digits that come from the right: a row of them is all there is.
@Suite struct CentsLawTests {
  @Test func digitsComeFromTheRight() throws {
    let rounds = NumberLawsTests.number("NUMBER_EDITS", or: 60_000) / 40
    let first = UInt64(NumberLawsTests.number("NUMBER_SEED", or: 1)) &* 1_000_000
    var (asserted, failures) = (0, 0)
    for round in 0..<rounds {
      var random = SeededGenerator(seed: first &+ UInt64(round))
      var options = NumberFormat.Options()
      options.entry = .minorUnits
      let scale = random.number(in: 0...3)
      options.maximumFractionDigits = scale
      let most = random.maybe { $0.number(in: 1...4) }
      options.maximumIntegerDigits = most
      let format = try NumberFormat(NumberSymbols(), options)
      var field = EditingSession(format: format)
      // The digits that say something, and how many of those that are seen are behind the caret.
      var row = ""
      var behind = 0
      var trail = ""
      for _ in 0..<40 {
        let before = (row, behind)
        switch random.number(in: 0...10) {
        case 0...4:
          let digit = random.number(in: 0...9)
          let text = Self.padded(row, scale)
          let seen = text.dropLast(behind) + String(digit) + text.suffix(behind)
          let next = Self.significant(row.isEmpty ? String(digit) : String(seen))
          let isRejected = next.count > (most ?? 100) + scale
          let isZeroAgain = digit == 0 && row.allSatisfy { $0 == "0" } && !row.isEmpty
          if !isRejected, !isZeroAgain { row = next.isEmpty ? "0" : next }
          if before.0.isEmpty { behind = 0 }
          trail += "\(digit) "
          let update = field.insert(String(digit))
          if update.isRejected != isRejected { trail += "rejected? " }
        case 5...6:
          let text = Self.padded(row, scale)
          if behind < text.count, !row.isEmpty {
            row = Self.significant(String(text.dropLast(behind + 1) + text.suffix(behind)))
            if row.isEmpty, text.allSatisfy({ $0 == "0" }) { row = "" }
          }
          trail += "⌫ "
          field.deleteBackward()
        case 10:
          let text = Self.padded(row, scale)
          if behind > 0, !row.isEmpty {
            row = Self.significant(String(text.dropLast(behind) + text.suffix(behind - 1)))
            if row.isEmpty, text.allSatisfy({ $0 == "0" }) { row = "" }
            behind -= 1
          }
          trail += "⌦ "
          field.deleteForward()
        case 7:
          trail += ". "
          field.insert(".")
        default:
          let text = field.current.text
          let offset = random.number(in: 0...text.count)
          field.select(UTF16Offset(offset)..<UTF16Offset(offset))
          behind = text.dropFirst(offset).filter(\.isNumber).count
          trail += "«\(offset)» "
        }
        if row.isEmpty { behind = 0 }
        behind = min(behind, Self.padded(row, scale).count)
        asserted += 1
        let digits = field.current.text.filter(\.isNumber)
        let seenBehind = field.current.text.dropFirst(field.current.caret.value).filter(\.isNumber)
          .count
        let expected = row.isEmpty ? "" : Self.padded(row, scale)
        if digits == expected, row.isEmpty || seenBehind == behind, !trail.hasSuffix("rejected? ") {
          continue
        }
        Issue.record(
          "\(field.current.text) should be \(expected), \(seenBehind) behind, not \(behind)\nseed \(first &+ UInt64(round)), scale \(scale), most \(most ?? -1): \(trail)"
        )
        failures += 1
        break
      }
      if failures == 3 { break }
    }
    print("asserted \(asserted) steps of cents")
    #expect(asserted >= rounds * 36)
  }

  /// Plain digits come from the right, an amount with all its cents is itself, and groups without cents are
  /// rejected. So is a minus, where there are no negative amounts.
  @Test func aPasteIsAnAmountOrARowOfDigits() throws {
    for round in 0..<500 {
      var random = SeededGenerator(seed: UInt64(round))
      var options = NumberFormat.Options()
      options.entry = .minorUnits
      let scale = random.number(in: 0...3)
      options.maximumFractionDigits = scale
      options.allowsNegative = random.number(in: 0...1) == 0
      let integer = random.number(in: 1...random.element(of: [9, 99, 9999, 9_999_999]))
      let fraction = (0..<scale).map { _ in String(random.number(in: 0...9)) }.joined()
      let isNegative = random.number(in: 0...2) == 0
      let (hasGroups, hasPoint) = (random.number(in: 0...1) == 0, random.number(in: 0...1) == 0)
      var text = hasGroups ? Self.grouped(integer) : String(integer)
      if hasPoint, scale > 0 { text += "." + fraction }
      var value: String? = Self.amount(Self.padded(String(integer), scale), scale)
      if hasPoint, scale > 0 {
        value = Self.amount(String(integer) + fraction, scale)
      } else if scale > 0, hasGroups, integer > 999 {
        value = nil
      }
      if isNegative {
        text = "-" + text
        value = options.allowsNegative ? value.map { "-" + $0 } : nil
      }
      var field = EditingSession(format: try NumberFormat(NumberSymbols(), options))
      #expect(field.insert(text).isRejected == (value == nil), "\(text), scale \(scale)")
      #expect(field.current.value == value ?? "", "\(text), scale \(scale)")
    }
  }

  /// The sign is the field's own, and only goes if it is selected.
  @Test(
    arguments: [
      ("-1.20|", "45", "-120.45"), ("-1.[20]", "45", "-1.45"), ("[-1.20]", "45", "0.45"),
      ("[-1].20", "3", "3.2"), ("|-1.20", "4.00", nil),
    ] as [(before: Drawing, pasted: String, value: String?)])
  func aPasteKeepsTheSign(before: Drawing, pasted: String, value: String?) throws {
    var options = NumberFormat.Options()
    options.entry = .minorUnits
    var field = EditingSession(format: try NumberFormat(NumberSymbols(), options))
    field.insert("-1.20")
    field.select(before.selection)
    let update = field.insert(pasted)
    #expect(update.isRejected == (value == nil))
    #expect(field.current.value == value ?? "-1.2")
  }

  /// A number with commas between its groups.
  private static func grouped(_ integer: Int) -> String {
    let digits = String(integer)
    return digits.enumerated().map { place, digit in
      let left = digits.count - place
      return (place > 0 && left.isMultiple(of: 3) ? "," : "") + String(digit)
    }.joined()
  }

  private static func amount(_ row: String, _ scale: Int) -> String {
    let cents = String(row.suffix(scale).reversed().drop { $0 == "0" }.reversed())
    return row.dropLast(scale) + (cents.isEmpty ? "" : "." + cents)
  }

  private static func significant(_ row: String) -> String {
    String(row.drop { $0 == "0" })
  }

  private static func padded(_ row: String, _ scale: Int) -> String {
    row.isEmpty ? "" : String(repeating: "0", count: max(0, scale + 1 - row.count)) + row
  }
}
