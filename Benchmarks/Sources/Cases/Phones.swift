import FormworkFormats

extension [Case] {
  /// Cases that type and read phone numbers. Each key formats all digits again.
  static func phones() throws -> [Case] {
    let home = try PhoneFormat(region: "US")
    let international = PhoneFormat()
    let german = try PhoneFormat(region: "DE")
    let berlin = international.formatted(text: "+493023125042")
    return [
      .typing("2125550100", into: home, as: "type phone at home", isProbed: true),
      .typing(
        "+12125550100", into: international, as: "type +1 phone", isProbed: true),
      .typing("+442079460018", into: international, as: "type +44 phone"),
      .typing("03023125042", into: german, as: "type phone with trunk prefix"),
      .applying(
        TextEdit(inserting: "7", at: 8), to: berlin, of: international,
        as: "insert in mid-phone of +49"),
      .applying(
        TextEdit(deletingBackward: 7..<8), to: berlin, of: international,
        as: "Backspace in mid-phone of +49"),
      Case("read +1 212 555 0100", operations: 100, isProbed: true) {
        for _ in 0..<100 { keep(home.formatted(text: "+1 212 555 0100")) }
      },
      Case("show the value of a phone", operations: 100) {
        for _ in 0..<100 { keep(home.formatted(value: "+12125550100")) }
      },
    ]
  }
}
