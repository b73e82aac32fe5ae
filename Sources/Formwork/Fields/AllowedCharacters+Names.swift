import FormworkMasks

extension AllowedCharacters {
  /// The names that storyboards and Objective-C use for sets of allowed characters.
  static let named: KeyValuePairs<String, AllowedCharacters> = [
    "digits": .digits, "decimal": .decimal, "nonChinese": .nonChinese, "emoji": .emoji,
    "noEmoji": .noEmoji,
  ]

  /// The name of these characters; `nil` for a custom set.
  var name: String? { Self.named.first { $0.value == self }?.key }

  /// Creates the allowed characters with a name.
  ///
  /// - Throws: ``InputFormatError/unknownName(_:of:known:)`` for an unknown name.
  init(named name: String) throws(InputFormatError) {
    guard let found = Self.named.first(where: { $0.key == name }) else {
      throw .unknownName(name, of: "set of allowed characters", known: Self.named.map(\.key))
    }
    self = found.value
  }
}

/// A format that only receives the characters that a function of the app allows.
///
/// It is for filters that are written as code. If characters can describe a filter, use
/// ``AllowedCharacters``: they are comparable and faster.
struct Filtered: FormatWrapper {
  let base: AnyInputFormat
  let allows: @Sendable (Character) -> Bool

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if edit.replacement.isEmpty { return base.apply(edit, to: current) }
    var allowed = edit
    allowed.replacement = edit.replacement.filter(allows)
    return allowed.replacement.isEmpty ? .rejected(current) : base.apply(allowed, to: current)
  }

  func formatted(value: String) -> FormattedText { base.formatted(value: value.filter(allows)) }
  func formatted(text: String) -> FormattedText { base.formatted(text: text.filter(allows)) }
}
