import FormworkTestSupport
import Testing

/// What options change at each key, drawn as `press` does.
@Suite struct NumberOptionsTests {
  private func made(_ change: (inout NumberFormat.Options) -> Void) throws -> NumberFormat {
    var options = NumberFormat.Options()
    change(&options)
    return try NumberFormat(NumberSymbols(), options)
  }

  @Test func formatsAreEqualIfSignsAndOptionsAre() throws {
    let swiss = NumberSymbols(decimalSeparator: ".", groupSeparator: "’")
    let formats = [
      try made { _ in }, try made { $0.minimumFractionDigits = 2 },
      try made { $0.maximumIntegerDigits = 2 }, try made { $0.allowsNegative = false },
      try made { $0.maximum = 5 }, try made { $0.affixes = NumberAffixes(suffix: " kg") },
      try NumberFormat(swiss),
    ]
    #expect(Set(formats).count == formats.count)
    #expect(try made { $0.maximum = 5 } == formats[4])
    #expect(try NumberFormat(swiss).hashValue == formats[6].hashValue)
  }

  @Test(
    arguments: [
      ("5", "$5|"), ("5.5○", "$5.5|0"), ("-5", "-$5|"), ("-", "-$|"), ("5«0»⌫", "|$5"),
      ("5«0»⌦", "|"),
      ("5«0»1", "$1|5"), ("5-«2»⌫", "$|5"), ("1.239", "$1.23|"), ("1.50○«3»⌫", "$1|.50"),
      ("1.5○«3»3", "$1.3|5"), ("1.5○⌫", "$1.|0"), ("⟨-$1,234.50⟩", "-$1,234.50|"),
      ("⟨$-5⟩", "-$5|"),
      ("1234«2».", "$1|,234"), ("12«2».", "$1.|2"), ("12345«1».", "$|12,345"),
      ("⟨12.345⟩", "|"), ("⟨12.34⟩", "$12.34|"), ("12.34«5»9", "$12.3|4"),
    ])
  func money(keys: String, expected: String) throws {
    #expect(typed(keys, into: try NumberFormat(currency: "$")) == expected)
  }

  @Test(
    arguments: [
      ("5", "5| kg"), ("1234.5", "1,234.5| kg"), ("5«4»⌫", "|"), ("5«3»⌫", "|"),
      ("12«5»3", "123| kg"),
      ("5«1»⌦", "5| kg"), ("5«1,4»⌫", "5| kg"),
    ])
  func units(keys: String, expected: String) throws {
    #expect(typed(keys, into: try NumberFormat(affixes: NumberAffixes(suffix: " kg"))) == expected)
  }

  @Test(
    arguments: [
      ("1", "1|.00"), ("1.", "1.|00"), ("1.5", "1.5|0"), ("1.56", "1.56|"), ("1.567", "1.56|"),
      ("1.56⌫", "1.5|0"), ("1.5⌫⌫", "1|.00"), ("1.5⌫⌫⌫", "|"), ("0", "0|.00"), ("0⌫", "|"),
      (".5", "0.5|0"), ("-1", "-1|.00"), ("1234", "1,234|.00"), ("12«1».", "1.|20"), ("-5⌫", "-|"),
    ])
  func paddedAlways(keys: String, expected: String) throws {
    let format = try made {
      ($0.minimumFractionDigits, $0.maximumFractionDigits, $0.padding) = (2, 2, .always)
    }
    #expect(typed(keys, into: format) == expected)
  }

  @Test(
    arguments: [
      ("1", "0.01|"), ("12", "0.12|"), ("1234", "12.34|"), ("123456", "1,234.56|"), ("1⌫", "|"),
      ("12⌫", "0.01|"), ("1234⌫", "1.23|"), ("0", "0.00|"), ("0⌫", "|"), ("1.2", "0.12|"),
      ("1234«2»⌫", "1|.34"), ("1234«2»9", "129|.34"), ("1234«3»⌫", "1|.34"), ("-5", "-0.05|"),
      // A minus that the user typed stays, until it is deleted itself.
      ("-5⌫", "-|"), ("-5⌫7", "-0.07|"), ("-12⌫⌫3", "-0.03|"), ("-5⌫⌫7", "0.07|"),
      ("-", "-|"), ("⟨12.34⟩", "12.34|"), ("⟨1234⟩", "12.34|"), ("⟨5.5⟩", "|"), ("⟨5.50⟩", "5.50|"),
      ("⟨1,234⟩", "|"), ("⟨-1234⟩", "-12.34|"),
      ("€", "|"), ("5 ", "0.05|"), ("x", "|"),
      ("1234«0,5»7", "0.07|"), ("1234«3»⌦", "1.2|4"), ("1234«0,5»⟨ -⟩", "-|"),
      ("12345678901", "123,456,789.01|"),
    ])
  func cents(keys: String, expected: String) throws {
    #expect(typed(keys, into: try made { $0.entry = .minorUnits }) == expected)
  }

  /// A currency that is pasted with digits says whole units, as a decimal separator does.
  @Test(
    arguments: [
      ("⟨$12⟩", "$12.00|"), ("⟨12 USD⟩", "$12.00|"), ("⟨$1,234⟩", "$1,234.00|"),
      ("⟨-$5⟩", "-$5.00|"),
      ("⟨$12.34⟩", "$12.34|"), ("⟨12⟩", "$0.12|"), ("⟨$0.12⟩", "$0.12|"), ("⟨$⟩", "|"),
      ("⟨$1e3⟩", "$1,000.00|"), ("1⟨$12⟩", "$0.01|"), ("$12", "$0.12|"),
    ])
  func currencyIsInUnits(keys: String, expected: String) throws {
    let format = try made {
      ($0.entry, $0.affixes, $0.currencyCode) = (.minorUnits, NumberAffixes(prefix: "$"), "USD")
    }
    #expect(typed(keys, into: format) == expected)
  }

  @Test(
    arguments: [
      ("100", "100|"), ("101", "101|"), ("99.5", "99.5|"), ("100.5", "100.5|"), ("-500", "-500|"),
      ("-500-", "500|"), ("999", "999|"), ("⟨500⟩", "500|"),
    ])
  func maximum(keys: String, expected: String) throws {
    #expect(typed(keys, into: try made { $0.maximum = 100 }) == expected)
  }

  @Test func aMaximumBelowZero() throws {
    let format = try made { $0.maximum = -5 }
    #expect(typed("-3", into: format) == "-3|")
    #expect(typed("7-", into: format) == "-7|")
    #expect(format.formatted(value: "-3").issue == .aboveMaximum)
    #expect(format.formatted(value: "-30").issue == nil)
  }

  /// A key that keeps the number keeps its issue.
  @Test func aKeyThatChangesNothingLeavesTheIssue() throws {
    for padding in [true, false] {
      let format = try made {
        ($0.minimum, $0.maximum) = (10, 100)
        if padding { ($0.minimumFractionDigits, $0.padding) = (2, .always) }
      }
      var field = EditingSession(format: format)
      field.insert("4")
      field.endEditing()
      let left = field.current
      #expect(left.issue == .belowMinimum)
      field.select(0..<0)
      field.deleteBackward()
      #expect(field.current.text == left.text && field.current.issue == left.issue)
      field.select(UTF16Offset(left.text.utf16.count)..<UTF16Offset(left.text.utf16.count))
      field.deleteForward()
      #expect(field.current.text == left.text && field.current.issue == left.issue)
    }
  }

  @Test func aLimitIsAnIssueAtOnce() throws {
    let format = try made { ($0.minimum, $0.maximum) = (10, 100) }
    var field = EditingSession(format: format)
    field.insert("4")
    #expect(field.current.issue == .belowMinimum && !field.current.isComplete)
    field.endEditing()
    #expect(field.current.issue == .belowMinimum)
    field.insert("0")
    #expect(field.current.issue == nil && field.current.isComplete && field.current.text == "40")
    #expect(field.insert("-").rejection == .notAllowed)
    field.insert("00")
    #expect(field.current.issue == .aboveMaximum && field.current.text == "4,000")
    field.set(value: "1000")
    #expect(field.current.issue == .aboveMaximum)
    field.deleteBackward()
    #expect(field.current.issue == nil)
  }

  @Test func rejectionsHaveReasons() throws {
    let format = try made { ($0.maximumIntegerDigits, $0.maximumFractionDigits) = (3, 2) }
    func reason(_ keys: String) -> Rejection? {
      var field = EditingSession(format: format)
      return lastUpdate(of: keys, in: &field)?.rejection
    }
    #expect(reason("1234") == .noRoom)
    #expect(reason("1.234") == .noRoom)
    #expect(reason("123«0».") == .wouldLose)
    #expect(reason("x") == .notAllowed)
    #expect(reason("⟨1234⟩") == .noRoom)
    #expect(reason("⟨1.2.3⟩") == .notAllowed)
    #expect(reason("12.3⟨4.5⟩") == .wouldLose)
    #expect(reason(" ") == nil)
    #expect(reason("123.45.") == .notAllowed)
    #expect(reason("123.45«3».") == nil)
    #expect(reason("12%") == .notAllowed)
    #expect(reason("12+") == .notAllowed)
    #expect(reason("--") == .notAllowed)
    #expect(reason("12-5") == .notAllowed)
    #expect(reason("⟨1.234⟩") == .noRoom)
  }

  /// What isn't a number of the format alone is rejected whole, never cut.
  @Test func nothingIsCut() throws {
    var field = EditingSession(format: try NumberFormat(currency: "$"))
    #expect(field.insert("1,234.567").rejection == .noRoom)
    #expect(field.insert("12.50 USD").rejection == .notAllowed)
    field.insert("0")
    #expect(field.insert("5").change?.removed == "0")
    let whole = try made { ($0.maximumFractionDigits) = 0 }
    field = EditingSession(format: whole)
    #expect(field.insert("12.50").isRejected)
    #expect(field.current.text == "")
  }

  @Test(
    arguments: [
      ("", 1, "1|"), ("9", 1, "10|"), ("9.5", 1, "10.5|"), ("0", -1, "-1|"), ("1", -3, "-2|"),
      ("99", 5, "100|"), ("100", 1, nil), ("-9", -5, "-10|"), ("999«1»", 0, nil),
    ] as [(String, Int, String?)])
  func stepping(keys: String, steps: Int, expected: String?) throws {
    let format = try made { ($0.minimum, $0.maximum) = (DecimalNumber(-10), 100) }
    var field = EditingSession(format: format)
    _ = press(keys, in: &field)
    let update = field.step(by: steps)
    if let expected { #expect(drawn(field.current) == expected) }
    if steps != 0, expected == nil { #expect(update?.isRejected == true) }
    if steps == 0 { #expect(update == nil) }
  }

  @Test(
    arguments: [
      ("19«1»", 1, "2|9"), ("99«1»", 1, "10|9"), ("1.25«3»", -1, "1.1|5"), ("5«0»", 1, "|6"),
      ("1234«1»", 1, "2|,234"), ("1.25«1»", 1, "2|.25"), ("", 1, "1|"), ("100«1»", -1, "|0"),
    ])
  func steppingTheDigitAtTheCaret(keys: String, steps: Int, expected: String) throws {
    var field = EditingSession(format: try made { $0.stepping = .digitAtCaret })
    _ = press(keys, in: &field)
    field.step(by: steps)
    #expect(drawn(field.current) == expected)
    field.undo()
    _ = field.step(by: .max)
    _ = field.step(by: .min)
  }

  /// The digit before the caret steps to the limit at most, and none finds room beyond the last place.
  @Test(
    arguments: [
      ("95«1»", 1, "10|0", nil), ("-95«2»", -1, "-10|0", nil), ("100«1»", 1, "1|00", .notAllowed),
      ("9.5«1»", -1, "8|.5", nil),
    ] as [(keys: String, steps: Int, drawn: String, rejection: Rejection?)])
  func steppingTheDigitUpToALimit(
    keys: String, steps: Int, drawn expected: String, rejection: Rejection?
  ) throws {
    let format = try made {
      ($0.stepping, $0.minimum, $0.maximum) = (.digitAtCaret, -100, 100)
    }
    var field = EditingSession(format: format)
    _ = press(keys, in: &field)
    let update = field.step(by: steps)
    #expect(drawn(field.current) == expected && update?.rejection == rejection)
  }

  @Test func limitsThatNoNumberKeepsTo() {
    func error(_ change: (inout NumberFormat.Options) -> Void) -> NumberFormatError? {
      do throws(NumberFormatError) {
        var options = NumberFormat.Options()
        change(&options)
        _ = try NumberFormat(NumberSymbols(), options)
        return nil
      } catch {
        return error
      }
    }
    #expect(error { $0.minimumFractionDigits = -1 } == .negativeCount)
    #expect(error { $0.maximumIntegerDigits = .min } == .negativeCount)
    #expect(error { $0.minimumFractionDigits = .max } == .tooManyZeros)
    #expect(error { ($0.entry, $0.maximumFractionDigits) = (.minorUnits, .max) } == .tooManyZeros)
    #expect(
      error { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (3, 2) }
        == .crossedFractionDigits)
    #expect(error { ($0.minimum, $0.maximum) = (2, 1) } == .emptyRange)
    #expect(error { ($0.allowsNegative, $0.maximum) = (false, -1) } == .emptyRange)
    #expect(error { ($0.allowsNegative, $0.maximum) = (false, 0) } == nil)
    #expect(error { $0.step = 0 } == .unusableStep)
    #expect(
      error { ($0.step, $0.maximumFractionDigits) = (DecimalNumber("0.1") ?? 1, 0) }
        == .unusableStep)
    let thousandth = DecimalNumber("0.001") ?? 1
    #expect(error { $0.step = thousandth } == nil)
    #expect(error { ($0.step, $0.entry) = (thousandth, .minorUnits) } == .unusableStep)
    #expect(
      error { ($0.step, $0.entry, $0.maximumFractionDigits) = (thousandth, .minorUnits, 3) } == nil)
    #expect(error { $0.affixes = NumberAffixes(suffix: "\u{20E3}") } == .joiningAffix)
    #expect(error { $0.affixes = NumberAffixes(prefix: "\u{600}") } == .joiningAffix)
    #expect(error { $0.affixes = NumberAffixes(prefix: "5", suffix: "5") } == nil)
  }

  @Test func signsThatCannotBeToldApart() {
    func error(_ symbols: NumberSymbols) -> NumberFormatError? {
      do throws(NumberFormatError) {
        _ = try NumberFormat(symbols)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(NumberSymbols(decimalSeparator: ",", groupSeparator: ",")) == .sameSeparators)
    #expect(error(NumberSymbols(decimalSeparator: "5")) == .unusableSign)
    #expect(error(NumberSymbols(groupSeparator: "\u{301}")) == .unusableSign)
    #expect(error(NumberSymbols(decimalSeparator: "-")) == .unusableSign)
    #expect(error(NumberSymbols(groupSeparator: "e")) == .unusableSign)
    #expect(error(NumberSymbols(minusSign: "")) == .unusableSign)
    #expect(error(NumberSymbols(zero: "1")) == .notAZero)
    #expect(error(NumberSymbols(zero: "x")) == .notAZero)
    #expect(
      error(NumberSymbols(grouping: DigitGrouping(.max, .min, minimumLeading: .max))) == nil)
  }

  @Test func keyboards() throws {
    #expect(try NumberFormat().keyboard == .numbersAndPunctuation)
    #expect(try made { $0.minimum = 0 }.keyboard == .decimalPad)
    #expect(try made { ($0.minimum, $0.maximumFractionDigits) = (0, 0) }.keyboard == .numberPad)
    #expect(
      try made { ($0.allowsNegative, $0.entry) = (false, .minorUnits) }.keyboard == .numberPad)
    #expect(try made { ($0.minimum, $0.entry) = (0, .minorUnits) }.keyboard == .numberPad)
    #expect(try made { $0.entry = .minorUnits }.keyboard == .numbersAndPunctuation)
    #expect(try made { ($0.allowsNegative, $0.minimum) = (false, -1) }.keyboard == .decimalPad)
    #expect(
      try made { ($0.minimum, $0.maximumFractionDigits) = (-1, 0) }.keyboard
        == .numbersAndPunctuation)
  }

  @Test func fullness() throws {
    let format = try made {
      ($0.maximumIntegerDigits, $0.maximumFractionDigits, $0.allowsNegative) = (2, 1, false)
    }
    #expect(!format.formatted(value: "12").isFull)
    #expect(format.formatted(value: "12.3").isFull)
    #expect(!format.formatted(value: "0.3").isFull)
    #expect(!format.formatted(value: "1.3").isFull)
  }

  /// A text isn't full while a minus may come, or a digit instead of a supplied zero.
  @Test(
    arguments: [
      (true, 0, .standard, "12", false), (true, 0, .standard, "-12", true),
      (false, 0, .standard, "12", true), (false, 2, .standard, "12.5", false),
      (false, 2, .minorUnits, "1234", true),
      (true, 2, .minorUnits, "1234", false), (true, 2, .minorUnits, "-1234", true),
      (false, 2, .minorUnits, "123", false),
    ] as [(Bool, Int, NumberFormat.Entry, String, Bool)])
  func fullnessOfCombinations(
    allowsNegative: Bool, digits: Int, entry: NumberFormat.Entry, keys: String, isFull: Bool
  ) throws {
    let format = try made {
      ($0.allowsNegative, $0.entry, $0.padding) = (allowsNegative, entry, .always)
      ($0.minimumFractionDigits, $0.maximumFractionDigits) = (digits, digits)
      $0.maximumIntegerDigits = 2
    }
    var field = EditingSession(format: format)
    _ = press(keys, in: &field)
    #expect(field.current.isFull == isFull)
  }

  /// Ranges of the text lead to the value's characters and back.
  @Test func ranges() throws {
    let format = try NumberFormat(currency: "$")
    let shown = format.formatted(value: "-1234.5")
    #expect(shown.text == "-$1,234.50")
    #expect(format.valueRange(of: 2..<6, in: shown) == 1..<4)
    #expect(format.textRange(of: 1..<5, in: shown) == 2..<7)
    #expect(format.valueRange(of: 0..<10, in: shown) == 0..<7)
    #expect(format.valueRange(of: 8..<10, in: shown) == 6..<7)
  }
}
