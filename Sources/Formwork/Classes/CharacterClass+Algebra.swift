extension CharacterClass {
  /// The class of the characters in either.
  public func union(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(.union([definition, other.definition]))
  }

  /// The class of the characters in both.
  public func intersection(_ other: CharacterClass) -> CharacterClass {
    CharacterClass(.inverted(.union([.inverted(definition), .inverted(other.definition)])))
  }

  /// The class of all other characters.
  ///
  /// Controls, marks that steer the writing direction, and U+FFFC stay outside.
  public var inverted: CharacterClass {
    let stillAny = Definition.inverted(.any)
    return CharacterClass(.inverted(.union([definition, stillAny])))
  }
}

extension CharacterClass {
  /// Returns a Boolean value that indicates whether `character` belongs to the class.
  ///
  /// - Complexity: O(1) for ASCII, else O(log *k*) in the number of listed ranges, or O(*k*) in that
  ///   of the listed characters that are several scalars.
  public func contains(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex].value
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first < 0x80 ? ascii.contains(UInt8(first)) : definition.contains(first)
    }
    return definition.contains(scalars.map { $0.value })
  }

  func contains(_ glyph: Glyph, in glyphs: Glyphs) -> Bool {
    if glyph < 0x80 { return ascii.contains(UInt8(glyph)) }
    if Glyphs.isCluster(glyph) { return definition.contains(glyphs.cluster(glyph)) }
    return definition.contains(glyph)
  }
}

/// A set of ASCII characters, one bit each.
struct ASCIISet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let none = ASCIISet()

  private init() {}

  init(_ contains: (UInt8) -> Bool) {
    for byte in UInt8(0)..<0x80 where contains(byte) {
      if byte < 64 { low |= 1 &<< UInt64(byte) } else { high |= 1 &<< UInt64(byte &- 64) }
    }
  }

  /// - Precondition: `byte` is below 0x80; the rest of the shift is masked.
  func contains(_ byte: UInt8) -> Bool {
    ((byte < 64 ? low : high) &>> UInt64(byte & 63)) & 1 != 0
  }

  /// Whether some character is in both; a set without ASCII characters could share others.
  func intersects(_ other: ASCIISet) -> Bool {
    let isUnknown = low | high == 0 || other.low | other.high == 0
    return isUnknown || low & other.low | high & other.high != 0
  }
}

extension CharacterClass.Definition {
  init(ranges: [ClosedRange<UInt32>], clusters: [[UInt32]]) {
    let scalars = Self.scalars(ranges.merged())
    self = clusters.isEmpty ? scalars : .union([scalars, .clusters(clusters)])
  }

  func contains(_ scalar: UInt32) -> Bool {
    switch self {
    case .digits: UnicodeData.decimalDigitValue(scalar) != nil
    case .letters: UnicodeData.isLetter(scalar)
    case .any:
      !UnicodeData.isControl(scalar) && !UnicodeData.isBidiControl(scalar) && scalar != 0xFFFC
    case .scalars(let ranges): ranges.contains(value: scalar)
    case .clusters: false
    case .union(let parts): parts.contains { $0.contains(scalar) }
    case .inverted(let part): !part.contains(scalar)
    }
  }

  func contains(_ cluster: [UInt32]) -> Bool {
    switch self {
    case .digits, .scalars: false
    case .letters: Glyphs.isLetter(cluster)
    case .any: contains(cluster[0])
    case .clusters(let clusters): clusters.contains(cluster)
    case .union(let parts): parts.contains { $0.contains(cluster) }
    case .inverted(let part): !part.contains(cluster)
    }
  }
}

extension [ClosedRange<UInt32>] {
  /// The same set as sorted ranges that don't touch.
  func merged() -> Self {
    var merged: Self = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound &+ 1 {
        let upper = Swift.max(last.upperBound, range.upperBound)
        merged[merged.count - 1] = last.lowerBound...upper
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Whether one of the sorted ranges holds `value`.
  func contains(value: UInt32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].lowerBound <= value
  }
}
