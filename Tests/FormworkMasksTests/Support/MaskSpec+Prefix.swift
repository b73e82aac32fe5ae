import FormworkMasks

/// The prefix of a mask and what contradicts it, told from the design.
extension MaskSpec {
  /// The literals before the first slot.
  private var prefix: [Character] {
    Array(places(isReversed: false).prefix { $0.literal != nil }.compactMap(\.literal))
  }

  /// Whether the prefix is a plus sign and a code, as in `+1 (`.
  var beginsWithPlus: Bool { prefix.first == "+" && prefixSigns.contains("+") }

  /// The signs before a letter or digit of the prefix: the `+` of `+1 (`, not its `(`.
  var prefixSigns: [Character] {
    guard let last = prefix.lastIndex(where: { UnicodeSet.alphanumeric.contains($0) }) else {
      return []
    }
    return prefix[..<last].filter { !UnicodeSet.alphanumeric.contains($0) && !$0.isIgnored }
  }

  /// Whether a text begins with `sign` and goes on with another letter or digit than the prefix;
  /// `nil` where that can be disputed.
  func isContradicted(by text: String) -> Bool? {
    guard let sign = text.first, let place = prefix.firstIndex(of: sign) else { return nil }
    // After a letter or digit of the prefix, a sign could be taken for one inside it.
    if prefix[..<place].contains(where: { UnicodeSet.alphanumeric.contains($0) }) { return nil }
    var expected = prefix[place...].dropFirst().filter { UnicodeSet.alphanumeric.contains($0) }[
      ...]
    for character in text.dropFirst() {
      if UnicodeSet.alphanumeric.contains(character) {
        guard let next = expected.popFirst() else { return false }
        guard character.isASCII, next.isASCII else { return nil }
        if next != character { return next.lowercased() == character.lowercased() ? nil : true }
      } else if !character.isWhitespace, !prefix.contains(character) {
        return nil
      }
    }
    return false
  }
}

extension Character {
  /// Whether it means nothing at the beginning of a text: a space, a mark that steers the writing
  /// direction, the place of an attachment.
  var isIgnored: Bool {
    isWhitespace && unicodeScalars.count == 1 || isMark
  }

  /// Whether it steers the direction of writing, or stands for something else.
  var isMark: Bool { "\u{200E}\u{200F}\u{2066}\u{2069}\u{FFFC}".contains(self) }
}

extension Character {
  /// Whether nothing is seen of it by itself: a control, a joiner, a mark.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .nonspacingMark, .enclosingMark, .spacingMark: true
      default: false
      }
    }
  }
}

extension FormatSpec {
  /// Returns a text without the label before its first plus sign, if a mask begins with the sign, a digit
  /// follows it in the text, and no slot takes a character of the label. Any form of the sign is a plus sign.
  private func fromPlus(in text: String) -> String {
    let pluses: [Character] = ["+", "\u{FF0B}", "\u{FE62}", "\u{207A}"]
    guard masks.contains(where: \.beginsWithPlus),
      let plus = text.firstIndex(where: { pluses.contains($0) }),
      text[plus...].dropFirst().first?.unicodeScalars.first?.properties.numericType == .decimal,
      !text[...plus].contains(where: { takes($0) })
    else { return text }
    return "+" + text[plus...].dropFirst()
  }

  /// Whether a whole text belongs to another prefix than any mask has; `nil` where that can be
  /// disputed, as where a slot takes the sign.
  func isContradicted(by text: String) -> Bool? {
    // Whether a slot takes a form of another character can be disputed, so its role as a label can be, too.
    if text.contains("+"), text.contains(where: { !$0.isASCII && takes($0) }) { return nil }
    let text = String(fromPlus(in: text).drop(while: \.isIgnored))
    guard let sign = text.first, !sign.isInvisible, !options.rightToLeft else { return nil }
    let owners = masks.filter { $0.prefixSigns.contains(sign) }
    if owners.isEmpty { return false }
    // Beside `+1 [000]`, a mask `+[000]` has the sign and any digits after it.
    if masks.contains(where: { $0.literals.contains(sign) && !owners.contains($0) }) { return nil }
    if owners.contains(where: \.symbols.isEmpty) || accepts(sign)
      || text.contains(where: \.isNewline)
    {
      return nil
    }
    let answers = owners.map { $0.isContradicted(by: text) }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }
}
