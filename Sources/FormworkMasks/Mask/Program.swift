import FormworkTables

/// A compiled mask: flat tables, in the order in which the mask is filled.
///
/// A mask that fills from the right uses the same algorithm on the reversed pattern and the
/// reversed text. Only its input and output are reversed.
final class Program: TextMaker {
  let source: Source

  /// The data that an edit reads. The program owns its memory.
  let table: Table

  let classes: [SlotClass]

  /// The clusters of literals and placeholders. A text adds its own after them.
  let glyphs: Glyphs

  /// The prefix and the literals that announce it; `nil` for a mask without one.
  let prefix: Prefix?

  /// Whether a slot accepts any character at all.
  let acceptsAny: Bool

  /// The places of each sort of element; `nil` if the mask is short enough to search its elements.
  private let elementIndex: ElementIndex?

  /// The offsets of empty groups and of the first unreachable element, in the pattern.
  let emptyGroups: [Int]
  let unreachable: Int?

  /// The input of the compiler. Equal sources make equal masks.
  struct Source: Hashable, Sendable {
    var pattern: String
    var syntax: Mask.Syntax
    var notations: [Mask.Notation]
    var options: Mask.Options
  }

  /// One literal or slot.
  struct Element: Hashable, Sendable, BitwiseCopyable {
    // The larger properties come first, so that an element takes 32 bytes.

    /// A number above all elements, which is also an `Int` of 32 bits.
    private static var noElement: UInt32 { UInt32(Int32.max) }

    /// The literal, or the placeholder of a slot.
    var glyph: Glyph

    /// The offset in the pattern, in UTF-16 code units.
    var offset: UInt32 = 0

    /// The first slot that isn't before this element, or the end.
    var nextSlot: UInt32 = 0

    /// The first significant literal that isn't before this element.
    var nextMark = Element.noElement

    /// The first slot that isn't before this element, and can't be empty.
    var nextBarrier = Element.noElement

    /// The first element that isn't before this one, and isn't an optional slot.
    var nextRequired = Element.noElement

    /// The index of a slot's class.
    var accepts: UInt16 = 0

    var kind: Kind
    var letterCase: LetterCase?

    /// Whether a text that ends before this element is complete.
    var isCompleteFrom = true

    /// Whether this literal separates two runs, and the first run can have empty slots.
    ///
    /// The number of characters before such a literal doesn't determine its place. So an edit moves
    /// no earlier character across it, unless the overflow policy makes room.
    var isSignificant = false

    var isLiteral: Bool { kind == .free || kind == .fixed }
    var isSlot: Bool { !isLiteral }

    /// Whether text can continue after this element without a character of the user for it.
    var isPassable: Bool { kind != .mandatory && kind != .endless }
  }

  /// The characters that the slots of a class accept, and the letter case to which they change letters.
  struct SlotClass {
    let accepts: UnicodeSet
    let letterCase: LetterCase?
  }

  enum Kind: UInt8, Hashable, Sendable, BitwiseCopyable {
    case free, fixed, mandatory, optional, endless
  }

  init(_ source: Source) throws(MaskError) {
    let options = source.options
    var parser = PatternParser(notations: source.notations, rightToLeft: options.rightToLeft)
    try parser.parse(source.pattern, syntax: source.syntax)
    var glyphs = parser.glyphs
    let guide = options.placeholderCharacter.map { glyphs.glyph(of: $0) }
    if let guide, let character = options.placeholderCharacter {
      let isVisible = UnicodeSet.any.contains(guide, in: glyphs)
      if !isVisible || parser.classes.contains(where: { $0.accepts.contains(guide, in: glyphs) }) {
        throw MaskError(
          .placeholderAccepted, at: nil, symbol: character.scalarValues)
      }
    }
    var elements: [Element] = []
    swap(&elements, &parser.elements)
    if options.rightToLeft { elements.reverse() }
    var unreachable: Int?
    if let endless = elements.firstIndex(where: { $0.kind == .endless }) {
      if endless + 1 < elements.count { unreachable = Int(elements[endless + 1].offset) }
      while elements.count > endless + 1 { elements.removeLast() }
    }
    let elementIndex =
      elements.count > Table.mostScanned
      ? ElementIndex(elements, classCount: parser.classes.count, glyphs) : nil
    table = Table(
      elements, parser.classes, options,
      completes: (options.completion ?? (source.syntax == .brackets)) && !options.rightToLeft,
      guide: guide, lists: elementIndex, firstCluster: glyphs.nextCluster)
    prefix = Prefix(table, glyphs)
    acceptsAny = parser.classes.contains {
      // A test for the space excludes nearly all other classes at once.
      $0.accepts.ascii.contains(0x20) && $0.accepts.definition == .any
    }
    self.source = source
    self.elementIndex = elementIndex
    emptyGroups = parser.emptyGroups
    self.unreachable = unreachable
    self.glyphs = glyphs
    self.classes = parser.classes
  }

  /// Whether the other maker is a program with the same source.
  func isSame(as other: any TextMaker) -> Bool {
    if self === other { return true }
    guard let other = other as? Program else { return false }
    return source == other.source
  }

  deinit { table.deallocate() }

  var elements: UnownedArray<Element> { table.elements }

  var isRightToLeft: Bool { table.isRightToLeft }

  /// The number of the user's characters that fit; `nil` for an endless mask.
  var capacity: Int? { table.room == Int.max ? nil : table.room }
}

extension Program: Hashable {
  /// Whether two programs have the same source.
  static func == (left: Program, right: Program) -> Bool {
    left.isSame(as: right)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

extension Program.Source {
  static func == (left: Self, right: Self) -> Bool {
    left.pattern.isSame(as: right.pattern) && left.syntax == right.syntax
      && left.notations == right.notations && left.options == right.options
  }

  func hash(into hasher: inout Hasher) {
    pattern.hashUnits(into: &hasher)
    hasher.combine(options)
  }
}

extension Program {
  /// Returns the form of a character that a slot accepts, or `nil`.
  ///
  /// Letters change case first, and digits of other scripts become ASCII. If a slot accepts only
  /// the original form, it gets that one.
  @inline(never)
  func accepted(
    _ glyph: Glyph, by slot: Element, digits: Mask.Digits, letterCase: LetterCase?,
    in glyphs: inout Glyphs
  ) -> Glyph? {
    let accepts = classes[Int(slot.accepts)].accepts
    if glyph < 0x80, letterCase == nil, slot.letterCase == nil {
      return accepts.ascii.contains(UInt8(glyph)) ? glyph : nil
    }
    // A character that joins its neighbor would combine with a literal.
    if glyph >= 0x300, glyphs.joinsBefore(glyph) || glyphs.joinsAfter(glyph) { return nil }
    var form = glyph
    if let letterCase = slot.letterCase ?? letterCase {
      form = glyphs.changing(form, to: letterCase)
    }
    if digits == .ascii, form >= 0x80, !Glyphs.isCluster(form),
      let digit = UnicodeData.decimalDigitValue(form)
    {
      form = 0x30 + UInt32(digit)
    }
    if accepts.contains(form, in: glyphs) { return form }
    return form != glyph && accepts.contains(glyph, in: glyphs) ? glyph : nil
  }

  /// Returns the form of a character that the slots of a class accept, or `nil`.
  func form(of glyph: Glyph, inClass index: Int, _ glyphs: inout Glyphs) -> Glyph? {
    let slot = Element(
      glyph: 0, accepts: UInt16(index), kind: .mandatory,
      letterCase: table.classes[index].letterCase)
    return accepted(
      glyph, by: slot, digits: table.digits, letterCase: table.letterCase, in: &glyphs)
  }

  /// Returns the placeholder of the elements from `index` on, in display order.
  func placeholder(from index: Int) -> String {
    var rest: [Glyph] = []
    for element in elements[index...] where element.kind != .endless {
      rest.append(element.glyph)
    }
    return String(isRightToLeft ? rest.reversed() : rest, in: glyphs)
  }
}

extension Program {
  /// Whether a character is one of the literals with which a text can begin, before its first slot
  /// that can't be empty.
  func beginsWith(_ glyph: Glyph, _ glyphs: Glyphs) -> Bool {
    if isRightToLeft {
      let first = table.lastSlot.map { $0 + 1 } ?? 0
      return table.literal(glyph, from: first, upTo: Int.max, glyphs) != Int.max
    }
    let barrier = table.barrier(from: 0)
    return table.literal(glyph, from: 0, upTo: barrier - 1, glyphs) != Int.max
  }

  /// Whether a slot takes a character of some glyphs, or a literal equals it.
  func knows(_ glyph: Glyph, of others: Glyphs) -> Bool {
    isTaken(glyph, of: others) || isLiteral(glyph, of: others)
  }

  /// Whether a value can contain a character of some glyphs: a slot takes it, or a fixed literal equals it.
  func takesInValue(_ glyph: Glyph, of others: Glyphs) -> Bool {
    if isTaken(glyph, of: others) { return true }
    guard let (own, glyphs) = comparable(glyph, of: others) else { return false }
    return table.fixedLiteral(own, from: 0, upTo: Int.max, glyphs) != Int.max
  }

  /// Whether a character of some glyphs is a literal of this mask or the guide's placeholder.
  func decorates(_ glyph: Glyph, of others: Glyphs) -> Bool {
    isLiteral(glyph, of: others)
      || table.guide.map { glyphs.scalars($0) == others.scalars(glyph) } ?? false
  }

  /// Whether a slot takes a character of some glyphs.
  func isTaken(_ glyph: Glyph, of others: Glyphs) -> Bool {
    if table.isPlain(glyph) { return table.isTaken(glyph) }
    // Its other forms are added to a list of its own, because another list would be copied.
    var forms = Glyphs()
    let glyph = forms.adopt(glyph, from: others)
    for index in classes.indices where form(of: glyph, inClass: index, &forms) != nil {
      return true
    }
    return false
  }

  private func isLiteral(_ glyph: Glyph, of others: Glyphs) -> Bool {
    guard let (own, glyphs) = comparable(glyph, of: others) else { return false }
    return table.literal(own, from: 0, upTo: Int.max, glyphs) != Int.max
  }

  /// Returns a character as the table compares it with literals; `nil` if no literal equals it.
  private func comparable(_ glyph: Glyph, of others: Glyphs) -> (Glyph, Glyphs)? {
    // The table of a long mask finds characters by their scalars.
    if table.lists != nil { return (glyph, others) }
    return glyphs.equal(glyph, of: others).map { ($0, glyphs) }
  }
}

/// The beginning of a mask that a symbol announces, such as the "+1" of a phone number.
///
/// A *prefix symbol* is a literal in the first run of literals, with a letter or digit of the run
/// after it. It is neither a letter nor a digit nor a space: the "+" of `+1 (`, but not its "(".
/// The letters and digits after it must follow it in a text, too. If a text begins with the
/// symbol and continues with other letters or digits, it belongs to another mask.
struct Prefix: Sendable {
  private let elements: UnownedArray<Program.Element>
  private let isReversed: Bool

  /// The literals of the run, from the first symbol on, in the order of the pattern.
  private let run: Range<Int>

  /// Finds the prefix of a mask; `nil` if it has none.
  init?(_ table: Table, _ glyphs: Glyphs) {
    // A prefix of a mask without slots announces nothing.
    guard let last = table.lastSlot else { return nil }
    elements = table.elements
    isReversed = table.isRightToLeft
    let end = isReversed ? elements.count - 1 - last : table.nextSlot(from: 0)
    var first: Int?
    var hasWord = false
    for index in 0..<end {
      let glyph = Self.glyph(at: index, of: elements, isReversed)
      let isWord = glyphs.isAlphanumeric(glyph)
      let isSymbol = !isWord && !glyphs.isSpace(glyph)
      if isSymbol { first = first ?? index } else if isWord, first != nil { hasWord = true }
    }
    guard hasWord, let first else { return nil }
    run = first..<end
  }

  /// Returns a literal. The elements are in filling order.
  private static func glyph(
    at index: Int, of elements: UnownedArray<Program.Element>, _ isReversed: Bool
  ) -> Glyph {
    elements[isReversed ? elements.count - 1 - index : index].glyph
  }

  private func glyph(at index: Int) -> Glyph { Self.glyph(at: index, of: elements, isReversed) }

  /// Returns the letters and digits that must follow a prefix symbol. The list is empty for other
  /// characters.
  func words(after sign: Glyph, _ glyphs: Glyphs) -> [Glyph] {
    guard !glyphs.isAlphanumeric(sign), !glyphs.isSpace(sign),
      let place = run.first(where: { glyphs.areEqual(glyph(at: $0), sign) })
    else { return [] }
    var words: [Glyph] = []
    for index in place..<run.upperBound where glyphs.isAlphanumeric(glyph(at: index)) {
      words.append(glyph(at: index))
    }
    return words
  }

  /// The relation of the beginning of a text to a prefix.
  enum Claim {
    /// The text doesn't begin with a prefix symbol, or has no letter or digit after it.
    case none

    /// The text begins with a symbol and the first letter or digit of the prefix, or more of it.
    case same

    /// The text begins with a symbol and continues with another letter or digit.
    case other
  }

  /// Compares the beginning of a text with the prefix. It skips spaces and directional marks before
  /// the symbol.
  ///
  /// - Complexity: O(*n*) in the number of characters before the end of the prefix.
  func claim(
    of text: some Collection<Glyph>, _ letterCase: LetterCase?, _ glyphs: inout Glyphs
  ) -> Claim {
    guard let start = text.firstIndex(where: { glyphs.isVisible($0) }) else { return .none }
    let words = words(after: text[start], glyphs)
    if words.isEmpty { return .none }
    var read = 0
    for glyph in text[start...] where glyphs.isAlphanumeric(glyph) {
      if read == words.count { break }
      if !Self.is(glyph, words[read], letterCase, &glyphs) { return .other }
      read += 1
    }
    return read == 0 ? .none : .same
  }

  /// Whether a character is a literal, also in another letter case or script.
  static func `is`(
    _ glyph: Glyph, _ literal: Glyph, _ letterCase: LetterCase?, _ glyphs: inout Glyphs
  ) -> Bool {
    if glyphs.areEqual(glyph, literal) { return true }
    if let letterCase, glyphs.areEqual(glyphs.changing(glyph, to: letterCase), literal) {
      return true
    }
    if let digit = Glyphs.isCluster(glyph) ? nil : UnicodeData.decimalDigitValue(glyph) {
      return literal == 0x30 + Glyph(digit)
    }
    return false
  }
}

extension Glyphs {
  /// Whether a character is neither white space nor a mark without a form, such as one of direction.
  func isVisible(_ glyph: Glyph) -> Bool {
    glyph < 0x80
      ? 0x21...0x7E ~= glyph
      : !isSpace(glyph) && UnicodeSet.any.contains(glyph, in: self)
  }
}
