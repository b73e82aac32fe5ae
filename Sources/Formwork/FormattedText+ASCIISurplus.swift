/// ``surplus(of:)`` of ASCII, byte by byte: what a file has in nearly all its lines.
extension FormattedText {
  /// The letters and digits of an ASCII input that found no place, or `nil` if not all is ASCII.
  func asciiSurplus(of input: String) -> String? {
    guard let counted = input.asciiLettersAndDigits, let shown = countedBytes else { return nil }
    let users = shown.filter { $0 & ByteFlag.user != 0 }
    let first = counted.leftOver(by: users)
    if let first, first.isEmpty { return "" }
    let second = users.count == shown.count ? nil : counted.leftOver(by: shown)
    let best = [first, second].compactMap { $0 }.min { $0.count < $1.count }
    let rest = best ?? counted.leftOver(by: shown.map { $0 & ~ByteFlag.user }) ?? []
    return String(decoding: rest, as: UTF8.self)
  }

  /// The letters and digits of the text in lower case, with a flag on those of the user.
  private var countedBytes: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var kinds = KindWalk(provenance, of: text)
    for byte in text.utf8 {
      if byte >= 0x80 { return nil }
      let kind = kinds.next()
      if byte.isLetterOrDigit, !kind.contains(.guide) {
        bytes.append(byte.lowercased | (kind.contains(.user) ? ByteFlag.user : 0))
      }
    }
    return bytes
  }
}

/// The bit that ASCII doesn't use.
private enum ByteFlag {
  static var user: UInt8 { 0x80 }
}

/// The kinds of the bytes of an ASCII text, one by one, without a list of them.
private struct KindWalk {
  private var layout: Layout?
  private var pieces: [Provenance.Piece] = []
  private var index = 0
  private var left = 0

  init(_ provenance: Provenance, of text: String) {
    if case .layout(let layout) = provenance.storage,
      layout.shown.nonzeroBitCount == text.utf8.count
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
      if byte.isLetterOrDigit { bytes.append(byte) }
    }
    return bytes
  }
}

extension [UInt8] {
  /// What is left of these letters and digits when `taken` are taken from them in order; `nil` if
  /// one that must be there, because it is the user's, isn't.
  fileprivate func leftOver(by taken: [UInt8]) -> [UInt8]? {
    // Beyond so many literals a character isn't looked for, which keeps the time linear.
    let lookahead = 64
    var rest: [UInt8] = []
    var next = 0
    for byte in self {
      let folded = byte.lowercased
      let end = Swift.min(taken.count, next + lookahead)
      var match = next
      while match < end, taken[match] != folded, taken[match] & ByteFlag.user == 0 { match += 1 }
      if match < end, taken[match] & ~ByteFlag.user == folded {
        next = match + 1
      } else {
        rest.append(byte)
      }
    }
    return taken[next...].contains { $0 & ByteFlag.user != 0 } ? nil : rest
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a digit of ASCII.
  var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  fileprivate var lowercased: UInt8 {
    (0x41...0x5A).contains(self) ? self | 0x20 : self
  }
}
