import FormworkTestSupport
import Testing

/// Cases that the property tests found with seeds other than the gate's, with what the user meant.
@Suite struct NumberSeedTests {
  /// Seed 2000105: Backspace turned 105.000 into 10500.000.
  @Test(arguments: ["1'05", "1,05", "1 05"])
  func backspaceAfterSuppliedZerosNeverMakesANumberLarger(keys: String) throws {
    var options = NumberFormat.Options()
    options.minimumFractionDigits = 3
    options.maximumFractionDigits = 4
    options.padding = .always
    for grouping in [NumberFormat.Grouping.automatic, .never] {
      options.grouping = grouping
      var session = EditingSession(format: try NumberFormat(NumberSymbols(), options))
      _ = press(keys, in: &session)
      var last = try #require(DecimalNumber(session.current.value))
      for _ in 0..<10 {
        session.select(.end(of: session.current.text)..<(.end(of: session.current.text)))
        session.deleteBackward()
        let number = DecimalNumber(session.current.value) ?? 0
        #expect(number <= last, "\(keys): \(last.text) became \(number.text)")
        last = number
      }
    }
  }

  /// Seed 3000067: a digit or a number that replaces a typed separator is the user's, not the format's, although
  /// the zero before the separator was supplied.
  @Test(arguments: [("1", "1"), ("0", "0"), ("25", "25"), ("1.5", "1.5")])
  func theDigitThatReplacesASeparatorIsTheUsers(typed: String, text: String) throws {
    var session = EditingSession(format: try NumberFormat(NumberSymbols()))
    session.insert(".")
    session.select(1..<2)
    session.insert(typed)
    #expect(session.current.text == text)
    let pieces = session.current.provenance.pieces(of: session.current.text)
    #expect(pieces.allSatisfy { $0.kind.contains(.user) })
  }

  /// Seeds 2001617 and 3000885: a point adds no digit to the integer part, which may be too long already.
  @Test func aPointAfterLeadingZerosIsTaken() throws {
    var options = NumberFormat.Options()
    options.maximumIntegerDigits = 2
    let format = try NumberFormat(NumberSymbols(), options)
    #expect(typed("⟨007⟩.5", into: format) == "007.5|")
    #expect(typed("⟨007⟩5", into: format) == "007|")
  }

  /// Seeds 2001903 and 3000949: a key that makes a number smaller isn't rejected for its size.
  @Test func aPointInANumberThatIsTooLargeIsTaken() throws {
    var options = NumberFormat.Options()
    options.maximum = 100
    var session = EditingSession(
      format: try NumberFormat(NumberSymbols(), options), value: "100000.5")
    _ = press("«5,9».", in: &session)
    #expect(session.current.value == "1000" || session.current.value == "1000.")
    #expect(session.current.issue == .aboveMaximum)
  }

  /// Seeds 2001979, 700000719, 708000395, 9104001368: a point that replaces the sign makes the
  /// number larger, and a limit rejects neither a digit nor that.
  @Test(arguments: [NumberAffixes.SignPlace.first, .last])
  func aPointInThePlaceOfTheSignMayExceedTheMaximum(sign: NumberAffixes.SignPlace) throws {
    var options = NumberFormat.Options()
    options.maximum = DecimalNumber("0.5")
    options.affixes = NumberAffixes(sign: sign)
    let format = try NumberFormat(NumberSymbols(), options)
    let isFirst = sign == .first
    #expect(typed(isFirst ? "-9«0,1»." : "-9«1,2».", into: format) == (isFirst ? "0.|9" : "9.|"))
    // Seed 9211001252: also behind a point that is there already.
    if !isFirst { #expect(typed("-1.«2,3».", into: format) == "1.|") }
    options.maximum = 9
    let wider = try NumberFormat(NumberSymbols(), options)
    #expect(typed(isFirst ? "-9«0,1»." : "-9«1,2».", into: wider) == (isFirst ? "0.|9" : "9.|"))
  }

  /// Seed 709000235: behind the point, another one does nothing, whatever follows.
  @Test func aPointBehindAPointIsIgnored() throws {
    var options = NumberFormat.Options()
    (options.minimumFractionDigits, options.padding) = (1, .always)
    options.affixes = NumberAffixes(sign: .last)
    var session = EditingSession(format: try NumberFormat(NumberSymbols(), options))
    let keys = "6-«2»."
    #expect(lastUpdate(of: keys, in: &session)?.isRejected == false)
    #expect(drawn(session.current) == "6.|0-")
  }
}
