import FormworkMasks

/// The state of a text in a freeform format.
enum FreeformValidity: Equatable {
  /// The text has a valid form.
  case whole

  /// The text can become valid with more characters.
  case unfinished

  /// The text can't become valid.
  case malformed
}

extension FreeformFormat.Kind {
  /// Evaluates a text.
  ///
  /// - Complexity: O(*n*) in its length.
  func validity(_ text: String) -> FreeformValidity {
    let bytes = Array(text.utf8)[...]
    guard let last = bytes.last else { return .unfinished }
    // More text may follow a space at the end.
    if self != .personName, last == 0x20, isJoint(UInt32(last)) {
      let validity = validity(trimmed(text))
      return self == .serial || self == .slug || validity == .malformed
        ? validity.going : .unfinished
    }
    let belong =
      text.isPlainASCII
      ? bytes.allSatisfy { belongs($0) }
      : self == .webAddress ? text.belongsToAddress(belongs) : text.allSatisfy(belongs)
    if !belong { return .malformed }
    switch self {
    case .personName: return text.nameValidity
    case .slug, .serial: return isJoint(UInt32(last)) ? .unfinished : .whole
    case .emailAddress: return bytes.mailboxValidity
    case .webAddress:
      // Until more follows, a period at the end ends a sentence.
      let isOpen = last == UInt8(ascii: ".") || last == UInt8(ascii: ",")
      return isOpen ? bytes.addressValidity.going : bytes.addressValidity
    case .ipAddress4: return bytes.ipAddress4Validity
    case .ipAddress6: return bytes.ipAddress6Validity
    }
  }

  /// Whether a character can be part of the text.
  func belongs(_ character: Character) -> Bool {
    if let byte = character.utf8.first, character.utf8.count == 1 { return belongs(byte) }
    switch self {
    case .personName: return true
    case .emailAddress, .webAddress:
      return character.unicodeScalars.allSatisfy { !$0.endsAddress }
    case .serial: return UnicodeSet.alphanumeric.contains(character)
    case .slug, .ipAddress4, .ipAddress6: return false
    }
  }

  /// Whether an ASCII character can be part of the text.
  private func belongs(_ byte: UInt8) -> Bool {
    let isLetter = byte | 0x20 &- 0x61 < 26
    let isDigit = byte &- 0x30 < 10
    switch self {
    case .personName: return true
    case .emailAddress:
      switch byte {
      // ( ) , : ; < > [ \ ] and the quotation mark.
      case 0...0x20, 0x22, 0x28, 0x29, 0x2C, 0x3A, 0x3B, 0x3C, 0x3E, 0x5B...0x5D: return false
      default: return true
      }
    case .webAddress:
      switch byte {
      // < > \ ^ ` { | } and the quotation mark.
      case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D: return false
      default: return true
      }
    case .slug: return isDigit || byte &- 0x61 < 26 || byte == UInt8(ascii: "-")
    case .serial: return isDigit || isLetter || byte == 0x20 || byte == UInt8(ascii: "-")
    case .ipAddress4: return isDigit || byte == UInt8(ascii: ".")
    case .ipAddress6:
      return isDigit || byte | 0x20 &- 0x61 < 6 || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: ":")
    }
  }
}

extension FreeformValidity {
  /// The validity for a text that may continue.
  fileprivate var going: FreeformValidity { self == .whole ? .unfinished : self }
}

extension Unicode.Scalar {
  /// Whether the character ends an address: a quote, a dash, or a space.
  var endsAddress: Bool {
    switch value {
    case 0xAB, 0xBB, 0x2012...0x2015, 0x201C...0x201F, 0x2026, 0x2039, 0x203A, 0x2212, 0x3001,
      0xFF0C, 0xFF1A, 0xFF1B:
      true
    default: isSpace
    }
  }

  /// Whether the character can't be part of a name.
  fileprivate var endsName: Bool {
    switch value {
    case 0x2026, 0x3001, 0xFF0C, 0xFF1A, 0xFF1B: true
    case 0x21, 0x23...0x25, 0x2A, 0x2B, 0x2F, 0x3A...0x40, 0x5B...0x5F, 0x7B...0x7E: true
    default: false
    }
  }
}

extension String {
  /// The validity for a name: letters and other characters of names, but not a list of names, nor a
  /// note after one.
  fileprivate var nameValidity: FreeformValidity {
    var isAfterComma = false
    for scalar in unicodeScalars {
      if scalar.endsName { return .malformed }
      // "Smith, Bob" is one name, but "Smith,Bob" may be two.
      if isAfterComma, !scalar.isSpace { return .malformed }
      isAfterComma = scalar.value == 0x2C
    }
    if !contains(where: UnicodeSet.letter.contains) { return .unfinished }
    return utf8.last == UInt8(ascii: ")") ? .malformed : .whole
  }
}

extension ArraySlice<UInt8> {
  /// The validity for an email address: a local part, one at sign, and the name of a server.
  fileprivate var mailboxValidity: FreeformValidity {
    let at = UInt8(ascii: "@")
    guard let place = firstIndex(of: at) else {
      return first == UInt8(ascii: ".") || hasDots || count > 64 ? .malformed : .unfinished
    }
    let (box, server) = (self[..<place], self[(place + 1)...])
    if box.isEmpty || box.count > 64 || box.first == UInt8(ascii: ".") || box.hasDots
      || box.last == UInt8(ascii: ".") || server.contains(at)
    {
      return .malformed
    }
    return server.serverValidity(mayBeLocal: false)
  }

  /// The validity for a web address: an optional scheme, a server, an optional port, and any path.
  fileprivate var addressValidity: FreeformValidity {
    let slash = UInt8(ascii: "/")
    var rest = self
    if let colon = firstIndex(of: UInt8(ascii: ":")), self[..<colon].isScheme,
      self[(colon + 1)...].first.map({ $0 == slash }) ?? false
    {
      rest = self[(colon + 1)...]
      let slashes = rest.prefix { $0 == slash }.count
      if slashes > 2 { return .malformed }
      if slashes < 2 || rest.count == 2 { return rest.count == slashes ? .unfinished : .malformed }
      rest = rest.dropFirst(2)
    }
    let isEnd: (UInt8) -> Bool = {
      $0 == slash || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
    }
    var host = rest.prefix { !isEnd($0) }
    let hasPath = host.count < rest.count
    // A user name and a password may precede the server.
    if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    var port: ArraySlice<UInt8>?
    var validity: FreeformValidity
    if host.first == UInt8(ascii: "[") {
      guard let close = host.firstIndex(of: UInt8(ascii: "]")) else {
        return hasPath ? .malformed : .unfinished
      }
      let behind = host[(close + 1)...]
      if let first = behind.first {
        if first != UInt8(ascii: ":") { return .malformed }
        port = behind.dropFirst()
      }
      validity = host[(host.startIndex + 1)..<close].ipAddress6Validity
      if validity == .unfinished { return .malformed }
    } else {
      if let colon = host.firstIndex(of: UInt8(ascii: ":")) {
        port = host[(colon + 1)...]
        host = host[..<colon]
      }
      validity = host.serverValidity(mayBeLocal: true)
    }
    if let port {
      let isNumber = port.allSatisfy { $0 &- 0x30 < 10 }
      // A part that isn't a port may be a password that is still being typed.
      let isPort = isNumber && 1...5 ~= port.count && port.number <= 65_535
      if !isPort, validity == .whole { validity = .unfinished }
    }
    return validity == .unfinished && hasPath ? .malformed : validity
  }

  /// Returns the validity for a server: labels separated by dots, the last one with two or more
  /// letters.
  private func serverValidity(mayBeLocal: Bool) -> FreeformValidity {
    let (dot, hyphen) = (UInt8(ascii: "."), UInt8(ascii: "-"))
    if first == dot || hasDots || count > 253 { return .malformed }
    var (top, labelCount, isOpen) = (self[endIndex...], 0, false)
    var start = startIndex
    while start < endIndex {
      // Two dots in a row are never here, so that only the end may be an empty label.
      let label = self[start...].prefix { $0 != dot }
      start = Swift.min(endIndex, label.endIndex + 1)
      let isKnown = label.allSatisfy {
        $0 >= 0x80 || $0 == hyphen || $0 &- 0x30 < 10 || $0 | 0x20 &- 0x61 < 26
      }
      if isOpen || !isKnown || label.count > 63 || label.first == hyphen { return .malformed }
      // Only the last label may still end with a hyphen.
      isOpen = label.last == hyphen
      (top, labelCount) = (label, labelCount + 1)
    }
    if labelCount == 0 || last == dot || isOpen { return .unfinished }
    if mayBeLocal, labelCount == 1, elementsEqual("localhost".utf8) { return .whole }
    if top.allSatisfy({ $0 &- 0x30 < 10 }) {
      return mayBeLocal && ipAddress4Validity == .whole ? .whole : .unfinished
    }
    return labelCount > 1 && top.count > 1 ? .whole : .unfinished
  }

  /// The validity for four numbers up to 255, separated by dots. A leading zero would make a number
  /// octal in some software.
  fileprivate var ipAddress4Validity: FreeformValidity {
    let numbers = split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isKnown = numbers.allSatisfy {
      $0.count <= 3 && $0.number <= 255 && ($0.count < 2 || $0.first != UInt8(ascii: "0"))
    }
    if !isKnown || numbers.count > 4 { return .malformed }
    if numbers.dropLast().contains(where: { $0.isEmpty }) { return .malformed }
    return numbers.count == 4 && !numbers[3].isEmpty ? .whole : .unfinished
  }

  /// The validity for eight groups of up to four digits. Two colons can replace some groups, and an
  /// IPv4 address the last two.
  fileprivate var ipAddress6Validity: FreeformValidity {
    let colon = UInt8(ascii: ":")
    var (groups, gaps) = (0, 0)
    var place = startIndex
    if first == colon {
      guard count > 1 else { return .unfinished }
      guard self[startIndex + 1] == colon else { return .malformed }
    }
    while place < endIndex {
      if self[place] == colon {
        let colons = self[place...].prefix { $0 == colon }.count
        if colons == 2 { gaps += 1 }
        if colons > 2 || gaps > 1 { return .malformed }
        place += colons
        if place == endIndex, colons == 1 { return groups + gaps < 8 ? .unfinished : .malformed }
        continue
      }
      let group = self[place...].prefix { $0 != colon }
      place = group.endIndex
      groups += 1
      if group.contains(UInt8(ascii: ".")) {
        let numbers = group.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isKnown = numbers.allSatisfy {
          $0.count <= 3 && $0.allSatisfy { $0 &- 0x30 < 10 } && $0.number <= 255
            && ($0.count < 2 || $0.first != UInt8(ascii: "0"))
        }
        let isAtItsPlace = gaps == 0 ? groups == 7 : groups < 7
        if !isKnown || !isAtItsPlace || numbers.count > 4 || place < endIndex { return .malformed }
        if numbers.dropLast().contains(where: { $0.isEmpty }) { return .malformed }
        if numbers.count < 4 || numbers[3].isEmpty { return .unfinished }
        groups += 1
      } else if group.count > 4 {
        return .malformed
      }
    }
    if groups + gaps > 8 { return .malformed }
    return groups == 8 || gaps == 1 ? .whole : .unfinished
  }

  private var hasDots: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == UInt8(ascii: ".") }
  }

  /// Whether the text is a scheme: a letter, then letters, digits, and a few symbols.
  private var isScheme: Bool {
    guard let first, first | 0x20 &- 0x61 < 26 else { return false }
    return allSatisfy {
      $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }
}

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
  fileprivate func belongsToAddress(_ belongs: (Character) -> Bool) -> Bool {
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
