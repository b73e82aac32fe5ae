import FormworkMasks

/// One character of a text that a regular expression controls.
package struct RegexCell: Hashable, Sendable {
  var glyph: Glyph
  var origin: Origin

  package enum Origin: UInt8, Sendable {
    /// Entered by the user, as part of the text.
    case user

    /// A literal that the user typed.
    case typed

    /// A literal that the expression supplied.
    case supplied

    init(_ kind: Provenance.Kind) {
      if kind.contains(.user) {
        self = .user
      } else {
        self = kind.contains(.typed) ? .typed : .supplied
      }
    }

    var kind: Provenance.Kind {
      switch self {
      case .user: [.user, .value]
      case .typed: [.typed, .value]
      case .supplied: .value
      }
    }
  }

  /// Creates a character with its origin.
  package init(glyph: Glyph, origin: Origin) {
    (self.glyph, self.origin) = (glyph, origin)
  }

  var isUser: Bool { origin == .user }

  /// Whether the user typed it, so that it has to be read again.
  var isTyped: Bool { origin != .supplied }
}

extension [RegexCell] {
  /// Creates the characters of a text. Characters of several scalars become entries of `glyphs`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ formatted: FormattedText, _ glyphs: inout Glyphs) {
    self = []
    if appendASCII(formatted) { return }
    removeAll()
    var rest = Substring(formatted.text)
    // A character that is split between pieces belongs to the first one; the next one is shorter.
    var left = 0
    for piece in formatted.provenance.pieces(of: formatted.text) {
      left += piece.length
      while left > 0, let character = rest.popFirst() {
        left -= character.utf8.count
        append(RegexCell(glyph: glyphs.glyph(of: character), origin: .init(piece.kind)))
      }
    }
  }

  /// Appends the characters of a text, as long as each is one byte.
  ///
  /// - Returns: Whether all characters were appended.
  private mutating func appendASCII(_ formatted: FormattedText) -> Bool {
    var text = formatted.text
    return text.withUTF8 { bytes in
      // There is room for one more character, which most edits need.
      reserveCapacity(bytes.count + 1)
      for byte in bytes {
        // A carriage return may be part of a longer character.
        guard byte < 0x80, byte != 0x0D else { return false }
        append(RegexCell(glyph: Glyph(byte), origin: .user))
      }
      guard formatted.provenance != .user else { return true }
      var end = 0
      for piece in formatted.provenance.pieces(of: formatted.text) {
        let origin = RegexCell.Origin(piece.kind)
        for index in end..<end + piece.length { self[index].origin = origin }
        end += piece.length
      }
      return true
    }
  }

  /// The text of these characters.
  func text(in glyphs: Glyphs) -> String {
    if !allSatisfy({ $0.glyph < 0x80 }) { return String(map { $0.glyph }, in: glyphs) }
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in indices { buffer[index] = UInt8(truncatingIfNeeded: self[index].glyph) }
      return count
    }
  }

  /// Returns the origin of each run of these characters.
  func provenance(in glyphs: Glyphs) -> Provenance {
    var runCount = 0
    for index in indices where index == 0 || self[index].origin != self[index - 1].origin {
      runCount += 1
    }
    if runCount == 0 || runCount == 1 && self[0].isUser { return .user }
    var pieces: [Provenance.Piece] = []
    pieces.reserveCapacity(runCount)
    var length = 0
    for index in indices {
      let cell = self[index]
      length += glyphs.utf8Length(cell.glyph)
      if index + 1 < count, self[index + 1].origin == cell.origin { continue }
      pieces.append(Provenance.Piece(length: length, kind: cell.origin.kind))
      length = 0
    }
    return Provenance(pieces)
  }
}
