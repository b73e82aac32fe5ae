import Testing

@testable import FormworkMasks

@Suite struct PatternParserTests {
  private static let anyUppercase = Program.SlotClass(accepts: .any, letterCase: .upper)

  /// A parser that has numbered nearly all kinds of slots that it can.
  private static func parser() -> PatternParser {
    let notations = [
      Notation("x", accepts: CharacterClass(["x"])), Notation("y", accepts: CharacterClass(["y"])),
    ]
    var parser = PatternParser(notations: notations, rightToLeft: false)
    parser.classes = Array(repeating: anyUppercase, count: 65_535)
    return parser
  }

  @Test func theLastNumberIsUsed() throws {
    var parser = Self.parser()
    try parser.parse("[x]", syntax: .brackets)
    #expect(parser.elements.map { $0.accepts } == [65_535])
  }

  /// The kinds of slots are numbered with 16 bits; one more must not pass for another.
  @Test(
    arguments: [
      ("[xxy]", .brackets, 3, "y"), ("[xx0]", .brackets, 3, "0"), ("[xx]-[…]", .brackets, 6, "…"),
      ("A-#", .hash, 2, "#"),
    ] as [(pattern: String, syntax: Mask.Syntax, offset: Int, symbol: String)])
  func tooManyAreAnError(
    pattern: String, syntax: Mask.Syntax, offset: Int, symbol: String
  ) throws {
    var parser = Self.parser()
    if syntax == .hash { parser.classes.append(Self.anyUppercase) }
    do throws(MaskError) {
      try parser.parse(pattern, syntax: syntax)
      Issue.record("no error")
    } catch {
      #expect(error.code == .tooManyNotations)
      #expect(error.code.name == "tooManyNotations")
      #expect(error.offset == UTF16Offset(offset))
      #expect(error.symbol == symbol)
      #expect(error.message.contains("65,536"))
      #expect(!error.fix.isEmpty)
    }
  }
}
