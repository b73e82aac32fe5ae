import FormworkTestSupport
import Testing

/// What is read byte by byte is what is read character by character.
@Suite struct UnusedTests {
  @Test func asciiIsReadAsAnyTextIs() throws {
    var generator = SeededGenerator(seed: 20)
    let masks = [
      "+1 ([000]) [000]-[0000]", "[AA]-[99]", "{AB}-[00]", "[0…]", "[_].[-]", "12 [00] 34 [A]",
    ]
    var formats = try masks.map { AnyInputFormat(try Mask($0)) }
    formats.append(
      AnyInputFormat(try Mask("[00].[00]", options: .init(placeholderCharacter: "x"))))
    formats.append(
      AnyInputFormat(try Mask("[009].[00]", options: .init(letterCase: .upper, rightToLeft: true))))
    formats.append(AnyInputFormat(try RegexFormat(#"AB-\d{2}[a-c]?"#)))
    formats.append(AnyInputFormat(AllowedCharacters.letters))
    let signs = Array("0123ABab12x-. (+")
    var (checked, leftOver) = (0, 0)
    for _ in 0..<4000 {
      let format = formats[generator.number(in: 0...formats.count - 1)]
      let input = String(
        (0..<generator.number(in: 0...14)).map { _ in
          signs[generator.number(in: 0...signs.count - 1)]
        })
      // A middle dot is no letter and no digit, so it changes nothing but the way.
      let formatted = format.formatted(text: input)
      let unused = formatted.unused(of: input)
      #expect(unused == formatted.unused(of: input + "·"), "\(input) in \(formatted.text)")
      let other = String(input.reversed())
      // With a dot, it isn't a number of a spreadsheet, whose zeros after the point aren't digits.
      if ExportedNumber(input) != nil || ExportedNumber(other) != nil { continue }
      #expect(formatted.unused(of: other) == formatted.unused(of: "·" + other), "\(other)")
      checked += 2
      if !unused.isEmpty { leftOver += 1 }
    }
    #expect(checked > 7900 && leftOver > 1000)
  }
}
