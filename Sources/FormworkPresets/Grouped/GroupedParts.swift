import FormworkText

/// The parts of a whole input that may be texts of a grouped format by themselves.
struct GroupedParts {
  /// The runs between characters that have no place.
  let runs: [Substring]

  /// The same, without words that have no place: labels and notes.
  private let words: [Substring]

  /// Both, to try one by one.
  var all: [Substring] { runs + words }

  init(_ input: WholeInput, _ format: some GroupedFormat) {
    let alphabet = format.alphabet
    runs = input.parts { character in
      if case .other = alphabet.role(of: character) { return false }
      return true
    }
    words = Self.words(of: input.text, format)
  }

  /// Runs of words between which there is only decoration.
  private static func words(of text: String, _ format: some GroupedFormat) -> [Substring] {
    let alphabet = format.alphabet
    var parts: [Substring] = []
    var (start, end) = (text.startIndex, text.startIndex)
    var isOpen = false
    func close() {
      if isOpen { parts.append(text[start..<end]) }
      isOpen = false
    }
    var index = text.startIndex
    while index < text.endIndex {
      let first = index
      var (word, hasOthers) = ([] as [UInt8], false)
      // A word ends at a character that neither counts nor is a letter.
      scan: while index < text.endIndex {
        switch alphabet.role(of: text[index]) {
        case .counts(let byte): word.append(byte)
        case .other(isIgnored: false): hasOthers = true
        default: break scan
        }
        index = text.index(after: index)
      }
      if index > first {
        if hasOthers || !format.hasPlace(for: word) {
          close()
        } else {
          if !isOpen { start = first }
          (end, isOpen) = (index, true)
        }
      } else {
        if case .other = alphabet.role(of: text[index]) { close() }
        index = text.index(after: index)
      }
    }
    close()
    return parts
  }
}
