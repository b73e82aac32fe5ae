/// Finds out how a text can go on by trying keys at its end, whatever its format.
struct KeyTrial<Format: InputFormat> {
  private(set) var text: FormattedText
  private let format: Format

  /// The key that was taken last, which is the likeliest to be taken next.
  private var last: Character?

  /// How many keys are tried in a row, however much a format takes.
  static var mostKeys: Int { 256 }

  init(_ format: Format, at current: FormattedText) {
    self.format = format
    text = current
  }

  /// Types one key that the format takes.
  ///
  /// - Returns: The kind of the characters that it would have taken; `nil` if it takes none.
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

  /// Types one key that the format takes, without asking for others that it would have taken.
  ///
  /// - Returns: The key; `nil` if there is none.
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

  /// The text after a key, if it is taken and nothing goes for it.
  ///
  /// In a guide the end of the text is behind its placeholders: there the caret tells the place, or
  /// what was typed last.
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
  /// The text, if the value got longer and nothing was lost.
  fileprivate func textThatGrew(from current: FormattedText) -> FormattedText? {
    let grew = formatted.value.byteCount > current.value.byteCount
    return grew && !isRejected && removed.isEmpty && unused.isEmpty ? formatted : nil
  }
}

extension FormattedText {
  /// The place behind the last of the user's characters.
  fileprivate var endOfUsers: UTF16Offset {
    var (length, end) = (0, 0)
    for piece in provenance.pieces(of: text) {
      length += piece.length
      if piece.kind.contains(.user) { end = length }
    }
    return UTF16Offset(UTF16Units.count(before: end, in: text))
  }
}
