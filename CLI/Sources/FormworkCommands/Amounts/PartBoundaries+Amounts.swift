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
    if let mark = brokenDigits(around: range) { return mark }
    let part = characters[range]
    var rest = characters[range.upperBound...].drop { $0.isWhitespace }
    // A currency ends the number, and so does the comma or the stop of a sentence.
    var isNoted = part.last.map { !$0.isNumber && !$0.isClosing && !"-–—".contains($0) } ?? false
    if let currency = amounts.currency, !isNoted {
      let word = rest.prefix { $0.isLetter || $0.isCurrencySymbol }
      if !word.isEmpty, AmountNotes.isCurrency(word, currency) {
        rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
        isNoted = true
      }
    }
    let word = String(rest.drop { $0.isOpening || "\"'“„«‚‘".contains($0) }.prefix { $0.isLetter })
    if amounts.words.multiply(word) || amounts.words.isSide(word) { return word }
    if isNoted, amounts.isOther(word) { return word }
    if let before = changer(before: range, amounts) { return before }
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

  /// Returns the word before a part and its currency that changes it: “minus”, “Mio.”, “TEUR”, “Cdn”.
  private func changer(before range: Range<Int>, _ amounts: Amounts) -> String? {
    let (word, token) = wordBefore(range, amounts)
    if token == "./." || amounts.words.negate(word) || amounts.words.isSide(word) { return token }
    // A colon ends a label, such as “Total M:”.
    if token.last == ":" { return nil }
    return word.count > 1 && amounts.words.multiply(word) || amounts.isOther(word) ? token : nil
  }

  /// The letters of the word before a part and its currency, and all of it.
  private func wordBefore(_ range: Range<Int>, _ amounts: Amounts) -> (letters: String, all: String)
  {
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
    return (String(word.filter { $0.isLetter }), String(word))
  }

  /// Returns the separator at which an amount was broken, as in `$1, 234.56`, `$119. 95`, and `$5,,500`.
  private func brokenDigits(around range: Range<Int>) -> String? {
    guard amounts?.currency != nil else { return nil }
    let marks: Set<Character> = [",", "."]
    let rest = characters[range.upperBound...]
    if let mark = rest.first, marks.contains(mark), isBroken(mark, rest.dropFirst()) {
      return String(mark)
    }
    let head = characters[..<range.lowerBound]
    let spaces = head.reversed().prefix { $0.isWhitespace }.count
    guard let mark = head.dropLast(spaces).last, marks.contains(mark),
      head.dropLast(spaces + 1).last.map({ $0.isNumber || $0 == mark }) ?? false
    else { return nil }
    return isBroken(mark, characters[(range.lowerBound - spaces)...]) ? String(mark) : nil
  }

  /// Whether the digits of an amount go on after a separator and a space, or after a second separator.
  private func isBroken(_ mark: Character, _ rest: ArraySlice<Character>) -> Bool {
    let isDoubled = rest.first == mark
    let digits = (isDoubled ? rest.dropFirst() : rest.drop { $0.isWhitespace }).prefix {
      $0.isNumber
    }
    return isDoubled ? !digits.isEmpty : digits.count == 3 || mark == "." && digits.count == 2
  }

  /// Whether another number than that of a part has the sign of a currency.
  func hasAmount(besides range: Range<Int>) -> Bool {
    guard let currency = amounts?.currency else { return false }
    var before = characters[..<range.lowerBound]
    while before.last?.isWhitespace ?? false { before.removeLast() }
    let last = before.suffix(before.reversed().prefix { !$0.isWhitespace && !$0.isNumber }.count)
    if AmountNotes.isCurrency(last, currency) { before.removeLast(last.count) }
    var after = characters[range.upperBound...].drop { $0.isWhitespace }
    let next = after.prefix { !$0.isWhitespace && !$0.isNumber }
    if AmountNotes.isCurrency(next, currency) { after.removeFirst(next.count) }
    return Self.hasAmount(before) || Self.hasAmount(after)
  }

  /// Whether a text has a number next to the sign of a currency.
  private static func hasAmount(_ text: ArraySlice<Character>) -> Bool {
    var last: Character?
    for character in text where !character.isWhitespace {
      if let last,
        last.isNumber && character.isCurrencySymbol || last.isCurrencySymbol && character.isNumber
      {
        return true
      }
      last = character
    }
    return false
  }
}

extension PartBoundaries.Amounts {
  /// Whether a word is another currency: “Cdn” with dollars, “DM” with euros, “TEUR” for thousands of euros.
  func isOther(_ word: String) -> Bool {
    guard let currency, word.count > 1 else { return false }
    if word.count > 3, word.count < 8 {
      let upper = word.uppercased()
      let hasCode = upper.hasPrefix(currency) || upper.hasSuffix(currency)
      if hasCode, !AmountNotes.isCurrency(Array(word)[...], currency) { return true }
    }
    return AmountNotes.isOther(Array(word)[...], than: currency)
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
