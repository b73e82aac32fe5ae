import FormworkTestSupport
import Foundation
import Testing

@Suite struct DecimalNumberTests {
  @Test(
    arguments: [
      ("0", "0"), ("-0", "0"), ("00", "0"), ("1", "1"), ("-1", "-1"), ("+1", "1"), ("1.50", "1.5"),
      ("0.05", "0.05"), (".5", "0.5"), ("5.", "5"), ("-.5", "-0.5"), ("007.10", "7.1"),
      ("1.5e3", "1500"), ("1E-3", "0.001"), ("15e-1", "1.5"), ("1e+2", "100"), ("0e9", "0"),
      ("12345678901234567890123456789012345678901234567890.123", nil),
    ] as [(String, String?)])
  func reading(text: String, plain: String?) throws {
    let number = try #require(DecimalNumber(text))
    #expect(number.text == plain ?? text)
    #expect(DecimalNumber(number.text) == number)
  }

  @Test(
    arguments: [
      "", "-", ".", "e", "1,5", "1.2.3", "--1", "1e", "1e+", "1e1.5", "1e1001", "١", " 1", "1 ",
      "0x1",
      "∞", "1-", "1e99999999999999999999", "e5",
    ])
  func noNumbers(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test func exactWhereBinaryFractionsAreNot() throws {
    let tenth = try #require(DecimalNumber("0.1"))
    let fifth = try #require(DecimalNumber("0.2"))
    #expect(tenth + fifth == DecimalNumber("0.3"))
    let long = try #require(DecimalNumber(String(repeating: "9", count: 60) + ".9"))
    #expect((long + tenth).text == "1" + String(repeating: "0", count: 60))
    #expect(DecimalNumber(Int.min).text == "-9223372036854775808")
    #expect(-DecimalNumber.zero == 0)
  }

  /// Sums, differences, products and order, against those of integers of the same digits.
  @Test func arithmetic() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<20_000 {
      let (a, b) = (random.number(in: -99_999...99_999), random.number(in: -99_999...99_999))
      let scale = random.number(in: 0...6)
      func number(_ integer: Int, _ scale: Int) -> DecimalNumber? {
        DecimalNumber("\(integer)e-\(scale)")
      }
      guard let left = number(a, scale), let right = number(b, scale) else {
        Issue.record("\(a), \(b)")
        return
      }
      #expect(left + right == number(a + b, scale))
      #expect(left - right == number(a - b, scale))
      #expect(left * right == number(a * b, scale * 2))
      #expect((left < right) == (a < b) && (left == right) == (a == b))
    }
  }

  /// Numbers of different scales, against Foundation's.
  @Test func againstDecimal() throws {
    var random = SeededGenerator(seed: 18)
    for _ in 0..<5_000 {
      func text() -> String {
        let sign = random.number(in: 0...1) == 0 ? "-" : ""
        return sign + "\(random.number(in: 0...99_999_999)).\(random.number(in: 0...99_999_999))"
      }
      let (first, second) = (text(), text())
      let (a, b) = (try #require(DecimalNumber(first)), try #require(DecimalNumber(second)))
      let (x, y) = (try #require(Decimal(string: first)), try #require(Decimal(string: second)))
      #expect((a + b).text == (x + y).description)
      #expect((a - b).text == (x - y).description)
      #expect((a < b) == (x < y))
    }
  }

  @Test(arguments: [(0, "0"), (42, "42"), (-7, "-7"), (.max, "\(Int.max)"), (.min, "\(Int.min)")])
  func integers(integer: Int, text: String) throws {
    #expect(DecimalNumber(integer).text == text)
    #expect(Int(exactly: try #require(DecimalNumber(text))) == integer)
  }

  @Test(arguments: ["0.5", "9223372036854775808", "-9223372036854775809", "1e30"])
  func noIntegers(text: String) throws {
    #expect(Int(exactly: try #require(DecimalNumber(text))) == nil)
  }
}
