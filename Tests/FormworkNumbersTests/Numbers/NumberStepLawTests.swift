import FormworkTestSupport
import Testing

/// The arrow keys in a number, and what its keyboard and a full text promise, against arithmetic by hand.
@Suite struct NumberStepLawTests {
  /// Plain decimal text of a number of thousandths.
  private func text(_ thousandths: Int) -> String {
    let digits = String(abs(thousandths))
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    var text = padded.dropLast(3) + "." + padded.suffix(3)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return (thousandths < 0 ? "-" : "") + text
  }

  private func number(_ thousandths: Int) -> DecimalNumber? { DecimalNumber(text(thousandths)) }

  /// A step adds so many times the step, or stops at a limit; at the limit, it is rejected.
  @Test func aStepIsAddedByHand() throws {
    var random = SeededGenerator(seed: 51)
    var (moved, stopped, rejected) = (0, 0, 0)
    for _ in 0..<3000 {
      var options = NumberFormat.Options(
        affixes: random.element(of: [
          .none, NumberAffixes(prefix: "$"), NumberAffixes(suffix: " €"),
        ]))
      let step = random.element(of: [1000, 1000, 500, 250, 1, 10_000])
      options.step = number(step) ?? 1
      let isSigned = random.number(in: 0...2) > 0
      options.allowsNegative = isSigned
      let low = random.maybe { -$0.number(in: 0...20) * 500 }
      let high = random.maybe { $0.number(in: 0...40) * 500 }
      (options.minimum, options.maximum) = (low.flatMap(number), high.flatMap(number))
      if random.number(in: 0...3) == 0 { options.padding = .always }
      if random.number(in: 0...2) == 0 { options.minimumFractionDigits = random.number(in: 0...2) }
      let format = try NumberFormat(NumberSymbols(), options)
      let old = random.maybe { random in
        let most = random.element(of: [3000, 20_000, 2_000_000])
        return random.number(in: (isSigned ? -most : 0)...most) / 250 * 250
      }
      let current = old.map { format.formatted(value: text($0)) } ?? FormattedText()
      let steps = random.element(of: [1, -1, 2, -3, 10, -40])
      // By hand: beyond a limit, a step leads back or stays.
      let start = old ?? 0
      var expected = start + steps * step
      if steps > 0, let high { expected = min(expected, max(high, start)) }
      var floor = low
      if !isSigned || low.map({ $0 >= 0 }) ?? false { floor = max(low ?? 0, 0) }
      if steps < 0, let floor { expected = max(expected, min(floor, start)) }
      let outcome = try #require(format.stepped(current, by: steps))
      if expected == start, old != nil {
        rejected += 1
        #expect(outcome.isRejected && outcome.formatted == current, "\(current.text) by \(steps)")
        continue
      }
      // Where no minus may be typed, a step makes none either.
      if expected < 0, floor.map({ $0 >= 0 }) ?? false { continue }
      moved += 1
      if expected != start + steps * step { stopped += 1 }
      let after = outcome.formatted
      #expect(
        DecimalNumber(after.value) == number(expected),
        "\(current.text) by \(steps) of \(step), \(low.map(text) ?? "")…\(high.map(text) ?? "")")
      #expect(after.selection.isEmpty)
      // Digits of the fraction that are there stay, also as zeros.
      let fraction = current.text.fraction
      let least = options.padding == .always ? options.minimumFractionDigits : 0
      let scale = text(expected).fraction.count
      #expect(after.text.fraction.count == max(fraction.count, scale, least), "\(after.text)")
      let isAbove = high.map { expected > $0 } ?? false
      #expect((after.issue == .aboveMaximum) == isAbove)
    }
    #expect(moved > 1500 && stopped > 150 && rejected > 150, "\(moved) \(stopped) \(rejected)")
  }

  /// With the digit before the caret, a step adds its place value, and the caret stays after that digit.
  @Test func aDigitIsSteppedByItsPlace() throws {
    var random = SeededGenerator(seed: 52)
    var options = NumberFormat.Options()
    options.stepping = .digitAtCaret
    let format = try NumberFormat(NumberSymbols(), options)
    for _ in 0..<1500 {
      let old = random.number(in: 1...9_999_999)
      var current = format.formatted(value: text(old))
      let places = current.text.indices.filter { current.text[$0].isNumber }
      let place = random.element(of: places)
      let next = current.text.index(after: place)
      current.caret = UTF16Offset(next.utf16Offset(in: current.text))
      // How many digits stand between the point and the digit, on either side.
      let point = current.text.firstIndex(of: ".") ?? current.text.endIndex
      let integers = current.text[..<point].filter(\.isNumber).count
      let index = places.firstIndex(of: place) ?? 0
      var unit = 1000
      for _ in 0..<max(0, integers - 1 - index) { unit *= 10 }
      for _ in 0..<max(0, index - integers + 1) { unit /= 10 }
      let steps = random.element(of: [1, -1])
      let outcome = try #require(format.stepped(current, by: steps))
      let after = outcome.formatted
      #expect(
        DecimalNumber(after.value) == number(old + steps * unit), "\(drawn(current)) by \(steps)")
      // As many digits are after the caret, up to the point, as before.
      let ahead = after.text.prefix(after.caret.value).filter(\.isNumber).count
      let now = (after.text.firstIndex(of: ".") ?? after.text.endIndex)
      let integersNow = after.text[..<now].filter(\.isNumber).count
      let isCut = ahead == 0 || integersNow < integers
      if !isCut { #expect(integersNow - ahead == integers - index - 1, "\(drawn(after))") }
    }
  }

  /// The keyboard has a minus where one may be typed, and a decimal separator where a fraction may be.
  @Test func theKeyboardHasTheKeysThatAreTaken() throws {
    var random = SeededGenerator(seed: 53)
    for _ in 0..<600 {
      let spec = NumberSpec(&random)
      let format = try spec.format
      let (isNegative, hasFraction) = (takes("-", format), takes(String(spec.point) + "5", format))
      switch format.keyboard {
      case .numbersAndPunctuation: #expect(isNegative, "\(spec)")
      case .decimalPad: #expect(!isNegative && spec.most != 0, "\(spec)")
      default: #expect(!isNegative && !hasFraction, "\(spec)")
      }
    }
  }

  private func takes(_ keys: String, _ format: NumberFormat) -> Bool {
    var session = EditingSession(format: format)
    for key in keys where session.insert(String(key)).isRejected { return false }
    return !session.current.text.isEmpty
  }

  /// No digit, separator, or sign finds room anywhere in a full text.
  @Test func aFullNumberHasNoRoom() throws {
    var random = SeededGenerator(seed: 54)
    var full = 0
    for _ in 0..<4000 {
      var spec = NumberSpec(&random)
      spec.options.maximumIntegerDigits = random.number(in: 0...4)
      spec.options.maximumFractionDigits = random.number(in: 0...2)
      spec.options.minimumFractionDigits = 0
      if random.number(in: 0...2) == 0 { spec.options.entry = .minorUnits }
      spec.options.allowsNegative = random.number(in: 0...3) == 0
      (spec.options.minimum, spec.options.maximum) = (nil, nil)
      let format = try spec.format
      var session = EditingSession(format: format)
      for _ in 0..<random.number(in: 1...8) {
        session.insert(random.element(of: ["1", "5", "0", "-", String(spec.point), "7", "9"]))
      }
      let current = session.current
      if !current.isFull { continue }
      full += 1
      let length = current.text.utf16.count
      for key in ["1", "8", "-"] {
        let caret = UTF16Offset(random.number(in: 0...length))
        let outcome = format.apply(TextEdit(inserting: key, at: caret), to: current)
        let isLost = outcome.formatted.value.count < current.value.count
        // A minus that is there is taken away by another one.
        if key == "-", current.text.contains(spec.minus) || current.text.contains("(") { continue }
        #expect(
          outcome.isRejected || outcome.formatted.value == current.value || isLost,
          "\(key) in \(drawn(current)): \(drawn(outcome.formatted)), \(spec)")
      }
    }
    #expect(full > 300, "\(full)")
  }
}

extension String {
  /// The digits after the decimal separator of English.
  fileprivate var fraction: Substring {
    firstIndex(of: ".").map { self[index(after: $0)...].prefix { $0.isNumber } } ?? ""
  }
}
