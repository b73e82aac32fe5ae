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
    let elements: Fixed<Program.Element>
    let classes: Fixed<SlotClass>
    let lists: Unmanaged<Places>?
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

  var lists: Unmanaged<Places>? { fields.pointee.lists }
}

extension Mask {
  /// The flat memory of the program, without counting references to the program.
  @inline(__always)
  var table: Table { Unmanaged.passUnretained(program)._withUnsafeGuaranteedRef { $0.table } }

  /// The number of the user's characters that fit; `Int.max` for an endless mask.
  @inline(__always)
  var room: Int { table.room }
}
