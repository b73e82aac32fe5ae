public import FormworkText

extension NumberFormat {
  /// The letters and digits of a text that found no place, and the signs of other currencies.
  ///
  ///     let euro = try NumberFormat(currency: "€", code: "EUR")
  ///     euro.surplus(of: "5 EUR", in: euro.formatted(text: "5 EUR"))  // ""
  ///     euro.surplus(of: "5 USD", in: euro.formatted(text: "5 USD"))  // "USD"
  ///     euro.surplus(of: "$5", in: euro.formatted(text: "$5"))        // "$"
  ///
  /// The code of the currency itself is none, nor are the words that stand before or behind the number,
  /// where all of them are there: of `5 USD` beside `5 EUR` nothing is.
  public func surplus(of input: String, in formatted: FormattedText) -> String {
    let foreign = input.unicodeScalars.filter { CurrencyWord.isForeign($0, to: layout) }
    var rest = input.without(layout)
    if let range = CurrencyWord.range(of: options.code, in: rest) { rest.removeSubrange(range) }
    return String(String.UnicodeScalarView(foreign))
      + formatted.surplus(of: rest, countsLetters: false)
  }
}

extension String {
  /// The text without the words around its digits that a layout has there.
  fileprivate func without(_ layout: NumberLayout) -> String {
    let words = letterRuns
    if words.isEmpty { return self }
    let first = firstIndex(where: CharacterClass.digit.contains) ?? endIndex
    let last = lastIndex(where: CharacterClass.digit.contains) ?? startIndex
    let frames = [layout.positive, layout.negative]
    let before = words.filter { $0.range.upperBound <= first }
      .range(ofOneOf: frames.map { String(decoding: $0.before, as: UTF8.self).letterRuns })
    let after = words.filter { $0.range.lowerBound >= last }
      .range(ofOneOf: frames.map { String(decoding: $0.after, as: UTF8.self).letterRuns })
    var rest = self[...]
    var kept = ""
    for range in [before, after].compactMap({ $0 }) where range.lowerBound >= rest.startIndex {
      kept += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
    }
    return kept + rest
  }
}

extension [LetterRun] {
  /// Where the words of one of some texts stand one after the other; of the first that do.
  fileprivate func range(ofOneOf texts: [[LetterRun]]) -> Range<String.Index>? {
    for text in texts where !text.isEmpty && text.count <= count {
      for start in 0...count - text.count
      where text.indices.allSatisfy({ text[$0].letters == self[start + $0].letters }) {
        return self[start].range.lowerBound..<self[start + text.count - 1].range.upperBound
      }
    }
    return nil
  }
}
