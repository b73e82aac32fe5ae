/// Finds where the path, the query, or the fragment of a web address begins.
///
/// Before it is a server, in which full-width letters and dots of East Asia are those of ASCII. After it, each
/// character is itself: WHATWG's parser of URLs encodes a dash or a quotation mark there, and ends nothing.
struct AddressScan {
  /// Whether the last character is in the path, the query, or the fragment.
  private(set) var isInPath = false

  private var last: UInt32 = 0
  private var secondLast: UInt32 = 0

  /// Creates a scan of text before a position.
  init(_ scalars: some Sequence<Unicode.Scalar> = EmptyCollection()) {
    for scalar in scalars { take(scalar) }
  }

  /// Reads the next character.
  mutating func take(_ scalar: Unicode.Scalar) {
    let colon: UInt32 = 0x3A
    switch scalar.value {
    case 0x2F:
      // The slashes after a scheme don't begin a path.
      let isOfScheme = last == colon || last == 0x2F && secondLast == colon
      if !isOfScheme { isInPath = true }
    case 0x3F, 0x23: isInPath = true
    case _ where scalar.isSpace: isInPath = false
    default: break
    }
    (secondLast, last) = (last, scalar.value)
  }
}

extension String {
  /// Whether each character can be part of a web address at its position.
  func belongsToAddress(_ belongs: (Character) -> Bool) -> Bool {
    var scan = AddressScan()
    return allSatisfy { character in
      let isInPath = scan.isInPath
      for scalar in character.unicodeScalars { scan.take(scalar) }
      if isInPath, character.utf8.count > 1 {
        return character.unicodeScalars.allSatisfy { !$0.isSpace }
      }
      return belongs(character)
    }
  }

  /// The words of a text that may contain web addresses. A dash or a quotation mark is part of a path, unless
  /// the quotation mark closes one before the word.
  var addressWords: [Substring] {
    var words: [Substring] = []
    var scan = AddressScan()
    var (start, opening) = (nil as Index?, nil as Character?)
    for index in indices {
      let character = self[index]
      let closes =
        !character.isOne(of: ")]}'") && opening?.encloses(with: character) ?? false
      var isPart = !character.partsAddresses
      if scan.isInPath, start != nil {
        isPart = !character.isOne(of: " <>") && !character.endsSentence && !closes
      } else if closes {
        opening = nil
      } else if character.opensQuotation {
        opening = character
      }
      for scalar in character.unicodeScalars { scan.take(scalar) }
      if isPart {
        if start == nil { start = index }
      } else if let first = start {
        words.append(self[first..<index])
        (start, scan) = (nil, AddressScan())
      }
    }
    if let start { words.append(self[start...]) }
    return words
  }
}

extension Character {
  /// Whether the character opens a quotation, or is a bracket that another script closes.
  var opensQuotation: Bool {
    switch unicodeScalars.first?.value {
    case 0x22, 0x28, 0xAB, 0x2018, 0x201C, 0x201E, 0x2039, 0x300C, 0x300E, 0x3010: true
    default: false
    }
  }

  /// Whether the character separates the parts of a sentence in East Asia, or closes a bracket there, where no
  /// space follows.
  var endsSentence: Bool {
    switch unicodeScalars.first?.value {
    case 0x3001, 0x3002, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF09, 0x300D, 0x300F, 0x3011: true
    default: false
    }
  }
}
