/// A compiled mask: flat tables, in the order in which the mask is filled.
///
/// A mask that fills from the right is the same machine over the reversed pattern and the
/// reversed text; only what enters and leaves is turned round.
final class Program: Sendable {
  let elements: [Element]
  let classes: [CharacterClass]

  /// The clusters that literals and placeholders refer to; texts add their own after them.
  let glyphs: Glyphs

  let isRightToLeft: Bool

  /// For every element and the end: whether a text may stop before it.
  let isCompleteFrom: [Bool]

  /// For every element and the end: the next slot at or after it, or the end.
  let nextSlot: [UInt32]

  let lastSlot: Element?

  /// How many of the user's characters fit; `nil` for an endless mask.
  let capacity: Int?

  /// Whether slots differ in what they accept, so that the order of characters matters.
  let isMixed: Bool

  let hasFixedLiterals: Bool

  /// The literals that are letters or digits, each once; the first so many if there are more.
  let alphanumericLiterals: [Glyph]

  /// Whether a slot accepts any character at all.
  let acceptsAny: Bool

  /// The same mask as bits and bytes, if element *i* is always character *i* of an ASCII text of
  /// at most 64 characters.
  let dense: DenseTable?

  /// The placeholder of a guide.
  let guide: Glyph?

  /// What a long mask is searched with.
  let index: ProgramIndex?

  let warnings: [Diagnostic]

  static let mostAlphanumericLiterals = 64

  /// One literal or slot.
  struct Element: Hashable, Sendable {
    var kind: Kind

    /// A literal, or the placeholder of a slot.
    var glyph: Glyph

    /// The index of the class of a slot.
    var accepts: UInt16 = 0

    var letterCase: LetterCase?

    /// Whether a literal comes after an optional slot: then its place isn't known from the
    /// number of characters before it, and it is kept as a character of its own while editing.
    var isSignificant = false

    /// The place in the pattern, in UTF-16 code units.
    var offset: UInt32 = 0

    var isLiteral: Bool { kind == .free || kind == .fixed }
    var isSlot: Bool { !isLiteral }
  }

  enum Kind: UInt8, Hashable, Sendable {
    case free, fixed, mandatory, optional, endless
  }

  init(
    _ pattern: String, syntax: Mask.Syntax, notations: [Mask.Notation], options: Mask.Options
  ) throws(MaskError) {
    var parser = PatternParser(notations: notations, rightToLeft: options.rightToLeft)
    try parser.parse(pattern, syntax: syntax)
    var glyphs = parser.glyphs
    var elements = parser.elements
    var warnings = parser.warnings
    if options.rightToLeft { elements.reverse() }
    if let endless = elements.firstIndex(where: { $0.kind == .endless }) {
      if endless + 1 < elements.count {
        warnings.append(Diagnostic(.unreachable, at: Int(elements[endless + 1].offset)))
      }
      elements.removeLast(elements.count - endless - 1)
    }
    var followsOptional = false
    for index in elements.indices {
      if elements[index].isSlot {
        followsOptional = elements[index].kind != .mandatory
      } else {
        elements[index].isSignificant = followsOptional
      }
    }
    index =
      elements.count < ProgramIndex.shortest
      ? nil : ProgramIndex(elements, classCount: parser.classes.count, glyphs: glyphs)
    self.elements = elements
    classes = parser.classes
    isRightToLeft = options.rightToLeft
    isCompleteFrom = Self.completeness(of: elements)
    nextSlot = Self.slots(after: elements)
    let last = elements.last { $0.isSlot }
    lastSlot = last
    capacity =
      last?.kind == .endless ? nil : elements.reduce(0) { $1.isSlot ? $0 + 1 : $0 }
    isMixed = elements.contains { $0.isSlot && $0.accepts != last?.accepts }
    var letters: [Glyph] = []
    for element in elements where element.isLiteral {
      if element.glyph < 0x80, !UInt8(element.glyph).isASCIIAlphanumeric { continue }
      if glyphs.isAlphanumeric(element.glyph), letters.count < Self.mostAlphanumericLiterals,
        !letters.contains(element.glyph)
      {
        letters.append(element.glyph)
      }
    }
    alphanumericLiterals = letters
    hasFixedLiterals = elements.contains { $0.kind == .fixed }
    acceptsAny = parser.classes.contains { $0.definition == .any }
    dense =
      options.rightToLeft
      ? nil
      : DenseTable(
        elements, classes: parser.classes, isCompleteFrom: isCompleteFrom, nextSlot: nextSlot)
    warnings += Self.warnings(elements, classes: parser.classes, glyphs: glyphs, syntax: syntax)
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
}
