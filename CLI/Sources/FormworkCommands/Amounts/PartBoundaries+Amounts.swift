/// Words and signs next to a number that make it another amount: of `$5 million`, `5` isn't a part.
///
/// Of plain numbers, these are the words that multiply or negate: `5 lakh`, `minus 5`. `12 pieces` is twelve.
///
/// Of amounts in a currency, it is any word or percent sign directly after the number, because that may be its unit:
/// `8321 cents`, `5 %`. After the currency, as in `12 EUR due`, a word is a note. So it is after a currency and an
/// amount with all its cents, as in `$12.50 due`, unless it is a multiple or a currency: `$1.50 million`.
extension PartBoundaries {
  /// Returns the word or the sign that changes a part; `nil` if nothing does.
  func changer(of range: Range<Int>) -> String? {
    guard let amounts else { return nil }
    let part = characters[range]
    var rest = characters[range.upperBound...].drop { $0.isWhitespace }
    // A currency ends the number, and so does the comma or the stop of a sentence.
    var isNoted = part.last.map { !$0.isNumber && !$0.isClosing && !"-–—".contains($0) } ?? false
    if let currency = amounts.currency, !isNoted {
      let word = rest.prefix { $0.isLetter }
      if !word.isEmpty, AmountNotes.isCurrency(word, currency) {
        rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
        isNoted = true
      }
    }
    let word = String(rest.drop { $0.isOpening || "\"'“„«‚‘".contains($0) }.prefix { $0.isLetter })
    if amounts.words.multiply(word) { return word }
    let before = wordBefore(range, amounts)
    if amounts.words.negate(before) { return before }
    guard amounts.currency != nil else { return nil }
    if let sign = characters[..<range.lowerBound].last, "#№".contains(sign) { return String(sign) }
    if isNoted { return nil }
    if amounts.words.nameCurrency(word) { return word }
    guard let first = rest.first else { return nil }
    if "%٪％‰".contains(first) { return String(first) }
    let hasCurrency = part.prefix { !$0.isNumber }
      .contains { $0.isLetter || $0.isCurrencySymbol }
    let isExact = amounts.isWhole || part.hasCents
    return first.isLetter && !(hasCurrency && isExact) ? word : nil
  }

  /// The letters of the word before a part and its currency; none of a label, which a colon ends.
  private func wordBefore(_ range: Range<Int>, _ amounts: Amounts) -> String {
    var rest = characters[..<range.lowerBound]
    func last() -> ArraySlice<Character> {
      while let character = rest.last, character.isWhitespace { rest.removeLast() }
      return rest.suffix(rest.reversed().prefix { !$0.isWhitespace }.count)
    }
    var word = last()
    if let currency = amounts.currency, AmountNotes.isCurrency(word, currency) {
      rest.removeLast(word.count)
      word = last()
    }
    if word.last == ":" { return "" }
    return String(word.filter { $0.isLetter })
  }
}

extension ArraySlice<Character> {
  /// Whether the amount ends with a separator and two digits.
  fileprivate var hasCents: Bool {
    let end = self[...(lastIndex { $0.isNumber } ?? startIndex)].suffix(3)
    guard let separator = end.first, end.count == 3 else { return false }
    return ".,".contains(separator) && end.dropFirst().allSatisfy { $0.isNumber }
  }
}
