import Formwork

extension [Case] {
  /// Typing guided by regular expressions, and patterns that make backtracking engines hang.
  static func expressions() throws -> [Case] {
    let plate = try PatternFormat(#"[A-Z]{2}-\d{4}(-[XYZ])?"#)
    let code = try PatternFormat(#"[A-Z]{4}\d{16}"#)
    let nested = try RegularExpression("(a+)+$")
    let overlapping = try RegularExpression("(a|aa)*b?")
    return [
      .typing("AB1234", into: plate, as: "type plate", budget: 500),
      .typing("ABCD1234567890123456", into: code, as: "type code of twenty states", budget: 500),
      Case("compile plate", operations: 10) {
        for _ in 0..<10 { keep(try? RegularExpression(#"[A-Z]{2}-\d{4}(-[XYZ])?"#)) }
      },
      .matching(nested, "(a+)+$", length: 100), .matching(nested, "(a+)+$", length: 10_000),
      .matching(nested, "(a+)+$", length: 1_000_000),
      .matching(overlapping, "(a|aa)*b?", length: 10_000),
    ]
  }
}

extension Case {
  /// Matches a text that fails at its end only; an operation is a character.
  fileprivate static func matching(
    _ expression: RegularExpression, _ name: String, length: Int
  ) -> Case {
    let text = String(repeating: "a", count: length) + "!"
    return Case("match \(length) × a with \(name)", operations: length) {
      keep(expression.matches(text))
    }
  }
}
