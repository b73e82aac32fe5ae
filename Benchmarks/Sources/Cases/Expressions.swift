import FormworkFormats

extension [Case] {
  /// Cases that type with regular expressions, including patterns with which backtracking engines hang.
  static func expressions() throws -> [Case] {
    let plate = try RegexFormat(#"[A-Z]{2}-\d{4}(-[XYZ])?"#)
    let code = try RegexFormat(#"[A-Z]{4}\d{16}"#)
    let long = try RegexFormat("a{9000}(b|c)")
    let wide = try RegexFormat("(a|b)*a(a|b){200}")
    let nested = try RegularExpression("(a+)+$")
    let overlapping = try RegularExpression("(a|aa)*b?")
    let short = plate.formatted(text: "AB123")
    let full = plate.formatted(text: "AB-1234-X")
    let codes = code.formatted(text: "ABCD12345678")
    return [
      .typing("AB1234", into: plate, as: "type plate", isProbed: true),
      .typing("AB1234-X", into: plate, as: "fill plate"),
      .backspacing("AB1234", in: plate, as: "Backspace plate", isProbed: true),
      .applying(
        TextEdit(inserting: "7", at: 4), to: short, of: plate, as: "insert in mid-plate",
        isProbed: true),
      .applying(
        TextEdit(inserting: "1", at: 3), to: short, of: plate,
        as: "insert behind the hyphen of a plate"),
      .applying(
        TextEdit(inserting: "C", at: 0), to: plate.formatted(text: "A"), of: plate,
        as: "insert at the start of a plate"),
      .applying(
        TextEdit(deletingBackward: 4..<5), to: short, of: plate, as: "Backspace in mid-plate",
        isProbed: true),
      .applying(
        TextEdit(deletingForward: 3..<4), to: short, of: plate, as: "Delete in mid-plate"),
      .applying(
        TextEdit(deletingForward: 0..<1), to: plate.formatted(text: "A"), of: plate,
        as: "Delete at the start of a plate"),
      .applying(
        TextEdit(replacing: 3..<5, with: "9"), to: short, of: plate, as: "replace in a plate"),
      .applying(
        TextEdit(inserting: "9", at: 5), to: full, of: plate, as: "reject in a full plate"),
      .typing("ABCD1234567890123456", into: code, as: "type code of twenty states"),
      .applying(
        TextEdit(inserting: "9", at: 4), to: codes, of: code, as: "insert in mid-code"),
      .applying(
        TextEdit(deletingBackward: 7..<8), to: codes, of: code, as: "Backspace in mid-code"
      ),
      .applying(
        TextEdit(inserting: "x", at: 4), to: long.formatted(text: "aaaa"), of: long,
        as: "reject with a{9000}(b|c)", count: 10),
      .applying(
        TextEdit(inserting: "a", at: 100),
        to: wide.formatted(text: String(repeating: "ab", count: 100)),
        of: wide, as: "insert with (a|b)*a(a|b){200}", count: 10),
      Case("compile plate", operations: 10) {
        for _ in 0..<10 { keep(try? RegularExpression(#"[A-Z]{2}-\d{4}(-[XYZ])?"#)) }
      },
      Case("compile a{9000}(b|c)", operations: 1) { keep(try? RegularExpression("a{9000}(b|c)")) },
      .matching(nested, "(a+)+$", length: 100), .matching(nested, "(a+)+$", length: 10_000),
      .matching(nested, "(a+)+$", length: 1_000_000),
      .matching(overlapping, "(a|aa)*b?", length: 10_000),
    ]
  }
}

extension Case {
  /// Matches a text that fails only at its end. An operation is a character.
  fileprivate static func matching(
    _ expression: RegularExpression, _ name: String, length: Int
  ) -> Case {
    let text = String(repeating: "a", count: length) + "!"
    return Case("match \(length) × a with \(name)", operations: length) {
      keep(expression.matches(text))
    }
  }
}
