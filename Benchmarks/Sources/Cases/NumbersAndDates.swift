import FormworkFormats

extension [Case] {
  /// Cases that type and read numbers and dates.
  static func numbersAndDates() throws -> [Case] {
    let plain = try NumberFormat()
    let money = try NumberFormat(currency: "$")
    let date = try DateFormat("dd/MM/yyyy")
    let whole = plain.formatted(value: "1234567")
    let christmas = date.formatted(text: "24/12/2024")
    return [
      .typing("1234567.89", into: plain, as: "type number", isProbed: true),
      .typing("1234567.89", into: money, as: "type amount"),
      .typing("24122024", into: date, as: "type date", isProbed: true),
      .applying(
        TextEdit(inserting: "9", at: 3), to: whole, of: plain, as: "number: key in the middle",
        isProbed: true),
      .applying(
        TextEdit(deletingBackward: 2..<3), to: whole, of: plain,
        as: "number: Backspace in the middle"),
      .applying(
        TextEdit(inserting: "1", at: 4), to: christmas, of: date, as: "date: key in the middle",
        isProbed: true),
      .applying(
        TextEdit(deletingBackward: 4..<5), to: christmas, of: date,
        as: "date: Backspace in the middle"),
      reading("1.234.567,89", in: plain, as: "read number of another notation"),
      reading("2024-12-24", in: date, as: "read ISO date"),
      Case("make a format of a locale", operations: 100) {
        for _ in 0..<100 { keep(NumberSymbols(locale: "de_DE").flatMap { try? NumberFormat($0) }) }
      },
    ]
  }

  private static func reading(
    _ text: String, in format: some InputFormat, as name: String
  ) -> Case {
    Case(name, operations: 100) {
      for _ in 0..<100 { keep(format.formatted(text: text)) }
    }
  }
}
