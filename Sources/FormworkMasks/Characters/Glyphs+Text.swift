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
