import FormworkTestSupport
import Testing

/// The other options in a field of cents, drawn as `press` does.
@Suite struct CentsOptionsTests {
  private func made(_ change: (inout NumberFormat.Options) -> Void) throws -> NumberFormat {
    var options = NumberFormat.Options()
    options.entry = .minorUnits
    change(&options)
    return try NumberFormat(NumberSymbols(), options)
  }

  /// A limit is in whole units, and rejects no digit.
  @Test(
    arguments: [
      // At most 1.00, and a negative number may be any.
      ("100", "1.00|"), ("150", "1.50|"), ("⟨1.50⟩", "1.50|"), ("⟨150⟩", "1.50|"),
      ("-150", "-1.50|"), ("-150-", "1.50|"), ("-150+", "1.50|"), ("-50+", "0.50|"),
      ("-50-", "0.50|"),
      ("⟨-1.50⟩", "-1.50|"),
    ])
  func centsUpToAMaximum(keys: String, expected: String) throws {
    #expect(typed(keys, into: try made { $0.maximum = 1 }) == expected)
  }

  @Test(
    arguments: [
      ("-5", "0.05|"), ("⟨-5⟩", "|"), ("⟨-0.50⟩", "|"), ("12345", "12.34|"), ("⟨123.45⟩", "|"),
      ("1234«1»9", "1|2.34"), ("⟨12345⟩", "|"),
    ])
  func centsWithoutAMinusAndWithTwoDigits(keys: String, expected: String) throws {
    let format = try made { ($0.minimum, $0.maximumIntegerDigits) = (0, 2) }
    #expect(typed(keys, into: format) == expected)
  }

  /// There are two digits of cents, unless the options say how many.
  @Test(
    arguments: [
      (0, nil, "0.12|"), (1, nil, "0.12|"), (3, nil, "0.012|"), (0, 0, "12|"), (0, 1, "1.2|"),
      (0, 3, "0.012|"), (1, 3, "0.012|"),
    ] as [(least: Int, most: Int?, drawn: String)])
  func digitsOfCents(least: Int, most: Int?, drawn: String) throws {
    let format = try made {
      ($0.minimumFractionDigits, $0.maximumFractionDigits) = (least, most)
    }
    #expect(typed("12", into: format) == drawn)
  }

  /// A step of cents is one of whole units, as an app writes it.
  @Test(
    arguments: [
      ("150", "1", 1, "2.50|"), ("5", "0.05", 1, "0.10|"),
      ("5", "0.05", -2, "-0.05|"), ("5", "0.05", -1, "0.00|"), ("9950", "1", 1, nil),
    ] as [(keys: String, step: String, steps: Int, drawn: String?)])
  func stepsOfCents(keys: String, step: String, steps: Int, drawn expected: String?) throws {
    let format = try made {
      $0.maximumIntegerDigits = 2
      $0.step = DecimalNumber(step) ?? 1
    }
    var field = EditingSession(format: format)
    _ = press(keys, in: &field)
    let before = drawn(field.current)
    let update = field.step(by: steps)
    #expect(drawn(field.current) == expected ?? before)
    #expect(update?.rejection == (expected == nil ? .noRoom : nil))
  }
}
