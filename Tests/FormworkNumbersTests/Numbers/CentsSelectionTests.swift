import FormworkTestSupport
import Testing

/// A key over selected digits of a number that is entered from the right.
@Suite struct CentsSelectionTests {
  /// The key replaces the selected digit, and all digits are the new number.
  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  func keyReplacesDigits(key: Int) throws {
    var options = NumberFormat.Options()
    options.entry = .minorUnits
    options.affixes = NumberAffixes(prefix: "$")
    let format = try NumberFormat(NumberSymbols(), options)
    for cents in [1, 5, 9, 10, 90, 99, 100, 109, 990, 12_345] {
      let current = format.formatted(value: "\(cents / 100).\(cents % 100 / 10)\(cents % 10)")
      let places = current.text.utf16.enumerated().filter { 0x30...0x39 ~= $1 }.map { $0.offset }
      for place in places {
        var text = Array(current.text.utf16)
        text[place] = UInt16(0x30 + key)
        let digits = String(decoding: text.filter { 0x30...0x39 ~= $0 }, as: UTF16.self)
        let edit = TextEdit(
          replacing: UTF16Offset(place)..<UTF16Offset(place + 1), with: String(key))
        let outcome = format.apply(edit, to: current)
        #expect(!outcome.isRejected)
        let shown = outcome.formatted.text.filter { $0.isNumber }
        #expect(
          Int(shown) ?? 0 == Int(digits) ?? 0,
          "\(key) at \(place) of \(current.text): \(outcome.formatted.text)")
      }
    }
  }
}
