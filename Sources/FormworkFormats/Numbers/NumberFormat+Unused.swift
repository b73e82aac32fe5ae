package import FormworkMasks

extension NumberFormat {
  /// Returns the unused letters, symbols, and digits of a text.
  ///
  ///     let euro = try NumberFormat(currency: "€", code: "EUR")
  ///     euro.unused(of: "5 EUR", in: euro.formatted(text: "5 EUR"))  // ""
  ///     euro.unused(of: "5 USD", in: euro.formatted(text: "5 USD"))  // "USD"
  ///     euro.unused(of: "1/2", in: euro.formatted(text: "1/2"))      // "/"
  ///
  /// A number is read as a whole or not at all. If a text isn't a number, the unused characters are
  /// the words and symbols that aren't affixes of the format, or else all digits.
  package func unused(of input: String, in formatted: FormattedText) -> String {
    if formatted.issue == .tooLong { return formatted.unused(of: input, countsLetters: false) }
    if !formatted.text.isEmpty || input.isEmpty { return "" }
    if case .nothing = NumberReading.read(input, for: self) { return "" }
    let foreign = foreign(in: input)
    return foreign.isEmpty ? formatted.unused(of: input) : foreign
  }

  /// Returns the words and symbols of a text that aren't affixes of the format.
  private func foreign(in input: String) -> String {
    let own = words
    var foreign = ""
    for run in input.split(whereSeparator: { $0.isBlank }) {
      var rest = run
      while let first = rest.first {
        let isLetter = UnicodeSet.letter.contains(first)
        let word = isLetter ? rest.prefix { UnicodeSet.letter.contains($0) } : rest.prefix(1)
        rest = rest[word.endIndex...]
        let scalar = first.unicodeScalars.first?.value ?? 0
        let isSymbol =
          !isLetter && NumberSign(scalar, in: layout) == .other && !OwnWords.isUnseen(scalar)
          && !own.contains(scalar)
        if isSymbol || isLetter && !own.isWord(word.unicodeScalars) { foreign += word }
      }
    }
    return foreign
  }
}
