/// Characters of one kind that a text lacks until it is complete.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     phone.missing(after: phone.formatted(text: "212"))
///     // 7 digits: [MissingCharacters(.digits, count: 7)]
///
/// Tell people this rather than a placeholder: “7 more digits” can't be taken for a number.
public struct MissingCharacters: Hashable, Sendable {
  /// What is missing.
  public var kind: Kind

  /// How many are missing.
  public var count: Int

  /// Creates a number of missing characters.
  public init(_ kind: Kind, count: Int) {
    self.kind = kind
    self.count = count
  }

  /// A kind of characters, as a person would call it.
  public enum Kind: Hashable, Sendable {
    /// Decimal digits alone.
    case digits

    /// Letters alone.
    case letters

    /// Letters as well as digits.
    case lettersOrDigits

    /// None of these, such as punctuation.
    case others
  }
}

extension InputFormat {
  /// What has to be typed after `current` until it is complete, in order.
  ///
  ///     let plate = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
  ///     plate.missing(after: plate.formatted(text: "A"))  // 1 letter, 4 digits
  ///
  /// It is found by trying keys, so it holds for every format, and never types more than 256. Where
  /// a place has a choice, it is one way of several.
  ///
  /// - Parameter current: A text that this format made, or an empty one.
  /// - Returns: Runs of missing characters; none if the text is complete, or if no key at its end
  ///   leads on.
  /// - Complexity: O(*n*) keys, where *n* is the number of missing characters.
  public func missing(after current: FormattedText) -> [MissingCharacters] {
    var trial = KeyTrial(self, at: current)
    var runs: [MissingCharacters] = []
    var keys = 0
    while !trial.text.isComplete {
      keys += 1
      guard keys <= KeyTrial<Self>.mostKeys, let kind = trial.advance() else { return [] }
      if let last = runs.last, last.kind == kind {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(MissingCharacters(kind, count: 1))
      }
    }
    return runs
  }
}

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
