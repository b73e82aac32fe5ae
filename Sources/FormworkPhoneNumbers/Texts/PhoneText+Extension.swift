/// Extensions, such as `ext. 123`, `x123`, `;ext=123`, `доб. 123`, `,,123`, or `- 123#`.
extension PhoneText {
  /// The start of the extension and the range of its digits; `nil` if there is none, or no number
  /// before it.
  var extensionRange: (start: Int, digits: Range<Int>)? {
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
