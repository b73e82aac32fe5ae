extension InputFormat {
  /// The placeholder for what is still missing, with a sign in the place of each character that a
  /// person types.
  ///
  ///     let phone = try Mask("+1 ([000]) [000]-[0000]")
  ///     phone.remainder(after: phone.formatted(text: "212"), marking: "_")  // "___-____"
  ///
  /// In `remainder(after:)` a slot for a digit is a `0`, which is right for a style that tells it
  /// from what was typed. Where there is none, a sign does.
  ///
  /// - Parameters:
  ///   - current: A text that this format made, or an empty one.
  ///   - sign: What stands for a character to type; choose one that isn't typed.
  /// - Returns: A text as long as the remainder, in characters. Where the format doesn't tell by
  ///   trying keys which of them are literals, all letters and digits are signs.
  /// - Complexity: O(*n*) keys, where *n* is the length of the remainder, up to 256.
  public func remainder(after current: FormattedText, marking sign: Character) -> String {
    let remainder = Array(remainder(after: current))
    if remainder.isEmpty { return "" }
    let filled = charactersToCome(after: current, count: remainder.count)
    var marked = ""
    for (index, character) in remainder.enumerated() {
      if index < filled.count, filled[index].isUser || filled[index].character == character {
        marked.append(filled[index].isUser ? sign : character)
      } else {
        marked.append(CharacterClass.alphanumeric.contains(character) ? sign : character)
      }
    }
    return marked
  }

  /// The characters that follow the text when keys are typed, each with whether it is a key's.
  private func charactersToCome(
    after current: FormattedText, count: Int
  ) -> [(character: Character, isUser: Bool)] {
    var trial = KeyTrial(self, at: current)
    var characters: [(character: Character, isUser: Bool)] = []
    var keys = 0
    while characters.count < count, keys < KeyTrial<Self>.mostKeys {
      let before = trial.text.text
      guard let key = trial.advanceQuickly() else { break }
      // What is filled from the right, or in a guide, doesn't go on where it ended.
      guard trial.text.text.utf8.starts(with: before.utf8) else { return [] }
      characters += trial.text.characters.dropFirst(before.count)
        .map { ($0.character, isUser: $0.kind.contains(.user)) }.typed(by: key)
      keys += 1
    }
    return characters
  }
}

extension Sequence<(character: Character, isUser: Bool)> {
  /// The same; where all are called the user's, only the first one that is `key`.
  fileprivate func typed(by key: Character) -> [(character: Character, isUser: Bool)] {
    var characters = Array(self)
    guard characters.count > 1, characters.allSatisfy({ $0.isUser }),
      let place = characters.firstIndex(where: { $0.character == key })
    else { return characters }
    for index in characters.indices { characters[index].isUser = index == place }
    return characters
  }
}
