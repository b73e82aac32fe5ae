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

/// A trial that finds how a text continues by typing keys at its end, for any format.
struct KeyTrial<Format: InputFormat> {
  private(set) var text: FormattedText
  private let format: Format

  /// The last accepted key, which the format is most likely to accept next.
  private var last: Character?

  /// The maximum number of keys in one trial.
  static var mostKeys: Int { 256 }

  init(_ format: Format, at current: FormattedText) {
    self.format = format
    text = current
  }

  /// Types one key that the format accepts.
  ///
  /// - Returns: The kind of characters that the format accepts here, or `nil` if it accepts none.
  mutating func advance() -> MissingCharacters.Kind? {
    let digit = first(of: Self.digits)
    let letter = first(of: Self.letters)
    if let next = digit ?? letter {
      text = next
      return letter == nil ? .digits : digit == nil ? .letters : .lettersOrDigits
    }
    guard let next = first(of: Self.others) else { return nil }
    text = next
    return .others
  }

  /// Types one key that the format accepts, without trying the other kinds.
  ///
  /// - Returns: The key, or `nil` if the format accepts none.
  fileprivate mutating func advanceQuickly() -> Character? {
    if let last, let next = outcome(of: last) {
      text = next
      return last
    }
    for keys in [Self.digits, Self.letters, Self.others] {
      for key in keys {
        guard let next = outcome(of: key) else { continue }
        (text, last) = (next, key)
        return key
      }
    }
    return nil
  }

  private func first(of keys: [Character]) -> FormattedText? {
    for key in keys {
      if let next = outcome(of: key) { return next }
    }
    return nil
  }

  /// Returns the text after a key, or `nil` if the key isn't accepted or loses characters.
  ///
  /// In a guide, the end of the text is after its placeholders. The key is then tried after the user's
  /// characters and at the caret.
  private func outcome(of key: Character) -> FormattedText? {
    let end = UTF16Offset.end(of: text.text)
    if let next = outcome(of: key, at: end) { return next }
    if !text.text.isEmpty, let next = outcome(of: key, at: text.endOfUsers) { return next }
    return text.caret == end ? nil : outcome(of: key, at: text.caret)
  }

  private func outcome(of key: Character, at place: UTF16Offset) -> FormattedText? {
    let outcome = format.apply(TextEdit(inserting: String(key), at: place), to: text)
    return outcome.textThatGrew(from: text)
  }

  private static var digits: [Character] {
    ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
  }

  private static var letters: [Character] {
    (0..<26).flatMap { place in
      [0x41, 0x61].map { Character(Unicode.Scalar(UInt8($0 + place))) }
    }
  }

  private static var others: [Character] {
    (0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) } + ["é", "я", "中"]
  }
}

extension EditOutcome {
  /// The text, if the value is longer than before and nothing was lost.
  fileprivate func textThatGrew(from current: FormattedText) -> FormattedText? {
    let grew = formatted.value.byteCount > current.value.byteCount
    return grew && !isRejected && removed.isEmpty && unused.isEmpty ? formatted : nil
  }
}

extension FormattedText {
  /// The position after the last of the user's characters.
  fileprivate var endOfUsers: UTF16Offset {
    var (length, end) = (0, 0)
    for piece in provenance.pieces(of: text) {
      length += piece.length
      if piece.kind.contains(.user) { end = length }
    }
    return UTF16Offset(UTF16Units.count(before: end, in: text))
  }
}
