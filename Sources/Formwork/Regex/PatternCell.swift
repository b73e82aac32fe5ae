/// One character of a text that a regular expression guides.
struct PatternCell: Hashable, Sendable {
  var glyph: Glyph
  var origin: Origin

  enum Origin: UInt8, Sendable {
    /// Typed by the person, into the text.
    case user

    /// Typed by the person, through a literal.
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

  var isUser: Bool { origin == .user }

  /// Whether the person typed it, so that it has to be read again.
  var isTyped: Bool { origin != .supplied }
}

extension [PatternCell] {
  /// The characters of a text; characters of several scalars become entries of `glyphs`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ formatted: FormattedText, _ glyphs: inout Glyphs) {
    self = []
    reserveCapacity(formatted.text.utf8.count + 1)
    let isASCII = formatted.text.isPlainASCII
    if isASCII, case .user = formatted.provenance.storage {
      for byte in formatted.text.utf8 { append(PatternCell(glyph: Glyph(byte), origin: .user)) }
      return
    }
    let pieces = formatted.provenance.pieces(of: formatted.text)
    if isASCII {
      var bytes = formatted.text.utf8.makeIterator()
      for piece in pieces {
        let origin = PatternCell.Origin(piece.kind)
        var left = piece.length
        while left > 0, let byte = bytes.next() {
          append(PatternCell(glyph: Glyph(byte), origin: origin))
          left -= 1
        }
      }
      return
    }
    var rest = Substring(formatted.text)
    for piece in pieces {
      var left = piece.length
      while left > 0, let character = rest.popFirst() {
        left -= character.utf8.count
        append(PatternCell(glyph: glyphs.glyph(of: character), origin: .init(piece.kind)))
      }
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

  /// Who put each run of these characters there.
  func provenance(in glyphs: Glyphs) -> Provenance {
    var runCount = 0
    for index in indices where index == 0 || self[index].origin != self[index - 1].origin {
      runCount += 1
    }
    if runCount == 0 || runCount == 1 && self[0].isUser { return .user }
    var pieces: [Provenance.Piece] = []
    pieces.reserveCapacity(runCount)
    for (index, cell) in enumerated() {
      let length = cell.glyph < 0x80 ? 1 : glyphs.utf8Length(cell.glyph)
      if index > 0, self[index - 1].origin == cell.origin {
        pieces[pieces.count - 1].length += length
      } else {
        pieces.append(Provenance.Piece(length: length, kind: cell.origin.kind))
      }
    }
    return Provenance(pieces)
  }
}
