import FormworkMasks

/// The accepted characters and the grouping of a code, such as an identity number or a postal code.
struct CodeLayout: Hashable, Sendable {
  /// The accepted characters at each position, including the prefix that the format supplies.
  let places: [ASCIISet]

  /// The number of characters in each group, and the separators between them, in the form of
  /// `GroupRules`.
  let groups: UInt64
  let separators: UInt64

  /// Reads a pattern such as `{ES} [_][0000000][_]`; `nil` if it isn't valid.
  ///
  /// - Parameters:
  ///   - pattern: Slots in square brackets, a supplied prefix in braces, and one separator between
  ///     two groups.
  ///   - notations: The characters that a letter of the pattern accepts, in addition to `0`, `A`,
  ///     and `_`.
  init?(_ pattern: ArraySlice<UInt8>, _ notations: [(name: UInt8, accepted: ASCIISet)]) {
    var places: [ASCIISet] = []
    var (groups, separators, group, count) = (0 as UInt64, 0 as UInt64, 0 as UInt64, 0 as UInt64)
    var inside: UInt8?
    for byte in pattern {
      switch (byte, inside) {
      case (UInt8(ascii: "["), nil), (UInt8(ascii: "{"), nil): inside = byte
      case (UInt8(ascii: "]"), .some), (UInt8(ascii: "}"), .some): inside = nil
      case (_, UInt8(ascii: "{")):
        places.append(ASCIISet { $0 == byte })
        group += 1
      case (_, .some):
        guard let accepted = Self.accepted(byte, notations) else { return nil }
        places.append(accepted)
        group += 1
      case (_, nil):
        guard group > 0, group < 16, count < 8 else { return nil }
        groups |= group << (4 * count)
        separators |= UInt64(byte) << (8 * count)
        (group, count) = (0, count + 1)
      }
    }
    // A last group of more than fifteen characters needs no end.
    if group < 16 { groups |= group << (4 * count) }
    guard !places.isEmpty, places.count < 60, inside == nil else { return nil }
    (self.places, self.groups, self.separators) = (places, groups, separators)
  }

  private static func accepted(
    _ byte: UInt8, _ notations: [(name: UInt8, accepted: ASCIISet)]
  ) -> ASCIISet? {
    for notation in notations where notation.name == byte { return notation.accepted }
    switch byte {
    case UInt8(ascii: "0"): return ASCIISet { $0 &- 0x30 < 10 }
    case UInt8(ascii: "A"): return ASCIISet { $0 &- UInt8(ascii: "A") < 26 }
    case UInt8(ascii: "_"):
      return ASCIISet { $0 &- 0x30 < 10 || $0 &- UInt8(ascii: "A") < 26 }
    default: return nil
    }
  }
}

extension CodeLayout {
  /// Returns the number of characters that are accepted at their positions.
  func fitting(_ characters: DigitBuffer) -> Int {
    var count = 0
    for place in 0..<min(characters.count, places.count)
    where places[place].contains(characters[place]) { count += 1 }
    return count
  }

  /// Whether all characters are accepted at their positions.
  func fits(_ characters: DigitBuffer) -> Bool {
    fitting(characters) == characters.count
  }

  /// Returns the index of the first character that isn't accepted at its position.
  func misfit(_ characters: DigitBuffer) -> Int? {
    characters.indices.first { place in
      place >= places.count || !places[place].contains(characters[place])
    }
  }

  /// Returns the separator after `count` characters; `nil` if there is none.
  func separator(after count: Int) -> UInt8? {
    guard count < places.count else { return nil }
    var (groups, separators, end) = (groups, separators, 0)
    while groups & 15 != 0 {
      end += Int(groups & 15)
      if end == count { return UInt8(truncatingIfNeeded: separators) }
      if end > count { return nil }
      groups >>= 4
      separators >>= 8
    }
    return nil
  }

  /// Whether a word could occur anywhere in the code.
  func hasPlace(for word: [UInt8]) -> Bool {
    guard word.count <= places.count else { return false }
    return (0...places.count - word.count).contains { start in
      word.indices.allSatisfy { places[start + $0].contains(word[$0]) }
    }
  }

  /// Returns a character that represents a missing one at a position.
  func standIn(at place: Int) -> UInt8 {
    let accepted = places[place]
    let all = (UInt8(0x21)..<0x7F).filter(accepted.contains)
    if all.count == 1 { return all[0] }
    if all.contains(where: { $0 &- 0x30 < 10 }) { return UInt8(ascii: "0") }
    return all.contains(UInt8(ascii: "A")) || all.allSatisfy({ $0 >= 0x41 })
      ? UInt8(ascii: "A") : all.first ?? UInt8(ascii: "0")
  }
}
