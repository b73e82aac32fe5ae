/// A mask as an edit reads it: flat memory, which the program owns, with the queries of an
/// alignment.
///
/// Each element knows the next ones that matter. Long masks also use sorted lists, so that time stays
/// linear.
struct Table: @unchecked Sendable {
  // The compiler of a pattern writes it once.
  let fields: UnsafeMutablePointer<Fields>

  /// The properties of the mask as a whole.
  struct Fields {
    let elements: UnownedArray<Program.Element>
    let classes: UnownedArray<SlotClass>
    let lists: Unmanaged<ElementIndex>?
    var isMixed = false
    var hasOptionalSlots = false
    var hasFixedLiterals = false
    var hasMarks = false
    var hasWords = false
    var hasOptionalWords = false
    var isUniform = false
    let takesPlain: Bool
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
  struct Policies {
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

  /// The part of a class of slots that an edit reads.
  struct SlotClass: BitwiseCopyable, Sendable {
    var ascii = ASCIISet.none
    var letterCase: LetterCase?
  }

  func deallocate() {
    fields.deallocate()
  }

  var elements: UnownedArray<Program.Element> { fields.pointee.elements }
  @inline(__always)
  var classes: UnownedArray<SlotClass> { fields.pointee.classes }

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

  /// Whether some literal is a letter or digit, or not ASCII.
  var hasWords: Bool { fields.pointee.hasWords }

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

  var lists: Unmanaged<ElementIndex>? { fields.pointee.lists }
}

extension Mask {
  /// The flat memory of the program, without counting references to the program.
  @inline(__always)
  var table: Table { Unmanaged.passUnretained(program)._withUnsafeGuaranteedRef { $0.table } }

  /// The number of the user's characters that fit; `Int.max` for an endless mask.
  @inline(__always)
  var room: Int { table.room }
}

extension Table {
  /// Lays out a mask in one piece of memory.
  init(
    _ members: [Program.Element], _ classes: [Program.SlotClass],
    _ options: Mask.Options, completes: Bool, guide: Glyph?, lists: ElementIndex?,
    firstCluster: Glyph
  ) {
    // One allocation contains everything. The fields come first.
    self.fields = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Fields>.stride
        + UnownedArray<SlotClass>.size(classes.count)
        + UnownedArray<Program.Element>.size(members.count),
      alignment: 8
    ).bindMemory(to: Fields.self, capacity: 1)
    var memory = UnsafeMutableRawPointer(self.fields) + MemoryLayout<Fields>.stride
    let slotClasses = UnownedArray(count: classes.count, end: SlotClass(), to: &memory) {
      SlotClass(ascii: classes[$0].accepts.ascii, letterCase: classes[$0].letterCase)
    }
    let end = Program.Element(
      glyph: 0, nextSlot: UInt32(truncatingIfNeeded: members.count), kind: .free)
    var elements = UnownedArray(count: members.count, end: end, to: &memory) { members[$0] }
    Self.markSignificantLiterals(of: &elements)
    var fields = Fields(
      elements: elements, classes: slotClasses,
      lists: lists.map { Unmanaged.passUnretained($0) },
      takesPlain: options.letterCase == nil && classes.allSatisfy { $0.letterCase == nil },
      completes: completes, guide: guide, firstCluster: firstCluster,
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
        if element.glyph >= 0x80 || UInt8(truncatingIfNeeded: element.glyph).isASCIIAlphanumeric {
          fields.hasWords = true
          if element.isCompleteFrom { fields.hasOptionalWords = true }
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
  private static func markSignificantLiterals(of elements: inout UnownedArray<Program.Element>) {
    var (canBeShorter, isInSlots) = (false, false)
    for index in 0..<elements.count {
      let kind = elements[index].kind
      let isSlot = kind != .free && kind != .fixed
      if isSlot {
        canBeShorter = isInSlots && canBeShorter || kind != .mandatory
      } else if canBeShorter {
        elements[index].isSignificant = true
      }
      isInSlots = isSlot
    }
  }
}

/// The elements and the characters that an alignment asks for.
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

  /// Whether some literal equals an ASCII character.
  @inline(__always)
  func isLiteral(_ glyph: Glyph) -> Bool {
    fields.pointee.literalCharacters.contains(UInt8(truncatingIfNeeded: glyph & 0x7F))
  }

  /// Returns the next literal from an element on that equals a character, up to a limit; `Int.max`
  /// if there is none.
  func literal(
    _ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs, isFixed: Bool = false
  ) -> Int {
    if glyph < 0x80, !isLiteral(glyph) { return Int.max }
    if let lists {
      return lists._withUnsafeGuaranteedRef {
        $0.literal(glyph, from: start, upTo: limit, glyphs, isFixed: isFixed)
      }
    }
    var index = start
    while index <= limit, index < elements.count {
      let element = elements[index]
      let isWanted = isFixed ? element.kind == .fixed : element.isLiteral
      if isWanted, glyphs.areEqual(element.glyph, glyph) { return index }
      index += 1
    }
    return Int.max
  }

  /// Returns the next fixed literal from an element on that equals a character, up to a limit.
  func fixedLiteral(_ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs) -> Int {
    guard hasFixedLiterals else { return Int.max }
    return literal(glyph, from: start, upTo: limit, glyphs, isFixed: true)
  }
}

/// The places of each sort of element in a long mask: sorted lists, so that time stays linear.
final class ElementIndex: Sendable {
  /// The numbers of the characters of the literals.
  private let numbers: CharacterNumbers

  /// The elements of each sort, one sort after the other: first the slots of each class, then the free and the
  /// fixed literals of each character.
  private let elements: [UInt32]

  /// The index in that list at which each sort begins.
  private let starts: [Int]
  private let classCount: Int

  init(_ elements: [Program.Element], classCount: Int, _ glyphs: Glyphs) {
    var numbers = CharacterNumbers()
    let sorts = elements.map { element in
      element.isSlot
        ? Int(element.accepts)
        : classCount + 2 * numbers.add(glyphs.scalars(element.glyph))
          + (element.kind == .fixed ? 1 : 0)
    }
    // The sorts are counted first, so that each element can be written to its final place.
    var ends = Array(repeating: 0, count: classCount + 2 * numbers.count + 1)
    for sort in sorts { ends[sort] += 1 }
    for sort in 1..<ends.count { ends[sort] += ends[sort - 1] }
    var list = Array(repeating: UInt32(0), count: elements.count)
    for index in elements.indices.reversed() {
      ends[sorts[index]] -= 1
      list[ends[sorts[index]]] = UInt32(index)
    }
    self.numbers = numbers
    self.elements = list
    starts = ends
    self.classCount = classCount
  }

  func slot(ofClass index: Int, from start: Int) -> Int { next(ofSort: index, from: start) }

  /// Returns the first literal from an element on that equals a character of some glyphs, which needn't be those
  /// of the mask.
  func literal(_ glyph: Glyph, from start: Int, upTo limit: Int, _ glyphs: Glyphs, isFixed: Bool)
    -> Int
  {
    guard let number = numbers.number(of: glyph, in: glyphs) else { return Int.max }
    let free = classCount + 2 * number
    var place = next(ofSort: free + 1, from: start)
    if !isFixed { place = min(place, next(ofSort: free, from: start)) }
    return place <= limit ? place : Int.max
  }

  /// Returns the first element of a sort that isn't before `start`.
  private func next(ofSort sort: Int, from start: Int) -> Int {
    var low = starts[sort]
    let end = sort + 1 < starts.count ? starts[sort + 1] : elements.count
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if Int(elements[middle]) < start { low = middle + 1 } else { high = middle }
    }
    return low < end ? Int(elements[low]) : Int.max
  }
}

/// A number for each character; equal characters have the same number.
///
/// Each scalar leads from the number of the scalars before it to the next number.
struct CharacterNumbers: Sendable {
  private var steps = NumberTable()

  /// The count of assigned numbers. Some belong to the beginnings of characters.
  var count: Int { steps.count + 1 }

  /// Returns the number of a character, and assigns one if it has none.
  mutating func add(_ scalars: [UInt32]) -> Int {
    var number: Int32 = 0
    for scalar in scalars {
      let step = Self.step(from: number, scalar)
      if let next = steps[step] {
        number = next
      } else {
        number = Int32(count)
        steps.set(number, for: step)
      }
    }
    return Int(number)
  }

  /// Returns the number of a character; `nil` if it has none.
  func number(of glyph: Glyph, in glyphs: Glyphs) -> Int? {
    if !Glyphs.isCluster(glyph) { return steps[Self.step(from: 0, glyph)].map { Int($0) } }
    var number: Int32 = 0
    for scalar in glyphs.cluster(glyph) {
      guard let next = steps[Self.step(from: number, scalar)] else { return nil }
      number = next
    }
    return Int(number)
  }

  private static func step(from number: Int32, _ scalar: UInt32) -> UInt64 {
    UInt64(UInt32(bitPattern: number)) << 32 | UInt64(scalar)
  }
}

/// A list of plain values in memory that its owner frees. Reading it counts no references.
///
/// One more value follows the last member and marks the end. Every access is checked.
struct UnownedArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  // Nothing writes it after its owner is initialized.
  private let memory: UnsafeMutablePointer<Element>
  let count: Int

  /// Returns the number of bytes that `count` members take, including the end marker.
  static func size(_ count: Int) -> Int { (count + 1) * MemoryLayout<Element>.stride }

  /// Writes the members and the end marker to the front of the memory, and advances `front`.
  @inline(__always)
  init(
    count: Int, end: Element, to front: inout UnsafeMutableRawPointer, _ member: (Int) -> Element
  ) {
    self.count = count
    memory = front.bindMemory(to: Element.self, capacity: count + 1)
    front += Self.size(count)
    for index in 0..<count { (memory + index).initialize(to: member(index)) }
    (memory + count).initialize(to: end)
  }
}

extension UnownedArray: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) <= UInt(bitPattern: count))
      return memory[index]
    }
    set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      memory[index] = newValue
    }
  }
}
