/// A compiled mask: flat tables, in the order in which the mask is filled.
///
/// A mask that fills from the right is the same machine over the reversed pattern and the
/// reversed text; only what enters and leaves is turned round.
final class Program: Sendable {
  let source: Source
  let elements: [Element]
  let classes: [CharacterClass]

  /// The case that the slots of each class change letters to.
  let letterCases: [LetterCase?]

  /// What each class accepts of ASCII as it is typed; `nil` where its slots change the case.
  let plainASCII: [ASCIISet?]

  /// The clusters that literals and placeholders refer to; texts add their own after them.
  let glyphs: Glyphs

  /// For every element and the end: whether a text may stop before it.
  let isCompleteFrom: [Bool]

  /// For every element and the end: the next slot at or after it, or the end.
  let nextSlot: [UInt32]

  let lastSlot: Element?

  /// How many of the user's characters fit; `nil` for an endless mask.
  let capacity: Int?

  /// Whether slots differ in what they accept, so that the order of characters matters.
  let isMixed: Bool

  let hasOptionalSlots: Bool

  let hasFixedLiterals: Bool

  /// The letters and digits among the literals, each once; the first so many if there are more.
  let wordLiterals: [Glyph]

  /// For every element and the end: the next literal at or after it that parts two runs; empty if
  /// there is none.
  let nextMark: [UInt32]

  /// The literals that announce the prefix, and the prefix; `nil` for a mask without one.
  let prefix: Prefix?

  /// Whether a slot accepts any character at all.
  let acceptsAny: Bool

  /// The placeholder of a guide.
  let guide: Glyph?

  /// Where its sorts of elements are.
  let places: Places

  let warnings: [Diagnostic]

  static let mostWordLiterals = 64

  let isRightToLeft: Bool

  /// The case that letters are changed to.
  let letterCase: LetterCase?

  let digits: Mask.Digits

  /// Whether literals that are certain appear after the last character.
  let completes: Bool

  /// What a mask is made from: equal sources are equal masks.
  struct Source: Hashable, Sendable {
    var pattern: String
    var syntax: Mask.Syntax
    var notations: [Mask.Notation]
    var options: Mask.Options
  }

  /// One literal or slot.
  struct Element: Hashable, Sendable {
    var kind: Kind

    /// A literal, or the placeholder of a slot.
    var glyph: Glyph

    /// The index of the class of a slot.
    var accepts: UInt16 = 0

    var letterCase: LetterCase?

    /// Whether a literal parts two runs of which the first can be shorter than its slots: then its
    /// place isn't known from the number of characters before it, and none is moved across it.
    var isSignificant = false

    /// The place in the pattern, in UTF-16 code units.
    var offset: UInt32 = 0

    var isLiteral: Bool { kind == .free || kind == .fixed }
    var isSlot: Bool { !isLiteral }

    /// Whether a text can go on behind it without it, or with the literal that it is.
    var isPassable: Bool { kind != .mandatory && kind != .endless }
  }

  enum Kind: UInt8, Hashable, Sendable {
    case free, fixed, mandatory, optional, endless
  }

  init(_ source: Source) throws(MaskError) {
    let options = source.options
    var parser = PatternParser(notations: source.notations, rightToLeft: options.rightToLeft)
    try parser.parse(source.pattern, syntax: source.syntax)
    var glyphs = parser.glyphs
    var elements = parser.elements
    var warnings = parser.warnings
    prefix = elements.contains { $0.isSlot } ? Prefix(elements, glyphs) : nil
    if options.rightToLeft { elements.reverse() }
    if let endless = elements.firstIndex(where: { $0.kind == .endless }) {
      if endless + 1 < elements.count {
        warnings.append(Diagnostic(.unreachable, at: Int(elements[endless + 1].offset)))
      }
      elements.removeLast(elements.count - endless - 1)
    }
    elements.markSignificantLiterals()
    nextMark = Self.marks(after: elements)
    self.source = source
    self.elements = elements
    classes = parser.classes
    letterCases = parser.classCases
    isRightToLeft = options.rightToLeft
    letterCase = options.letterCase
    digits = options.digits
    plainASCII = zip(parser.classes, parser.classCases).map {
      options.letterCase == nil && $1 == nil ? $0.ascii : nil
    }
    isCompleteFrom = Self.completeness(of: elements)
    nextSlot = Self.slots(after: elements)
    let last = elements.last { $0.isSlot }
    lastSlot = last
    capacity =
      last?.kind == .endless ? nil : elements.reduce(0) { $1.isSlot ? $0 + 1 : $0 }
    isMixed = elements.contains { $0.isSlot && $0.accepts != last?.accepts }
    hasOptionalSlots = elements.contains { $0.kind == .optional || $0.kind == .endless }
    wordLiterals = Self.wordLiterals(of: elements, glyphs)
    hasFixedLiterals = elements.contains { $0.kind == .fixed }
    acceptsAny = parser.classes.contains { $0.definition == .any }
    places = Places(elements, classCount: parser.classes.count, glyphs)
    completes =
      (options.completion ?? (source.syntax == .brackets)) && !options.rightToLeft
    warnings += Self.warnings(
      elements, classes: parser.classes, glyphs: glyphs, syntax: source.syntax)
    self.warnings = warnings
    if let placeholder = options.placeholder {
      let glyph = glyphs.glyph(of: placeholder)
      guide = glyph
      let isVisible = CharacterClass.any.contains(glyph, in: glyphs)
      if !isVisible || parser.classes.contains(where: { $0.contains(glyph, in: glyphs) }) {
        throw MaskError(
          .placeholderAccepted, at: nil, symbol: placeholder.unicodeScalars.map { $0.value })
      }
    } else {
      guide = nil
    }
    self.glyphs = glyphs
  }
}

extension Program {
  private static func completeness(of elements: [Element]) -> [Bool] {
    var complete = [Bool](repeating: true, count: elements.count + 1)
    for index in elements.indices.reversed() {
      switch elements[index].kind {
      case .mandatory, .fixed: complete[index] = false
      case .endless: complete[index] = true
      case .free, .optional: complete[index] = complete[index + 1]
      }
    }
    return complete
  }

  private static func slots(after elements: [Element]) -> [UInt32] {
    var next = [UInt32](repeating: UInt32(elements.count), count: elements.count + 1)
    for index in elements.indices.reversed() {
      next[index] = elements[index].isSlot ? UInt32(index) : next[index + 1]
    }
    return next
  }

  private static func marks(after elements: [Element]) -> [UInt32] {
    if !elements.contains(where: { $0.isSignificant }) { return [] }
    var next = [UInt32](repeating: .max, count: elements.count + 1)
    for index in elements.indices.reversed() {
      next[index] = elements[index].isSignificant ? UInt32(index) : next[index + 1]
    }
    return next
  }

  private static func wordLiterals(of elements: [Element], _ glyphs: Glyphs) -> [Glyph] {
    var words: [Glyph] = []
    for element in elements where element.isLiteral {
      if element.glyph < 0x80, !UInt8(element.glyph).isASCIIAlphanumeric { continue }
      if glyphs.isAlphanumeric(element.glyph), words.count < mostWordLiterals,
        !words.contains(element.glyph)
      {
        words.append(element.glyph)
      }
    }
    return words
  }

  /// The element after one that a character fills or is: an endless slot takes more.
  func element(after index: Int) -> Int {
    elements[index].kind == .endless ? index : index + 1
  }
}

extension Program: Hashable {
  /// Whether two programs were made from the same source: the same object first.
  static func == (left: Program, right: Program) -> Bool {
    left === right || left.source == right.source
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

extension Program.Source {
  static func == (left: Self, right: Self) -> Bool {
    left.pattern.utf8.elementsEqual(right.pattern.utf8) && left.syntax == right.syntax
      && left.notations == right.notations && left.options == right.options
  }

  func hash(into hasher: inout Hasher) {
    for byte in pattern.utf8 { hasher.combine(byte) }
    hasher.combine(options)
  }
}

extension [Program.Element] {
  /// Marks the literals after a run of slots that can be shorter than its slots.
  fileprivate mutating func markSignificantLiterals() {
    var canBeShorter = false
    var isInSlots = false
    for index in indices {
      if self[index].isSlot {
        if !isInSlots { canBeShorter = false }
        if self[index].kind != .mandatory { canBeShorter = true }
      } else {
        self[index].isSignificant = canBeShorter
      }
      isInSlots = self[index].isSlot
    }
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter or digit.
  @inline(__always)
  var isASCIIAlphanumeric: Bool {
    let folded = self | 0x20
    return (self >= 0x30 && self <= 0x39) || (folded >= 0x61 && folded <= 0x7A)
  }
}
