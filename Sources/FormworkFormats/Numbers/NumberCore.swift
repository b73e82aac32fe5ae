import FormworkMasks
import FormworkTables

/// A text without what may surround a number: spaces, a sign, and the format's own words.
struct NumberCore {
  /// The remaining scalars: digits and separators, if the text is a number.
  private(set) var scalars: ArraySlice<Unicode.Scalar> = []

  private(set) var isNegative = false

  /// Whether there was a sign or a parenthesis.
  private(set) var hasSign = false

  /// Whether there was one of the format's own words, such as its currency.
  private(set) var hasWords = false

  private var isOpen = false

  /// Removes the text around a number.
  ///
  /// A minus sign may be before or after the number, or before or after the words: `-$12`, `$-12`,
  /// `12-`, `12 €-`. Parentheses are a minus sign, as in accounting: `(12)`. A dash after a decimal
  /// separator means zero cents: `5,-`.
  ///
  /// - Returns: The rest; `nil` for two signs or unpaired parentheses.
  init?(_ text: String, _ format: NumberFormat) {
    let inner = unframed(text, format.layout)
    let own = format.words
    guard let start = skipStart(inner[...], own, format.layout),
      let end = skipEnd(inner[start...], own, format.layout), !isOpen
    else { return nil }
    scalars = inner[start..<max(start, end)]
  }

  /// Returns the scalars without the format's affixes, if the text has exactly these.
  private mutating func unframed(_ text: String, _ layout: NumberLayout) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    text.withBytes { bytes in
      var range = 0..<bytes.count
      if layout.isNegative(bytes) {
        isNegative = true
        hasSign = true
        range = layout.negative.before.count..<bytes.count - layout.negative.after.count
      } else if bytes.isEnclosed(by: layout.positive) {
        range = layout.positive.before.count..<bytes.count - layout.positive.after.count
      }
      hasWords = range.count < bytes.count && !layout.positive.isBare
      scalars.reserveCapacity(range.count)
      let inner = UnsafeBufferPointer(rebasing: bytes[range])
      for scalar in String(bytes: inner).unicodeScalars { scalars.append(scalar) }
    }
    return scalars
  }

  /// Returns the start of the number.
  private mutating func skipStart(
    _ scalars: ArraySlice<Unicode.Scalar>, _ own: AffixWords, _ layout: NumberLayout
  ) -> Int? {
    var rest = scalars
    var words = 0
    while let first = rest.first {
      if words < 2, let length = own.length(atStartOf: rest) {
        words += 1
        hasWords = true
        rest.removeFirst(length)
        continue
      }
      switch NumberSign(first.value, in: layout) {
      case .minus, .plus:
        if hasSign { return nil }
        hasSign = true
        isNegative = NumberSign.isMinus(first.value)
      case .open:
        if hasSign { return nil }
        (hasSign, isOpen, isNegative) = (true, true, true)
      default: if !AffixWords.isBlank(first.value) { return rest.startIndex }
      }
      rest.removeFirst()
    }
    return rest.startIndex
  }

  /// Returns the end of the number.
  private mutating func skipEnd(
    _ scalars: ArraySlice<Unicode.Scalar>, _ own: AffixWords, _ layout: NumberLayout
  ) -> Int? {
    var rest = scalars
    var words = 0
    while let last = rest.last {
      if words < 2, let length = own.length(atEndOf: rest) {
        words += 1
        hasWords = true
        rest.removeLast(length)
        continue
      }
      switch NumberSign(last.value, in: layout) {
      case .minus:
        rest.removeLast()
        // A separate dash doesn't belong to the number.
        guard let before = rest.last?.value, !AffixWords.isBlank(before) else { return nil }
        if own.length(atEndOf: rest) == nil, skipsCents(&rest, layout) { continue }
        if hasSign { return nil }
        (hasSign, isNegative) = (true, true)
      case .close:
        if !isOpen { return nil }
        isOpen = false
        rest.removeLast()
      default:
        if !AffixWords.isBlank(last.value) { return rest.endIndex }
        rest.removeLast()
      }
    }
    return rest.endIndex
  }

  /// Returns whether a dash means zero cents, as in `5,-` or `5,--`, and removes a second one.
  private func skipsCents(_ rest: inout ArraySlice<Unicode.Scalar>, _ layout: NumberLayout) -> Bool
  {
    var before = rest
    if let last = before.last, NumberSign.isMinus(last.value) { before.removeLast() }
    guard let last = before.last,
      let sign = NumberMark.Sign(NumberSign(last.value, in: layout)), sign != .group
    else { return false }
    rest = before
    return true
  }
}

/// The role of a scalar in a number of any notation.
enum NumberSign: Hashable {
  case digit(UInt8)

  /// `.`, `,`, or one of their full-width and Arabic forms: before the fraction, or between groups.
  case dot, comma

  /// The decimal separator of the format, or a separator that is always one.
  case point

  /// A separator that is always between groups: a space, an apostrophe, `_`, `٬`, or the format's
  /// own.
  case group

  case minus, plus, open, close

  /// A letter, or a character that combines with letters and digits, which can't be a separator.
  case letter

  /// Any other scalar, such as a currency symbol or a direction mark.
  case other

  init(_ scalar: UInt32, in layout: NumberLayout) {
    if let digit = layout.digit(scalar) {
      self = .digit(digit)
    } else if scalar == layout.group?.value, scalar != 0x2E, scalar != 0x2C {
      self = .group
    } else if scalar == layout.point.value, scalar != 0x2E, scalar != 0x2C {
      self = .point
    } else if scalar == 0x2E || scalar == 0xFF0E || scalar == 0x2024 {
      self = .dot
    } else if scalar == 0x2C || scalar == 0xFF0C || scalar == 0x60C || scalar == 0xFE50 {
      self = .comma
    } else if scalar == 0x66B {
      self = .point
    } else if Self.isGroup(scalar) {
      self = .group
    } else if Self.isMinus(scalar) {
      self = .minus
    } else if scalar == 0x2B || scalar == 0xFF0B {
      self = .plus
    } else if scalar == 0x28 || scalar == 0xFF08 {
      self = .open
    } else if scalar == 0x29 || scalar == 0xFF09 {
      self = .close
    } else {
      self = Self.isJoined(scalar) ? .letter : .other
    }
  }

  /// Whether a scalar separates groups in some notation: a space, an apostrophe, or a similar one.
  private static func isGroup(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x27, 0x5F, 0x60, 0xB4, 0xB7, 0x2BC, 0x2018, 0x2019, 0x2032, 0x66C, 0x2E41, 0xFF07: true
    default: UnicodeData.isWhitespace(scalar)
    }
  }

  /// Whether users or programs write a scalar as a minus sign.
  static func isMinus(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D7, 0x207B, 0x2796: true
    default: UnicodeData.isHyphen(scalar)
    }
  }

  /// Whether a scalar is a letter, a mark, or an emoji. None is a separator, and a digit with a
  /// mark isn't a digit.
  private static func isJoined(_ scalar: UInt32) -> Bool {
    UnicodeData.isLetter(scalar) || UnicodeData.isMark(scalar)
      || UnicodeData.emojiKind(scalar).hasEmojiPresentation
      || UnicodeData.isRegionalIndicator(scalar)
  }

  /// Whether a scalar combines with the previous one, such as a keycap.
  static func joinsBefore(_ scalar: UInt32) -> Bool {
    scalar == 0x200D || UnicodeData.isMark(scalar)
  }
}

/// The words that may be next to a number because they belong to the format: the currency's symbol
/// and code, the percent sign, or the unit.
struct AffixWords: Sendable {
  private var words: [[UInt32]] = []

  /// Collects the words of a format, longest first.
  init(_ layout: NumberLayout, _ options: NumberFormat.Options) {
    let affixes = options.affixes
    let code = Self.scalars(options.code)
    for bytes in [
      layout.positive.before, layout.positive.after, affixes.negative.before, affixes.gap,
    ] {
      add(Self.scalars(bytes))
    }
    // A parenthesis that stands for the minus is read as one.
    let last = Self.scalars(affixes.negative.after)
    add(affixes.usesParentheses ? last.filter { $0 != 0x29 } : last)
    let hasDollar = words.contains { $0 == [0x24] }
    add(code)
    // If the code is USD, US$ is another form of $.
    if hasDollar, code.count == 3 { add(code.prefix(2) + [0x24]) }
    isMoney = !code.isEmpty
  }

  /// Whether the words are a currency's, which may have any case. Units may not: `mW` isn't `MW`.
  private var isMoney = false

  private mutating func add(_ word: some Sequence<UInt32>) {
    var word = Array(word)
    while let last = word.last, Self.isBlank(last) { word.removeLast() }
    while let first = word.first, Self.isBlank(first) { word.removeFirst() }
    // A word with digits only counts in its place in the format.
    let hasDigits = word.contains { UnicodeData.decimalDigitValue($0) != nil }
    if word.isEmpty || hasDigits || words.contains(word) { return }
    words.insert(word, at: words.firstIndex { $0.count < word.count } ?? words.count)
    // An abbreviation may lack its full stop, as `kr` does.
    if word.last == 0x2E, word.count > 1 { add(word.dropLast()) }
  }

  private static func scalars(_ bytes: [UInt8]) -> [UInt32] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { folded($0.value) }
  }

  /// Returns the length of the word at the start of a text, in scalars; `nil` if there is none.
  func length(atStartOf text: ArraySlice<Unicode.Scalar>) -> Int? {
    words.first { word in
      isSame(word, text.prefix(word.count))
        && !isLetters(word.last, text.dropFirst(word.count).first)
    }?.count
  }

  /// Returns the length of the word at the end of a text, in scalars; `nil` if there is none.
  func length(atEndOf text: ArraySlice<Unicode.Scalar>) -> Int? {
    words.first { word in
      isSame(word, text.suffix(word.count))
        && !isLetters(word.first, text.dropLast(word.count).last)
    }?.count
  }

  /// Whether an end of a word and its neighbor are letters, so that they belong to a longer word:
  /// `mm` isn't `m`.
  private func isLetters(_ end: UInt32?, _ neighbor: Unicode.Scalar?) -> Bool {
    guard let end, let neighbor else { return false }
    return UnicodeData.isLetter(end) && UnicodeData.isLetter(neighbor.value)
  }

  /// Whether a text is a word.
  func isWord(_ text: some Collection<Unicode.Scalar>) -> Bool {
    length(atStartOf: Array(text)[...]) == text.count
  }

  /// Whether a scalar is part of a word. A symbol only counts in a word without letters: `$` alone
  /// isn't `CA$`.
  func contains(_ scalar: UInt32) -> Bool {
    let folded = Self.folded(scalar)
    return words.contains { word in
      word.contains(folded) && (folded == 0x2E || !word.contains(where: UnicodeData.isLetter))
    }
  }

  private func isSame(_ word: [UInt32], _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    // In a longer unit, case doesn't matter; in a short one, it may be the only difference.
    let isLoose = isMoney || word.count > 2
    return word.elementsEqual(text) { own, scalar in
      let other = Self.folded(scalar.value)
      return own == other || isLoose && Self.lowercased(own) == Self.lowercased(other)
    }
  }

  private static func lowercased(_ scalar: UInt32) -> UInt32 {
    UnicodeData.simpleLowercase(UnicodeData.simpleUppercase(scalar))
  }

  /// Whether a scalar is white space, a direction mark, or another invisible character.
  static func isBlank(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar == 0x20 || 0x09...0x0D ~= scalar }
    return UnicodeData.isWhitespace(scalar) || UnicodeData.isInvisible(scalar)
  }

  /// Returns the plain form of full-width and small symbols.
  private static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF04, 0xFE69: 0x24
    case 0xFF05, 0xFE6A, 0x66A: 0x25
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    case 0xA0, 0x202F, 0x2009: 0x20
    case 0x3BC: 0xB5
    default: scalar
    }
  }
}
