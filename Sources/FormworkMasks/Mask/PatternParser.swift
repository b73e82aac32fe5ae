import FormworkTables

/// A parser that turns a pattern into the elements of a program, in the order of the pattern.
struct PatternParser {
  var elements: [Program.Element] = []
  var classes: [Program.SlotClass] = []
  var glyphs = Glyphs()

  /// The places where empty groups begin, in UTF-16 code units.
  private(set) var emptyGroups: [Int] = []

  /// Lists of the classes after the first few, by mark: the last class of each mark, and for each
  /// class the one before it with the same mark, or -1.
  var lastOfMark = NumberTable()
  var earlierOfMark: [Int32] = []

  private let notations: [Mask.Notation]
  private let notationPlaces: SymbolPlaces
  private let rightToLeft: Bool

  /// The start and the family of the run of slots at the end of the open group.
  private var runStart = 0
  private var runFamily: Family?

  /// Whether the run has slots of several kinds, which are sorted.
  private var isMixed = false

  /// The indices of the built-in classes that the mask uses so far.
  var builtInPlaces: (digit: UInt16?, letter: UInt16?, alphanumeric: UInt16?)
  private var endsInEndless = false

  /// The symbol of the last slot if the same one can follow, which is most common.
  private var repeated: Glyph?

  /// A kind of slots that a group sorts: mandatory ones come first.
  private struct Family: Hashable {
    var accepts: UInt16
    var letterCase: LetterCase?
    var isBuiltIn: Bool
  }

  enum Mode { case free, value, fixed }

  /// One character of the pattern, and its offset in UTF-16 code units.
  struct Symbol {
    var glyph: Glyph
    var offset: Int

    func isASCII(_ character: Unicode.Scalar) -> Bool { glyph == character.value }

    var isEndless: Bool { glyph == 0x2026 }
  }

  init(notations: [Mask.Notation], rightToLeft: Bool) {
    self.notations = notations
    notationPlaces = SymbolPlaces(notations.map { $0.scalars })
    self.rightToLeft = rightToLeft
  }

  mutating func parse(_ pattern: String, syntax: Mask.Syntax) throws(MaskError) {
    let list = glyphs.glyphs(of: pattern)
    var symbols = Symbols(list, glyphs)
    elements.reserveCapacity(list.count)
    switch syntax {
    case .brackets: try parseBrackets(&symbols)
    case .tokens(let table): try parseTokens(&symbols, table)
    }
  }

  /// An iterator over the characters of a pattern.
  struct Symbols {
    private let list: [Glyph]
    private var index = 0
    private var offset = 0
    private let glyphs: Glyphs

    init(_ list: [Glyph], _ glyphs: Glyphs) {
      self.list = list
      self.glyphs = glyphs
    }

    mutating func next() -> Symbol? {
      if index == list.count { return nil }
      let symbol = Symbol(glyph: list[index], offset: offset)
      index += 1
      offset += glyphs.utf16Length(symbol.glyph)
      return symbol
    }
  }

  private mutating func parseBrackets(_ symbols: inout Symbols) throws(MaskError) {
    try checkNotations()
    var mode = Mode.free
    var opening = Symbol(glyph: 0, offset: 0)
    var isJustOpen = false
    while let symbol = symbols.next() {
      let wasJustOpen = isJustOpen
      isJustOpen = false
      if symbol.isASCII("\\") {
        if mode == .value { throw error(.escapeInGroup, symbol) }
        guard let escaped = symbols.next() else { throw error(.trailingBackslash, symbol) }
        appendLiteral(escaped, mode)
      } else if symbol.isASCII("[") || symbol.isASCII("{") {
        if mode != .free { throw error(.nestedGroup, symbol) }
        mode = symbol.isASCII("[") ? .value : .fixed
        opening = symbol
        isJustOpen = true
        runStart = elements.count
      } else if symbol.isASCII("]") || symbol.isASCII("}") {
        let closes = symbol.isASCII("]") ? Mode.value : .fixed
        if mode != closes { throw error(.strayBracket, symbol) }
        if wasJustOpen { emptyGroups.append(opening.offset) }
        flushRun()
        mode = .free
      } else if mode == .value {
        try appendSlot(symbol)
      } else {
        appendLiteral(symbol, mode)
      }
    }
    if mode != .free { throw error(.unclosedGroup, opening) }
  }

  mutating func append(_ element: Program.Element) {
    elements.append(element)
  }

  private func checkNotations() throws(MaskError) {
    for notation in notations {
      if let first = notation.scalars.first, notation.scalars.count == 1,
        [0x5B, 0x5D, 0x7B, 0x7D, 0x5C, 0x2026].contains(first)
      {
        throw MaskError(.reservedNotation, at: nil, symbol: notation.scalars)
      }
    }
  }

  private mutating func appendSlot(_ symbol: Symbol) throws(MaskError) {
    if symbol.glyph == repeated, var slot = elements.last {
      slot.offset = UInt32(clamping: symbol.offset)
      return elements.append(slot)
    }
    if symbol.isEndless { return try appendEndless(symbol) }
    let slot: Program.Element
    let family: Family
    if let builtIn = BuiltIn(symbol.glyph) {
      let accepts = try classIndex(builtIn, for: symbol)
      slot = element(
        builtIn.isOptional ? .optional : .mandatory, builtIn.placeholder, accepts, nil, symbol)
      family = Family(accepts: accepts, letterCase: nil, isBuiltIn: true)
    } else if let place = notationPlaces.place(of: symbol.glyph, in: glyphs) {
      let notation = notations[place]
      let accepts = try classIndex(notation.accepts, notation.letterCase, for: symbol)
      slot = element(
        notation.isOptional ? .optional : .mandatory, symbol.glyph, accepts, notation.letterCase,
        symbol)
      family = Family(accepts: accepts, letterCase: notation.letterCase, isBuiltIn: false)
    } else {
      throw error(.unknownSymbol, symbol)
    }
    if family != runFamily { flushRun() }
    noteKind(slot.kind)
    endsInEndless = false
    runFamily = family
    repeated = symbol.glyph
    elements.append(slot)
  }

  /// Appends an endless slot, which repeats the slot before it and ends the run. Nothing after it
  /// can be reached.
  private mutating func appendEndless(_ symbol: Symbol) throws(MaskError) {
    if endsInEndless { throw error(.misplacedEndless, symbol) }
    repeated = nil
    var slot: Program.Element
    if runStart < elements.count, let last = elements.last {
      slot = last
    } else {
      let accepts = try classIndex(.alphanumeric, for: symbol)
      slot = element(.endless, 0x2D, accepts, nil, symbol)
    }
    noteKind(.endless)
    slot.kind = .endless
    slot.offset = UInt32(clamping: symbol.offset)
    elements.append(slot)
    flushRun()
    endsInEndless = true
  }

  /// Compares the kind of a new slot with the last one of its run.
  private mutating func noteKind(_ kind: Program.Kind) {
    if runStart < elements.count, elements[elements.count - 1].kind != kind { isMixed = true }
  }

  private mutating func flushRun() {
    if isMixed {
      let run = Array(elements[runStart...])
      elements.removeLast(run.count)
      let kinds: [Program.Kind] = [.mandatory, .optional, .endless]
      for kind in rightToLeft ? kinds.reversed() : kinds {
        for index in run.indices {
          let slot = run[rightToLeft ? run.count - 1 - index : index]
          if slot.kind == kind { elements.append(slot) }
        }
      }
    }
    runStart = elements.count
    isMixed = false
    runFamily = nil
    repeated = nil
    endsInEndless = false
  }
}

extension Mask.Syntax {
  /// Creates the syntax in which a pattern is written.
  ///
  /// A pattern with a bracket or a brace is a bracket pattern. Without them, it would have no slot,
  /// so each `#` is a slot for a digit. Without a `#` either, its digits are the slots if all are
  /// `0` or all are `9`: `000-00-0000`. Characters after a backslash don't count.
  ///
  /// - Throws: ``MaskError`` at the first digit that may be a literal, as in `+1 (999)`.
  /// - Complexity: O(*n*) in the length of `pattern`.
  package init(of pattern: String) throws(MaskError) {
    var glyphs = Glyphs()
    let list = glyphs.glyphs(of: pattern)
    var symbols = PatternParser.Symbols(list, glyphs)
    var (hasHash, digit, unclear) = (false, Glyph?.none, PatternParser.Symbol?.none)
    while let symbol = symbols.next() {
      switch symbol.glyph {
      case 0x5C: _ = symbols.next()
      case 0x5B, 0x5D, 0x7B, 0x7D:
        self = .brackets
        return
      case 0x23: hasHash = true
      case 0x30...0x39:
        let isSlot = symbol.glyph == digit ?? symbol.glyph && [0x30, 0x39].contains(symbol.glyph)
        if !isSlot, unclear == nil { unclear = symbol }
        digit = digit ?? symbol.glyph
      default: break
      }
    }
    if hasHash {
      self = .hash(.digit)
    } else if let unclear {
      throw MaskError(.unclearDigit, at: unclear.offset, symbol: [unclear.glyph])
    } else {
      self = digit == nil ? .brackets : .digits
    }
  }
}

extension PatternParser {
  /// Parses a token pattern. Tokens are slots, and a backslash makes the next character a literal.
  private mutating func parseTokens(
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

  private mutating func appendLiteral(_ symbol: Symbol, _ mode: Mode) {
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
  private static let mostListed = 16

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
  private mutating func classIndex(_ builtIn: BuiltIn, for symbol: Symbol) throws(MaskError)
    -> UInt16
  {
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
  private mutating func classIndex(
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
