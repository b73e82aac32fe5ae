/// Properties of Unicode scalars that the engine needs, by scalar value.
///
/// The standard library also has them, but `Unicode.Scalar.Properties` adds most of the Unicode
/// database to an Embedded Swift module; these tables take a few kilobytes. ASCII needs no lookup.
/// A value that isn't a Unicode scalar has none of the properties.
///
///     UnicodeData.isLetter(0x416)  // true, Ж
///     UnicodeData.decimalDigitValue(0x663)  // 3, ٣
package enum UnicodeData {
  /// The version of the Unicode standard in the tables.
  package static var version: String { UnicodeTables.version }

  /// Returns whether the general category of `scalar` is Lu, Ll, Lt, Lm or Lo.
  package static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIIUppercase(scalar & ~0x20) }
    return switch category(of: scalar) {
    case .otherLetter, .uppercaseLetter, .lowercaseLetter: true
    case .other, .mark, .decimalDigit: false
    }
  }

  /// Returns whether the general category of `scalar` is Mn, Mc or Me.
  package static func isMark(_ scalar: UInt32) -> Bool {
    // U+0300 is the first mark.
    scalar >= 0x300 && category(of: scalar) == .mark
  }

  /// Returns whether the general category of `scalar` is Lu.
  package static func isUppercase(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIIUppercase(scalar) }
    return category(of: scalar) == .uppercaseLetter
  }

  /// Returns whether the general category of `scalar` is Ll.
  package static func isLowercase(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIILowercase(scalar) }
    return category(of: scalar) == .lowercaseLetter
  }

  /// Returns the value, 0 to 9, of a decimal digit (general category Nd) of any script.
  ///
  /// - Returns: The value; `nil` if `scalar` isn't a decimal digit, including superscripts,
  ///   fractions, and Roman numerals.
  package static func decimalDigitValue(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x80 { return scalar &- 0x30 < 10 ? UInt8(scalar - 0x30) : nil }
    let run = categories.run(containing: scalar)
    guard run.kind == Category.decimalDigit.rawValue else { return nil }
    return UInt8(run.offset % 10)
  }
}

extension UnicodeData {
  /// The general categories that the tables distinguish.
  enum Category: UInt8 {
    case other = 0
    case otherLetter = 1
    case uppercaseLetter = 2
    case lowercaseLetter = 3
    case mark = 5
    case decimalDigit = 6
  }

  /// The kind of a run of letters that alternate between uppercase and lowercase, uppercase first.
  static var alternatingCase: UInt8 { 4 }

  static var categories: PackedRuns {
    PackedRuns(starts: UnicodeTables.categoryStarts, bytes: UnicodeTables.categoryRuns)
  }

  private static func category(of scalar: UInt32) -> Category {
    let run = categories.run(containing: scalar)
    guard run.kind != alternatingCase else {
      return run.offset & 1 == 0 ? .uppercaseLetter : .lowercaseLetter
    }
    return Category(rawValue: run.kind) ?? .other
  }

  private static func isASCIIUppercase(_ scalar: UInt32) -> Bool { scalar &- 0x41 < 26 }

  private static func isASCIILowercase(_ scalar: UInt32) -> Bool { scalar &- 0x61 < 26 }
}

extension UnicodeData {
  /// Returns the uppercase counterpart of `scalar`, or `scalar` itself if it has none.
  ///
  /// Only mappings to a single scalar count, so "ß", whose uppercase is "SS", stays.
  package static func simpleUppercase(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return isASCIILowercase(scalar) ? scalar - 0x20 : scalar }
    return CaseRuns(heads: UnicodeTables.uppercaseRuns, deltas: UnicodeTables.uppercaseDeltas)
      .mapping(scalar)
  }

  /// Returns the lowercase counterpart of `scalar`, or `scalar` itself if it has none.
  ///
  /// Only mappings to a single scalar count, so "İ", whose lowercase is "i" and a combining dot,
  /// stays.
  package static func simpleLowercase(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return isASCIIUppercase(scalar) ? scalar + 0x20 : scalar }
    return CaseRuns(heads: UnicodeTables.lowercaseRuns, deltas: UnicodeTables.lowercaseDeltas)
      .mapping(scalar)
  }
}

extension UnicodeData {
  /// Returns whether the script of `scalar` is Han: an ideograph of Chinese, Japanese, Korean, or
  /// Vietnamese, a radical, or a related mark or numeral.
  ///
  /// The ranges are those of Script=Han in Scripts.txt, Unicode 17.0. Kana, Hangul, Bopomofo, and
  /// enclosed forms such as "㊥", whose script is Common, aren't Han.
  package static func isHan(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x2E80: false
    case 0x4E00...0x9FFF, 0x3400...0x4DBF: true  // unified ideographs, extension A
    case 0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5: true  // radicals
    case 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B: true  // 々 〇 〡…〩 〸…〻
    case 0xF900...0xFA6D, 0xFA70...0xFAD9: true  // compatibility ideographs
    case 0x16FE2...0x16FE3, 0x16FF0...0x16FF6: true  // ideographic symbols and punctuation
    case 0x20000...0x2A6DF: true  // extension B
    case 0x2A700...0x2B81D: true  // extensions C and D
    case 0x2B820...0x2CEAD: true  // extension E
    case 0x2CEB0...0x2EBE0: true  // extension F
    case 0x2EBF0...0x2EE5D: true  // extension I
    case 0x2F800...0x2FA1D: true  // compatibility supplement
    case 0x30000...0x3134A: true  // extension G
    case 0x31350...0x33479: true  // extensions H and J
    default: false
    }
  }

  /// Returns whether `scalar` is a punctuation mark or symbol for East Asian text.
  ///
  /// These are, by block of Unicode 17.0:
  /// - CJK Symbols and Punctuation with the ideographic space, without Han letters, tone marks, and
  ///   kana repeat marks;
  /// - the double hyphen and the middle dot of Katakana;
  /// - Vertical Forms, CJK Compatibility Forms, and Small Form Variants;
  /// - full-width and half-width forms of punctuation and symbols, such as "，" and "｡".
  ///
  /// The quotation marks, dashes, and dots that Chinese shares with Western text aren't included.
  package static func isCJKPunctuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x3000: false
    case 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x3036...0x3037, 0x303D...0x303F: true
    case 0x30A0, 0x30FB: true
    case 0xFE10...0xFE19, 0xFE30...0xFE4F: true
    case 0xFE50...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B: true
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: true
    case 0xFFE0...0xFFE6, 0xFFE8...0xFFEE: true
    default: false
    }
  }
}

extension UnicodeData {
  /// Returns whether `scalar` is a control character (general category Cc): C0, delete, or C1.
  package static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || 0x7F...0x9F ~= scalar
  }

  /// Returns whether `scalar` has the property Bidi_Control: a mark, embedding, override, or
  /// isolate that controls the direction of text.
  package static func isBidiControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns whether `scalar` has neither width nor meaning in an input: a soft hyphen, a mark that
  /// joins, separates, or controls the direction, a byte order mark, or the placeholder of an object.
  ///
  /// Programs add such characters to text that is copied from them.
  package static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x180E, 0x200B...0x200D, 0x2060...0x206F, 0xFEFF, 0xFFFC: true
    default: isBidiControl(scalar)
    }
  }

  /// Returns whether `scalar` is a hyphen, a dash, or a minus sign, which users and keyboards write
  /// for each other.
  package static func isHyphen(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// Returns whether `scalar` is the prolonged sound mark of kana, which looks like a hyphen and has
  /// its key on Japanese keyboards.
  package static func isKanaHyphen(_ scalar: UInt32) -> Bool {
    scalar == 0x30FC || scalar == 0xFF70
  }

  /// Returns whether `scalar` has the property White_Space.
  ///
  /// That includes line breaks, tabs, and the no-break spaces U+00A0 and U+202F, but not the
  /// zero-width characters U+200B, U+2060, and U+FEFF.
  package static func isWhitespace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0: true
    case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension UnicodeData {
  /// Returns whether the scalars of one character are a complete emoji, and nothing else.
  ///
  /// Emoji are the well-formed sequences of UTS #51, Unicode 17.0, whether or not a font supports
  /// them. The simplest one is a character with emoji presentation, by default or by U+FE0F, or a
  /// base with a skin tone. Several of these can be joined by U+200D. The others are a keycap, a
  /// pair of regional indicators, and a black flag with the tags of a subdivision. Digits, "©"
  /// without U+FE0F, and incomplete sequences aren't emoji.
  ///
  ///     UnicodeData.isWholeEmoji("👍🏽".unicodeScalars)  // true
  ///     UnicodeData.isWholeEmoji("5".unicodeScalars)  // false
  ///
  /// - Complexity: O(*n* log *m*), where *n* is the number of scalars and *m* the size of the
  ///   table.
  package static func isWholeEmoji(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var matcher = EmojiMatcher()
    for scalar in scalars {
      guard matcher.accept(scalar.value) else { return false }
    }
    return matcher.isComplete
  }

  /// Returns whether some scalars of one character are a complete emoji.
  ///
  /// The others may be an accent after it, or a joiner with nothing after that.
  ///
  ///     UnicodeData.containsEmoji("👍\u{301}".unicodeScalars)  // true
  ///
  /// - Complexity: O(*n* log *m*), where *n* is the number of scalars and *m* the size of the
  ///   table.
  package static func containsEmoji(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    var matcher = EmojiMatcher()
    for scalar in scalars {
      if !matcher.accept(scalar.value) {
        matcher = EmojiMatcher()
        _ = matcher.accept(scalar.value)
      }
      if matcher.isComplete { return true }
    }
    return false
  }

  /// Returns whether `scalar` is a regional indicator. Two of them make a flag.
  package static func isRegionalIndicator(_ scalar: UInt32) -> Bool { 0x1F1E6...0x1F1FF ~= scalar }

  /// Returns whether `scalar` is a mark, an emoji, or a half of a flag. Such a scalar doesn't separate
  /// other characters.
  package static func isMarkOrEmoji(_ scalar: UInt32) -> Bool {
    isMark(scalar) || emojiKind(scalar) != .none || isRegionalIndicator(scalar)
  }

  /// Returns the emoji properties of `scalar`.
  package static func emojiKind(_ scalar: UInt32) -> EmojiKind {
    // Up to U+00A8, only keycap bases have the property Emoji.
    guard scalar > 0xA8, !isRegionalIndicator(scalar) else { return .none }
    let runs = PackedRuns(starts: UnicodeTables.emojiStarts, bytes: UnicodeTables.emojiRuns)
    return EmojiKind(rawValue: runs.run(containing: scalar).kind) ?? .none
  }

  /// The emoji properties that determine how a character may be part of an emoji sequence.
  ///
  /// Keycap bases and regional indicators are `none`, because they are only emoji in their
  /// sequences.
  package enum EmojiKind: UInt8 {
    case none = 0
    case textual = 1
    case emoji = 2
    case textualModifierBase = 3
    case emojiModifierBase = 4

    /// Whether the property Emoji_Presentation is set.
    package var hasEmojiPresentation: Bool { self == .emoji || self == .emojiModifierBase }

    /// Whether the property Emoji_Modifier_Base is set.
    fileprivate var takesSkinTone: Bool {
      self == .textualModifierBase || self == .emojiModifierBase
    }
  }
}

/// A matcher for one emoji sequence, scalar by scalar.
///
/// The grammar is that of UTS #51, section 1.4, with three differences for text from older systems:
/// U+FE0F may be missing within a joined sequence or a keycap, it may precede a skin tone, and tags
/// follow only the black flag.
struct EmojiMatcher {
  private var state = State.start
  private var isJoined = false

  /// The kind of the sequence so far.
  private enum State {
    case start
    case joiner
    case character(UnicodeData.EmojiKind)
    case blackFlag
    case tags(Int)
    case selector(takesSkinTone: Bool)
    case skinTone
    case keycapBase
    case keycapSelector
    case regionalIndicator
    case end
  }

  /// Whether the scalars so far are a complete emoji.
  var isComplete: Bool {
    switch state {
    case .character(let kind): kind.hasEmojiPresentation || isJoined
    case .blackFlag, .selector, .skinTone, .end: true
    case .start, .joiner, .tags, .keycapBase, .keycapSelector, .regionalIndicator: false
    }
  }

  /// Reads the next scalar.
  ///
  /// - Returns: Whether an emoji can start with the scalars so far.
  mutating func accept(_ scalar: UInt32) -> Bool {
    guard let next = state(after: scalar) else { return false }
    if case .joiner = next { isJoined = true }
    state = next
    return true
  }

  private func state(after scalar: UInt32) -> State? {
    switch state {
    case .start: start(scalar) ?? element(scalar)
    case .joiner: element(scalar)
    case .character(let kind): suffix(scalar, takesSkinTone: kind.takesSkinTone)
    case .blackFlag: tag(scalar, count: 0) ?? suffix(scalar, takesSkinTone: false)
    case .tags(let count): tag(scalar, count: count)
    case .selector(let takesSkinTone):
      scalar == 0xFE0F ? nil : suffix(scalar, takesSkinTone: takesSkinTone)
    case .skinTone: scalar == 0x200D ? .joiner : nil
    case .keycapBase: scalar == 0xFE0F ? .keycapSelector : scalar == 0x20E3 ? .end : nil
    case .keycapSelector: scalar == 0x20E3 ? .end : nil
    case .regionalIndicator: UnicodeData.isRegionalIndicator(scalar) ? .end : nil
    case .end: nil
    }
  }

  /// Returns the state after the first scalar of a sequence that can't be joined to others.
  private func start(_ scalar: UInt32) -> State? {
    switch scalar {
    case 0x23, 0x2A, 0x30...0x39: .keycapBase
    default: UnicodeData.isRegionalIndicator(scalar) ? .regionalIndicator : nil
    }
  }

  private func element(_ scalar: UInt32) -> State? {
    guard scalar != 0x1F3F4 else { return .blackFlag }
    let kind = UnicodeData.emojiKind(scalar)
    return kind == .none ? nil : .character(kind)
  }

  private func suffix(_ scalar: UInt32, takesSkinTone: Bool) -> State? {
    switch scalar {
    case 0x200D: .joiner
    case 0xFE0F: .selector(takesSkinTone: takesSkinTone)
    case 0x1F3FB...0x1F3FF: takesSkinTone ? .skinTone : nil
    default: nil
    }
  }

  /// Returns the state after a tag: a subdivision has 3 to 6 letters and digits (UTS #35) as tags,
  /// and a cancel tag.
  private func tag(_ scalar: UInt32, count: Int) -> State? {
    switch scalar {
    case 0xE0030...0xE0039, 0xE0061...0xE007A: count < 6 ? .tags(count + 1) : nil
    case 0xE007F: count >= 3 ? .end : nil
    default: nil
    }
  }
}
