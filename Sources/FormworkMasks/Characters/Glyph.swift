import FormworkTables

/// One character of a text or a mask, as a number.
///
/// A character of a single Unicode scalar, which is by far the most common case, is the value of that scalar.
/// A character of several scalars, such as a flag, a decomposed letter, or a line break of Windows, is an
/// index into the list of its ``Glyphs``. Comparing two numbers compares scalars, without normalization and
/// without reference counting, so a key takes little time.
@usableFromInline
package typealias Glyph = UInt32

/// The characters of a text as numbers, with a list of the characters that consist of several scalars.
@usableFromInline
package struct Glyphs: Hashable, Sendable {
  /// The characters of several scalars, to which glyphs refer; `nil` instead of an empty list, because a copy
  /// of that counts no reference.
  @usableFromInline
  var list: [[UInt32]]?

  @inlinable
  package var clusters: [[UInt32]] { list ?? [] }

  package init() {}

  /// The first glyph that is an index into the list instead of a scalar.
  @inlinable
  package static var firstCluster: Glyph { 0x11_0000 }

  /// The glyph of the next character that is added to the list.
  package var nextCluster: Glyph { Self.firstCluster + UInt32(clusters.count) }

  /// Returns the list of the first characters, before a glyph.
  func beginning(upTo end: Glyph) -> Glyphs {
    var beginning = Glyphs()
    let first = clusters.prefix(Int(end) - Int(Self.firstCluster))
    if !first.isEmpty { beginning.list = Array(first) }
    return beginning
  }

  @inlinable
  package static func isCluster(_ glyph: Glyph) -> Bool {
    glyph >= firstCluster
  }

  /// Returns the number of `character`. A character of several scalars is added to the list.
  package mutating func glyph(of character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex].value
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first }
    return glyph(of: character.scalarValues)
  }

  package mutating func glyph(of scalars: [UInt32]) -> Glyph {
    if scalars.count == 1 { return scalars[0] }
    let glyph = nextCluster
    if list == nil { list = [scalars] } else { list?.append(scalars) }
    return glyph
  }

  /// Returns the characters of `text` as glyphs of this list.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package mutating func glyphs(of text: String) -> [Glyph] {
    var glyphs: [Glyph] = []
    var isPlain = false
    text.withBytes { bytes in
      isPlain = bytes.isPlainASCII
      if isPlain { glyphs = bytes.map { Glyph($0) } } else { glyphs.reserveCapacity(bytes.count) }
    }
    if !isPlain { for character in text { glyphs.append(glyph(of: character)) } }
    return glyphs
  }

  /// Returns the scalars of a cluster. The result is empty if the glyph is a scalar.
  @inlinable
  package func cluster(_ glyph: Glyph) -> [UInt32] {
    Self.isCluster(glyph) ? clusters[Int(glyph - Self.firstCluster)] : []
  }

  /// The first scalar of a glyph.
  private func firstScalar(_ glyph: Glyph) -> UInt32 {
    Self.isCluster(glyph) ? clusters[Int(glyph - Self.firstCluster)][0] : glyph
  }

  /// The last scalar of a glyph.
  private func lastScalar(_ glyph: Glyph) -> UInt32 {
    Self.isCluster(glyph) ? clusters[Int(glyph - Self.firstCluster)].last ?? 0 : glyph
  }

  /// Returns whether two glyphs of this list are the same character, scalar by scalar.
  @inlinable @inline(__always)
  package func areEqual(_ left: Glyph, _ right: Glyph) -> Bool {
    left == right || Self.isCluster(left) && areEqualClusters(left, right)
  }

  @usableFromInline
  func areEqualClusters(_ left: Glyph, _ right: Glyph) -> Bool {
    Self.isCluster(right) && cluster(left) == cluster(right)
  }
}

extension Glyphs {
  /// Whether a glyph is a letter (with its marks) or a decimal digit.
  @inlinable @inline(__always)
  package func isAlphanumeric(_ glyph: Glyph) -> Bool {
    glyph < 0x80
      ? UInt8(truncatingIfNeeded: glyph).isASCIIAlphanumeric : isOtherAlphanumeric(glyph)
  }

  @usableFromInline
  package func isOtherAlphanumeric(_ glyph: Glyph) -> Bool {
    isLetter(glyph) || (!Self.isCluster(glyph) && UnicodeData.decimalDigitValue(glyph) != nil)
  }

  /// Whether a glyph is a letter, with any marks after it.
  package func isLetter(_ glyph: Glyph) -> Bool {
    Self.isCluster(glyph) ? Self.isLetter(cluster(glyph)) : UnicodeData.isLetter(glyph)
  }

  /// Whether the scalars of one character are a letter with its marks.
  ///
  /// Additional letters count as marks, because Swift joins the letters of "กำ", "क्ष", "ｶﾞ", and of Hangul
  /// from conjoining jamo into one character. U+FE0F doesn't count, because it turns the letter "ℹ" into an
  /// emoji.
  static func isLetter(_ cluster: [UInt32]) -> Bool {
    UnicodeData.isLetter(cluster[0])
      && cluster.dropFirst().allSatisfy { scalar in
        scalar != 0xFE0F && (UnicodeData.isMark(scalar) || UnicodeData.isLetter(scalar))
      }
  }

  /// Whether a glyph is white space, including line breaks and no-break spaces.
  @inlinable @inline(__always)
  package func isSpace(_ glyph: Glyph) -> Bool {
    glyph < 0x80 ? glyph == 0x20 || 0x09...0x0D ~= glyph : isOtherSpace(glyph)
  }

  @usableFromInline
  package func isOtherSpace(_ glyph: Glyph) -> Bool {
    Self.isCluster(glyph)
      ? cluster(glyph).allSatisfy(UnicodeData.isWhitespace) : UnicodeData.isWhitespace(glyph)
  }

  /// Whether a glyph starts with a scalar that joins the preceding character, such as a mark, a joiner, a
  /// skin tone, a tag, or a half-width sound mark.
  package func joinsBefore(_ glyph: Glyph) -> Bool {
    let first = firstScalar(glyph)
    switch first {
    case 0x0E33, 0x0EB3, 0x200C, 0x200D, 0x1F3FB...0x1F3FF, 0xFF9E, 0xFF9F, 0xE0020...0xE007F:
      return true
    default: return UnicodeData.isMark(first)
    }
  }

  /// Whether a glyph ends with a scalar that joins the following character, such as the number sign before
  /// Arabic digits (`Grapheme_Cluster_Break=Prepend` in Unicode's `GraphemeBreakProperty.txt`).
  package func joinsAfter(_ glyph: Glyph) -> Bool {
    switch lastScalar(glyph) {
    case 0...0x5FF: false
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x0D4E: true
    case 0x110BD, 0x110CD, 0x111C2...0x111C3, 0x113D1, 0x1193F, 0x11941: true
    case 0x11A3A, 0x11A84...0x11A89, 0x11D46, 0x11F02: true
    default: false
    }
  }

  /// Returns the glyph with its letters changed to `letterCase`, scalar by scalar.
  package mutating func changing(_ glyph: Glyph, to letterCase: LetterCase) -> Glyph {
    guard Self.isCluster(glyph) else { return letterCase.changing(glyph) }
    let scalars = cluster(glyph)
    let changed = scalars.map(letterCase.changing)
    return changed == scalars ? glyph : self.glyph(of: changed)
  }
}

/// The case to which letters change while the user types.
///
/// A slot holds one character, so only Unicode's simple case mappings apply, which map one scalar to one
/// scalar: "ß" stays "ß".
public enum LetterCase: Hashable, Sendable, BitwiseCopyable {
  /// Capital letters.
  case upper

  /// Small letters.
  case lower

  package func changing(_ scalar: UInt32) -> UInt32 {
    // U+0345 is the only mark with a case mapping. It would become a letter of its own, apart from its base.
    if scalar == 0x345 { return scalar }
    return switch self {
    case .upper: UnicodeData.simpleUppercase(scalar)
    case .lower: UnicodeData.simpleLowercase(scalar)
    }
  }
}

/// Conversion between text and glyphs.
extension Glyphs {
  /// Returns the glyph for UTF-8 code units, which must be whole scalars.
  package mutating func glyph(of bytes: UnsafeBufferPointer<UInt8>) -> Glyph {
    var scalars: [UInt32] = []
    var index = 0
    while index < bytes.count {
      let scalar = bytes.scalar(at: index)
      if scalar.length == bytes.count { return scalar.value }
      scalars.append(scalar.value)
      index += scalar.length
    }
    return glyph(of: scalars)
  }

  /// The length of a glyph in UTF-16 code units.
  @inlinable
  package func utf16Length(_ glyph: Glyph) -> Int {
    glyph < 0x1_0000 ? 1 : Self.isCluster(glyph) ? utf16Length(cluster: glyph) : 2
  }

  @usableFromInline
  func utf16Length(cluster glyph: Glyph) -> Int {
    cluster(glyph).reduce(0) { $0 + ($1 < 0x1_0000 ? 1 : 2) }
  }
}

extension String {
  /// Creates the text of some glyphs.
  ///
  /// - Complexity: O(*n*) in the number of glyphs.
  package init(_ text: [Glyph], in glyphs: Glyphs) {
    var size = 0
    for glyph in text { size += glyphs.utf8Length(glyph) }
    self = String(capacity: size) { buffer in
      var count = 0
      for glyph in text { glyphs.write(glyph, to: buffer, at: &count) }
      return count
    }
  }
}

extension Glyphs {
  /// The length of a glyph in UTF-8 code units.
  @inlinable
  package func utf8Length(_ glyph: Glyph) -> Int {
    if glyph < 0x80 { return 1 }
    return Self.isCluster(glyph) ? utf8Length(cluster: glyph) : Self.utf8Length(scalar: glyph)
  }

  @usableFromInline
  func utf8Length(cluster glyph: Glyph) -> Int {
    cluster(glyph).reduce(0) { $0 + Self.utf8Length(scalar: $1) }
  }

  @inlinable
  static func utf8Length(scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
  }

  @inlinable @inline(__always)
  package func write(
    _ glyph: Glyph, to buffer: UnsafeMutableBufferPointer<UInt8>, at count: inout Int
  ) {
    if glyph < 0x80 {
      buffer[count] = UInt8(truncatingIfNeeded: glyph)
      count += 1
    } else if Self.isCluster(glyph) {
      for scalar in cluster(glyph) { Self.write(scalar: scalar, to: buffer, at: &count) }
    } else {
      Self.write(scalar: glyph, to: buffer, at: &count)
    }
  }

  @usableFromInline
  package static func write(
    scalar: UInt32, to buffer: UnsafeMutableBufferPointer<UInt8>, at count: inout Int
  ) {
    let length = utf8Length(scalar: scalar)
    // Each byte except the first has six bits. The first byte of several starts with as many ones as there
    // are bytes.
    var rest = scalar
    var index = count + length - 1
    while index > count {
      buffer[index] = UInt8(truncatingIfNeeded: 0x80 | rest & 0x3F)
      rest >>= 6
      index -= 1
    }
    let ones: UInt32 = length == 1 ? 0 : 0xF00 >> UInt32(length)
    buffer[count] = UInt8(truncatingIfNeeded: ones | rest)
    count += length
  }
}

/// Some characters, with the list to which characters of several scalars refer.
@usableFromInline
package struct GlyphText {
  package var characters: [Glyph]
  package var glyphs: Glyphs

  package init(characters: [Glyph] = [], glyphs: Glyphs) {
    self.characters = characters
    self.glyphs = glyphs
  }

  package init(_ text: String) {
    glyphs = Glyphs()
    characters = glyphs.glyphs(of: text)
  }

  package var utf8Count: Int {
    characters.reduce(0) { $0 + glyphs.utf8Length($1) }
  }
}

extension Glyphs {
  /// The scalars of a glyph.
  package func scalars(_ glyph: Glyph) -> [UInt32] {
    Self.isCluster(glyph) ? cluster(glyph) : [glyph]
  }

  /// Returns the glyph of this list for a glyph of another list.
  package mutating func adopt(_ glyph: Glyph, from other: Glyphs) -> Glyph {
    Self.isCluster(glyph) ? self.glyph(of: other.cluster(glyph)) : glyph
  }

  /// Returns a glyph of this list that is the same character as a glyph of another list, or `nil` if this list hasn't got it.
  ///
  /// - Complexity: O(*n*) in the length of this list. Nothing is added to it, and so nothing is copied.
  package func equal(_ glyph: Glyph, of other: Glyphs) -> Glyph? {
    if !Self.isCluster(glyph) { return glyph }
    let scalars = other.cluster(glyph)
    return list?.firstIndex(of: scalars).map { Self.firstCluster + UInt32($0) }
  }
}
