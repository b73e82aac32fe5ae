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
  /// - Throws: ``FormatError`` for an unknown name.
  init(named name: String) throws(FormatError) {
    guard let found = Self.named.first(where: { $0.key == name }) else {
      throw FormatError(
        .wrongSetting(
          name: name, of: "set of allowed characters", known: Self.named.map(\.key)))
    }
    self = found.value
  }
}

extension Mask.Syntax {
  /// The names of the mask syntaxes for Objective-C.
  package static let named: KeyValuePairs<String, Mask.Syntax> = [
    "brackets": .brackets, "hash": .hash, "digits": .digits,
  ]

  /// Creates the syntax with a name.
  ///
  /// - Throws: ``FormatError`` for an unknown name.
  package init(name: String) throws(FormatError) {
    guard let syntax = Self.named.first(where: { $0.key == name }) else {
      throw FormatError(.wrongSetting(name: name, of: "syntax", known: Self.named.map(\.key)))
    }
    self = syntax.value
  }
}
