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
  private let places: Places?

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
    let places =
      elements.count > Table.mostScanned
      ? Places(elements, classCount: parser.classes.count, glyphs) : nil
    table = Table(
      elements, parser.classes, options,
      completes: (options.completion ?? (source.syntax == .brackets)) && !options.rightToLeft,
      guide: guide, lists: places, firstCluster: glyphs.nextCluster)
    prefix = Prefix(table, glyphs)
    acceptsAny = parser.classes.contains {
      // A test for the space excludes nearly all other classes at once.
      $0.accepts.ascii.contains(0x20) && $0.accepts.definition == .any
    }
    self.source = source
    self.places = places
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

  var elements: Fixed<Element> { table.elements }

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
