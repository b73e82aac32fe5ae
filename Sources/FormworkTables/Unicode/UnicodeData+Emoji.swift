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

  /// Returns the emoji properties of `scalar`.
  package static func emojiKind(_ scalar: UInt32) -> EmojiKind {
    // Up to U+00A8, only keycap bases have the property Emoji.
    guard scalar > 0xA8, !(0x1F1E6...0x1F1FF ~= scalar) else { return .none }
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
    var takesSkinTone: Bool { self == .textualModifierBase || self == .emojiModifierBase }
  }
}
