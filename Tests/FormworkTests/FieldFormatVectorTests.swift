import FormworkCore
import Foundation
import Testing

/// Field formats against what Foundation, Babel and libphonenumber have written.
@Suite struct FieldFormatVectorTests {
  private struct Numbers: Decodable {
    let locale: String
    let values: [String]
    let outputs: [String]
    let agreesWithTable: Bool?
  }

  private struct Phone: Decodable {
    let region: String
    let kind: String
    let digits: String
    let outputs: [String]
  }

  private struct Card: Decodable {
    let number: String
    let luhn: Bool
  }

  private func rows<Row: Decodable>(_ name: String) throws -> [Row] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Vectors/\(name).jsonl")
    return try Data(contentsOf: path).split(separator: 0x0A)
      .map { try JSONDecoder().decode(Row.self, from: $0) }
  }

  /// The keys of a text are those of its value, in the locale of the field.
  @Test func numbers() throws {
    var count = 0
    for row: Numbers in try rows("numbers-foundation") where row.agreesWithTable == true {
      let context = FormatContext(locale: row.locale)
      for (text, output) in zip(row.values, row.outputs) {
        let value = try #require(DecimalNumber(text))
        let format = FieldFormat<DecimalNumber>.number
        #expect(format.formatted(value, in: context).text == output, "\(row.locale)")
        #expect(format.value(of: format.formatted(value, in: context), in: context) == value)
        #expect(typed(output, format, context).value == value, "\(row.locale) \(output)")
        let plain = FieldFormat<String>.number.locale(row.locale)
        #expect(plain.formatted(text).text == output)
        #expect(plain.value(of: plain.formatted(text)) == text)
        count += 1
      }
    }
    #expect(count >= 1500)
  }

  /// A national number shows as libphonenumber does, in the region of the format or of the field.
  @Test func phones() throws {
    var count = 0
    for row: Phone in try rows("phones_aytf") where row.kind == "national" {
      let region = try #require(Region(row.region), "\(row.region)")
      let own = typed(row.digits, .phone(region), FormatContext())
      #expect(own.text == row.outputs.last, "\(row.region) \(row.digits)")
      let field = typed(row.digits, .phone, FormatContext(locale: "en_\(row.region)"))
      #expect(field == own)
      let shown = FieldFormat.phone(region).formatted(own.value ?? "")
      #expect(FieldFormat.phone(region).value(of: shown) == own.value, "\(row.region)")
      count += 1
    }
    #expect(count >= 200)
  }

  @Test func cards() throws {
    for row: Card in try rows("cards") where row.luhn {
      #expect(typed(row.number, .card, FormatContext()).value == row.number)
      let shown = FieldFormat.card.formatted(row.number)
      #expect(FieldFormat.card.value(of: shown) == row.number)
      #expect(shown.issue == nil)
    }
  }

  /// Each preset's example is a text of its format.
  @Test(arguments: Preset.all) func presets(preset: Preset) {
    let format = FieldFormat.preset(preset.identifier)
    let shown = format.formatted(typed(preset.example, format, FormatContext()).value ?? "")
    #expect(shown.text == preset.makeFormat().formatted(text: preset.example).text)
    #expect(!shown.text.isEmpty)
  }

  /// The text of a value, typed, gives the value back, in every locale.
  @Test func roundTrips() throws {
    var locales = 0
    for row: Numbers in try rows("numbers-foundation") where row.agreesWithTable == true {
      let context = FormatContext(locale: row.locale)
      func check<Value>(_ value: Value, _ format: FieldFormat<Value>) {
        let shown = format.formatted(value, in: context)
        #expect(format.value(of: shown, in: context) == value, "\(row.locale) \(shown.text)")
        let again = typed(shown.text, format, context)
        #expect(again.value == value, "\(row.locale) typed \(shown.text), shows \(again.text)")
      }
      check(1234.5, .currency("EUR"))
      check(-12, .currency("JPY"))
      check(0.125, .percent)
      check(12, FieldFormat<Int>.percent)
      check(DateTimeComponents(year: 2024, month: 12, day: 24), .date)
      check(DateTimeComponents(hour: 21, minute: 5), .time)
      check(DateTimeComponents(hour: 0, minute: 30), .time(hours: .twelve))
      check(DateTimeComponents(year: 2024, month: 2), .date(pattern: "MM/yyyy"))
      locales += 1
    }
    #expect(locales >= 190)
  }
}
