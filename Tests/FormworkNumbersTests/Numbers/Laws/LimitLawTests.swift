import FormworkTestSupport
import Testing

/// A limit never rejects a digit, and a digit of the user is never taken for one that the format supplied.
@Suite struct LimitLawTests {
  private static let styles = [
    NumberSymbols(), NumberSymbols(decimalSeparator: ",", groupSeparator: "."),
    NumberSymbols(decimalSeparator: ",", groupSeparator: "\u{202F}"),
    NumberSymbols(decimalSeparator: ".", groupSeparator: ",", grouping: DigitGrouping(3, 2)),
  ]

  private static func number(_ random: inout SeededGenerator) -> DecimalNumber? {
    let whole = String(random.number(in: 1...99_999))
    let places = random.element(of: ["", ".5", ".25", ".01"])
    return DecimalNumber((random.number(in: 0...3) == 0 ? "-" : "") + whole + places)
  }

  @Test(arguments: [DigitEntry.standard, .minorUnits])
  func aNumberBeyondALimitStays(entry: DigitEntry) throws {
    var random = SeededGenerator(seed: 68)
    var beyond = 0
    for _ in 0..<2_000 {
      var options = NumberFormat.Options()
      options.entry = entry
      options.maximumFractionDigits = 2
      let limits = [random.number(in: -9_999...0), random.number(in: 1...9_999)]
      options.minimum = DecimalNumber(limits[0])
      options.maximum = DecimalNumber(limits[1])
      let symbols = random.element(of: Self.styles)
      let format = try NumberFormat(symbols, options)
      guard let number = Self.number(&random) else { continue }
      if number < .zero, limits[0] == 0 { continue }
      let text = format.formatted(value: number.text).text
      let issue: ValidationIssue? =
        number < DecimalNumber(limits[0])
        ? .belowMinimum : number > DecimalNumber(limits[1]) ? .aboveMaximum : nil
      var fields = [EditingSession(format: format, value: number.text)]
      for isTyped in [true, false] {
        var field = EditingSession(format: format)
        for piece in isTyped ? text.map({ String($0) }) : [text] {
          #expect(!field.insert(piece).isRejected, "\(piece) of \(text), \(limits)")
        }
        fields.append(field)
      }
      for field in fields {
        #expect(field.current.value == number.text, "\(text), \(limits)")
        #expect(
          field.current.issue == issue,
          "\(text), \(limits): \(String(describing: field.current.issue))")
        #expect(field.current.isDone == (issue == nil))
        let limit = field.current.issue?.limit
        let expected = issue == .belowMinimum ? options.minimum : options.maximum
        // A whole limit is named without zeros: “At most 10,000 €”.
        var shown = options
        if expected?.text.contains(".") == false {
          (shown.entry, shown.minimumFractionDigits) = (.standard, 0)
        }
        let named = try NumberFormat(format.symbols, shown)
        #expect(limit == (issue == nil ? nil : expected.map { named.formatted(typed: $0).text }))
      }
      beyond += issue == nil ? 0 : 1
    }
    #expect(beyond > 500)
  }

  /// Digits are deleted before others, and typed again: the others stay, zeros or not.
  @Test func digitsThatADeletionLeavesAreTheUsers() throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<4_000 {
      var options = NumberFormat.Options()
      if random.number(in: 0...1) == 0 {
        (options.minimumFractionDigits, options.maximumFractionDigits) = (2, 2)
      }
      let symbols = random.element(of: Self.styles)
      let format = try NumberFormat(symbols, options)
      let whole =
        String(random.number(in: 1...9)) + random.element(of: ["0", "00", "05", "50", "7"])
      let places = random.element(of: ["", "9", "05", "50"])
      let count = random.number(in: 1...whole.count)
      let head = String(String(random.number(in: 111...999)).prefix(count))
      var field = EditingSession(format: format)
      if random.number(in: 0...1) == 0 {
        for key in whole { field.insert(String(key)) }
        if !places.isEmpty {
          for key in String(symbols.decimalSeparator) + places { field.insert(String(key)) }
        }
      } else {
        field.set(value: places.isEmpty ? whole : whole + "." + places)
      }
      let text = field.current.text
      let caret = UTF16Offset(count)
      if random.number(in: 0...1) == 0 {
        field.select(0..<caret)
      } else {
        field.select(caret..<caret)
        for _ in 0..<count { field.deleteBackward() }
      }
      for key in head { field.insert(String(key)) }
      let meant = DecimalNumber(
        head + whole.dropFirst(count) + (places.isEmpty ? "" : "." + places))
      #expect(
        DecimalNumber(field.current.value) == meant, "\(head) before \(text): \(field.current.text)"
      )
    }
  }

  /// The zeros that the format adds when the user leaves are gone when the user comes back; zeros of the user stay.
  @Test func addedZerosGiveWay() throws {
    for symbols in Self.styles {
      let format = try NumberFormat(symbols, currency: "$")
      for (keys, again) in [
        ("4", "4"), ("4.5", "4.5"), ("4.0", "4.0"), ("4.00", "4.00"), (".5", "0.5"),
      ] {
        let point = String(symbols.decimalSeparator)
        var field = EditingSession(format: format)
        for key in keys { field.insert(key == "." ? point : String(key)) }
        field.endEditing()
        let left = field.current
        field.beginEditing()
        let shown = again.split(separator: ".").joined(separator: point)
        #expect(field.current.text.filter { $0.isNumber || String($0) == point } == shown)
        #expect(field.current.value == left.value)
        field.endEditing()
        #expect(field.current.text == left.text)
      }
    }
  }
}
