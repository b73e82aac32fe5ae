public import FormworkText

extension NumberFormat {
  /// The letters and digits of a text that found no place.
  ///
  ///     let euro = try NumberFormat(currency: "€", code: "EUR")
  ///     euro.surplus(of: "5 EUR", in: euro.formatted(text: "5 EUR"))  // ""
  ///     euro.surplus(of: "5 USD", in: euro.formatted(text: "5 USD"))  // "USD"
  ///     euro.surplus(of: "1/2", in: euro.formatted(text: "1/2"))      // "12"
  ///
  /// A number is read whole or not at all. Of a text that isn't one, these are the letters that the format
  /// doesn't have beside a number, or else all digits.
  public func surplus(of input: String, in formatted: FormattedText) -> String {
    if formatted.problem == .tooLong { return formatted.surplus(of: input, countsLetters: false) }
    if !formatted.text.isEmpty || input.isEmpty { return "" }
    if case .nothing = NumberReading.read(input, for: self) { return "" }
    let own = OwnWords(self)
    let words = input.split { !CharacterClass.letter.contains($0) }
      .filter { !own.isWord($0.unicodeScalars) }
    return words.isEmpty ? formatted.surplus(of: input) : words.joined()
  }
}
