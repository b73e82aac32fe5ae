extension AllowedCharacters {
  /// Puts text that arrived at once in the place of a range.
  func insertWhole(
    _ insertion: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    rule.isFreeText
      ? insertWords(insertion, in: range, of: current)
      : insertCode(rule.withDigits(of: insertion), in: range, of: current)
        .accountingDigits(of: insertion)
  }

  /// Puts free text in the place of a range: its beginning, if there is no room for all of it.
  private func insertWords(
    _ insertion: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    let left = current.text[..<range.lowerBound]
    let right = current.text[range.upperBound...]
    let words = words(of: insertion, after: left.last, before: right.first)
    if words.text.isEmpty { return .rejected(current) }
    var outcome = insert(words.text, in: range, of: current)
    if outcome.isRejected { return outcome }
    if !outcome.unused.isEmpty, let maximumLength, outcome.formatted.text.fills(maximumLength) {
      outcome.formatted.issue = .tooLong
    }
    outcome.unused = words.missing.lettersAndDigits + outcome.unused.lettersAndDigits
    return outcome
  }

  /// The allowed characters, with a space in the place of others that stood between two words.
  func words(
    of text: String, after left: Character?, before right: Character?
  ) -> (text: String, missing: String) {
    var words = ""
    var missing = ""
    var isGap = false
    var last = left
    for character in text {
      if rule.contains(character) {
        if isGap, let last, !last.isBlank, !character.isBlank { words += " " }
        isGap = false
        words.append(character)
        last = character
      } else if !character.isUnseen {
        isGap = true
        missing.append(character)
      }
    }
    if isGap, !words.isEmpty, let last, let right, !last.isBlank, !right.isBlank { words += " " }
    return (words, missing)
  }
}

extension AllowedCharacters {
  /// Places a code whole, or its one complete part, or not at all.
  private func insertCode(
    _ insertion: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    let left = current.text[..<range.lowerBound]
    let right = current.text[range.upperBound...]
    let asItIs = insertAll(insertion, in: range, of: current)
    if !asItIs.isRejected { return asItIs }
    let digits = code(in: insertion)
    if let digits {
      let whole = insertAll(digits, in: range, of: current)
      if !whole.isRejected { return whole }
    }
    // There is no room if what has a meaning doesn't fit, or nothing would.
    let isFull = room(beside: left, right, in: current.text) == 0
    let isOfRoom = digits.map { _ in true } ?? isFull
    let rejection =
      isOfRoom ? rejected(insertion, between: left, right, current) : .rejected(current)
    let input = WholeInput(insertion)
    let parts = parts(of: insertion)
    let hasLength = maximumLength != nil && rule.acceptsDigits
    guard hasLength || parts.count == 1 else { return .rejected(current) }
    return .onePart(of: input, parts, otherwise: rejection.rejection ?? .notAllowed, current) {
      part in
      guard let code = code(in: part), code.fills(hasLength ? maximumLength ?? 1 : 1) else {
        return .rejected(current)
      }
      return insertAll(code, in: range, of: current)
    }
  }

  /// Puts all of a code in the place of a range.
  private func insertAll(
    _ code: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    let outcome = insert(code, in: range, of: current)
    return outcome.unused.isEmpty ? outcome : .rejected(current, because: .noRoom)
  }

  /// The parts in which there is something of a code.
  private func parts(of text: String) -> [Substring] {
    let breaksAtSpaces = rule.acceptsLetters
    let parts = WholeInput(text).parts { character in
      rule.contains(character) || character.isDecoration && !(breaksAtSpaces && character.isBlank)
    }
    return parts.compactMap { part in
      guard part.contains(where: { rule.contains($0) && !$0.isDecoration }) else { return nil }
      let touches = part.touchesWord(in: text)
      if touches, rule.acceptsLetters, !part.contains(where: { $0.digitValue != nil }) {
        return nil
      }
      // What touches a word is part of it: it counts, and can't be used.
      if touches { return text[part.startIndex..<part.startIndex] }
      return part.withoutHyphens(afterWordIn: text)
    }
  }

  /// The characters of a code, if there are no others but decoration; `nil` if its meaning would change
  /// without that.
  func code(in text: String) -> String? {
    var code = ""
    let takesGroups = rule.acceptsDigits && !rule.acceptsLetters
    for character in text {
      if rule.contains(character) {
        code.append(character)
      } else if !character.isDecoration, !takesGroups || !character.groupsDigits {
        return nil
      }
    }
    if code.isEmpty { return nil }
    if rule.acceptsDigits, !rule.acceptsLetters || !code.contains(where: { $0.isCasedLetter }) {
      return isWholeNumber(text) ? code : nil
    }
    return joinsWords(text) ? nil : code
  }

  /// Whether the digits of a text make one number or code: without a minus sign and fractions.
  private func isWholeNumber(_ text: String) -> Bool {
    let shape = NumberShape(text, placing: rule.contains)
    return !shape.isNegative && !shape.hasFraction
  }

  /// Whether words would be joined if the decoration went.
  private func joinsWords(_ text: String) -> Bool {
    let groups = text.split { !rule.contains($0) }
    guard groups.count > 1 else { return false }
    if !rule.acceptsDigits { return true }
    let hasSpaces = text.split { $0.isBlank }.count > 1
    guard hasSpaces else { return false }
    var isWordBefore = false
    for group in groups {
      let isLetters = group.allSatisfy { $0.digitValue == nil }
      if isLetters, group.count > 2, group.dropFirst().contains(where: { $0.isLowercaseLetter }) {
        return true
      }
      let isLong = isLetters && group.count > 3
      if isLong, isWordBefore { return true }
      isWordBefore = isLong
    }
    return false
  }
}

extension EditOutcome {
  /// The same, with unused digits as they were written.
  package func accountingDigits(of text: String) -> EditOutcome {
    if unused.isEmpty || text.isPlainASCII { return self }
    var accounted = self
    var rest = Array(unused)
    var unused: [Character] = []
    for character in Array(text).reversed()
    where rest.takeLast(character) || rest.takeLast(character.withASCIIDigit) {
      unused.append(character)
    }
    accounted.unused = String(unused.reversed())
    return accounted
  }
}
