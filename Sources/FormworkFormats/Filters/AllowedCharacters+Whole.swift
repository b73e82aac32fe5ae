package import FormworkMasks

extension AllowedCharacters {
  /// Replaces a range with text that arrived at once.
  func insertWhole(
    _ insertion: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    rule.isFreeText
      ? insertWords(insertion, in: range, of: current)
      : insertCode(rule.withDigits(of: insertion), in: range, of: current)
        .accountingDigits(of: insertion)
  }

  /// Replaces a range with free text, or with its beginning if there isn't room for all of it.
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

  /// Returns the allowed characters. Other characters between two words become a space.
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
  /// Inserts a whole code or its one complete part, or rejects the text.
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
    // The reason is missing room if a code doesn't fit, or if the field is full.
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

  /// Replaces a range with a whole code, or rejects it.
  private func insertAll(
    _ code: String, in range: Range<String.Index>, of current: FormattedText
  ) -> EditOutcome {
    let outcome = insert(code, in: range, of: current)
    return outcome.unused.isEmpty ? outcome : .rejected(current, because: .noRoom)
  }

  /// Returns the parts that contain characters of a code.
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
      // A part that touches a word belongs to the word. It counts as a part, but can't be used.
      if touches { return text[part.startIndex..<part.startIndex] }
      return part.withoutHyphens(afterWordIn: text)
    }
  }

  /// Returns the characters of a code without decoration.
  ///
  /// Returns `nil` if there are other characters, or if the meaning would change without the decoration.
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

  /// Returns whether the digits of a text are one whole number or code, without a minus sign or a fraction.
  private func isWholeNumber(_ text: String) -> Bool {
    let shape = NumberShape(text, placing: rule.contains)
    return !shape.isNegative && !shape.hasFraction
  }

  /// Returns whether removing the decoration would join words.
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
  /// Returns this outcome with unused digits as they were written.
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
