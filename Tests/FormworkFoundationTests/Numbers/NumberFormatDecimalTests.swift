import Foundation
import Formwork
import Testing

@Suite struct NumberFormatDecimalTests {
  @Test(
    arguments: [
      "0", "1", "-1", "1234.5", "-0.05", "0.1", "12345678901234567890123456789012345678",
      "0.00000000000000000000000000000000000001", "1e100", "-9223372036854775808",
      "99999999999999999999999999999999999999", "100", "1.50",
    ])
  func decimalsThereAndBack(text: String) throws {
    let number = try #require(DecimalNumber(text))
    let decimal = try #require(Decimal(exactly: number))
    #expect(decimal == Decimal(string: text))
    #expect(DecimalNumber(decimal) == number)
  }

  @Test(arguments: ["123456789012345678901234567890123456789", "1e-129", "1e128"])
  func whatADecimalCannotHold(text: String) throws {
    #expect(Decimal(exactly: try #require(DecimalNumber(text))) == nil)
  }

  @Test func noNumber() throws {
    #expect(DecimalNumber(Decimal.nan) == nil)
    #expect(try NumberFormat().formatted(decimal: .nan).text.isEmpty)
  }

  @Test func valuesOfAField() throws {
    let amount = try NumberFormat(currency: "$")
    var field = EditingSession(format: amount)
    #expect(amount.decimal(field.current) == nil)
    field.insert("-")
    #expect(amount.decimal(field.current) == nil)
    for key in ["1", "2", "3", "4", ".", "5"] { field.insert(key) }
    #expect(amount.decimal(field.current) == Decimal(string: "-1234.5"))
    #expect(amount.integer(field.current) == nil)
    #expect(amount.formatted(decimal: Decimal(string: "-1234.5") ?? 0).text == "-$1,234.50")
    let count = try NumberFormat()
    #expect(count.integer(count.formatted(integer: .min)) == .min)
    #expect(count.integer(count.formatted(integer: .max)) == .max)
    #expect(count.integer(count.formatted(value: "9223372036854775808")) == nil)
    #expect(count.formatted(integer: -1234).text == "-1,234")
  }
}
