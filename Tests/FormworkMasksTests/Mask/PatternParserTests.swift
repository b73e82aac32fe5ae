import FormworkMasks
import Testing

/// A mask numbers the kinds of its slots with 16 bits; one more must not pass for another.
@Suite struct PatternParserTests {
  /// As many symbols as there are numbers, each for a kind of slot of its own.
  private static let symbols = (0x20000..<0x30000).compactMap { Unicode.Scalar($0) }.map(
    Character.init)

  private static let notations = symbols.map { Mask.Notation($0, accepts: UnicodeSet([$0])) }

  /// A pattern with nearly all kinds of slots that there can be.
  private static let nearlyAll = "[" + String(symbols.dropLast()) + "]"

  @Test func theLastNumberIsUsed() throws {
    let last = try #require(Self.symbols.last)
    let mask = try Mask(Self.nearlyAll + "-[\(last)]", notations: Self.notations)
    #expect(mask.formatted(text: String(Self.symbols.dropLast()) + "-\(last)").isComplete)
    #expect(!mask.formatted(text: String(Self.symbols.dropLast())).isComplete)
  }

  @Test(
    arguments: [("[xxy]", 3, "y"), ("[xx0]", 3, "0"), ("[xx]-[…]", 6, "…")]
      as [(pattern: String, offset: Int, symbol: String)])
  func tooManyAreAnError(pattern: String, offset: Int, symbol: String) throws {
    let more = ["x", "y"].map { Mask.Notation($0, accepts: UnicodeSet([$0])) }
    try expectTooMany(at: Self.nearlyAll.utf16.count + offset, symbol) { () throws(MaskError) in
      _ = try Mask(Self.nearlyAll + pattern, notations: Self.notations + more)
    }
  }

  @Test func tooManyTokensAreAnError() throws {
    let tokens = (Self.symbols + ["#"]).map { ($0, UnicodeSet([$0])) }
    let pattern = String(Self.symbols) + "-#"
    try expectTooMany(at: pattern.utf16.count - 1, "#") { () throws(MaskError) in
      _ = try Mask(pattern, syntax: .tokens(Mask.TokenTable(tokens)))
    }
  }

  private func expectTooMany(
    at offset: Int, _ symbol: String, _ compile: () throws(MaskError) -> Void
  ) throws {
    do throws(MaskError) {
      try compile()
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
