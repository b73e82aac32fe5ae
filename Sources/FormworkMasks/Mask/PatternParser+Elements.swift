import FormworkTables

extension PatternParser {
  /// Parses a token pattern. Tokens are slots, and a backslash makes the next character a literal.
  mutating func parseTokens(
    _ symbols: inout Symbols, _ table: Mask.TokenTable
  ) throws(MaskError) {
    if let token = table.tokens.first(where: { $0.scalars == [0x5C] }) {
      throw MaskError(.reservedNotation, at: nil, symbol: token.scalars)
    }
    let places = SymbolPlaces(table.tokens.map { $0.scalars })
    while let symbol = symbols.next() {
      if symbol.isASCII("\\") {
        guard let escaped = symbols.next() else { throw error(.trailingBackslash, symbol) }
        appendLiteral(escaped, .free)
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

  /// A slot that bracket patterns support without a notation.
  struct BuiltIn {
    let sort: Sort
    let isOptional: Bool

    enum Sort { case digit, letter, alphanumeric }

    init?(_ glyph: Glyph) {
      switch glyph {
      case 0x30, 0x39: sort = .digit
      case 0x41, 0x61: sort = .letter
      case 0x5F, 0x2D: sort = .alphanumeric
      default: return nil
      }
      isOptional = glyph == 0x39 || glyph == 0x61 || glyph == 0x2D
    }

    var placeholder: Glyph {
      switch sort {
      case .digit: 0x30
      case .letter: 0x61
      case .alphanumeric: 0x2D
      }
    }
  }

  private static func placeholder(of accepts: UnicodeSet) -> Glyph? {
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
      glyph: glyph, offset: UInt32(clamping: symbol.offset), accepts: accepts, kind: kind,
      letterCase: letterCase)
  }

  func error(_ code: MaskError.Code, _ symbol: Symbol) -> MaskError {
    MaskError(code, at: symbol.offset, symbol: glyphs.scalars(symbol.glyph))
  }
}

/// Lookup of symbols and classes that stays fast with hundreds of them.
extension PatternParser {
  /// The maximum number of entries to compare one by one. A table is slower for so few.
  static let mostListed = 16

  /// The indices of an app's symbols in its list; the first index if symbols are equal.
  struct SymbolPlaces {
    private let symbols: [[UInt32]]
    private var numbers = CharacterNumbers()

    /// The index of the symbol with each number, or -1.
    private var places: [Int32] = []

    init(_ symbols: [[UInt32]]) {
      self.symbols = symbols
      if symbols.count <= mostListed { return }
      for (index, symbol) in symbols.enumerated() {
        let number = numbers.add(symbol)
        while places.count <= number { places.append(-1) }
        if places[number] < 0 { places[number] = Int32(index) }
      }
    }

    /// Returns the index of a symbol of the pattern.
    func place(of glyph: Glyph, in glyphs: Glyphs) -> Int? {
      if symbols.count > mostListed {
        let place = numbers.number(of: glyph, in: glyphs).map { places[$0] } ?? -1
        return place < 0 ? nil : Int(place)
      }
      return symbols.firstIndex { scalars in
        scalars.count == 1 ? scalars[0] == glyph : scalars == glyphs.cluster(glyph)
      }
    }
  }

  /// Returns the index of a built-in class. If it is known, no classes are compared.
  mutating func classIndex(_ builtIn: BuiltIn, for symbol: Symbol) throws(MaskError) -> UInt16 {
    let known =
      switch builtIn.sort {
      case .digit: builtInPlaces.digit
      case .letter: builtInPlaces.letter
      case .alphanumeric: builtInPlaces.alphanumeric
      }
    if let known { return known }
    switch builtIn.sort {
    case .digit:
      let place = try classIndex(.digit, for: symbol)
      builtInPlaces.digit = place
      return place
    case .letter:
      let place = try classIndex(.letter, for: symbol)
      builtInPlaces.letter = place
      return place
    case .alphanumeric:
      let place = try classIndex(.alphanumeric, for: symbol)
      builtInPlaces.alphanumeric = place
      return place
    }
  }

  /// Returns the index of a class among the classes of the mask.
  ///
  /// Slots with a different letter case have their own index. So one index determines which
  /// characters a slot takes and how it changes them.
  mutating func classIndex(
    _ accepts: UnicodeSet, _ letterCase: LetterCase? = nil, for symbol: Symbol
  ) throws(MaskError) -> UInt16 {
    for index in classes.indices.prefix(Self.mostListed) where isClass(index, accepts, letterCase) {
      return UInt16(index)
    }
    var known = classes.count > Self.mostListed ? lastOfMark[accepts.mark] ?? -1 : -1
    while known >= 0 {
      if isClass(Int(known), accepts, letterCase) { return UInt16(known) }
      known = earlierOfMark[Int(known) - Self.mostListed]
    }
    guard let index = UInt16(exactly: classes.count) else { throw error(.tooManyNotations, symbol) }
    classes.append(Program.SlotClass(accepts: accepts, letterCase: letterCase))
    if index >= Self.mostListed {
      earlierOfMark.append(lastOfMark[accepts.mark] ?? -1)
      lastOfMark.set(Int32(index), for: accepts.mark)
    }
    return index
  }

  private func isClass(
    _ index: Int, _ accepts: UnicodeSet, _ letterCase: LetterCase?
  ) -> Bool {
    // The ASCII members differ in nearly all classes and are cheap to compare.
    classes[index].letterCase == letterCase && classes[index].accepts.ascii == accepts.ascii
      && classes[index].accepts == accepts
  }
}

extension UnicodeSet {
  /// A cheap hash of some parts in which classes differ.
  fileprivate var mark: UInt64 {
    var mark = ascii.mark &* 31 &+ UInt64(definition.scalars.bounds.first ?? 0)
    for scalar in definition.exceptions.first ?? [] { mark = mark &* 31 &+ UInt64(scalar) }
    return mark
  }
}
