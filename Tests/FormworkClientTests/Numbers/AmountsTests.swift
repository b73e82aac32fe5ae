import FormworkCore
import Testing

/// The examples of the article Amounts, compiled and run.
@Suite struct AmountsTests {
  @Test func money() throws {
    // example: money
    let amount = FieldFormat<Double>.currency("USD")
    var field = EditingSession(format: amount.makeFormat())
    for key in "-1234.5" { field.insert(String(key)) }
    #expect(field.current.text == "-$1,234.5")
    #expect(field.current.value == "-1234.5")
    field.endEditing()
    #expect(field.current.text == "-$1,234.50")
    #expect(amount.value(of: field.current) == -1234.5)
    // end
  }

  @Test func set() throws {
    // example: set
    #expect(FieldFormat<Double>.currency("USD").formatted(-1234.5).text == "-$1,234.50")
    #expect(FieldFormat<Int>.currency("USD").formatted(5).text == "$5")
    let tooLong = FieldFormat<String>.currency("USD").formatted("1234.567")
    #expect(tooLong.text == "$1,234.56")
    #expect(tooLong.value == "1234.567")
    #expect(tooLong.issue == .tooLong)
    // end
  }

  @Test func pasting() throws {
    // example: pasting
    let number = FieldFormat<Double>.number
    #expect(number.formatted(text: "1.234.567,89").text == "1,234,567.89")
    #expect(number.formatted(text: "(1,234.50)").text == "-1,234.50")
    #expect(number.formatted(text: "1’234’567.5").text == "1,234,567.5")
    #expect(number.formatted(text: "−1.5e3").text == "-1,500")
    #expect(number.formatted(text: "١٬٢٣٤٫٥").text == "1,234.5")
    #expect(number.formatted(text: "1.234").text == "1.234")
    #expect(number.formatted(text: "12.05.2024").text == "")
    #expect(number.formatted(text: "1.5M").text == "")
    let german = FieldFormat<Double>.number.locale("de_DE")
    #expect(german.formatted(text: "1.234").value == "1234")
    #expect(german.formatted(text: "1,234.5").value == "1234.5")
    // end
  }

  @Test func limits() throws {
    // example: limits
    let seats = FieldFormat<Int>.number(minimum: 10, maximum: 100)
    var field = EditingSession(format: seats.makeFormat())
    field.insert("4")
    #expect(field.current.issue == .belowMinimum)
    field.insert("0")
    #expect(field.current.issue == nil)
    field.insert("0")
    #expect(field.current.text == "400")
    #expect(field.current.issue == .aboveMaximum)
    #expect(field.current.issue?.limit == "100")
    #expect(seats.value(of: field.current) == 400)
    // end
  }

  @Test func modes() throws {
    // example: modes
    var register = EditingSession(format: .number.entry(.minorUnits))
    register.insert("1")
    #expect(register.current.text == "0.01")
    register.insert("2")
    #expect(register.current.text == "0.12")
    // end
  }

  @Test func accounts() throws {
    // example: accounts
    let account = FieldFormat<Double>.currency("USD").sign(.accounting)
    #expect(account.formatted(-1234.5).text == "($1,234.50)")
    var field = EditingSession(format: account.makeFormat())
    field.insert("-")
    field.insert("5")
    #expect(field.current.text == "($5)")
    #expect(field.current.value == "-5")
    // end
  }

  @Test func plain() throws {
    // example: plain
    let plain = FieldFormat<Double>.number(fractionDigits: 2...2)
      .grouping(.never).zeroPadding(.always)
    #expect(plain.formatted(text: "1,234,567.5").text == "1234567.50")
    var field = EditingSession(format: plain.makeFormat())
    field.insert("5")
    #expect(field.current.text == "5.00")
    // end
  }

  @Test func change() throws {
    // example: change
    let euro = FieldFormat<Double>.currency("EUR").makeFormat()
    let yen = FieldFormat<Double>.currency("JPY").makeFormat()
    var field = EditingSession(format: euro, value: "12.34")
    field.set(format: yen)
    #expect(field.current.text == "¥12")
    #expect(field.current.value == "12.34")
    #expect(field.current.issue == .tooLong)
    field.set(format: euro)
    #expect(field.current.text == "€12.34")
    // end
  }

  @Test func units() {
    // example: units
    let weight = FieldFormat<Double>.number(suffix: " kg").locale("de_DE")
    #expect(weight.formatted(-1234567.5).text == "-1.234.567,5 kg")
    // end
  }
}
