import Formwork

extension FormattedText {
  /// The letters and digits of `input` that found no place when this text was made of it.
  ///
  /// The user's characters of the text come from the input, in order; so may its literals, if the
  /// input was written with them. Of both readings the one that leaves out less counts.
  ///
  /// - Complexity: O(*n*) in the lengths of the texts.
  func surplus(of input: String) -> String {
    let counted = input.filter { $0.isLetter || $0.isNumber }
    let shown = countedCharacters
    let readings = [
      counted.leftOver(by: shown.filter { $0.isUser }), counted.leftOver(by: shown),
    ].compactMap { $0 }
    // Not even the user's characters are in the input: the format changed them beyond recognition.
    return readings.min { $0.utf8.count < $1.utf8.count }
      ?? counted.leftOver(by: shown.map { ($0.character, isUser: false) }) ?? ""
  }

  /// The letters and digits of the text, folded, each with whether it must be in the input.
  private var countedCharacters: [(character: Character, isUser: Bool)] {
    let pieces = provenance.pieces(of: text)
    var characters: [(character: Character, isUser: Bool)] = []
    var place = 0
    var index = 0
    var end = pieces.first?.length ?? 0
    for character in text {
      while end <= place, index < pieces.count - 1 {
        index += 1
        end += pieces[index].length
      }
      let kind = index < pieces.count ? pieces[index].kind : .user
      if character.isLetter || character.isNumber, !kind.contains(.guide) {
        characters.append((character.folded, kind.contains(.user)))
      }
      place += character.utf8.count
    }
    return characters
  }
}

extension String {
  /// What is left of this text when `taken` are taken from it in order; `nil` if one that must be
  /// there isn't.
  fileprivate func leftOver(by taken: [(character: Character, isUser: Bool)]) -> String? {
    // Beyond so many literals a character isn't looked for, which keeps the time linear.
    let lookahead = 64
    var rest = ""
    var next = 0
    for character in self {
      let folded = character.folded
      let end = Swift.min(taken.count, next + lookahead)
      var match = next
      while match < end, taken[match].character != folded, !taken[match].isUser { match += 1 }
      if match < end, taken[match].character == folded {
        next = match + 1
      } else {
        rest.append(character)
      }
    }
    return taken[next...].contains { $0.isUser } ? nil : rest
  }
}

extension Character {
  /// The character without what a format may change in it: the script of a digit, the case.
  fileprivate var folded: Character {
    if let digit = wholeNumberValue, (0...9).contains(digit) { return Character("\(digit)") }
    return lowercased().first ?? self
  }
}
