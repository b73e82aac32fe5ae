import FormworkUnicode

/// ``surplus(of:)`` of ASCII, byte by byte: what a file has in nearly all its lines.
extension FormattedText {
  /// The letters and digits of an ASCII input that found no place, or `nil` if not all is ASCII.
  func asciiSurplus(of input: String) -> String? {
    guard let counted = input.asciiLettersAndDigits, let shown = countedBytes else { return nil }
    return String(decoding: counted.surplus(over: shown) { $0.lowercased }, as: UTF8.self)
  }

  /// The letters and digits of the text in lower case, each with whether it must be in the input.
  private var countedBytes: [(folded: UInt8, isUser: Bool)]? {
    var bytes: [(folded: UInt8, isUser: Bool)] = []
    bytes.reserveCapacity(text.byteCount)
    var kinds = KindWalk(provenance, of: text)
    for byte in text.utf8 {
      if byte >= 0x80 { return nil }
      let kind = kinds.next()
      if byte.isASCIIAlphanumeric, !kind.contains(.guide) {
        bytes.append((byte.lowercased, kind.contains(.user)))
      }
    }
    return bytes
  }
}

/// The kinds of the bytes of an ASCII text, one by one, without a list of them.
private struct KindWalk {
  private var layout: Layout?
  private var pieces: [Provenance.Piece] = []
  private var index = 0
  private var left = 0

  init(_ provenance: Provenance, of text: String) {
    if case .layout(let layout) = provenance.storage,
      layout.shown.nonzeroBitCount == text.byteCount
    {
      self.layout = layout
    } else {
      pieces = provenance.pieces(of: text)
    }
  }

  mutating func next() -> Provenance.Kind {
    if var layout, layout.shown != 0 {
      let place =
        layout.isReversed
        ? 63 - layout.shown.leadingZeroBitCount : layout.shown.trailingZeroBitCount
      let kind = layout[place]
      layout.shown &= ~(1 &<< UInt64(truncatingIfNeeded: place))
      self.layout = layout
      return kind
    }
    while left == 0, index < pieces.count {
      left = pieces[index].length
      index += 1
    }
    left -= 1
    return index == 0 ? .user : pieces[index - 1].kind
  }
}

extension String {
  /// The letters and digits of the text, or `nil` if not all of it is ASCII.
  fileprivate var asciiLettersAndDigits: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte >= 0x80 { return nil }
      if byte.isASCIIAlphanumeric { bytes.append(byte) }
    }
    return bytes
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    (0x41...0x5A).contains(self) ? self | 0x20 : self
  }
}
