import FormworkNumbers
import FormworkTestSupport
import FormworkText
import Foundation
import Testing

/// The examples of the article Amounts, compiled and run; its table, row by row.
@Suite struct AmountsTests {
  @Test func money() throws {
    // example: money
    let amount = try NumberFormat(currency: "$")
    var field = EditingSession(format: amount)
    for key in "-1234.5" { field.insert(String(key)) }
    #expect(field.current.text == "-$1,234.5")
    #expect(field.current.value == "-1234.5")
    field.blur()
    #expect(field.current.text == "-$1,234.50")
    #expect(field.current.value == "-1234.5")
    #expect(amount.typed(field.current) == DecimalNumber("-1234.5"))
    // end
  }

  @Test func set() throws {
    // example: set
    let amount = try NumberFormat(currency: "$")
    #expect(amount.formatted(value: "-1234.5").text == "-$1,234.50")
    #expect(amount.formatted(typed: DecimalNumber(5)).text == "$5.00")
    let tooLong = amount.formatted(value: "1234.567")
    #expect(tooLong.text == "$1,234.56")
    #expect(tooLong.value == "1234.567")
    #expect(tooLong.issue == .tooLong)
    // end
  }

  @Test func pasting() throws {
    // example: pasting
    let number = try NumberFormat()
    #expect(number.formatted(text: "1.234.567,89").text == "1,234,567.89")
    #expect(number.formatted(text: "(1,234.50)").text == "-1,234.50")
    #expect(number.formatted(text: "1’234’567.5").text == "1,234,567.5")
    #expect(number.formatted(text: "−1.5e3").text == "-1,500")
    #expect(number.formatted(text: "١٬٢٣٤٫٥").text == "1,234.5")
    #expect(number.formatted(text: "1.234").text == "1.234")
    #expect(number.formatted(text: "12.05.2024").text == "")
    #expect(number.formatted(text: "1.5M").text == "")
    let german = try NumberFormat(NumberSymbols(decimalSeparator: ",", groupSeparator: "."))
    #expect(german.formatted(text: "1.234").value == "1234")
    #expect(german.formatted(text: "1,234.5").value == "1234.5")
    // end
  }

  @Test func limits() throws {
    // example: limits
    var options = NumberFormat.Options()
    options.minimum = 10
    options.maximum = 100
    options.maximumFractionDigits = 0
    let seats = try NumberFormat(NumberSymbols(), options)
    var field = EditingSession(format: seats)
    field.insert("4")
    #expect(field.current.issue == nil)
    field.blur()
    #expect(field.current.issue == .belowMinimum)
    field.insert("0")
    #expect(field.current.issue == nil)
    #expect(field.insert("0").rejection == .notAllowed)
    #expect(seats.formatted(value: "400").issue == .aboveMaximum)
    // end
  }

  @Test func modes() throws {
    // example: modes
    var options = NumberFormat.Options()
    options.entry = .cents
    var register = EditingSession(format: try NumberFormat(NumberSymbols(), options))
    register.insert("1")
    #expect(register.current.text == "0.01")
    register.insert("2")
    #expect(register.current.text == "0.12")
    options.entry = .standard
    options.stepping = .digitAtCaret
    var field = EditingSession(format: try NumberFormat(NumberSymbols(), options), value: "1250")
    field.select(1..<1)
    field.step(by: 1)
    #expect(field.current.text == "2,250")
    // end
  }

  @Test func accounts() throws {
    // example: accounts
    let account = try NumberFormat(currency: "$", sign: .accounting)
    #expect(account.formatted(value: "-1234.5").text == "($1,234.50)")
    var field = EditingSession(format: account)
    field.insert("-")
    field.insert("5")
    #expect(field.current.text == "($5)")
    #expect(field.current.value == "-5")
    // end
  }

  @Test func plain() throws {
    // example: plain
    var options = NumberFormat.Options()
    options.grouping = .never
    options.padding = .always
    options.minimumFractionDigits = 2
    options.maximumFractionDigits = 2
    let plain = try NumberFormat(NumberSymbols(), options)
    #expect(plain.formatted(text: "1,234,567.5").text == "1234567.50")
    var field = EditingSession(format: plain)
    field.insert("5")
    #expect(field.current.text == "5.00")
    // end
  }

  @Test func change() throws {
    // example: change
    let euro = try NumberFormat(currency: "€")
    let yen = try NumberFormat(currency: "¥", fractionDigits: 0)
    var field = EditingSession(format: euro, value: "12.34")
    field.set(format: yen)
    #expect(field.current.text == "¥12")
    #expect(field.current.value == "12.34")
    #expect(field.current.issue == .tooLong)
    field.set(format: euro)
    #expect(field.current.text == "€12.34")
    // end
  }

  @Test func signs() throws {
    // example: signs
    let kilograms = try NumberFormat(
      NumberSymbols(decimalSeparator: ",", groupSeparator: "\u{A0}", grouping: .indian),
      affixes: NumberAffixes(suffix: " kg"))
    #expect(kilograms.formatted(value: "-1234567.5").text == "-12\u{A0}34\u{A0}567,5 kg")
    // end
  }

  /// Rows of the same form that the article doesn't show.
  private static let more = """
    | `▏` | `1` | `1▏` |
    | `999▏,999` | `1` | `9,991▏,999` |
    | `1,234▏,567` | Delete | `123,4▏67` |
    | `▏000000` | `2` | `2▏,000,000` |
    | `▏` | `.` | `0.▏` |
    | `0.▏` | Backspace | `0▏` |
    | `12▏.34` | Delete | `12.▏34` |
    | `12.▏34` | `.` | `12.▏34` |
    | `12.34▏` | `.` | `12.34▏` |
    | `0▏` | `5` | `5▏` |
    | `0▏.15` | `2` | `2▏.15` |
    | `1▏.5` | Backspace | `0▏.5` |
    | `-12▏` | `-` | `12▏` |
    | `-▏12` | Backspace | `▏12` |
    | `12▏` | `x` | `12▏` |
    """

  @Test func everyRowOfTheTable() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/FormworkNumbers/Documentation.docc/Amounts.md"), encoding: .utf8)
    let format = try NumberFormat()
    var count = 0
    // The tables of keys are pressed elsewhere, all articles' in one test.
    let paragraphs = article.components(separatedBy: "\n\n").filter { !$0.hasPrefix("<!-- keys") }
    let shown = paragraphs.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("| `") }
    #expect(shown.count == 10)
    for line in shown + Self.more.split(separator: "\n") {
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
      }
      #expect(cells.count == 3, "\(line)")
      let before = Drawing(cells[0].replacingOccurrences(of: "▏", with: "|"))
      var field = EditingSession(format: format)
      field.set(formatted: before.formatted(by: format))
      let key = ["Backspace": "⌫", "Delete": "⌦"][cells[1]] ?? cells[1]
      _ = press(key, in: &field)
      #expect(drawn(field.current) == cells[2].replacingOccurrences(of: "▏", with: "|"), "\(line)")
      count += 1
    }
    #expect(count >= 20)
  }
}
