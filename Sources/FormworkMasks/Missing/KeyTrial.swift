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
  mutating func advanceQuickly() -> Character? {
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
