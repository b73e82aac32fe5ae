/// What each element of a short mask shows: the whole structure of an ASCII text in a few words.
///
/// Bit *i* is element *i* of the mask, in the order of filling. A text keeps its layout from key
/// to key, so that no key has to find out again what is a literal and what is the user's.
struct Layout: Hashable, Sendable {
  /// The elements that are shown, one character each.
  var shown: UInt64 = 0

  /// The user's characters.
  var user: UInt64 = 0

  /// What belongs to the value.
  var value: UInt64 = 0

  /// The literals that the person typed.
  var typed: UInt64 = 0

  /// The placeholders of a guide.
  var guide: UInt64 = 0

  /// Whether the last element is displayed first.
  var isReversed = false

  /// What an element shows.
  subscript(index: Int) -> Provenance.Kind {
    var kind: Provenance.Kind = []
    let bit = 1 &<< UInt64(index)
    if user & bit != 0 { kind.insert(.user) }
    if value & bit != 0 { kind.insert(.value) }
    if typed & bit != 0 { kind.insert(.typed) }
    if guide & bit != 0 { kind.insert(.guide) }
    return kind
  }

  /// The elements that are shown, as they are displayed.
  var elements: [Int] {
    var elements: [Int] = []
    var rest = shown
    while rest != 0 {
      elements.append(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
    return isReversed ? elements.reversed() : elements
  }

  /// Adds an element and what it shows.
  mutating func insert(_ index: Int, _ kind: Provenance.Kind) {
    let bit = 1 &<< UInt64(index)
    shown |= bit
    if kind.contains(.user) { user |= bit }
    if kind.contains(.value) { value |= bit }
    if kind.contains(.typed) { typed |= bit }
    if kind.contains(.guide) { guide |= bit }
  }
}
