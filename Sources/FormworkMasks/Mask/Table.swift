/// A mask as an edit reads it: flat memory, which the program owns, with the queries of an
/// alignment.
///
/// Each element knows the next ones that matter. Long masks also use sorted lists, so that time stays
/// linear.
struct Table: @unchecked Sendable {
  // The initializer writes it once.
  private let fields: UnsafeMutablePointer<Fields>

  /// The properties of the mask as a whole.
  private struct Fields {
    let elements: Fixed<Program.Element>
    let classes: Fixed<SlotClass>
    let lists: Unmanaged<Places>?
    var isMixed = false
    var hasOptionalSlots = false
    var hasFixedLiterals = false
    var hasMarks = false
    var hasOptionalWords = false
    var isUniform = false
    let takesPlain: Bool
    let wordLiterals: ASCIISet
    var taken = ASCIISet.none
    var literalCharacters = ASCIISet.none
    let completes: Bool
    let guide: Glyph?
    let firstCluster: Glyph
    var room = 0
    var lastSlot: Int?
    let policies: Policies
  }

  /// The options that an edit reads.
  private struct Policies {
    let isRightToLeft: Bool
    let autoskip: Bool
    let deletion: Mask.Deletion
    let overflow: Mask.Overflow
    let insertion: InsertionMode
    let digits: Mask.Digits
    let letterCase: LetterCase?
  }

  /// The maximum number of elements of a mask without lists, which are searched one by one.
  static let mostScanned = 64

  /// The common properties of all slots of a class.
  struct SlotClass: BitwiseCopyable, Sendable {
    var ascii = ASCIISet.none

    /// The letter case to which its slots change letters.
    var letterCase: LetterCase?
  }

  init(
    _ members: [Program.Element], _ classes: [SlotClass],
    _ options: Mask.Options, completes: Bool, guide: Glyph?, wordLiterals: [Glyph], lists: Places?,
    firstCluster: Glyph
  ) {
    // One allocation contains everything. The fields come first.
    self.fields = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Fields>.stride
        + Fixed<SlotClass>.size(classes.count) + Fixed<Program.Element>.size(members.count),
      alignment: 8
    ).bindMemory(to: Fields.self, capacity: 1)
    var memory = UnsafeMutableRawPointer(self.fields) + MemoryLayout<Fields>.stride
    let slotClasses = Fixed(classes, end: SlotClass(), to: &memory)
    let end = Program.Element(
      glyph: 0, nextSlot: UInt32(truncatingIfNeeded: members.count), kind: .free)
    var elements = Fixed(members, end: end, to: &memory)
    Self.markSignificantLiterals(of: &elements)
    var fields = Fields(
      elements: elements, classes: slotClasses,
      lists: lists.map { Unmanaged.passUnretained($0) },
      takesPlain: options.letterCase == nil && classes.allSatisfy { $0.letterCase == nil },
      wordLiterals: wordLiterals.count == Program.mostWordLiterals
        ? .all : ASCIISet(wordLiterals), completes: completes, guide: guide,
      firstCluster: firstCluster,
      policies: Policies(
        isRightToLeft: options.rightToLeft, autoskip: options.autoskip, deletion: options.deletion,
        overflow: options.overflow, insertion: options.insertion, digits: options.digits,
        letterCase: options.letterCase))
    // From the end, so that each element gets what it needs to know about those after it.
    var next = end
    var accepts: UInt16?
    var index = elements.count
    while index > 0 {
      index &-= 1
      var element = elements[index]
      let place = UInt32(truncatingIfNeeded: index)
      element.nextSlot = next.nextSlot
      element.nextMark = next.nextMark
      element.nextBarrier = next.nextBarrier
      element.nextRequired = next.nextRequired
      element.isCompleteFrom = next.isCompleteFrom
      switch element.kind {
      case .free, .fixed:
        element.nextRequired = place
        if element.kind == .fixed {
          fields.hasFixedLiterals = true
          element.isCompleteFrom = false
        }
        if element.glyph < 0x80 {
          fields.literalCharacters.insert(UInt8(truncatingIfNeeded: element.glyph))
        }
        if element.isCompleteFrom,
          element.glyph >= 0x80 || UInt8(truncatingIfNeeded: element.glyph).isASCIIAlphanumeric
        {
          fields.hasOptionalWords = true
        }
        if element.isSignificant {
          fields.hasMarks = true
          element.nextMark = place
        }
      case .mandatory, .optional, .endless:
        element.nextSlot = place
        if element.kind != .optional {
          element.nextBarrier = place
          element.nextRequired = place
          element.isCompleteFrom = element.kind == .endless
        }
        if element.kind != .mandatory { fields.hasOptionalSlots = true }
        if element.kind == .endless { fields.room = Int.max }
        if fields.room < Int.max { fields.room &+= 1 }
        if element.accepts != accepts {
          if accepts != nil { fields.isMixed = true }
          accepts = element.accepts
          fields.taken.formUnion(slotClasses[Int(element.accepts)].ascii)
        }
        if fields.lastSlot == nil { fields.lastSlot = index }
      }
      elements[index] = element
      next = element
    }
    fields.isUniform =
      fields.takesPlain && !fields.isMixed && !fields.hasOptionalSlots && guide == nil
      && !options.rightToLeft && options.overflow == .reject && options.insertion == .insert
    self.fields.initialize(to: fields)
  }

  /// Marks the literals after a run that can have empty slots.
  private static func markSignificantLiterals(of elements: inout Fixed<Program.Element>) {
    var canBeShorter = false
    var isInSlots = false
    for index in 0..<elements.count {
      let kind = elements[index].kind
      let isSlot = kind != .free && kind != .fixed
      if isSlot {
        if !isInSlots { canBeShorter = false }
        if kind != .mandatory { canBeShorter = true }
      } else if canBeShorter {
        elements[index].isSignificant = true
      }
      isInSlots = isSlot
    }
  }

  func deallocate() {
    fields.deallocate()
  }

  var elements: Fixed<Program.Element> { fields.pointee.elements }
  @inline(__always)
  var classes: Fixed<SlotClass> { fields.pointee.classes }

  /// Whether slots accept different characters, so that the order of characters matters.
  @inline(__always)
  var isMixed: Bool { fields.pointee.isMixed }

  @inline(__always)
  var hasOptionalSlots: Bool { fields.pointee.hasOptionalSlots }
  @inline(__always)
  var hasFixedLiterals: Bool { fields.pointee.hasFixedLiterals }

  /// Whether the mask has a significant literal, which separates two runs.
  @inline(__always)
  var hasMarks: Bool { fields.pointee.hasMarks }

  /// Whether a text can end before a literal that is a letter or digit, or not ASCII.
  var hasOptionalWords: Bool { fields.pointee.hasOptionalWords }

  /// Whether literals appear after the last character where nothing else can follow.
  @inline(__always)
  var completes: Bool { fields.pointee.completes }

  /// The placeholder of a guide.
  @inline(__always)
  var guide: Glyph? { fields.pointee.guide }

  /// The first number for a character that isn't one of the mask.
  var firstCluster: Glyph { fields.pointee.firstCluster }

  /// The number of the user's characters that fit; `Int.max` for an endless mask.
  @inline(__always)
  var room: Int { fields.pointee.room }

  /// The last slot; `nil` for a mask without one.
  var lastSlot: Int? { fields.pointee.lastSlot }

  @inline(__always)
  var isRightToLeft: Bool { fields.pointee.policies.isRightToLeft }
  @inline(__always)
  var autoskip: Bool { fields.pointee.policies.autoskip }
  @inline(__always)
  var deletion: Mask.Deletion { fields.pointee.policies.deletion }
  @inline(__always)
  var overflow: Mask.Overflow { fields.pointee.policies.overflow }
  @inline(__always)
  var insertion: InsertionMode { fields.pointee.policies.insertion }
  @inline(__always)
  var digits: Mask.Digits { fields.pointee.policies.digits }

  /// The letter case to which letters change.
  @inline(__always)
  var letterCase: LetterCase? { fields.pointee.policies.letterCase }

  /// Returns the element after one that has its character. An endless slot takes more, so it
  /// returns the slot itself.
  @inline(__always)
  func element(after index: Int) -> Int {
    elements[index].kind == .endless ? index : index + 1
  }

  /// Returns the next slot that isn't before an element, or the end.
  @inline(__always)
  func nextSlot(from index: Int) -> Int { Int(elements[index].nextSlot) }

  private var lists: Unmanaged<Places>? { fields.pointee.lists }
}

extension Table {
  /// Returns the next mandatory or endless slot from an element on, or a number above all elements.
  @inline(__always)
  func barrier(from start: Int) -> Int { Int(elements[start].nextBarrier) }

  /// Returns the next element that isn't an optional slot, or a number above all elements.
  @inline(__always)
  func afterOptionals(from start: Int) -> Int { Int(elements[start].nextRequired) }

  /// Returns the next slot of a class from an element on, or `Int.max`.
  func slot(ofClass index: Int, from start: Int) -> Int {
    if let lists { return lists._withUnsafeGuaranteedRef { $0.slot(ofClass: index, from: start) } }
    var slot = nextSlot(from: start)
    while slot < elements.count {
      if Int(elements[slot].accepts) == index { return slot }
      slot = nextSlot(from: slot + 1)
    }
    return Int.max
  }

  /// Whether slots either take a character unchanged or don't take it.
  @inline(__always)
  func isPlain(_ glyph: Glyph) -> Bool { glyph < 0x80 && fields.pointee.takesPlain }

  /// Whether a slot takes a plain character.
  @inline(__always)
  func isTaken(_ glyph: Glyph) -> Bool {
    fields.pointee.taken.contains(UInt8(truncatingIfNeeded: glyph & 0x7F))
  }

  /// Whether the mask certainly keeps some characters of the user, and one more: each of its slots
  /// takes them, and they fill the slots in order.
  func takes(_ users: [Glyph]) -> Bool {
    fields.pointee.isUniform && users.count < room
      && users.allSatisfy { $0 < 0x80 && isTaken($0) }
  }

  /// Whether an ASCII character can be one of the letters and digits among the literals.
  @inline(__always)
  func isWordLiteral(_ glyph: Glyph) -> Bool {
    fields.pointee.wordLiterals.contains(UInt8(truncatingIfNeeded: glyph & 0x7F))
  }

  /// Returns the next literal from an element on that equals a character, up to a limit; `Int.max`
  /// if there is none.
  func literal(_ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs) -> Int {
    if glyph < 0x80,
      !fields.pointee.literalCharacters.contains(UInt8(truncatingIfNeeded: glyph))
    {
      return Int.max
    }
    if let lists {
      return lists._withUnsafeGuaranteedRef {
        $0.literal(glyph, from: start, upTo: limit, glyphs)
      }
    }
    var index = start
    while index <= limit, index < elements.count {
      let element = elements[index]
      if element.isLiteral, glyphs.areEqual(element.glyph, glyph) { return index }
      index += 1
    }
    return Int.max
  }

  /// Returns the next fixed literal from an element on that equals a character, up to a limit.
  func fixedLiteral(_ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs) -> Int {
    guard hasFixedLiterals else { return Int.max }
    var place = literal(glyph, from: start, upTo: limit, glyphs)
    while place != Int.max, elements[place].kind != .fixed {
      place = literal(glyph, from: place + 1, upTo: limit, glyphs)
    }
    return place
  }
}

extension Mask {
  /// The flat memory of the program, without counting references to the program.
  @inline(__always)
  var table: Table { Unmanaged.passUnretained(program)._withUnsafeGuaranteedRef { $0.table } }

  /// The number of the user's characters that fit; `Int.max` for an endless mask.
  @inline(__always)
  var room: Int { table.room }
}
