import FormworkTestSupport
import Testing

/// Leading zeros disappear when the user leaves the field, and nothing remains of them: later keys do the
/// same as without them.
@Suite struct LeavingLawTests {
  @Test func leadingZerosLeaveNothing() throws {
    var random = SeededGenerator(seed: 91)
    var (corrected, grown) = (0, 0)
    for _ in 0..<4000 {
      var spec = NumberSpec(&random)
      // A limit would reject some of the digits.
      (spec.options.maximum, spec.options.minimum) = (nil, nil)
      (spec.options.maximumIntegerDigits, spec.options.maximumFractionDigits) = (nil, nil)
      let format = try spec.format
      let integer = String(random.number(in: 1...random.element(of: [9, 99, 999])))
      let separator = random.element(of: [
        ".", ",", String(spec.point), spec.group.map { String($0) } ?? " ",
      ])
      // Three digits would be a group, or not, depending on the zeros.
      let text = integer + separator + random.digits(1...2)
      let zeros = String(repeating: "0", count: random.number(in: 1...3))
      var plain = correcting("1" + text, in: format, spec)
      var padded = correcting("1" + zeros + text, in: format, spec)
      if padded.current.text != plain.current.text { corrected += 1 }
      plain.endEditing()
      padded.endEditing()
      // A separator that isn't one yet stays as it was typed.
      guard plain.current.issue == nil, padded.current.issue == nil else { continue }
      #expect(plain.current.text == padded.current.text, "\(spec): \(text)")
      let more = random.digits(1...2)
      for field in 0..<2 {
        if field == 0 { type(more, in: &plain) } else { type(more, in: &padded) }
      }
      grown += 1
      #expect(
        plain.current.text == padded.current.text && plain.current.value == padded.current.value,
        "\(spec): \(text), then \(more)")
    }
    #expect(corrected > 2000 && grown > 2000, "\(corrected) \(grown)")
  }

  /// A field with some keys but without the first one, which is deleted again, and the caret at the end.
  private func correcting(
    _ keys: String, in format: NumberFormat, _ spec: NumberSpec
  ) -> EditingSession<NumberFormat> {
    var field = EditingSession(format: format)
    type(keys, in: &field)
    let first = spec.affixes(isNegative: false).before + String(spec.shown("1"))
    let place = UTF16Offset(first.utf16.count)
    field.select(place..<place)
    field.deleteBackward()
    let end = UTF16Offset(
      field.current.text.utf16.count - spec.affixes(isNegative: false).after.utf16.count)
    field.select(end..<end)
    return field
  }

  private func type(_ keys: String, in field: inout EditingSession<NumberFormat>) {
    for key in keys { field.insert(String(key)) }
  }
}

extension SeededGenerator {
  fileprivate mutating func digits(_ count: ClosedRange<Int>) -> String {
    (0..<number(in: count)).map { _ in String(number(in: 0...9)) }.joined()
  }
}
