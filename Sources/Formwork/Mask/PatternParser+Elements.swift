extension PatternParser {
  /// Reads a token pattern: tokens are slots, a backslash makes a literal of what follows it.
  mutating func parseTokens(
    _ symbols: [Symbol], _ table: Mask.TokenTable
  ) throws(MaskError) {
    if let token = table.tokens.first(where: { $0.scalars == [0x5C] }) {
      throw MaskError(.reservedNotation, at: nil, symbol: token.scalars)
    }
    let places = SymbolPlaces(table.tokens.map { $0.scalars })
    var index = 0
    while index < symbols.count {
      let symbol = symbols[index]
      index += 1
      if symbol.isASCII("\\") {
        guard index < symbols.count else { throw error(.trailingBackslash, symbol) }
        appendLiteral(symbols[index], .free)
        index += 1
      } else if let place = places.place(of: symbol.glyph, in: glyphs) {
        let token = table.tokens[place]
        let placeholder = Self.placeholder(of: token.accepts) ?? symbol.glyph
        let accepts = try classIndex(token.accepts, for: symbol)
        append(element(.mandatory, placeholder, accepts, nil, symbol))
      } else {
        appendLiteral(symbol, .free)
      }
    }
  }

  /// A slot that bracket patterns know without a notation.
  struct BuiltIn {
    var accepts: CharacterClass
    var isOptional: Bool
    var placeholder: Glyph

    init?(_ glyph: Glyph) {
      switch glyph {
      case 0x30, 0x39: (accepts, placeholder) = (.digit, 0x30)
      case 0x41, 0x61: (accepts, placeholder) = (.letter, 0x61)
      case 0x5F, 0x2D: (accepts, placeholder) = (.alphanumeric, 0x2D)
      default: return nil
      }
      isOptional = glyph == 0x39 || glyph == 0x61 || glyph == 0x2D
    }
  }

  private static func placeholder(of accepts: CharacterClass) -> Glyph? {
    if accepts == .digit { return 0x30 }
    if accepts == .letter { return 0x61 }
    return accepts == .alphanumeric ? 0x2D : nil
  }

  mutating func appendLiteral(_ symbol: Symbol, _ mode: Mode) {
    append(element(mode == .fixed ? .fixed : .free, symbol.glyph, 0, nil, symbol))
  }

  func element(
    _ kind: Program.Kind, _ glyph: Glyph, _ accepts: UInt16, _ letterCase: LetterCase?,
    _ symbol: Symbol
  ) -> Program.Element {
    Program.Element(
      kind: kind, glyph: glyph, accepts: accepts, letterCase: letterCase,
      offset: UInt32(clamping: symbol.offset))
  }

  func error(_ code: MaskError.Code, _ symbol: Symbol) -> MaskError {
    MaskError(code, at: symbol.offset, symbol: glyphs.scalars(symbol.glyph))
  }
}
