import FormworkUnicode

/// Hundreds of symbols and classes, found without looking at each for every slot.
extension PatternParser {
  /// Up to so many are looked at one by one, which costs less than a table.
  static let mostListed = 16

  /// The places of an app's symbols in its list, the first of equal ones.
  struct SymbolPlaces {
    private let symbols: [[UInt32]]
    private var places: [[UInt32]: Int] = [:]

    init(_ symbols: [[UInt32]]) {
      self.symbols = symbols
      if symbols.count <= mostListed { return }
      for (index, symbol) in symbols.enumerated() where places[symbol] == nil {
        places[symbol] = index
      }
    }

    /// The place of a symbol of the pattern.
    func place(of glyph: Glyph, in glyphs: Glyphs) -> Int? {
      if symbols.count > mostListed { return places[glyphs.scalars(glyph)] }
      return symbols.firstIndex { scalars in
        scalars.count == 1 ? scalars[0] == glyph : scalars == glyphs.cluster(glyph)
      }
    }
  }

  /// A class and a change of case: what a slot takes.
  struct Acceptance: Hashable {
    var accepts: CharacterClass
    var letterCase: LetterCase?

    /// Some of what tells classes apart, which costs less than all.
    func hash(into hasher: inout Hasher) {
      hasher.combine(accepts.ascii)
      hasher.combine(accepts.definition.scalars.bounds.first)
      hasher.combine(accepts.definition.exceptions.first)
      hasher.combine(letterCase)
    }
  }

  /// The place of a class among those of the mask. Slots that change case otherwise have a place
  /// of their own, so that one index tells all about what a slot takes.
  mutating func classIndex(
    _ accepts: CharacterClass, _ letterCase: LetterCase? = nil, for symbol: Symbol
  ) throws(MaskError) -> UInt16 {
    let acceptance = Acceptance(accepts: accepts, letterCase: letterCase)
    if let known = known(acceptance) { return known }
    guard let index = UInt16(exactly: classes.count) else { throw error(.tooManyNotations, symbol) }
    classes.append(accepts)
    classCases.append(letterCase)
    if index >= Self.mostListed { classPlaces[acceptance] = index }
    return index
  }

  private func known(_ acceptance: Acceptance) -> UInt16? {
    for index in classes.indices.prefix(Self.mostListed)
    where classCases[index] == acceptance.letterCase {
      // The ASCII members tell nearly all classes apart, and cost nothing to compare.
      if classes[index].ascii == acceptance.accepts.ascii, classes[index] == acceptance.accepts {
        return UInt16(index)
      }
    }
    return classes.count > Self.mostListed ? classPlaces[acceptance] : nil
  }
}
