/// The fields of a pattern in order, with the literals around them.
struct FieldLayout: Hashable, Sendable {
  var slots: [FieldSlot] = []

  /// The literals, one more than fields. The first, the last, and those next to a day period may be
  /// empty.
  var literals: [FieldLiteral] = [FieldLiteral()]

  /// The names of months in the language of the field; `nil` for English alone.
  var months: MonthNames?

  /// Returns the fields twice, for both dates of a range.
  func followed(by separator: FieldLiteral) -> FieldLayout {
    var doubled = self
    doubled.slots += slots.map { slot in
      var slot = slot
      slot.half = 1
      return slot
    }
    let join = literals[slots.count] + separator + literals[0]
    doubled.literals = Array(literals.dropLast()) + [join] + literals.dropFirst()
    return doubled
  }
}

/// An immutable layout in one allocation, so that a copy only counts one reference.
final class FieldPlan: Hashable, Sendable {
  let slots: [FieldSlot]
  let literals: [FieldLiteral]
  let months: MonthNames?

  /// The contents of empty fields, which all sheets share until they get some.
  let blank: [FieldContent]

  init(_ layout: FieldLayout) {
    slots = layout.slots
    blank = Array(repeating: .empty, count: layout.slots.count)
    literals = layout.literals
    months = layout.months
  }

  /// Returns the first field of a kind among those of one date.
  func slot(_ kind: FieldSlot.Kind, half: Int) -> Int? {
    slots.firstIndex { $0.kind == kind && $0.half == half }
  }

  static func == (left: FieldPlan, right: FieldPlan) -> Bool {
    left === right
      || left.slots == right.slots && left.literals == right.literals && left.months == right.months
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(slots)
    hasher.combine(literals)
  }
}

/// A text that a pattern supplies between fields.
struct FieldLiteral: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  /// The length in UTF-16 code units.
  private(set) var length = 0

  init() {}

  init(_ text: String) {
    bytes = Array(text.utf8)
    length = text.utf16.count
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ scalar: Unicode.Scalar) {
    bytes += UTF8.encode(scalar).map(Array.init) ?? []
    length += UTF16.width(scalar)
  }

  static func + (left: FieldLiteral, right: FieldLiteral) -> FieldLiteral {
    var sum = left
    sum.bytes += right.bytes
    sum.length += right.length
    return sum
  }

  /// Whether it contains a letter, in any case.
  func holds(letter: Unicode.Scalar) -> Bool {
    text.unicodeScalars.contains { $0.isSameLetter(as: letter) }
  }
}
