import FormworkMasks

extension Mask.Options {
  /// Options from three bytes; all zero are the defaults.
  init(_ bytes: inout Bytes) {
    let first = bytes.next()
    let second = bytes.next()
    let third = bytes.next()
    self.init(
      completion: [nil, true, false, nil][Int(first & 3)],
      completesOnFocus: first & 4 != 0,
      autoskip: first & 8 != 0,
      deletion: first & 16 != 0 ? .stopAtLiterals : .throughLiterals,
      overflow: [.reject, .overwrite, .truncate, .reject][Int(first >> 5 & 3)],
      insertion: first & 128 != 0 ? .replace : .insert,
      placeholderCharacter: ([nil, nil, nil, "_", "•", "0", "e\u{301}", "\u{200F}"] as [Character?])[
        Int(second & 7)],
      letterCase: [nil, nil, .upper, .lower][Int(second >> 3 & 3)],
      digits: second & 32 != 0 ? .asTyped : .ascii,
      rightToLeft: third & 3 == 3)
  }
}

extension Mask.Syntax {
  init(_ bytes: inout Bytes) {
    self = bytes.pick([
      .brackets, .brackets, .brackets, .hash, .digits,
      .tokens(["9": .digit, "a": .letter, "*": .alphanumeric, "é": .any, "\\": .any]),
    ])
  }
}

extension Mask {
  /// Notations of every sort: a list, an inversion, clusters, one that accepts nothing, duplicates,
  /// one that is shadowed.
  static let someNotations = [
    Mask.Notation("H", accepts: hex, letterCase: .upper),
    Mask.Notation("h", accepts: hex, isOptional: true),
    Mask.Notation("x", accepts: .any),
    Mask.Notation("X", accepts: UnicodeSet.digit.inverted, isOptional: true, letterCase: .lower),
    Mask.Notation("é", accepts: UnicodeSet(["e\u{301}", "é", "🇺🇸", "👩‍👩‍👧"])),
    Mask.Notation("∅", accepts: UnicodeSet([Character]())),
    Mask.Notation("H", accepts: .any),
    Mask.Notation("0", accepts: .letter),
  ]

  private static let hex = UnicodeSet("0"..."9").union(UnicodeSet("a"..."f")).union(
    UnicodeSet("A"..."F"))
}
