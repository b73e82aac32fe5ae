/// The part of a text that may be a number, as parser codes.
struct PhoneText {
  /// The codes of the part.
  var signs: [UInt8]

  /// The maximum number of Unicode scalars in text.
  static var longest: Int { 250 }

  /// Finds the part of a text that may be a number.
  init(_ text: String) throws(PhoneNumberError) {
    var all: [UInt8] = []
    all.reserveCapacity(min(text.utf8.count, Self.longest))
    for scalar in text.unicodeScalars {
      if all.count == Self.longest { throw .tooLong }
      all.append(scalar.isASCII ? UInt8(scalar.value) : PhoneSign.sign(of: scalar))
    }
    if let place = all.place(of: ";phone-context=") {
      signs = try Self.number(of: all, withContextAt: place)
    } else {
      signs = Self.possiblePart(of: all)
    }
    if let place = signs.place(of: ";isub="), place > 0 { signs.removeSubrange(place...) }
  }

  /// Returns the part from the first plus sign or digit on, without characters that can't end a
  /// number, and without a second extension, as in `x302/x2303`.
  private static func possiblePart(of all: [UInt8]) -> [UInt8] {
    guard let start = all.firstIndex(where: { $0.isPhonePlus || $0.isPhoneDigit }),
      let last = all.lastIndex(where: { $0.isPhoneEnd }), start <= last
    else { return [] }
    var end = last + 1
    for place in start..<end
    where all[place] == UInt8(ascii: "/") || all[place] == UInt8(ascii: "\\") {
      let next = all[(place + 1)..<end].firstIndex { $0 != UInt8(ascii: " ") }
      if let next, all[next] == UInt8(ascii: "x") {
        end = place
        break
      }
    }
    return Array(all[start..<end])
  }

  /// Returns the number of a link (RFC 3966): the digits of its context, followed by the local
  /// number.
  private static func number(
    of all: [UInt8], withContextAt place: Int
  ) throws(PhoneNumberError) -> [UInt8] {
    let rest = all[(place + 15)...]
    let context = rest.prefix { $0 != UInt8(ascii: ";") }
    let hasPlus = context.first == UInt8(ascii: "+")
    guard hasPlus ? isNumber(context) : isDomain(context) else { throw .notANumber }
    let start = all.place(of: "tel:").map { $0 + 4 } ?? 0
    return (hasPlus ? Array(context) : []) + (start < place ? all[start..<place] : [])
  }

  private static func isNumber(_ context: ArraySlice<UInt8>) -> Bool {
    let digits = context.dropFirst()
    return digits.contains(where: { $0.isPhoneDigit })
      && digits.allSatisfy { $0.isPhoneDigit || "-.()".utf8.contains($0) }
  }

  private static func isDomain(_ context: ArraySlice<UInt8>) -> Bool {
    var labels = context.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if labels.count > 1, labels.last?.isEmpty ?? false { labels.removeLast() }
    guard labels.last?.first?.isPhoneLetter ?? false else { return false }
    return labels.allSatisfy { label in
      guard let first = label.first, let last = label.last else { return false }
      return first != UInt8(ascii: "-") && last != UInt8(ascii: "-")
        && label.allSatisfy { $0.isPhoneLetter || $0.isPhoneDigit || $0 == UInt8(ascii: "-") }
    }
  }
}

extension PhoneText {
  /// Whether the characters are a number: two digits; or at least three digits with optional
  /// punctuation, optional letters after the third digit, and an optional extension.
  var isNumber: Bool { isNumber(upTo: signs.count) }

  /// Whether the characters before a position are a number.
  func isNumber(upTo end: Int) -> Bool {
    if end == 2, signs[0].isPhoneDigit, signs[1].isPhoneDigit { return true }
    var (place, count) = (0, 0)
    while place < end, signs[place].isPhonePlus { place += 1 }
    while place < end, count < 3 {
      if signs[place].isPhoneDigit {
        count += 1
      } else if !signs[place].isPhonePunctuation, signs[place] != UInt8(ascii: "*") {
        return false
      }
      place += 1
    }
    if count < 3 { return false }
    let body = signs[place..<end].firstIndex { !$0.isPhoneBody } ?? end
    if body == end { return true }
    return extensionStart(from: place, to: end).map { $0 <= body } ?? false
  }
}

extension [UInt8] {
  /// Returns the position of an ASCII string in the characters.
  fileprivate func place(of text: StaticString) -> Int? {
    text.withUTF8Buffer { text in
      // Most texts have no parameter, and all parameters but one begin with a semicolon.
      guard count >= text.count, text[0] != 0x3B || contains(0x3B) else { return nil }
      return (0...(count - text.count)).first { self[$0..<($0 + text.count)].elementsEqual(text) }
    }
  }
}

/// Extensions, such as `ext. 123`, `x123`, `;ext=123`, `доб. 123`, `,,123`, or `- 123#`.
extension PhoneText {
  /// The start of the extension and the range of its digits; `nil` if there is none, or no number
  /// before it.
  fileprivate var extensionRange: (start: Int, digits: Range<Int>)? {
    guard let start = extensionStart(from: 0, to: signs.count), isNumber(upTo: start) else {
      return nil
    }
    return (start, digits(before: signs.count))
  }

  /// Returns the first position of an extension that reaches an end.
  func extensionStart(from start: Int, to end: Int) -> Int? {
    let digits = digits(before: end)
    if digits.isEmpty || digits.lowerBound <= start { return nil }
    let form = Form(count: digits.count, hasHash: digits.upperBound < end)
    return (start..<digits.lowerBound).first {
      signs[$0].canBeginExtension && isExtension(signs[$0..<digits.lowerBound], form)
    }
  }

  /// Returns the range of the digits before an end, which a number sign may follow.
  private func digits(before end: Int) -> Range<Int> {
    let hasHash = end > 0 && signs[end - 1] == UInt8(ascii: "#")
    let upper = hasHash ? end - 1 : end
    var lower = upper
    while lower > 0, signs[lower - 1].isPhoneDigit { lower -= 1 }
    return lower..<upper
  }

  /// The number of digits in an extension, and whether a number sign follows.
  private struct Form {
    let count: Int
    let hasHash: Bool
  }

  /// Whether the characters before digits form the label of an extension.
  ///
  /// The more specific the label, the more digits are allowed.
  private func isExtension(_ signs: ArraySlice<UInt8>, _ form: Form) -> Bool {
    if let rest = signs.dropping(";ext="), rest.isEmpty { return form.count <= 20 && !form.hasHash }
    if form.hasHash, form.count <= 6, signs.allSatisfy({ $0 == 0x2D || $0 == 0x20 }) { return true }
    let label = signs.drop { $0.isExtensionSpace || $0 == UInt8(ascii: ",") }
    if form.count <= 20, Self.isExplicit(label) { return true }
    if form.count <= 9, Self.isAmbiguous(label) { return true }
    let pause = signs.drop(while: { $0.isExtensionSpace })
    let commas = pause.prefix { $0 == UInt8(ascii: ",") }.count
    if form.count <= 15, pause.first == UInt8(ascii: ";"), Self.isFiller(pause.dropFirst()) {
      return true
    }
    if form.count <= 15, commas > 1, Self.isFiller(pause.dropFirst(2)) { return true }
    return form.count <= 9 && commas > 0 && Self.isFiller(pause.dropFirst(commas))
  }

  /// Whether the characters may occur between a label and the digits: a colon or a period, then
  /// spaces and similar characters.
  private static func isFiller(_ signs: ArraySlice<UInt8>) -> Bool {
    var rest = signs
    if let first = rest.first,
      first == UInt8(ascii: ":") || first == UInt8(ascii: ".") || first == PhoneSign.wideStop
    {
      rest = rest.dropFirst()
    }
    return rest.allSatisfy {
      $0.isExtensionSpace || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-")
    }
  }

  /// Whether the characters begin with a label that only extensions have: `ext`, `extn`, `xt`,
  /// `extensión`, `доб`, or `anexo`.
  private static func isExplicit(_ signs: ArraySlice<UInt8>) -> Bool {
    if let rest = signs.dropping("ext") ?? signs.dropping("xt") {
      if isEnd(rest) { return true }
      guard let long = rest.dropping("ensi") else { return false }
      if long.first == PhoneSign.accentedO { return isEnd(long.dropFirst()) }
      guard let letter = long.dropping("o") else { return false }
      return isEnd(letter.first == PhoneSign.accent ? letter.dropFirst() : letter)
    }
    if let rest = signs.dropping("ext", isWide: true) ?? signs.dropping("xt", isWide: true) {
      return isFiller(rest.dropping("n", isWide: true) ?? rest)
    }
    if signs.starts(with: PhoneSign.cyrillic...(PhoneSign.cyrillic + 2)) {
      return isFiller(signs.dropFirst(3))
    }
    return signs.dropping("anexo").map(isFiller) ?? false
  }

  /// Whether the characters may follow a label, or an `n` before it.
  private static func isEnd(_ signs: ArraySlice<UInt8>) -> Bool {
    isFiller(signs.dropping("n") ?? signs)
  }

  /// Whether the characters begin with an ambiguous label: `x`, `#`, `~`, or `int`.
  private static func isAmbiguous(_ signs: ArraySlice<UInt8>) -> Bool {
    switch signs.first {
    case UInt8(ascii: "#"), UInt8(ascii: "~"), PhoneSign.wideHash, PhoneSign.wideTilde:
      return isFiller(signs.dropFirst())
    default:
      let rest =
        signs.dropping("x") ?? signs.dropping("int")
        ?? signs.dropping("x", isWide: true) ?? signs.dropping("int", isWide: true)
      return rest.map(isFiller) ?? false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the rest after some letters, in any case; `nil` if it doesn't begin with them.
  fileprivate func dropping(_ letters: StaticString, isWide: Bool = false) -> ArraySlice<UInt8>? {
    letters.withUTF8Buffer { letters in
      if count < letters.count { return nil }
      for index in letters.indices {
        let letter = letters[index]
        let wanted = isWide ? PhoneSign.wideLetter + (letter - UInt8(ascii: "a")) : letter
        if self[startIndex + index].folded != wanted { return nil }
      }
      return dropFirst(letters.count)
    }
  }
}

extension UInt8 {
  /// Whether an extension may begin with it, so that most positions are skipped.
  fileprivate var canBeginExtension: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "-"), UInt8(ascii: "#"),
      UInt8(ascii: "~"),
      PhoneSign.wideHash, PhoneSign.wideTilde, PhoneSign.cyrillic:
      true
    default:
      isExtensionSpace || self >= PhoneSign.wideLetter || "aeix".utf8.contains(folded)
    }
  }

  /// Whether it is a space that may precede an extension.
  fileprivate var isExtensionSpace: Bool {
    self == 0x20 || self == 0x09 || self == PhoneSign.fixedSpace
  }
}

/// The parts of a number that were found in text: a plus sign, the digits, and an extension.
package struct DialedText {
  /// Whether a plus sign precedes the digits.
  package private(set) var hasPlus = false

  /// The digits, including those of letters.
  package private(set) var digits = PackedDigits()

  /// The digits of the extension; empty if there is none.
  package private(set) var extensionDigits = PackedDigits()

  /// Reads text as libphonenumber does.
  ///
  /// - Complexity: O(*n*) in the length of the text. Text of more than 250 characters is rejected.
  package init(_ text: String) throws(PhoneNumberError) {
    if let plain = text.utf8.withContiguousStorageIfAvailable(Self.init(plain:)), let plain {
      self = plain
    } else {
      try self.init(any: text)
    }
  }

  /// Creates the text from parsed digits.
  package init(_ digits: PackedDigits, hasPlus: Bool) {
    (self.digits, self.hasPlus) = (digits, hasPlus)
  }

  /// Reads simple text quickly: digits with common punctuation between them, after anything but a
  /// semicolon. Returns `nil` for other text.
  init?(plain bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count > PhoneText.longest { return nil }
    var isDirectlyBehindPlus = false
    for byte in bytes {
      switch byte {
      case 0x30..<0x3A:
        digits.append(byte & 15)
      case UInt8(ascii: "+"):
        guard digits.count == 0, isDirectlyBehindPlus || !hasPlus else { return nil }
        (hasPlus, isDirectlyBehindPlus) = (true, true)
        continue
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("),
        UInt8(ascii: ")"),
        UInt8(ascii: "/"):
        break
      default:
        guard digits.count == 0, !hasPlus, byte < 0x80, byte != UInt8(ascii: ";") else {
          return nil
        }
      }
      isDirectlyBehindPlus = false
    }
    if digits.count < 3 { return nil }
  }

  /// Reads any text.
  init(any text: String) throws(PhoneNumberError) {
    var text = try PhoneText(text)
    if !text.isNumber { throw .notANumber }
    if let range = text.extensionRange {
      for sign in text.signs[range.digits] { extensionDigits.append(sign & 15) }
      text.signs.removeSubrange(range.start...)
    }
    hasPlus = text.signs.first?.isPhonePlus ?? false
    let letters = text.signs.reduce(0) { $0 + ($1.isPhoneLetter ? 1 : 0) }
    for sign in text.signs {
      if letters > 2 {
        // If letters represent digits, digits of other scripts are ignored.
        if let digit = sign.keypadDigit { digits.append(digit) }
      } else if sign.isPhoneDigit {
        digits.append(sign & 15)
      }
    }
  }

  /// The same digits without a plus sign.
  var withoutPlus: DialedText {
    var text = self
    text.hasPlus = false
    return text
  }
}

extension UInt8 {
  /// The digit of a letter on a telephone keypad.
  fileprivate var keypadDigit: UInt8? {
    if self & 0xF0 == 0x30 { return self < 0x3A ? self & 15 : nil }
    if self == PhoneSign.dottedI || self == PhoneSign.kelvin { return nil }
    switch folded {
    case UInt8(ascii: "a")...UInt8(ascii: "c"): return 2
    case UInt8(ascii: "d")...UInt8(ascii: "f"): return 3
    case UInt8(ascii: "g")...UInt8(ascii: "i"): return 4
    case UInt8(ascii: "j")...UInt8(ascii: "l"): return 5
    case UInt8(ascii: "m")...UInt8(ascii: "o"): return 6
    case UInt8(ascii: "p")...UInt8(ascii: "s"): return 7
    case UInt8(ascii: "t")...UInt8(ascii: "v"): return 8
    case UInt8(ascii: "w")...UInt8(ascii: "z"): return 9
    default: return nil
    }
  }
}
