/// A number of missing characters of one kind.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     phone.missing(after: phone.formatted(text: "212"))
///     // 7 digits: [MissingCharacters(.digits, count: 7)]
///
/// Announce this instead of a placeholder: users can't mistake “7 more digits” for a number.
package struct MissingCharacters: Hashable, Sendable {
  /// The kind of the missing characters.
  package var kind: Kind

  /// The number of missing characters.
  package var count: Int

  /// Creates a number of missing characters.
  package init(_ kind: Kind, count: Int) {
    self.kind = kind
    self.count = count
  }

  /// A kind of characters that users have a word for.
  package enum Kind: Hashable, Sendable {
    /// Only decimal digits.
    case digits

    /// Only letters.
    case letters

    /// Letters or digits.
    case lettersOrDigits

    /// Other characters, such as punctuation.
    case others
  }
}

extension InputFormat {
  /// Returns the characters that the user has to type after `current` to complete it, in order.
  ///
  ///     let plate = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
  ///     plate.missing(after: plate.formatted(text: "A"))  // 1 letter, 4 digits
  ///
  /// The method finds them by trying keys, so it works with every format. If there are several ways to
  /// complete the text, the result is one of them.
  ///
  /// - Parameter current: A text that this format made, or an empty one.
  /// - Returns: Runs of missing characters. The array is empty if the text is complete. It is also empty if
  ///   no accepted key leads to a complete text, or if more than 256 characters are missing.
  /// - Complexity: O(*n*) keys, where *n* is the number of missing characters.
  package func missing(after current: FormattedText) -> [MissingCharacters] {
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
  /// Returns the remainder with a symbol for each character that the user types.
  ///
  ///     let phone = try Mask("+1 ([000]) [000]-[0000]")
  ///     phone.remainder(after: phone.formatted(text: "212"), marking: "_")  // "___-____"
  ///
  /// In `remainder(after:)`, a slot for a digit is a `0`, which works if the remainder has a different style
  /// than the text. Without styles, use a symbol.
  ///
  /// - Parameters:
  ///   - current: A text that this format made, or an empty one.
  ///   - sign: The symbol for a character to type. Choose one that the user doesn't type.
  /// - Returns: Text with as many characters as the remainder. If trying keys doesn't find its literals, the
  ///   symbol replaces all letters and digits.
  /// - Complexity: O(*n*) keys, where *n* is the length of the remainder, up to 256.
  package func remainder(after current: FormattedText, marking sign: Character) -> String {
    let remainder = Array(remainder(after: current))
    if remainder.isEmpty { return "" }
    let filled = charactersToCome(after: current, count: remainder.count)
    var marked = ""
    for (index, character) in remainder.enumerated() {
      if index < filled.count, filled[index].isUser || filled[index].character == character {
        marked.append(filled[index].isUser ? sign : character)
      } else {
        marked.append(UnicodeSet.alphanumeric.contains(character) ? sign : character)
      }
    }
    return marked
  }

  /// Returns the characters that appear when keys are typed, and whether each of them is the user's.
  private func charactersToCome(
    after current: FormattedText, count: Int
  ) -> [(character: Character, isUser: Bool)] {
    var trial = KeyTrial(self, at: current)
    var characters: [(character: Character, isUser: Bool)] = []
    var keys = 0
    while characters.count < count, keys < KeyTrial<Self>.mostKeys {
      let before = trial.text.text
      guard let key = trial.advanceQuickly() else { break }
      // The text doesn't grow at its end if it is filled from the right or has a guide.
      guard trial.text.text.utf8.starts(with: before.utf8) else { return [] }
      characters += trial.text.characters.dropFirst(before.count)
        .map { ($0.character, isUser: $0.kind.contains(.user)) }.typed(by: key)
      keys += 1
    }
    return characters
  }
}

extension Sequence<(character: Character, isUser: Bool)> {
  /// Returns the characters with only the first `key` marked as the user's, if all of them are marked.
  fileprivate func typed(by key: Character) -> [(character: Character, isUser: Bool)] {
    var characters = Array(self)
    guard characters.count > 1, characters.allSatisfy({ $0.isUser }),
      let place = characters.firstIndex(where: { $0.character == key })
    else { return characters }
    for index in characters.indices { characters[index].isUser = index == place }
    return characters
  }
}
